import type { z } from 'zod';

/** The first complaint of a schema, as one sentence with its path. */
export function sentenceOf(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') ?? '';
  const message = issue?.message ?? 'Malformed';
  return path === '' ? `${message}.` : `${path}: ${message}.`;
}
