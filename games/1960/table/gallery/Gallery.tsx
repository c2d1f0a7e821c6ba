import { type ReactNode, useState } from 'react';
import { Button, Dialog, Explanation, Icon, type IconName, ICON_SHAPES, Tabs } from '@whistlestop/board';
import styles from './Gallery.module.css';
import { cardPieces } from './card-pieces.tsx';
import { gaugePieces } from './gauge-pieces.tsx';
import { mapPieces } from './map-pieces.tsx';
import { stagePieces } from './stage-pieces.tsx';
import { tablePieces } from './table-piece.tsx';
import type { Language } from './words.ts';

/** A widget on show: its name, and how it is drawn. */
export type Piece = { name: string; show: () => ReactNode };

/** Every widget of the table, or the one asked for, with sample contents. */
export function Gallery({ piece, language }: { piece: string | null; language: Language }) {
  const pieces: Piece[] = [
    { name: 'design', show: showDesignSystem },
    ...tablePieces(language),
    ...mapPieces(language),
    ...cardPieces(language),
    ...gaugePieces(language),
    ...stagePieces(language),
  ];
  const shown = pieces
    .filter(({ name }) => piece === null || name === piece)
    .map(({ name, show }) => (
      <section key={name} className={styles['piece']} data-piece={name}>
        {piece === null && <h2 className={styles['name']}>{name}</h2>}
        {show()}
      </section>
    ));
  return <main>{shown}</main>;
}

const showDesignSystem = () => <DesignSystem />;

const TABS = [
  { id: 'table', name: 'Table', icon: 'map' as const, content: <p>One pane.</p> },
  { id: 'log', name: 'Log', icon: 'log' as const, content: <p>Another pane.</p> },
] as const;

function DesignSystem() {
  const [tab, setTab] = useState<'table' | 'log'>('table');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['stack']}>
      <h1>Two inks on paper</h1>
      <p>Zażółć gęślą jaźń: the text face holds every letter of both languages, and the headline face does too.</p>
      <div className={styles['row']}>
        <Button look="primary" icon="play" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button icon="undo">Undo</Button>
        <Button look="quiet" icon="search">
          Search
        </Button>
        <Button icon="settings" iconOnly>
          Settings
        </Button>
        <Button disabled>Not now</Button>
        <Explanation ask="Why not?">Because the other side is still choosing.</Explanation>
      </div>
      <Tabs label="Panes" tabs={TABS} chosen={tab} onChoose={setTab} />
      <div className={styles['icons']}>
        {(Object.keys(ICON_SHAPES) as IconName[]).map((name) => (
          <span key={name} className={styles['icon']}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
      <Dialog open={open} title="A dialog" shape="sheet" words={{ close: 'Close' }} onClose={() => setOpen(false)}>
        <p>It rises as a sheet on a phone.</p>
      </Dialog>
    </div>
  );
}
