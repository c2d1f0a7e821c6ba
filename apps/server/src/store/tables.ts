import type { NewsKind } from '@whistlestop/client';

/**
 * The club's tables, the same on both databases: moments are milliseconds, flags are 0 or 1, lists and settings are
 * JSON text. Sets of seats are bit masks as in the kernel.
 */
export interface UsersTable {
  id: string;
  name: string;
  /** The normalised name, which is unique. */
  name_key: string;
  /** The look-alike key, unique too; null for an old name that looks like an older one. */
  look_key: string | null;
  /** 'guest' or 'member'. */
  kind: string;
  password_hash: string | null;
  /** The hash of the recovery code. */
  recovery_hash: string | null;
  mail: string | null;
  /** When the address was confirmed; before that only the confirmation e-mail is sent. */
  mail_confirmed_at: number | null;
  webhook: string | null;
  language: string;
  notices: string;
  private: number;
  admin: number;
  banned_at: number | null;
  /** When the matches of a closed account are due to be left, or the lease on that ends; null once they are. */
  leaves_at: number | null;
  created_at: number;
}

interface VacationsTable {
  user_id: string;
  from_at: number;
  until_at: number;
}

interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

interface ApiTokensTable {
  id: string;
  token_hash: string;
  user_id: string;
  label: string;
  created_at: number;
  /** The owner's request id: a repeated request makes one token. */
  request_id: string | null;
}

interface ResetsTable {
  token_hash: string;
  user_id: string;
  expires_at: number;
}

/** A link that confirms an e-mail address. */
interface MailLinksTable {
  token_hash: string;
  user_id: string;
  mail: string;
  expires_at: number;
}

export interface MatchesTable {
  id: string;
  game: string;
  rules: number;
  options: string;
  settings: string;
  public: number;
  /** 'open', 'running' or 'over'. */
  status: string;
  seed: string;
  invite: string;
  opened_by: string | null;
  /** The opener's request id: a repeated request opens one match. */
  request_id: string | null;
  /** The players' names when the match started: part of its header. */
  players: string;
  /** The length of the log. */
  head: number;
  /** How often seats have changed hands in the running match: a turn is refused when it is not the number its node knows. */
  seating: number;
  waiting: number;
  clock: string | null;
  /** Running: when a seat's time is up. Open: when the match lapses. Over: when its results are due. */
  deadline: number | null;
  /** When the lease on a bot's move ends; null when no bot is to move. */
  bot_due: number | null;
  scores: string | null;
  rematch: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}

interface SeatsTable {
  match_id: string;
  seat: number;
  user_id: string | null;
  bot: string | null;
  /** The plan its bot has agreed on with a person of its party. */
  plan: string | null;
  /** When a person last left the seat to a bot; since then a substitute may have it. */
  left_at: number | null;
  /** When its player has seen the end of the match. */
  seen_at: number | null;
}

/** An invitation to one seat. */
interface SeatInvitationsTable {
  secret_hash: string;
  match_id: string;
  seat: number;
}

/** A turn: one accepted request and all that chance did after it, the entries `sequence` to `last`. */
export interface EntriesTable {
  match_id: string;
  sequence: number;
  last: number;
  entries: string;
  /** The seat and id of the request. */
  seat: number;
  request_id: string | null;
  at: number;
}

interface SnapshotsTable {
  match_id: string;
  sequence: number;
  snapshot: string;
}

export interface OffersTable {
  match_id: string;
  /** 'takeback', 'pause' or 'resume'. */
  kind: string;
  seat: number;
  target: number;
  consents: number;
  /** The length of the log when it was made: an offer is valid until the next move. */
  head: number;
}

/** Accepted requests that are no turns, so that a repeated one gets the same answer. */
interface RequestsTable {
  match_id: string;
  seat: number;
  request_id: string;
  /** The length of the log when it was accepted. */
  sequence: number;
}

interface ChatTable {
  id: string;
  match_id: string;
  room: string;
  user_id: string;
  text: string;
  at: number;
  /** The speaker's request id: a repeated request adds one line. */
  request_id: string | null;
}

interface MutesTable {
  user_id: string;
  muted_id: string;
}

interface ReportsTable {
  id: string;
  line_id: string;
  user_id: string;
  reason: string;
  at: number;
  settled_at: number | null;
}

interface NoticesTable {
  user_id: string;
  match_id: string;
  sequence: number;
  at: number;
}

/** Unseen news of a match that a person no longer has. */
export interface NewsTable {
  user_id: string;
  match_id: string;
  kind: NewsKind;
  game: string;
  seat_name: string | null;
  at: number;
}

/** An e-mail or webhook call to be made. */
export interface JobsTable {
  id: string;
  kind: string;
  payload: string;
  due_at: number;
  attempts: number;
}

export interface RatingsTable {
  user_id: string;
  game: string;
  variant: string;
  rating: number;
  deviation: number;
  volatility: number;
  matches: number;
}

export interface ResultsTable {
  match_id: string;
  seat: number;
  /** 1 for a substitute. */
  substitute: number;
  seat_name: string;
  user_id: string | null;
  game: string;
  score: number;
  /** 1 where the match ended without a winner; 0 for the player who ended it by leaving. */
  stopped: number;
  ended_at: number;
}

interface AuditTable {
  id: string;
  at: number;
  who: string;
  act: string;
  detail: string;
}

/** One row, which readiness checks write. */
interface WritesTable {
  id: number;
  at: number;
}

export interface Tables {
  users: UsersTable;
  vacations: VacationsTable;
  sessions: SessionsTable;
  api_tokens: ApiTokensTable;
  resets: ResetsTable;
  mail_links: MailLinksTable;
  matches: MatchesTable;
  seats: SeatsTable;
  seat_invitations: SeatInvitationsTable;
  entries: EntriesTable;
  snapshots: SnapshotsTable;
  offers: OffersTable;
  requests: RequestsTable;
  chat: ChatTable;
  mutes: MutesTable;
  reports: ReportsTable;
  notices: NoticesTable;
  news: NewsTable;
  jobs: JobsTable;
  ratings: RatingsTable;
  results: ResultsTable;
  audit: AuditTable;
  writes: WritesTable;
}
