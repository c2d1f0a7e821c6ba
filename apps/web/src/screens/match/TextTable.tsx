import type { PageSitting } from '../../frame/board-page.ts';
import { useRef, useState } from 'react';
import {
  Button,
  type CitedSentence,
  Curtain,
  DecisionList,
  PartnerPlan,
  RevisableChoices,
  RuleLinks,
  Unconfirmed,
  waitingLine,
} from '@whistlestop/board';
import { sentencesOf } from '@whistlestop/table';
import styles from './TextTable.module.css';

/** How many of the last sentences the text table repeats. */
const RECENT = 12;

/** The match as text: the question, the position, the log, and last the choices, which may be many. */
export function TextTable({ sitting }: { sitting: PageSitting }) {
  const { snapshot, texts, words, decision } = sitting;
  const choices = useRef<HTMLElement>(null);
  const position = texts.board?.(snapshot.view, snapshot.observer) ?? [];
  const recent = snapshot.steps.flatMap((step) => sentencesOf(step, texts)).slice(-RECENT);
  return (
    <div className={styles['text']}>
      <section aria-labelledby="text-decision">
        <h2 id="text-decision">{decision === undefined ? words.table.now : words.table.decision}</h2>
        <Standing sitting={sitting} />
        <Curtain sitting={sitting} />
        <Unconfirmed sitting={sitting} />
        {decision !== undefined && (
          <Button className={styles['onward']} look="quiet" icon="right" onClick={() => choices.current?.focus()}>
            {words.table.toChoices}
          </Button>
        )}
      </section>
      <div className={styles['reading']}>
        <section aria-labelledby="text-position">
          <h2 id="text-position">{words.table.position}</h2>
          <ul className={styles['lines']}>
            {position.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="text-recent">
          <h2 id="text-recent">{words.table.whatHappened}</h2>
          {recent.length === 0 ? (
            <p>{words.table.logEmpty}</p>
          ) : (
            <ol className={styles['lines']}>
              {recent.map((sentence, index) => (
                <li key={index}>{sentence}</li>
              ))}
            </ol>
          )}
        </section>
        <Cards sitting={sitting} />
      </div>
      {snapshot.mySeats.length > 0 && (
        <section
          ref={choices}
          className={styles['choices']}
          tabIndex={-1}
          data-part="decision"
          aria-labelledby="text-choices"
        >
          <h2 id="text-choices">{words.table.choices}</h2>
          <PartnerPlan sitting={sitting} />
          <DecisionList sitting={sitting} />
          <RevisableChoices sitting={sitting} />
          <div className={styles['tools']}>
            <Button icon="undo" aria-disabled={snapshot.undo === undefined} onClick={sitting.undo}>
              {words.table.undo}
            </Button>
          </div>
          {decision !== undefined && <WhyNot sitting={sitting} />}
        </section>
      )}
    </div>
  );
}

/** Every card that may be seen, whole, pile by pile; made only when somebody unfolds it. */
function Cards({ sitting }: { sitting: PageSitting }) {
  const { snapshot, texts, words } = sitting;
  const [open, setOpen] = useState(false);
  const piles = open ? (texts.piles?.(snapshot.view, snapshot.observer) ?? []) : [];
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['cards']}>{words.table.cards}</summary>
      {open && piles.length === 0 && <p>{words.table.noCards}</p>}
      {piles.map(({ name, cards }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul className={styles['lines']}>
            {cards.map(({ text }, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** The question of the decision, or the seats that are waited for. */
function Standing({ sitting }: { sitting: PageSitting }) {
  const { snapshot, texts, words, decision } = sitting;
  if (decision !== undefined) return <p className={styles['prompt']}>{texts.prompt(decision.view, decision.seat)}</p>;
  return <p>{snapshot.now.kind === 'over' ? words.table.over : waitingLine(sitting)}</p>;
}

/** Answers why a move written in notation may not be made. */
function WhyNot({ sitting }: { sitting: PageSitting }) {
  const { words, table, whyNot, decision } = sitting;
  const example = table.game.actions.format(decision?.legal[0] ?? 0) ?? '';
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState<CitedSentence>();
  const ask = () => {
    const action = table.game.actions.parse(question);
    const refused = action === undefined ? undefined : whyNot(action);
    const none = action === undefined ? words.table.whyNotUnknown : words.table.whyNotLegal;
    setAnswer(refused ?? { sentence: none, rules: [] });
  };
  return (
    <form
      className={styles['why']}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label>
        {words.table.whyNotAsk(example)}
        <input value={question} onChange={(event) => setQuestion(event.target.value)} />
      </label>
      <Button type="submit">{words.table.whyNot}</Button>
      <output>
        {answer?.sentence}
        <RuleLinks rules={answer?.rules ?? []} sitting={sitting} />
      </output>
    </form>
  );
}
