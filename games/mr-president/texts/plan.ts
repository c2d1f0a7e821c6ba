import type { PlanQuestion, PlanTexts, Seat, State } from '@whistlestop/kernel';
import { ELECTION, race } from '../rules/layout.ts';
import { type Plan, planSchema } from '../rules/plan.ts';
import type { Words } from './words.ts';

const NOTHING_AGREED: Plan = { high: 'free', doubles: ['free', 'free'] };

/** The plan of a party in the ticket election; before it partners are rivals (ruling 32). */
export function planOf(words: Words, s: State, seat: Seat, partner: Seat, agreed: unknown): PlanTexts | undefined {
  if (race.get(s) !== ELECTION) return undefined;
  const { plan: says } = words;
  const plan = planSchema.safeParse(agreed).data ?? NOTHING_AGREED;
  const [first, second] = plan.doubles;
  const name = (member: Seat): string => says.double(words.seat((seat & ~1) + member));
  const questions = [
    question(says.high(words.seat(partner)), says.highs, plan.high, (high) => ({ ...plan, high })),
    question(name(0), says.thirds, first, (third) => ({ ...plan, doubles: [third, second] })),
    question(name(1), says.thirds, second, (third) => ({ ...plan, doubles: [first, third] })),
  ];
  const settled = questions.flatMap(({ name: about, stands, answers }) => {
    const answer = answers.find(({ id }) => id === stands);
    return stands === 'free' || answer === undefined ? [] : [`${about} ${answer.name}`];
  });
  return {
    title: says.title(words.seat(partner)),
    questions,
    agreed: settled.length === 0 ? undefined : says.agreed(settled.join('; ')),
  };
}

function question<Id extends string>(
  name: string,
  answers: Readonly<Record<Id, string>>,
  stands: Id,
  planWith: (id: Id) => Plan,
): PlanQuestion {
  const ids = Object.keys(answers) as Id[];
  return { name, stands, answers: ids.map((id) => ({ id, name: answers[id], plan: planWith(id) })) };
}
