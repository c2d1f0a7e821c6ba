import { Component, type ReactNode } from 'react';
import { Button } from '@whistlestop/board';
import type { PageWords } from '../words/index.ts';
import { Message } from './Message.tsx';
import { loadNewest } from '../page/offline.ts';

/** How browsers report a missing chunk: after an upgrade all chunks have new names. */
const PART_GONE = /dynamically imported module|importing a module script|preload css/i;

/** Shows an unexpected error as a message; the match is already saved. */
export class ErrorBoundary extends Component<{ words: PageWords; children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { words, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const missing = !navigator.onLine && /import|fetch|load/i.test(error.message);
    if (!missing && PART_GONE.test(error.message))
      return (
        <Message title={words.updateReady} about={words.errors.about}>
          <Button look="primary" onClick={() => void loadNewest()}>
            {words.updateNow}
          </Button>
        </Message>
      );
    return (
      <Message
        title={missing ? words.errors.offlinePart : words.errors.title}
        about={`${words.errors.about} ${error.message}`}
      >
        <Button look="primary" onClick={() => location.reload()}>
          {words.errors.reload}
        </Button>
      </Message>
    );
  }
}
