import type { Seat } from '@whistlestop/kernel';
import { channelOpen, type Plan, partyOf, planSchema, raceOf } from '@whistlestop/mr-president';
import type { MrPresidentTexts } from '@whistlestop/mr-president/texts';
import parts from '../../screens/match/decision-parts.module.css';
import type { Sitting } from '../../screens/match/sitting.ts';
import { Choice, Choices } from '../../screens/set-up/Choice.tsx';
import styles from './PartnerPlan.module.css';
import type { BoardWords } from './words/index.ts';

const NOTHING_AGREED: Plan = { high: 'free', doubles: ['free', 'free'] };

type PartnerPlanProps = { sitting: Sitting<MrPresidentTexts>; words: BoardWords };

/** The parley with a computer partner: a short plan instead of talk, open while the party may talk (ruling 32). */
export function PartnerPlan({ sitting, words }: PartnerPlanProps) {
  const { snapshot, table, texts } = sitting;
  const { view, deciding, players } = snapshot;
  const { agreements } = table;
  if (deciding === undefined || agreements === undefined || raceOf(view) !== 'election') return null;
  const partner: Seat = deciding ^ 1;
  if (players[partner]?.kind !== 'bot') return null;
  const plan = planSchema.safeParse(agreements.with(partner)).data ?? NOTHING_AGREED;
  const members = [deciding & ~1, deciding | 1] as const;
  const high = words.plan.high(texts.seat(partner));
  if (!channelOpen(view, partyOf(deciding))) {
    const agreed = [
      ...(plan.high === 'free' ? [] : [`${high} ${words.plan.highs[plan.high]}`]),
      ...plan.doubles.flatMap((third, member) =>
        third === 'free' ? [] : [`${words.plan.double(texts.seat(members[member] ?? 0))} ${words.plan.thirds[third]}`],
      ),
    ];
    return agreed.length > 0 && <p className={parts['hint']}>{words.plan.agreed(agreed.join('; '))}</p>;
  }
  const agree = (change: Partial<Plan>) => sitting.agree(partner, { ...plan, ...change });
  const [first, second] = plan.doubles;
  return (
    <fieldset className={styles['plan']}>
      <legend>{words.plan.title(texts.seat(partner))}</legend>
      <Choices>
        <Choice name={high} value={plan.high} answers={words.plan.highs} onChoose={(high) => agree({ high })} />
        <Choice
          name={words.plan.double(texts.seat(members[0]))}
          value={first}
          answers={words.plan.thirds}
          onChoose={(third) => agree({ doubles: [third, second] })}
        />
        <Choice
          name={words.plan.double(texts.seat(members[1]))}
          value={second}
          answers={words.plan.thirds}
          onChoose={(third) => agree({ doubles: [first, third] })}
        />
      </Choices>
    </fieldset>
  );
}
