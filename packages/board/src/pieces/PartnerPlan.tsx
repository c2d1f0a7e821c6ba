import { includes } from '@whistlestop/kernel';
import { Choice, Choices } from './Choice.tsx';
import parts from './decision-parts.module.css';
import styles from './PartnerPlan.module.css';
import type { Sitting } from '../sitting/sitting.ts';

/** What is agreed on with a computer partner: a short plan instead of talk, open while the party may talk. */
export function PartnerPlan({ sitting }: { sitting: Sitting }) {
  const { snapshot, table, texts } = sitting;
  const { view, deciding, players } = snapshot;
  const { agreements, game } = table;
  const { parties } = game;
  if (deciding === undefined || agreements === undefined || parties === undefined) return null;
  const partner = players.findIndex(({ kind }, seat) => kind === 'bot' && includes(parties.of(deciding), seat));
  const plan = partner < 0 ? undefined : texts.plan?.(view, deciding, partner, agreements.with(partner));
  if (plan === undefined) return null;
  if (!parties.confers(view, deciding))
    return plan.agreed === undefined ? null : <p className={parts['hint']}>{plan.agreed}</p>;
  return (
    <fieldset className={styles['plan']}>
      <legend>{plan.title}</legend>
      <Choices>
        {plan.questions.map(({ name, stands, answers }) => (
          <Choice
            key={name}
            name={name}
            value={stands}
            answers={Object.fromEntries(answers.map((answer) => [answer.id, answer.name]))}
            onChoose={(id) => sitting.agree(partner, answers.find((answer) => answer.id === id)?.plan)}
          />
        ))}
      </Choices>
    </fieldset>
  );
}
