import type { z } from 'zod';
import type { BoardWords } from '../words/index.ts';

/** Why a file cannot be used: it is no JSON, or it does not fit the game's schema. */
export type FileProblem =
  | { readonly code: 'not-json' }
  | { readonly code: 'misfit'; readonly where: string; readonly kind: Misfit; readonly names: readonly string[] };

/** What can be wrong at a place of a file. */
type Misfit = 'wrongKind' | 'unknownName' | 'tooLittle' | 'tooMuch' | 'againstRules';

const MISFITS: Readonly<Record<string, Misfit>> = {
  invalid_type: 'wrongKind',
  invalid_value: 'wrongKind',
  invalid_union: 'wrongKind',
  invalid_format: 'wrongKind',
  unrecognized_keys: 'unknownName',
  invalid_key: 'unknownName',
  too_small: 'tooLittle',
  too_big: 'tooMuch',
};

export type ReadFile<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: FileProblem };

/** Parses a file by the game's own schema; returns where it does not fit. */
export function readDataFile<Value>(text: string, schema: z.ZodType<Value>): ReadFile<Value> {
  let source: unknown;
  try {
    source = JSON.parse(text);
  } catch {
    return { ok: false, problem: { code: 'not-json' } };
  }
  const read = schema.safeParse(source);
  if (read.success) return { ok: true, value: read.data };
  const { path, issue } = deepest(read.error.issues, []);
  return {
    ok: false,
    problem: {
      code: 'misfit',
      where: path.map(String).join(' › '),
      kind: MISFITS[issue?.code ?? ''] ?? 'againstRules',
      names: issue?.code === 'unrecognized_keys' ? issue.keys : [],
    },
  };
}

type Issue = z.core.$ZodIssue;

/** The first issue; inside a failed union, the issue with the longest path. */
function deepest(
  issues: readonly Issue[],
  above: readonly PropertyKey[],
): { path: readonly PropertyKey[]; issue?: Issue } {
  const [issue] = issues;
  if (issue === undefined) return { path: above };
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return { path, issue };
  const within = issue.errors.map((errors) => deepest(errors, path)).sort((a, b) => b.path.length - a.path.length);
  return within[0] !== undefined && within[0].path.length > path.length ? within[0] : { path, issue };
}

/** The problem as a sentence. */
export function problemSentence(problem: FileProblem, { files }: BoardWords['setUp']): string {
  if (problem.code === 'not-json') return files.notJson;
  const what = files.misfits[problem.kind];
  const names = problem.names.length === 0 ? what : `${what} (${problem.names.join(', ')})`;
  return problem.where === '' ? files.misfit(names) : files.misfitAt(problem.where, names);
}
