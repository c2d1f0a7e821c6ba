import type { Action } from '@whistlestop/kernel';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { useEffect, useRef } from 'react';
import { Button, type Sitting } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import styles from './ChosenCard.module.css';
import { oddsLine } from './odds-line.ts';
import { checksIn } from './offers.ts';
import type { Chosen } from './use-campaign.ts';
import { WayButton } from './WayButton.tsx';

/** How many checks to declare in a state, each number with its odds before anything is committed. */
export function CheckChoice({
  sitting,
  chosen,
  words,
  onBack,
}: {
  sitting: Sitting<NineteenSixtyTexts>;
  chosen: Extract<Chosen, { kind: 'state' }>;
  words: TableWords;
  onBack: () => void;
}) {
  const { decision, texts, act, table } = sitting;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-way]')?.focus();
  }, []);
  if (decision === undefined) return null;
  const about = (action: Action) =>
    checksIn(action) > 0 ? oddsLine(decision.view, decision.seat, checksIn(action), words) : undefined;
  return (
    <div ref={frame} className={styles['chosen']}>
      <h2>{words.checksTitle(texts.states[chosen.state])}</h2>
      <p className={styles['line']}>{words.checksAbout}</p>
      <div className={styles['uses']}>
        {chosen.ways.map((action) => (
          <WayButton
            key={action}
            name={texts.action(decision.view, decision.seat, action)}
            line={about(action)}
            notation={table.game.actions.format(action)}
            onChoose={() => act(...chosen.before, action)}
          />
        ))}
      </div>
      <Button look="quiet" icon="left" onClick={onBack}>
        {sitting.words.cancel}
      </Button>
    </div>
  );
}
