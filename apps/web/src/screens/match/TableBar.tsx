import { addressOf } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../design/Button.tsx';
import { Icon, type IconName } from '../../design/Icon.tsx';
import type { Sitting } from './sitting.ts';
import styles from './TableBar.module.css';

/** What can be opened over the table. */
export type Panel = 'log' | 'share' | 'settings' | 'help' | 'resign' | undefined;

/** The bar above a local match: the way home, who is at work, and every tool one click away. */
export function TableBar({
  sitting,
  id,
  onOpen,
  onOtherTable,
}: {
  sitting: Sitting;
  id: string;
  onOpen: (panel: Panel) => void;
  onOtherTable: () => void;
}) {
  const { words, snapshot } = sitting;
  const text = useSettings((settings) => settings.table) === 'text';
  const tools: readonly { readonly icon: IconName; readonly name: string; readonly open: Panel }[] = [
    { icon: 'log', name: words.table.log, open: 'log' },
    { icon: 'share', name: words.table.share, open: 'share' },
    { icon: 'settings', name: words.table.settings, open: 'settings' },
    { icon: 'question', name: words.table.help, open: 'help' },
  ];
  return (
    <header className={styles['bar']}>
      <a className={styles['home']} href={addressOf({ at: 'home' })}>
        <Icon name="left" />
        <span className={styles['label']}>{words.table.home}</span>
      </a>
      <Status sitting={sitting} />
      <nav className={styles['tools']} aria-label={words.menu}>
        <Button
          look="quiet"
          icon="undo"
          iconOnly
          aria-disabled={snapshot.undo === undefined}
          title={words.table.undo}
          onClick={sitting.undo}
        >
          {words.table.undo}
        </Button>
        <Button
          look="quiet"
          icon={text ? 'map' : 'text'}
          iconOnly
          title={text ? words.table.boardTable : words.table.textTable}
          onClick={onOtherTable}
        >
          {text ? words.table.boardTable : words.table.textTable}
        </Button>
        {tools.map(({ icon, name, open }) => (
          <Button key={name} look="quiet" icon={icon} iconOnly title={name} onClick={() => onOpen(open)}>
            {name}
          </Button>
        ))}
        <a className={styles['tool']} href={addressOf({ at: 'replay', id })} title={words.table.replay}>
          <Icon name="play" />
          <span className="visually-hidden">{words.table.replay}</span>
        </a>
        {!snapshot.over && snapshot.mySeats.length > 0 && (
          <Button look="quiet" icon="close" iconOnly title={words.table.resign} onClick={() => onOpen('resign')}>
            {words.table.resign}
          </Button>
        )}
      </nav>
    </header>
  );
}

/** Whom the table waits for, in one line. */
function Status({ sitting }: { sitting: Sitting }) {
  const { words, snapshot, texts, playback } = sitting;
  if (playback.running)
    return (
      <p className={styles['status']}>
        <span className={styles['line']}>{words.table.sinceThen}</span>
        <Button look="quiet" icon="last" onClick={playback.skip}>
          {words.table.skip}
        </Button>
      </p>
    );
  if (snapshot.thinking !== undefined)
    return (
      <p className={styles['status']}>
        <progress
          className={styles['progress']}
          value={snapshot.thinking.progress}
          aria-label={words.table.thinking(texts.seat(snapshot.thinking.seat))}
        />
        <span className={styles['line']}>{words.table.thinking(texts.seat(snapshot.thinking.seat))}</span>
      </p>
    );
  const seat = snapshot.deciding ?? snapshot.curtain;
  const line = snapshot.over ? words.table.over : seat === undefined ? '' : words.table.yourTurn(texts.seat(seat));
  return (
    <p className={styles['status']}>
      <span className={styles['line']}>{line}</span>
    </p>
  );
}
