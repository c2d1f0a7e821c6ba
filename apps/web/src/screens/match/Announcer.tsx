import type { PageSitting } from '../../frame/board-page.ts';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '@whistlestop/board';
import { sentencesOf } from '@whistlestop/table';

/** Announces events and decisions to screen readers; shows nothing. */
export function Announcer({ sitting, notice }: { sitting: PageSitting; notice: Notice | undefined }) {
  const { snapshot, texts, decision, words } = sitting;
  const announced = useRef(snapshot.steps.length);
  const [spoken, setSpoken] = useState('');
  const { steps, now } = snapshot;
  const called = now.kind === 'curtain' || now.kind === 'confirms' ? now.seat : undefined;

  useEffect(() => {
    const fresh = steps.slice(Math.min(announced.current, steps.length));
    announced.current = steps.length;
    const sentences = fresh.flatMap((step) => sentencesOf(step, texts));
    if (decision !== undefined) sentences.push(texts.prompt(decision.view, decision.seat));
    if (called !== undefined)
      sentences.push(words.table[now.kind === 'curtain' ? 'curtain' : 'unconfirmed'](texts.seat(called)));
    if (sentences.length > 0) setSpoken(sentences.join(' '));
  }, [steps, texts, decision, called, now.kind, words]);

  return (
    <>
      <div className="visually-hidden" aria-live="polite" data-testid="announcer">
        {spoken}
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {notice?.sentence}
      </div>
    </>
  );
}
