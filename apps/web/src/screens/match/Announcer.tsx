import type { Sitting } from '../../frame/board-page.ts';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '@whistlestop/board';
import { sentencesOf } from '@whistlestop/table';

/** Speaks what happens and what is asked to those who listen; it shows nothing. */
export function Announcer({ sitting, notice }: { sitting: Sitting; notice: Notice | undefined }) {
  const { snapshot, texts, decision, words } = sitting;
  const heard = useRef(snapshot.steps.length);
  const [spoken, setSpoken] = useState('');
  const { steps, now } = snapshot;
  const called = now.kind === 'curtain' || now.kind === 'confirms' ? now.seat : undefined;

  useEffect(() => {
    const fresh = steps.slice(Math.min(heard.current, steps.length));
    heard.current = steps.length;
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
