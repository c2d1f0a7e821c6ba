import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  title: string;
  /** Shown in place of the title, which then is for screen readers only. */
  head?: ReactNode;
  /** A sheet rises from the lower edge of a phone; on a wide screen it is a dialog like any other. */
  shape?: 'dialog' | 'sheet' | 'wide';
  words: { close: string };
  onClose: () => void;
  /** Buttons that stay in sight below the scrolling content. */
  footer?: ReactNode;
  /** For content without controls: it gets the focus itself, so that keys can scroll it. */
  readOnly?: true;
  children: ReactNode;
};

/** A modal window on the native element: the browser keeps the focus inside, and Escape closes it. */
export function Dialog({
  open,
  title,
  head,
  shape = 'dialog',
  words,
  onClose,
  footer,
  readOnly,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      className={`${styles['dialog']} ${styles[shape]}`}
      aria-labelledby={heading}
      // `close` also fires after the page closed the dialog itself, perhaps to open another: then `onClose` is not
      // called.
      onClose={() => {
        if (open) onClose();
      }}
      closedby="any"
    >
      {open && (
        <div className={styles['inside']}>
          <div className={styles['header']}>
            <h2 id={heading} className={head === undefined ? undefined : 'visually-hidden'}>
              {title}
            </h2>
            {head}
            <Button look="quiet" icon="close" iconOnly onClick={() => element.current?.close()}>
              {words.close}
            </Button>
          </div>
          <div
            className={styles['content']}
            {...(readOnly === true && { role: 'region', tabIndex: 0, 'aria-labelledby': heading })}
          >
            {children}
          </div>
          {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
