import type { Append } from './store.ts';

/** A turn and how its match stands after it, in the order in which the statements name them. */
export interface AppendRow {
  readonly entry: readonly [
    match: string,
    sequence: number,
    last: number,
    entries: string,
    seat: number,
    requestId: string | null,
    at: number,
  ];
  readonly standing: readonly [
    head: number,
    waiting: number,
    clock: string | null,
    status: string,
    deadline: number | null,
    botDue: number | null,
    scores: string | null,
    endedAt: number | null,
  ];
  readonly snapshot: string | null;
}

const FIELDS = 15;

/**
 * A batch on its way to the thread of the database: one text crosses faster than many values, and lines of fields are
 * written and read faster than JSON. No field holds a tab or a line break (ids are words, the rest is JSON, which escapes
 * both), and none that is there is empty.
 */
export const writeRows = (batch: readonly Append[]): string => batch.map(writeRow).join('\n');

const writeRow = ({ match, sequence, last, entries, seat, requestId, at, standing: s, snapshot }: Append): string =>
  `${match}\t${sequence}\t${last}\t${entries}\t${seat}\t${requestId ?? ''}\t${at}\t${s.waiting}\t${s.clock ?? ''}\t${s.status}\t${s.deadline ?? ''}\t${s.botDue ?? ''}\t${s.scores ?? ''}\t${s.endedAt ?? ''}\t${snapshot ?? ''}`;

/** The batch as it was before `writeRows`. */
export const readRows = (rows: string): AppendRow[] => rows.split('\n').map(readRow);

function readRow(row: string): AppendRow {
  const fields = row.split('\t');
  if (fields.length !== FIELDS) throw new Error(`A turn has ${FIELDS} fields, and this one ${fields.length}.`);
  const text = (field: number): string => fields[field] as string;
  const number = (field: number): number => Number(fields[field]);
  const textOrNull = (field: number): string | null => (fields[field] === '' ? null : text(field));
  const numberOrNull = (field: number): number | null => (fields[field] === '' ? null : number(field));
  return {
    entry: [text(0), number(1), number(2), text(3), number(4), textOrNull(5), number(6)],
    standing: [
      number(2),
      number(7),
      textOrNull(8),
      text(9),
      numberOrNull(10),
      numberOrNull(11),
      textOrNull(12),
      numberOrNull(13),
    ],
    snapshot: textOrNull(14),
  };
}
