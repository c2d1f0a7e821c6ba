import { placing, placingAfterUpset, stageOf } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import { useEffect, useRef } from 'react';
import { Button, DecisionFrame, PartnerPlan, type Sitting } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';
import { CandidateMark } from './pieces/CandidateMark.tsx';
import parts from '@whistlestop/board/pieces/decision-parts.module.css';
import styles from './DecisionPanel.module.css';
import { inkOf } from './reading.ts';
import type { Bid } from './use-bid.ts';

type PanelProps = { sitting: Sitting<MrPresidentTexts>; bid: Bid; words: TableWords };

/** What is asked, what the cards taken up can do, and every answer without a card. */
export function DecisionPanel({ sitting, bid, words }: PanelProps) {
  return (
    <DecisionFrame
      sitting={sitting}
      seat={sitting.decision && inkOf(sitting.decision.seat)}
      allChoices={words.allChoices}
    >
      <PartnerPlan sitting={sitting} />
      <UpsetOrder sitting={sitting} words={words} />
      <Ways sitting={sitting} bid={bid} words={words} />
      <div className={parts['answers']}>
        {bid.offers.answers.map((action) => (
          <Button
            key={action}
            look={bid.offers.ways.length === 0 ? 'primary' : 'plain'}
            data-action={sitting.table.game.actions.format(action)}
            onClick={() => sitting.act(action)}
          >
            {sitting.decision === undefined
              ? ''
              : sitting.texts.action(sitting.decision.view, sitting.decision.seat, action)}
          </Button>
        ))}
      </div>
    </DecisionFrame>
  );
}

/** What can be done with the cards taken up; nothing is laid before one of these is chosen. */
function Ways({ sitting, bid, words }: PanelProps) {
  const { decision, texts, table } = sitting;
  const { taken, ways, offers } = bid;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taken.length > 0) frame.current?.querySelector<HTMLElement>('[data-way]')?.focus();
  }, [taken]);
  if (decision === undefined || offers.ways.length === 0) return null;
  if (taken.length === 0) return <p className={parts['hint']}>{words.chooseCard}</p>;
  return (
    <div ref={frame} className={parts['ways']}>
      {ways.map((action, index) => (
        <Button
          key={action}
          look={index === 0 ? 'primary' : 'plain'}
          data-way={table.game.actions.format(action)}
          onClick={() => sitting.act(action)}
        >
          {texts.action(decision.view, decision.seat, action)}
        </Button>
      ))}
      {taken.length === 2 && ways.length === 2 && <p className={parts['hint']}>{words.shownFirst}</p>}
      {offers.pairs && taken.length === 1 && <p className={parts['hint']}>{words.chooseSecond}</p>}
      <Button look="quiet" icon="left" onClick={() => bid.putBack()}>
        {words.another}
      </Button>
    </div>
  );
}

/** The order of the round as it is, and as a successful upset would leave it. */
function UpsetOrder({ sitting, words }: Omit<PanelProps, 'bid'>) {
  const { decision, texts } = sitting;
  const stage = decision === undefined ? undefined : stageOf(decision.view);
  if (decision === undefined || (stage !== 'upset' && stage !== 'defend')) return null;
  const orders = [
    { name: words.upset.now, groups: placing(decision.view) },
    { name: words.upset.then, groups: placingAfterUpset(decision.view) },
  ];
  return (
    <div className={styles['orders']}>
      {orders.map(({ name, groups }) => (
        <div key={name}>
          <p className={styles['orderName']}>{name}</p>
          <ol className={styles['order']}>
            {groups.map((seats) => (
              <li key={seats.join()}>
                {seats.map((seat) => (
                  <span key={seat} className={styles['placed']}>
                    <CandidateMark who={inkOf(seat)} />
                    {texts.seat(seat)}
                  </span>
                ))}
                {seats.length > 1 && <span className={styles['open']}>{words.upset.between}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
