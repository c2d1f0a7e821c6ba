import type { NewsKind } from '@whistlestop/client';

/**
 * The club's tables, the same on both databases: moments are milliseconds, flags are 0 or 1, lists and settings are
 * JSON text. Sets of seats are bit masks as in the kernel.
 */
export interface UsersTable {
  id: string;
  name: string;
  /** The name without case and accents of width, by which it is unique. */
  name_key: string;
  /** What the name looks like, which is unique too; null for a name from before that looks like an older one. */
  look_key: string | null;
  /** 'guest' or 'member'. */
  kind: string;
  password_hash: string | null;
  /** What is kept of the code with which a forgotten password is chosen anew. */
  recovery_hash: string | null;
  mail: string | null;
  /** When whoever reads that mail has agreed to it; until then nothing but that question is sent there. */
  mail_confirmed_at: number | null;
  webhook: string | null;
  language: string;
  notices: string;
  private: number;
  admin: number;
  banned_at: number | null;
  /** When the matches of a closed account are to be left, or another node takes that over; null once they are. */
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
  /** The owner's own word for the request, so that sending it twice makes one token. */
  request_id: string | null;
}

interface ResetsTable {
  token_hash: string;
  user_id: string;
  expires_at: number;
}

/** A link that confirms the mail address it was sent to. */
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
  /** The opener's own word for the request, so that sending it twice opens one match. */
  request_id: string | null;
  /** The players' names when the match started: part of its header. */
  players: string;
  /** The length of the log. */
  head: number;
  /** How often a seat has changed hands while the match was played: a turn holds only while that is as its node knows it. */
  seating: number;
  waiting: number;
  clock: string | null;
  /** When the next seat's time is up; while it looks for players, when it lapses; once it is over, when its results are due. */
  deadline: number | null;
  /** When a bot must have moved, or somebody else takes its thought over; null when no bot is waited for. */
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
  /** What its bot has agreed on with a person of its party. */
  plan: string | null;
  /** When a person last left it to a bot: since then it is a substitute's, or free for one. */
  left_at: number | null;
  /** When its person has seen how the match ended. */
  seen_at: number | null;
}

/** A link that is good for one seat. */
interface SeatInvitationsTable {
  secret_hash: string;
  match_id: string;
  seat: number;
}

/** One accepted request and everything chance did after it: the entries numbered `sequence` to `last`. */
export interface EntriesTable {
  match_id: string;
  sequence: number;
  last: number;
  entries: string;
  /** Who asked for it, under which word of theirs. */
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
  /** The length of the log when it was made: an offer stands until the next move. */
  head: number;
}

/** Accepted requests that are not turns of their own, so that a repeated one gets the same answer. */
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
  /** The speaker's own word for the line, so that sending it twice says it once. */
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

/** What has become of a match that is no longer among somebody's, until they have seen it. */
export interface NewsTable {
  user_id: string;
  match_id: string;
  kind: NewsKind;
  game: string;
  seat_name: string | null;
  at: number;
}

/** Work that must not be lost: a mail or a webhook call. */
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
  /** 1 for somebody who took the seat over when it was left. */
  substitute: number;
  seat_name: string;
  user_id: string | null;
  game: string;
  score: number;
  /** Not 0 where the match ended without a winner, but for whoever ended it by leaving. */
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

/** One row, written now and then only to see whether anything can be. */
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
