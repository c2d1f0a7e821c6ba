import type { Ref } from 'react';
import styles from './SearchField.module.css';

/** A field that filters the list below it. */
export function SearchField({
  label,
  search,
  onSearch,
  ref,
}: {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}) {
  return (
    <label className={styles['search']}>
      {label}
      <input ref={ref} type="search" value={search} onChange={(event) => onSearch(event.target.value)} />
    </label>
  );
}
