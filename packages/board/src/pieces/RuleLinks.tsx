import { type Rule, ruleText } from '@whistlestop/kernel';
import { Fragment } from 'react';
import type { Sitting } from '../sitting/sitting.ts';
import styles from './RuleLinks.module.css';

/** The rules behind a sentence, each a link that opens in another tab. */
export function RuleLinks({ rules, sitting }: { rules: readonly Rule[]; sitting: Sitting }) {
  const { table, texts, words, page } = sitting;
  return rules.map((rule) => (
    <Fragment key={ruleText(rule)}>
      {/* Allows a line break, so that the last word does not wrap with the link. */}{' '}
      <a className={styles['rule']} href={page.ruleAddress(table.game.id, rule)} target="_blank" rel="noreferrer">
        {'ruling' in rule
          ? words.rulings.number(rule.ruling)
          : (texts.guideHeadings?.[rule.section] ?? words.rules.title)}
      </a>
    </Fragment>
  ));
}
