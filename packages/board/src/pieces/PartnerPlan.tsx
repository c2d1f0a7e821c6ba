import { partnerOf } from '@whistlestop/table';
import { Select, SelectGroup } from './Select.tsx';
import parts from './decision-parts.module.css';
import styles from './PartnerPlan.module.css';
import type { Sitting } from '../sitting/sitting.ts';

/** What is agreed on with a computer partner: a short plan instead of talk, open while the party may talk. */
export function PartnerPlan({ sitting }: { sitting: Sitting }) {
  const { decision, snapshot, table, texts } = sitting;
  const { agreements, game } = table;
  const { parties } = game;
  if (decision === undefined || agreements === undefined || parties === undefined) return null;
  const { seat, view } = decision;
  const partner = partnerOf(table, snapshot, seat);
  const plan = partner === undefined ? undefined : texts.plan?.(view, seat, partner, agreements.with(partner));
  if (plan === undefined || partner === undefined) return null;
  if (!parties.confers(view, seat))
    return plan.agreed === undefined ? null : <p className={parts['hint']}>{plan.agreed}</p>;
  return (
    <fieldset className={styles['plan']}>
      <legend>{plan.title}</legend>
      <SelectGroup>
        {plan.questions.map(({ name, stands, answers }) => (
          <Select
            key={name}
            name={name}
            value={stands}
            answers={Object.fromEntries(answers.map((answer) => [answer.id, answer.name]))}
            onChoose={(id) => sitting.agree(partner, answers.find((answer) => answer.id === id)?.plan)}
          />
        ))}
      </SelectGroup>
    </fieldset>
  );
}
