import unhomoglyph from 'unhomoglyph';

/**
 * The key by which accounts are found, whatever the case of the name; it must not change for existing names. Normalised twice, since
 * some letters compose with their accent only in lower case.
 */
export const nameKey = (name: string): string =>
  name.trim().normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ');

/** The key shared by look-alike names: their skeleton by Unicode's confusables data (UTS #39). */
export const lookKey = (name: string): string => nameKey(unhomoglyph(name.normalize('NFD')));
