import { languageIn } from '@whistlestop/client';
import { includes } from '@whistlestop/kernel';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import type { Accounts } from '../people/accounts.ts';
import { confirmedEmail, type EmailAddresses } from '../people/email-addresses.ts';
import { newTimedId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { JobsTable, UsersTable } from '../store/tables.ts';
import { type Email, type EmailTexts, emailTexts } from '../texts/emails.ts';
import { callWebhook, checkedUrl } from './webhook.ts';

export interface DeliveryOptions {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly publicUrl: string | undefined;
  /** The ports at which webhooks may be called. */
  readonly webhookPorts: ReadonlySet<number>;
  readonly mailTimeouts?: MailTimeouts;
}

/** The lease of a job, and its retry delay, times the number of attempts; in milliseconds. */
const LEASE = 60_000;
const ATTEMPTS = 5;

/** Timeouts of a mail server for connecting, greeting and each reply after that, in milliseconds. */
interface MailTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

/** Shorter than the lease of a job: another node must not send the e-mail a second time. */
const MAIL_TIMEOUTS: MailTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const noticeSchema = z.object({
  userId: z.string(),
  match: z.string(),
  game: z.string(),
  /** How long the person must be idle first; absent in jobs of older versions. */
  patience: z.int().default(0),
});
const resetSchema = z.object({ userId: z.string() });
const confirmationSchema = z.object({ userId: z.string(), mail: z.string() });

/** Sends e-mails and calls webhooks from a table of jobs, which survives its node. */
export class NoticeDelivery {
  readonly #store: Store;
  readonly #accounts: Accounts;
  readonly #addresses: EmailAddresses;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #options: DeliveryOptions;
  readonly #mailer: Transporter | undefined;

  constructor(
    store: Store,
    { accounts, addresses }: { readonly accounts: Accounts; readonly addresses: EmailAddresses },
    options: DeliveryOptions,
    log: Logger,
    now: () => number,
  ) {
    this.#store = store;
    this.#accounts = accounts;
    this.#addresses = addresses;
    this.#options = options;
    this.#log = log;
    this.#now = now;
    const { smtpUrl, mailTimeouts = MAIL_TIMEOUTS } = options;
    this.#mailer = smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...mailTimeouts });
  }

  /** Whether e-mail is configured. */
  get mails(): boolean {
    return this.#mailer !== undefined;
  }

  /** Refuses a webhook address that must not be called. */
  async checkWebhook(url: string): Promise<void> {
    await checkedUrl(url, this.#options.webhookPorts);
  }

  /** Queues a reset e-mail; its secret is created when it is sent, so that none is stored. */
  queueReset(user: UsersTable): Promise<void> {
    return this.#queue('reset-mail', { userId: user.id });
  }

  /** Queues the e-mail that asks to confirm an address. */
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

  /** Runs the jobs that are due. A job is leased before it is tried and deleted when it is done. */
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
      // It may have been postponed since.
      .where('due_at', '=', job.due_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    try {
      await this.#carryOut(job);
    } catch (error) {
      this.#log.warn({ err: error, job: job.kind, attempts }, 'a notice could not be delivered');
      if (attempts < ATTEMPTS) return;
    }
    // A job that was queued again meanwhile stays.
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
      await this.#sendConfirmation(confirmationSchema.parse(facts));
      return;
    }
    const { userId, match, game, patience } = noticeSchema.parse(facts);
    const seats = await this.#waitsFor(userId, match);
    if (seats.length === 0) return;
    const due_at = patience === 0 ? 0 : (await this.#movedAt(match, seats)) + patience;
    if (due_at > this.#now()) {
      // A person who was active a moment ago is notified later.
      const postponed = this.#store.db.updateTable('jobs').set({ due_at, attempts: 0 });
      await postponed.where('id', '=', id).where('attempts', '>', 0).execute();
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

  /** The seats of a person that a match still waits for. */
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

  /** When one of these seats last acted in a match; 0 when none has. */
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

  /** Sends the confirmation e-mail, unless the address was changed meanwhile. */
  async #sendConfirmation({ userId, mail }: z.infer<typeof confirmationSchema>): Promise<void> {
    const user = await this.#user(userId);
    if (user?.mail !== mail || user.mail_confirmed_at !== null) return;
    const link = this.#link(`confirm/${await this.#addresses.openLink(userId, mail)}`);
    await this.#send(user, mail, (words) => words.confirm(user.name, link));
  }

  /** Sends an e-mail to a person whose address is confirmed. */
  async #mail(userId: string, write: (words: EmailTexts, name: string) => Email): Promise<void> {
    const user = await this.#user(userId);
    const mail = user === undefined ? null : confirmedEmail(user);
    if (user !== undefined && mail !== null) await this.#send(user, mail, (words) => write(words, user.name));
  }

  async #send({ language }: UsersTable, to: string, write: (words: EmailTexts) => Email): Promise<void> {
    const { subject, text } = write(emailTexts[languageIn(language)]);
    await this.#mailer?.sendMail({ from: this.#options.mailFrom, to, subject, text });
  }

  #user(id: string): Promise<UsersTable | undefined> {
    return this.#store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** A link into the web app; it signs nobody in by itself. */
  #link(page: string): string {
    return `${this.#options.publicUrl ?? ''}/#/${page}`;
  }
}
