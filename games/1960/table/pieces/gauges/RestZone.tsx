import { CubeHeap } from '../Cube.tsx';
import type { PerCandidate } from '../pieces.ts';
import { Versus } from './Versus.tsx';

export type RestZoneProps = { counts: PerCandidate<number>; names: PerCandidate<string>; words: { title: string } };

/** The cubes that go into the bag when the turn ends. */
export function RestZone({ counts, names, words }: RestZoneProps) {
  return (
    <Versus
      title={words.title}
      icon="rest"
      names={names}
      counts={counts}
      beside={{
        kennedy: <CubeHeap who="kennedy" count={counts.kennedy} />,
        nixon: <CubeHeap who="nixon" count={counts.nixon} />,
      }}
    />
  );
}
