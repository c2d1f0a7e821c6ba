/** The hot path by hand, on the embedded database: one row for an accepted request, and how its match stands after it. */
export const insertEntries = `insert into entries (match_id, sequence, last, entries, seat, request_id, at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;

export const updateStanding = `update matches set head = ?, waiting = ?, clock = ?, status = ?, deadline = ?,
  bot_due = ?, scores = ?, ended_at = ? where id = ?`;

/** The same where nothing is due before and after, as in most turns: the indexes on the rest need not be touched. */
export const moveOn = `update matches set head = ?, waiting = ?, clock = ?
  where id = ? and status = 'running' and deadline is null and bot_due is null`;

export const saveSnapshot = `insert into snapshots (match_id, sequence, snapshot) values (?, ?, ?)
  on conflict (match_id) do update set sequence = excluded.sequence, snapshot = excluded.snapshot`;

/**
 * The same on PostgreSQL for a whole batch in one statement, which also tells the other nodes what it wrote. Where seats may change
 * hands a turn is written only while they are as its node knows them; whoever is changing that at this moment is waited for.
 */
export const appendBatch = `
  with input as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::bigint[],
      $8::text[], $9::int[], $10::text[], $11::bigint[], $12::bigint[], $13::text[], $14::bigint[], $15::text[], $16::int[], $17::text[])
    as row (match_id, sequence, last, entries, seat, request_id, at,
      status, waiting, clock, deadline, bot_due, scores, ended_at, snapshot, seating, signal)
  ), seated as (
    select matches.id from matches join input on input.match_id = matches.id and input.seating = matches.seating
    order by matches.id
    for update of matches
  ), won as (
    insert into entries (match_id, sequence, last, entries, seat, request_id, at)
    select match_id, sequence, last, entries, seat, request_id, at from input
    where seating is null or match_id in (select id from seated)
    order by match_id
    on conflict do nothing
    returning match_id, last
  ), standing as (
    update matches set head = input.last, status = input.status, waiting = input.waiting, clock = input.clock,
      deadline = input.deadline, bot_due = input.bot_due, scores = input.scores, ended_at = input.ended_at
    from input join won using (match_id, last) where matches.id = input.match_id
  ), kept as (
    insert into snapshots (match_id, sequence, snapshot)
    select match_id, last, snapshot from input join won using (match_id, last) where snapshot is not null
    on conflict (match_id) do update set sequence = excluded.sequence, snapshot = excluded.snapshot
  )
  select match_id, pg_notify($18, signal) from input join won using (match_id, last)`;

/** What was added to many matches since each was last looked at, so many turns of each. */
export const turnsAfter = `
  select missing.place, entries.*, matches.clock
  from unnest($1::text[], $2::int[]) with ordinality as missing (match_id, sequence, place)
  cross join lateral (
    select * from entries where match_id = missing.match_id and sequence > missing.sequence
    order by sequence limit $3
  ) as entries
  join matches on matches.id = entries.match_id
  order by missing.place, entries.sequence`;
