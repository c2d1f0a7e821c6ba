import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import type { Words } from '../../words/index.ts';
import bar from '../match/TableBar.module.css';

/** What can be opened over any match that is stepped through. */
export type SteppingPanel = 'log' | 'settings' | 'help' | undefined;

/** The bar above a match that is stepped through: the way back, and its tools. */
export function ReplayBar({
  words,
  back,
  onOpen,
  children,
}: {
  words: Words;
  /** Where the way back leads, or what takes it. */
  back: { readonly name: string; readonly run: string | (() => void) };
  onOpen: (panel: SteppingPanel) => void;
  /** Tools besides the usual ones. */
  children?: ReactNode;
}) {
  const tools = [
    { icon: 'log', name: words.table.log, open: 'log' },
    { icon: 'settings', name: words.settings.title, open: 'settings' },
    { icon: 'question', name: words.help.title, open: 'help' },
  ] as const;
  return (
    <header className={bar['bar']}>
      {typeof back.run === 'string' ? (
        <a className={bar['home']} href={back.run}>
          <Icon name="left" />
          <span className={bar['label']}>{back.name}</span>
        </a>
      ) : (
        <Button look="primary" icon="left" onClick={back.run}>
          {back.name}
        </Button>
      )}
      <p className={bar['status']}>
        <span className={bar['line']}>{words.replay.title}</span>
      </p>
      <nav className={bar['tools']} aria-label={words.menu}>
        {children}
        {tools.map(({ icon, name, open }) => (
          <Button key={open} look="quiet" icon={icon} iconOnly title={name} onClick={() => onOpen(open)}>
            {name}
          </Button>
        ))}
      </nav>
    </header>
  );
}
