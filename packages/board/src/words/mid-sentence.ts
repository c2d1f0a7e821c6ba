/** Names of seats inside an English sentence: an article that begins a name is small there. */
export const midSentence = (names: string): string => names.replaceAll(/(?<=^|, )The /g, 'the ');
