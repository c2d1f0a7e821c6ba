import type { ClubLanguage } from '@whistlestop/client';

/** An e-mail as text; never HTML. */
export interface Email {
  readonly subject: string;
  readonly text: string;
}

/** The club's e-mails in one language. */
export interface EmailTexts {
  yourMove(name: string, link: string): Email;
  reset(name: string, link: string): Email;
  /** The only e-mail that is sent to an address before it is confirmed. */
  confirm(name: string, link: string): Email;
}

export const emailTexts: Readonly<Record<ClubLanguage, EmailTexts>> = {
  en: {
    yourMove: (name, link) => ({
      subject: 'It is your move',
      text: `Hello ${name},\n\na match waits for you: ${link}\n\nYou can switch these mails off in your account.\n`,
    }),
    reset: (name, link) => ({
      subject: 'A new password for Whistlestop',
      text: `Hello ${name},\n\nto choose a new password open this link within an hour: ${link}\n\nIf you did not ask for it, nothing has changed and you need not do anything.\n`,
    }),
    confirm: (name, link) => ({
      subject: 'Is this your address?',
      text: `Hello,\n\n${name} at Whistlestop has given this address to be told when it is their move, and for a new password. If that is you, open this link within a week and confirm it: ${link}\n\nIf it is not, you need not do anything: nothing more is sent to you.\n`,
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
    confirm: (name, link) => ({
      subject: 'Czy to twój adres?',
      text: `Cześć,\n\n${name} w Whistlestop podaje ten adres, by dostawać wiadomości o swoim ruchu i móc zmienić zapomniane hasło. Jeśli to ty, otwórz ten odnośnik w ciągu tygodnia i potwierdź adres: ${link}\n\nJeśli nie, nie musisz nic robić: nic więcej tu nie przyślemy.\n`,
    }),
  },
};
