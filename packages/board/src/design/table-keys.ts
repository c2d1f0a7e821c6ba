const LETTERS = ['l', 'u', 't', 'm', 'd', 'h', 's', 'r'] as const;

/** A letter that does something anywhere at a table. */
export type TableLetter = (typeof LETTERS)[number];

export const isTableLetter = (key: string): boolean => LETTERS.some((letter) => letter === key.toLowerCase());
