import { useEffect } from 'react';
import { create } from 'zustand';

/** The heading that the browser's tab shows for the current page. */
export const useTabHeading = create<{ readonly heading: string | undefined }>(() => ({ heading: undefined }));

/** Shows a heading in the browser's tab while the calling component is mounted. */
export function useHeadingInTab(heading: string): void {
  useEffect(() => {
    useTabHeading.setState({ heading });
    return () => useTabHeading.setState({ heading: undefined });
  }, [heading]);
}
