import { Component, type ReactNode } from 'react';
import { Button } from '@whistlestop/board';
import type { Words } from '../words/index.ts';
import { Message } from './Message.tsx';
import { loadNewest } from '../page/offline.ts';

/** How browsers say that a part of the page is no longer where it was: after an upgrade, all its parts have new names. */
const PART_GONE = /dynamically imported module|importing a module script|preload css/i;

/** Catches what no screen foresaw and says so in words; the match is already saved. */
export class ErrorBoundary extends Component<{ words: Words; children: ReactNode }, { error: Error | undefined }> {
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
