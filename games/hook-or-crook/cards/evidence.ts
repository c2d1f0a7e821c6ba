import type { CardWords } from './card-words.ts';

/** The colours of cheats an Evidence Card can prove. */
type EvidenceColour = 'green' | 'blue' | 'purple';

/** An Evidence Card: its colours and value, or a Clincher, which meets every colour at full value (ruling 47). */
export type EvidenceCard = { readonly id: string; readonly words?: CardWords | undefined } & (
  | { readonly clincher: false; readonly colours: readonly EvidenceColour[]; readonly value: number }
  | { readonly clincher: true }
);

/** The words of an Evidence Card: the exhibit and what the court hears about it. */
export interface EvidenceText {
  readonly title: string;
  readonly text: string;
}

const proof = (id: string, value: number, ...colours: EvidenceColour[]): EvidenceCard => ({
  id,
  clincher: false,
  colours,
  value,
});
const clincher = (id: string): EvidenceCard => ({ id, clincher: true });

/** The Evidence deck: 15 proofs and 3 Clinchers. */
export const evidence: readonly EvidenceCard[] = [
  proof('E01', 3, 'green'),
  proof('E02', 3, 'green', 'blue'),
  proof('E03', 4, 'green', 'blue'),
  proof('E04', 5, 'green', 'purple'),
  proof('E05', 5, 'green', 'purple'),
  proof('E06', 4, 'blue'),
  proof('E07', 5, 'blue', 'purple'),
  proof('E08', 5, 'blue', 'purple'),
  proof('E09', 4, 'green', 'blue'),
  proof('E10', 6, 'blue', 'purple'),
  proof('E11', 5, 'purple'),
  proof('E12', 6, 'purple'),
  proof('E13', 5, 'blue', 'purple'),
  proof('E14', 5, 'green', 'blue', 'purple'),
  proof('E15', 5, 'green', 'blue', 'purple'),
  clincher('E16'),
  clincher('E17'),
  clincher('E18'),
];
