/** The colours of the chips, which are those of the States. */
export type Chip = 'amber' | 'coral' | 'teal' | 'rose' | 'silver' | 'brown';

/** Whoever has a pawn: the Incumbent (number 0) or a State by its place at the table. */
export type PlayerMark = { ink: Chip | 'incumbent'; number: number; name: string };
