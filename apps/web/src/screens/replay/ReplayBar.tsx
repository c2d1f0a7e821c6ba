import { addressOf } from '../../app/router.ts';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import type { Words } from '../../words/index.ts';
import bar from '../match/TableBar.module.css';

/** What can be opened over a recorded match. */
export type ReplayPanel = 'log' | 'share' | 'go-on' | 'settings' | 'help' | undefined;

/** The bar above a recorded match. */
export function ReplayBar({
  words,
  backTo,
  onOpen,
}: {
  words: Words;
  backTo: string | undefined;
  onOpen: (panel: ReplayPanel) => void;
}) {
  const tools = [
    { icon: 'log', name: words.table.log, open: 'log' },
    { icon: 'share', name: words.share.title, open: 'share' },
    { icon: 'settings', name: words.settings.title, open: 'settings' },
    { icon: 'question', name: words.help.title, open: 'help' },
  ] as const;
  return (
    <header className={bar['bar']}>
      <a className={bar['home']} href={backTo ?? addressOf({ at: 'home' })}>
        <Icon name="left" />
        <span className={bar['label']}>{backTo === undefined ? words.table.home : words.replay.toMatch}</span>
      </a>
      <p className={bar['status']}>
        <span className={bar['line']}>{words.replay.title}</span>
      </p>
      <nav className={bar['tools']} aria-label={words.menu}>
        <Button look="quiet" icon="play" onClick={() => onOpen('go-on')}>
          {words.replay.goOn}
        </Button>
        {tools.map(({ icon, name, open }) => (
          <Button key={open} look="quiet" icon={icon} iconOnly title={name} onClick={() => onOpen(open)}>
            {name}
          </Button>
        ))}
      </nav>
    </header>
  );
}
