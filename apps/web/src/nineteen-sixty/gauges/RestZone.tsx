import { Cubes } from '../Cube.tsx';
import type { PerCandidate } from '../pieces.ts';
import { Versus } from './Versus.tsx';

export type RestZoneProps = { counts: PerCandidate<number>; names: PerCandidate<string>; words: { title: string } };

const MOST_DRAWN = 4;

/** The cubes that go into the bag when the turn ends. */
export function RestZone({ counts, names, words }: RestZoneProps) {
  return (
    <Versus
      title={words.title}
      icon="rest"
      names={names}
      counts={counts}
      beside={(who) => <Cubes who={who} count={Math.min(counts[who], MOST_DRAWN)} />}
    />
  );
}
