import type { ClubLanguage } from '@whistlestop/client';

/** A mail as text; never HTML. */
interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** The club's mails in both languages. */
export interface Letters {
  yourMove(name: string, link: string): Letter;
  reset(name: string, link: string): Letter;
}

export const letters: Readonly<Record<ClubLanguage, Letters>> = {
  en: {
    yourMove: (name, link) => ({
      subject: 'It is your move',
      text: `Hello ${name},\n\na match waits for you: ${link}\n\nYou can switch these mails off in your account.\n`,
    }),
    reset: (name, link) => ({
      subject: 'A new password for Whistlestop',
      text: `Hello ${name},\n\nto choose a new password open this link within an hour: ${link}\n\nIf you did not ask for it, nothing has changed and you need not do anything.\n`,
    }),
  },
  pl: {
    yourMove: (name, link) => ({
      subject: 'Twój ruch',
      text: `Cześć ${name},\n\npartia czeka na ciebie: ${link}\n\nTe wiadomości możesz wyłączyć na swoim koncie.\n`,
    }),
    reset: (name, link) => ({
      subject: 'Nowe hasło do Whistlestop',
      text: `Cześć ${name},\n\naby wybrać nowe hasło, otwórz ten odnośnik w ciągu godziny: ${link}\n\nJeśli to nie twoja prośba, nic się nie zmieniło i nie musisz nic robić.\n`,
    }),
  },
};
