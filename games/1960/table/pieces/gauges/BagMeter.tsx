import type { PerCandidate } from '../pieces.ts';
import styles from './meters.module.css';
import { Versus } from './Versus.tsx';

export type BagMeterProps = {
  counts: PerCandidate<number>;
  /** The chance that one draw is this candidate's, as a ready percentage. */
  chances: PerCandidate<string>;
  names: PerCandidate<string>;
  words: { title: string; chance: string };
};

/** What lies in the bag, and how likely one draw is to help each side. */
export function BagMeter({ counts, chances, names, words }: BagMeterProps) {
  return (
    <Versus
      title={words.title}
      icon="bag"
      names={names}
      counts={counts}
      beside={{
        kennedy: <Chance name={words.chance} chance={chances.kennedy} />,
        nixon: <Chance name={words.chance} chance={chances.nixon} />,
      }}
      below={
        <div className={styles['split']} aria-hidden="true">
          <span className={styles['kennedyPart']} style={{ flexGrow: counts.kennedy }} />
          <span className={styles['nixonPart']} style={{ flexGrow: counts.nixon }} />
        </div>
      }
    />
  );
}

function Chance({ name, chance }: { name: string; chance: string }) {
  return (
    <span className={styles['chance']}>
      <span className="visually-hidden">{name}</span> {chance}
    </span>
  );
}
