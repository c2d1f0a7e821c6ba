import { sentencesOf } from '@whistlestop/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon, type IconName } from '../design/Icon.tsx';
import { waitingLine } from './waiting-line.ts';
import styles from './DecisionFrame.module.css';
import { DecisionList } from './DecisionList.tsx';
import type { Sitting } from '../sitting/sitting.ts';
import { RevisableChoices } from './RevisableChoices.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';

/** What a question can be answered with in the panel. */
const ANSWERS = ':is([data-action], [data-way], [data-card]):is(button):not(:disabled)';

/** The frame around a decision: what just happened, what is asked, the game's own answers, and every choice as a list. */
export function DecisionFrame({
  sitting,
  seat,
  allChoices,
  prompt,
  icon,
  above,
  about,
  reading,
  below,
  children,
}: {
  sitting: Sitting;
  /** The deciding seat in notation, for its colour. */
  seat: string | undefined;
  /** The title of the folded list of all choices; absent where the answers are that list already. */
  allChoices?: string | undefined;
  /** The question, where a half-made choice has changed it. */
  prompt?: string | undefined;
  /** The icon of the deciding seat. */
  icon?: IconName | undefined;
  /** What is on the table, shown also while nobody is asked. */
  above?: ReactNode;
  /** What belongs to the question: how much is left, what things cost. */
  about?: ReactNode;
  /** A card that a person reads while not being asked. */
  reading?: ReactNode;
  /**
   * Less urgent content, in a panel of its own. With it, question and answers stay visible on a phone while the page
   * scrolls.
   */
  below?: ReactNode;
  children: ReactNode;
}) {
  const { decision, snapshot, playback, texts, words } = sitting;
  const panel = useRef<HTMLElement>(null);
  const asked = useRef(decision);
  useEffect(() => {
    if (asked.current === decision) return;
    asked.current = decision;
    // The focused control disappears with the answered question, so the focus moves to the next one.
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body || activeElement === panel.current;
    // On touch screens the page must not scroll to the focus.
    const preventScroll = matchMedia('(pointer: coarse)').matches;
    // A question that is answered in the hand or on the map gets the focus itself, not its undo button.
    const answer = panel.current?.querySelector<HTMLElement>(ANSWERS);
    if (lost) (answer ?? panel.current)?.focus({ preventScroll });
  }, [decision]);
  // Spectators read the last step even without a playback.
  const step = playback.step ?? (snapshot.mySeats.length === 0 ? snapshot.steps.at(-1) : undefined);
  const happened = step === undefined ? [] : sentencesOf(step, texts);
  const waiting = waitingLine(sitting);
  const pinned = below !== undefined && decision !== undefined;
  const all = decision !== undefined && allChoices !== undefined && <AllChoices sitting={sitting} name={allChoices} />;
  const question = (
    <section
      ref={panel}
      className={styles['panel']}
      tabIndex={-1}
      data-part="decision"
      data-pinned={pinned}
      data-seat={seat}
      aria-label={words.table.decision}
    >
      {happened.length > 0 && (
        <div className={styles['happening']}>
          {happened.map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
        </div>
      )}
      {above}
      {snapshot.now.kind !== 'over' && decision === undefined && waiting !== '' && (
        <p className={styles['waiting']}>{waiting}</p>
      )}
      <Unconfirmed sitting={sitting} />
      {decision === undefined && reading}
      {decision !== undefined && (
        <>
          <div className={styles['asked']}>
            {icon !== undefined && <Icon name={icon} />}
            <p className={styles['prompt']}>{prompt ?? texts.prompt(decision.view, decision.seat)}</p>
            {about}
          </div>
          {children}
          {snapshot.undo !== undefined && (
            <Button className={styles['undo']} look="quiet" icon="undo" onClick={() => sitting.undo()}>
              {words.table.undo}
            </Button>
          )}
          {!pinned && all}
        </>
      )}
      <RevisableChoices sitting={sitting} />
    </section>
  );
  return (
    <>
      {question}
      {pinned && (
        <div className={styles['below']} data-part="decision">
          {below}
          {all}
        </div>
      )}
    </>
  );
}

/** Every choice once more as a plain list, made only when somebody unfolds it. */
function AllChoices({ sitting, name }: { sitting: Sitting; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles['all']} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && <DecisionList sitting={sitting} />}
    </details>
  );
}
