import { useState } from 'react';
import { useMedia, Button, Icon } from '@whistlestop/board';
import type { PageWords } from '../../words/index.ts';
import { MenuDialog } from '../match/MenuDialog.tsx';
import bar from '../match/TableBar.module.css';
import type { Tool } from '../match/TableBar.tsx';

/** What can be opened over any match that is stepped through. */
export type SteppingPanel = 'log' | 'settings' | 'help' | undefined;

/** The bar above a match that is stepped through: the way back, and its tools, in a menu where there is no room for them. */
export function ReplayBar({
  words,
  back,
  onOpen,
  tools = [],
}: {
  words: PageWords;
  /** Where the way back leads, or what takes it. */
  back: { readonly name: string; readonly run: string | (() => void) };
  onOpen: (panel: SteppingPanel) => void;
  /** Tools besides the usual ones. */
  tools?: readonly (Tool & { readonly run: () => void; readonly named?: true })[];
}) {
  const wide = useMedia('(min-width: 50rem)');
  const [menu, setMenu] = useState(false);
  const log = { icon: 'log', name: words.table.log, run: () => onOpen('log') } as const;
  const rest = [
    { icon: 'settings', name: words.settings.title, run: () => onOpen('settings') },
    { icon: 'question', name: words.help.title, run: () => onOpen('help') },
  ] as const;
  return (
    <header className={bar['bar']}>
      {typeof back.run === 'string' ? (
        <a className={bar['home']} href={back.run}>
          <Icon name="left" />
          <span className={wide ? undefined : 'visually-hidden'}>{back.name}</span>
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
        {(wide ? [...tools, log, ...rest] : [log]).map(({ icon, name, run, ...more }) => (
          <Button
            key={icon}
            look="quiet"
            icon={icon}
            iconOnly={!('named' in more)}
            title={'named' in more ? undefined : name}
            onClick={run}
          >
            {name}
          </Button>
        ))}
        {!wide && (
          <Button look="quiet" icon="menu" iconOnly onClick={() => setMenu(true)}>
            {words.menu}
          </Button>
        )}
      </nav>
      <MenuDialog open={menu} tools={[...tools, ...rest]} onClose={() => setMenu(false)} />
    </header>
  );
}
