import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon, type IconName } from '../../design/Icon.tsx';
import { awaitedOrThinking } from './awaited.ts';
import styles from './DecisionFrame.module.css';
import { DecisionList } from './DecisionList.tsx';
import { sentencesOf } from './sentences.ts';
import type { Sitting } from './sitting.ts';
import { StillMay } from './StillMay.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';

/** The frame around a decision: what just happened, what is asked, the game's own answers, and every choice as a list. */
export function DecisionFrame({
  sitting,
  seat,
  allChoices,
  icon,
  above,
  about,
  reading,
  children,
}: {
  sitting: Sitting;
  /** The deciding seat in notation, for its colour. */
  seat: string | undefined;
  /** What the fold with the plain list of all choices is called; absent where the answers are that list already. */
  allChoices?: string | undefined;
  /** The sign of whoever is asked. */
  icon?: IconName | undefined;
  /** What lies on the table, asked or not. */
  above?: ReactNode;
  /** What belongs to the question: how much is left, what things cost. */
  about?: ReactNode;
  /** What somebody who is not asked has taken up to read. */
  reading?: ReactNode;
  children: ReactNode;
}) {
  const { decision, snapshot, playback, texts, words } = sitting;
  const panel = useRef<HTMLElement>(null);
  const asked = useRef(decision);
  useEffect(() => {
    if (asked.current === decision) return;
    asked.current = decision;
    // An answered question takes the focused control with it: the focus goes on to the next question.
    const lost = document.activeElement === null || document.activeElement === document.body;
    // A finger does not need the focus to come along, and the screen should stay where it is.
    const preventScroll = matchMedia('(pointer: coarse)').matches;
    if (lost) panel.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll });
  }, [decision]);
  // Whoever only watches reads the last step even when nothing is played back.
  const step = playback.step ?? (snapshot.mySeats.length === 0 ? snapshot.steps.at(-1) : undefined);
  const happened = step === undefined ? [] : sentencesOf(step, texts);
  const waiting = awaitedOrThinking(sitting);
  return (
    <section
      ref={panel}
      className={styles['panel']}
      data-part="decision"
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
      {!snapshot.over && decision === undefined && waiting !== '' && <p className={styles['waiting']}>{waiting}</p>}
      <Unconfirmed sitting={sitting} />
      {decision === undefined && reading}
      {decision !== undefined && (
        <>
          <div className={styles['asked']}>
            {icon !== undefined && <Icon name={icon} />}
            <p className={styles['prompt']}>{texts.prompt(decision.view, decision.seat)}</p>
            {about}
          </div>
          {children}
          {snapshot.undo !== undefined && (
            <Button look="quiet" icon="undo" onClick={() => sitting.undo()}>
              {words.table.undo}
            </Button>
          )}
          {allChoices !== undefined && <AllChoices sitting={sitting} name={allChoices} />}
        </>
      )}
      <StillMay sitting={sitting} />
    </section>
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
