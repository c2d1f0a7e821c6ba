import unhomoglyph from 'unhomoglyph';

/**
 * Names that read the same are the same, in capitals or not: whatever is kept under it is found by it, so for a name there is it
 * must stay what it is. Normalised twice, since some letters are one with their accent only as small ones.
 */
export const nameKey = (name: string): string =>
  name.trim().normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ');

/** The key of all names that look the same: their skeleton by Unicode's data on confusable signs (UTS #39), in capitals or not. */
export const lookKey = (name: string): string => nameKey(unhomoglyph(name.normalize('NFD')));
