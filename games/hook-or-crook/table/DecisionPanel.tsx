import type { MatchConstants } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import { useEffect, useRef } from 'react';
import { Button, DecisionFrame, type Sitting } from '@whistlestop/board';
import parts from '@whistlestop/board/pieces/decision-parts.module.css';
import type { TableWords } from '../texts/table.ts';
import type { Choice } from './use-choice.ts';

type PanelProps = { sitting: Sitting<HookOrCrookTexts>; constants: MatchConstants; choice: Choice; words: TableWords };

/** What is asked, what the card taken up does, how votes are shared out, and every plain answer. */
export function DecisionPanel(props: PanelProps) {
  const { sitting, choice, words } = props;
  const { decision, texts, table } = sitting;
  const seat = decision && table.game.seats[decision.seat]?.id;
  const prompt = choice.complete ? words.planned : choice.next && texts.prompt(choice.next.view, choice.next.seat);
  return (
    <DecisionFrame sitting={sitting} seat={seat} allChoices={words.allChoices} prompt={prompt}>
      <TakenCard {...props} />
      <Plan {...props} />
      {choice.cards.size > 0 && choice.taken === undefined && <p className={parts['hint']}>{words.chooseCard}</p>}
      {choice.states.size > 0 && <p className={parts['hint']}>{words.chooseState}</p>}
      <div className={parts['answers']}>
        {decision !== undefined &&
          choice.answers.map((action) => (
            <Button
              key={action}
              look={choice.cards.size === 0 ? 'primary' : 'plain'}
              data-action={table.game.actions.format(action)}
              onClick={() => sitting.act(action)}
            >
              {texts.action(decision.view, decision.seat, action)}
            </Button>
          ))}
      </div>
    </DecisionFrame>
  );
}

/** A card taken up: what playing it does, before it is played. */
function TakenCard({ sitting, choice, words }: PanelProps) {
  const { decision, texts, table } = sitting;
  const frame = useRef<HTMLDivElement>(null);
  const { taken } = choice;
  useEffect(() => {
    if (taken !== undefined) frame.current?.querySelector<HTMLElement>('[data-way]')?.focus();
  }, [taken]);
  const action = taken === undefined ? undefined : choice.cards.get(taken);
  if (decision === undefined || action === undefined) return null;
  return (
    <div ref={frame} className={parts['ways']}>
      <Button look="primary" data-way={table.game.actions.format(action)} onClick={() => sitting.act(action)}>
        {texts.action(decision.view, decision.seat, action)}
      </Button>
      <Button look="quiet" icon="left" onClick={() => choice.take(undefined)}>
        {words.another}
      </Button>
    </div>
  );
}

/** Votes being shared out among the colours. */
function Plan({ sitting, constants, choice, words }: PanelProps) {
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice.complete) done.current?.querySelector<HTMLElement>('[data-way]')?.focus();
  }, [choice.complete]);
  if (sitting.decision === undefined || choice.plan.length === 0) return null;
  return (
    <div ref={done} className={parts['ways']}>
      <p>{words.plan(choice.plan.length, constants.fields.left.get(sitting.decision.view))}</p>
      {choice.complete && (
        <Button look="primary" icon="check" data-way="plan" onClick={() => choice.confirm()}>
          {words.confirm}
        </Button>
      )}
      <Button look="quiet" icon="minus" onClick={() => choice.takeBack()}>
        {words.fewer}
      </Button>
    </div>
  );
}
