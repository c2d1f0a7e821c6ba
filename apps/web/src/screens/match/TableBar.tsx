import type { PageSitting } from '../../frame/board-page.ts';
import { addressOf, SEARCH } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { useMedia, Button, Icon, type IconName } from '@whistlestop/board';
import { Status } from './Status.tsx';
import styles from './TableBar.module.css';

/** The dialog open over the table. */
export type OpenPanel = 'log' | 'share' | 'settings' | 'help' | 'resign' | 'menu' | 'chat' | 'offers' | undefined;

/** A tool of the table: something to open, to do, or a place to go to. */
export interface Tool {
  readonly icon: IconName;
  readonly name: string;
  readonly run: (() => void) | string;
  /** A place that opens beside the match instead of in its stead. */
  readonly beside?: true;
  /** How many new things wait behind it. */
  readonly count?: number;
}

/** Where the rules of the game on the table can be searched. */
export const rulesOf = ({ table }: PageSitting): string =>
  addressOf({ at: 'rules', game: table.game.id, section: SEARCH });

/** The tools that find room in the bar of a wide screen, and in the menu of a narrow one. */
export function useTools(
  sitting: PageSitting,
  own: readonly Tool[],
  onOpen: (panel: OpenPanel) => void,
  onOtherTable: () => void,
): readonly Tool[] {
  const { words, snapshot } = sitting;
  const text = useSettings((settings) => settings.table) === 'text';
  const resign: Tool = { icon: 'flag', name: words.table.resign, run: () => onOpen('resign') };
  return [
    { icon: text ? 'map' : 'text', name: text ? words.table.boardTable : words.table.textTable, run: onOtherTable },
    ...own,
    { icon: 'search', name: words.rules.title, run: rulesOf(sitting), beside: true },
    { icon: 'settings', name: words.table.settings, run: () => onOpen('settings') },
    { icon: 'question', name: words.table.help, run: () => onOpen('help') },
    ...(snapshot.now.kind === 'over' || snapshot.mySeats.length === 0 ? [] : [resign]),
  ];
}

/** The bar above a match: the link home, the status, and every tool. */
export function TableBar({
  sitting,
  tools,
  onOpen,
}: {
  sitting: PageSitting;
  tools: readonly Tool[];
  onOpen: (panel: OpenPanel) => void;
}) {
  const { words, snapshot } = sitting;
  const wide = useMedia('(min-width: 50rem)');
  return (
    <header className={styles['bar']}>
      <a className={styles['home']} href={addressOf({ at: 'home' })}>
        <Icon name="left" />
        <span className={wide ? undefined : 'visually-hidden'}>{words.table.home}</span>
      </a>
      <Status sitting={sitting} />
      <nav className={styles['tools']} aria-label={words.menu}>
        {snapshot.mySeats.length > 0 && (
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
        )}
        <Button look="quiet" icon="log" iconOnly title={words.table.log} onClick={() => onOpen('log')}>
          {words.table.log}
        </Button>
        {wide ? (
          tools.map((tool) => <ToolButton key={tool.icon} tool={tool} />)
        ) : (
          <Button
            className={styles['counted']}
            look="quiet"
            icon="menu"
            iconOnly
            data-count={tools.find(({ count = 0 }) => count > 0)?.count}
            onClick={() => onOpen('menu')}
          >
            {words.menu}
          </Button>
        )}
      </nav>
    </header>
  );
}

function ToolButton({ tool: { icon, name, run, beside, count = 0 } }: { tool: Tool }) {
  if (typeof run === 'string')
    return (
      <a
        className={styles['tool']}
        href={run}
        target={beside === true ? '_blank' : undefined}
        rel="noreferrer"
        title={name}
      >
        <Icon name={icon} />
        <span className="visually-hidden">{name}</span>
      </a>
    );
  return (
    <Button
      className={styles['counted']}
      look="quiet"
      icon={icon}
      iconOnly
      title={name}
      data-count={count > 0 ? count : undefined}
      onClick={run}
    >
      {name}
    </Button>
  );
}
