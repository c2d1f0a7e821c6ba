/** The hot path by hand: one row for an accepted request, and how its match stands after it. */
export const insertEntries = {
  embedded: `insert into entries (match_id, sequence, last, entries, seat, request_id, at)
    values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
};

export const updateStanding = {
  embedded: `update matches set head = ?, status = ?, waiting = ?, clock = ?, deadline = ?, bot_due = ?, scores = ?,
    ended_at = ? where id = ?`,
};

/** The same for a whole batch in one statement, which also tells the other nodes what it wrote. */
export const appendBatch = `
  with input as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::bigint[],
      $8::text[], $9::int[], $10::text[], $11::bigint[], $12::bigint[], $13::text[], $14::bigint[])
    as row (match_id, sequence, last, entries, seat, request_id, at,
      status, waiting, clock, deadline, bot_due, scores, ended_at)
  ), won as (
    insert into entries (match_id, sequence, last, entries, seat, request_id, at)
    select match_id, sequence, last, entries, seat, request_id, at from input order by match_id
    on conflict do nothing
    returning match_id, last
  ), standing as (
    update matches set head = input.last, status = input.status, waiting = input.waiting, clock = input.clock,
      deadline = input.deadline, bot_due = input.bot_due, scores = input.scores, ended_at = input.ended_at
    from input join won using (match_id, last) where matches.id = input.match_id
  )
  select match_id, pg_notify($15, $16 || ' entries ' || match_id || ' ' || last) from won`;
