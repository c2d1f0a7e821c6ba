import { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;
/** One option as the schema tells it: its answers where these are few, and its default. */
interface Option {
  readonly name: string;
  readonly answers: readonly unknown[];
  readonly usual: unknown;
}

/** The options of a game, and answers of options, that none of these matches plays: `deck`, `deck: 2017`. */
export function unplayedOptions(options: z.ZodType, matches: readonly unknown[]): string[] {
  const played = matches.map((match) => options.parse(match) as Readonly<Record<string, unknown>>);
  const schema = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  const unplayed = optionsIn(schema).flatMap(({ name, answers, usual }) => {
    const given = played.map((match) => match[name]);
    if (answers.length > 0)
      return answers.filter((answer) => !given.includes(answer)).map((answer) => `${name}: ${String(answer)}`);
    return given.some((value) => value !== undefined && JSON.stringify(value) !== JSON.stringify(usual)) ? [] : [name];
  });
  return [...new Set(unplayed)];
}

/** What may stand in a place of the schema: itself, or each of its alternatives. */
const alternativesOf = (schema: Schema): readonly Schema[] => {
  const inside = schema.oneOf ?? schema.anyOf;
  return inside === undefined ? [schema] : inside.filter((part) => typeof part === 'object').flatMap(alternativesOf);
};

const optionsIn = (schema: Schema): Option[] =>
  alternativesOf(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, option]) =>
      typeof option === 'object' ? [{ name, answers: answersTo(option), usual: option.default }] : [],
    ),
  );

/** The answers to an option where they can be listed, else none. */
function answersTo(option: Schema): readonly unknown[] {
  const answers = alternativesOf(option).map((part) => {
    if (part.const !== undefined) return [part.const];
    return part.type === 'boolean' ? [true, false] : (part.enum ?? []);
  });
  return answers.some((some) => some.length === 0) ? [] : answers.flat();
}
