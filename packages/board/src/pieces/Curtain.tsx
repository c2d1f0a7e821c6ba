import { useEffect, useRef } from 'react';
import { Button } from '../design/Button.tsx';
import styles from './Curtain.module.css';
import type { Sitting } from '../sitting/sitting.ts';

/** Hides every hand until the next person has taken the device. */
export function Curtain({ sitting }: { sitting: Sitting }) {
  const { snapshot, texts, words, table } = sitting;
  const button = useRef<HTMLButtonElement>(null);
  const curtain = snapshot.now.kind === 'curtain' ? snapshot.now.seat : undefined;

  useEffect(() => {
    if (curtain !== undefined) button.current?.focus();
  }, [curtain]);

  if (curtain === undefined) return null;
  const name = texts.seat(curtain);
  return (
    <section className={styles['curtain']} data-curtain={curtain} aria-labelledby="curtain-title">
      <h2 id="curtain-title">{words.table.curtain(name)}</h2>
      <p>{words.table.curtainAbout}</p>
      <Button ref={button} look="primary" icon="eye" onClick={() => table.takeDevice(curtain)}>
        {words.table.curtainLift(name)}
      </Button>
    </section>
  );
}
