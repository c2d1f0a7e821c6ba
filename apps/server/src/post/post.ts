import { includes } from '@whistlestop/kernel';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import { confirmedMail, type MailAddresses } from '../accounts/mail-addresses.ts';
import { newTimedId } from '../club/ids.ts';
import type { Logger } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { JobsTable, UsersTable } from '../store/tables.ts';
import { type Letter, type Letters, letters } from './letters.ts';
import { callWebhook, guardedAddress } from './webhook.ts';

export interface PostOptions {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly publicUrl: string | undefined;
  /** The ports at which webhooks may be called. */
  readonly webhookPorts: ReadonlySet<number>;
  readonly mailPatience?: MailPatience;
}

/** A job is tried again after this long, times the number of attempts; another node waits as long before it takes over. */
const LEASE = 60_000;
const ATTEMPTS = 5;

/** How long a mail server may take to let us in, to greet us, and for each word after that, in milliseconds. */
interface MailPatience {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

/** A mail server that hangs is given up before the lease of its job ends, or another node would send the mail a second time. */
const MAIL_PATIENCE: MailPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const noticeSchema = z.object({
  userId: z.string(),
  match: z.string(),
  game: z.string(),
  /** A job from before people were given time has none. */
  patience: z.int().default(0),
});
const resetSchema = z.object({ userId: z.string() });
const confirmationSchema = z.object({ userId: z.string(), mail: z.string() });

/** Mails and webhook calls. They wait in a table, so that none is lost with its node. */
export class Post {
  readonly #store: Store;
  readonly #accounts: Accounts;
  readonly #addresses: MailAddresses;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #options: PostOptions;
  readonly #mailer: Transporter | undefined;

  constructor(
    store: Store,
    { accounts, addresses }: { readonly accounts: Accounts; readonly addresses: MailAddresses },
    options: PostOptions,
    log: Logger,
    now: () => number,
  ) {
    this.#store = store;
    this.#accounts = accounts;
    this.#addresses = addresses;
    this.#options = options;
    this.#log = log;
    this.#now = now;
    const { smtpUrl, mailPatience = MAIL_PATIENCE } = options;
    this.#mailer = smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...mailPatience });
  }

  /** Whether mail can be sent at all. */
  get mails(): boolean {
    return this.#mailer !== undefined;
  }

  /** Refuses an address at which no webhook may be called. */
  async checkWebhook(url: string): Promise<void> {
    await guardedAddress(url, this.#options.webhookPorts);
  }

  /** Queues a reset mail; its secret is made when it is written, so that none lies about. */
  queueReset(user: UsersTable): Promise<void> {
    return this.#queue('reset-mail', { userId: user.id });
  }

  /** Queues the letter that asks whoever reads this address whether it is theirs. */
  queueConfirmation(user: UsersTable, mail: string): Promise<void> {
    return this.#queue('confirm-mail', { userId: user.id, mail });
  }

  async #queue(kind: string, facts: object): Promise<void> {
    const now = this.#now();
    await this.#store.db
      .insertInto('jobs')
      .values({ id: newTimedId(now), kind, payload: JSON.stringify(facts), due_at: now, attempts: 0 })
      .execute();
  }

  /** Does the jobs that are due. A job is leased before it is tried and removed when it is done. */
  async deliver(): Promise<void> {
    const due = await this.#store.db
      .selectFrom('jobs')
      .selectAll()
      .where('due_at', '<=', this.#now())
      .orderBy('due_at')
      .limit(20)
      .execute();
    await Promise.all(due.map((job) => this.#attempt(job)));
  }

  async #attempt(job: JobsTable): Promise<void> {
    const { db } = this.#store;
    const attempts = job.attempts + 1;
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ attempts, due_at: this.#now() + LEASE * attempts })
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts)
      // It may have been put off since.
      .where('due_at', '=', job.due_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    try {
      await this.#carryOut(job);
    } catch (error) {
      this.#log.warn({ err: error, job: job.kind, attempts }, 'a notice could not be delivered');
      if (attempts < ATTEMPTS) return;
    }
    // A job that was asked for anew meanwhile stays.
    await db.deleteFrom('jobs').where('id', '=', job.id).where('attempts', '=', attempts).execute();
  }

  async #carryOut({ id, kind, payload }: JobsTable): Promise<void> {
    const facts: unknown = JSON.parse(payload);
    if (kind === 'reset-mail') {
      const { userId } = resetSchema.parse(facts);
      const secret = await this.#accounts.openReset(userId);
      await this.#mail(userId, (words, name) => words.reset(name, this.#link(`reset/${secret}`)));
      return;
    }
    if (kind === 'confirm-mail') {
      await this.#askReader(confirmationSchema.parse(facts));
      return;
    }
    const { userId, match, game, patience } = noticeSchema.parse(facts);
    const seats = await this.#waitsFor(userId, match);
    if (seats.length === 0) return;
    const due_at = patience === 0 ? 0 : (await this.#movedAt(match, seats)) + patience;
    if (due_at > this.#now()) {
      // Whoever has chosen something and has more to choose was there a moment ago.
      const put = this.#store.db.updateTable('jobs').set({ due_at, attempts: 0 });
      await put.where('id', '=', id).where('attempts', '>', 0).execute();
      return;
    }
    if (kind === 'your-move-mail') {
      await this.#mail(userId, (words, name) => words.yourMove(name, this.#link(`club/match/${match}`)));
      return;
    }
    const user = await this.#user(userId);
    if (user?.webhook == null) return;
    const link = this.#link(`club/match/${match}`);
    const status = await callWebhook(
      user.webhook,
      { kind: 'your-move', match, game, link },
      this.#options.webhookPorts,
    );
    if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`);
  }

  /** The seats of a person that a match still waits for: word that comes late must not say what is no longer so. */
  async #waitsFor(userId: string, match: string): Promise<number[]> {
    const rows = await this.#store.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match_id')
      .select(['seats.seat', 'matches.waiting'])
      .where('matches.id', '=', match)
      .where('matches.status', '=', 'running')
      .where('seats.user_id', '=', userId)
      .execute();
    return rows.flatMap(({ seat, waiting }) => (includes(waiting, seat) ? [seat] : []));
  }

  /** When one of these seats last did something in a match; 0 where none has. */
  async #movedAt(match: string, seats: readonly number[]): Promise<number> {
    const last = await this.#store.db
      .selectFrom('entries')
      .select('at')
      .where('match_id', '=', match)
      .where('seat', 'in', seats)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.at ?? 0;
  }

  /** Asks whoever reads an address whether it is theirs, unless another stands in its place by now. */
  async #askReader({ userId, mail }: z.infer<typeof confirmationSchema>): Promise<void> {
    const user = await this.#user(userId);
    if (user?.mail !== mail || user.mail_confirmed_at !== null) return;
    const link = this.#link(`confirm/${await this.#addresses.openLink(userId, mail)}`);
    await this.#send(user, mail, (words) => words.confirm(user.name, link));
  }

  /** Writes to a person whose address is confirmed. */
  async #mail(userId: string, write: (words: Letters, name: string) => Letter): Promise<void> {
    const user = await this.#user(userId);
    const mail = user === undefined ? null : confirmedMail(user);
    if (user !== undefined && mail !== null) await this.#send(user, mail, (words) => write(words, user.name));
  }

  async #send({ language }: UsersTable, to: string, write: (words: Letters) => Letter): Promise<void> {
    const { subject, text } = write(letters[language === 'pl' ? 'pl' : 'en']);
    await this.#mailer?.sendMail({ from: this.#options.mailFrom, to, subject, text });
  }

  #user(id: string): Promise<UsersTable | undefined> {
    return this.#store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** A page of the table; a link signs nobody in by itself. */
  #link(page: string): string {
    return `${this.#options.publicUrl ?? ''}/#/${page}`;
  }
}
