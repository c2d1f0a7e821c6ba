import { Icon } from '../../design/Icon.tsx';
import type { CardContent, CardWords } from '../cards/card-content.ts';
import { CardBack, CardFace } from '../cards/CardFace.tsx';
import type { Candidate, Issue, PerCandidate } from '../pieces.ts';
import styles from './DebateStage.module.css';
import { Speaker, StudioSet } from './StudioSet.tsx';

type DebateSide = { cards: readonly CardContent[]; total: number; label: string };

export type DebateIssue = {
  issue: Issue;
  name: string;
  /** What winning this issue brings, or brought. */
  reward: string;
  sides: PerCandidate<DebateSide>;
  winner: Candidate | null;
  /** How the issue ended, in words. */
  outcome?: string | undefined;
};

/** What stands on a lectern: nothing yet, a card face down, or the card revealed. */
export type Lectern = 'empty' | 'hidden' | CardContent;

export type DebateStageProps = {
  /** In the order in which they stand on the debate board. */
  issues: readonly DebateIssue[];
  lecterns: PerCandidate<Lectern>;
  names: PerCandidate<string>;
  /** Who wins ties, in words. */
  initiative: string;
  words: CardWords & { title: string; round: string; waiting: string };
};

/** The debates: two lecterns in a studio, three issues between them, and the cards played to each side. */
export function DebateStage({ issues, lecterns, names, initiative, words }: DebateStageProps) {
  return (
    <section className={styles['stage']} aria-label={words.title}>
      <header className={styles['set']}>
        <StudioSet />
        <div className={styles['caption']}>
          <h2 className={styles['title']}>{words.title}</h2>
          <p className={styles['round']}>{words.round}</p>
          <p className={styles['initiative']}>{initiative}</p>
        </div>
        <OnLectern who="kennedy" name={names.kennedy} lectern={lecterns.kennedy} words={words} />
        <OnLectern who="nixon" name={names.nixon} lectern={lecterns.nixon} words={words} />
      </header>
      <ol className={styles['issues']}>
        {issues.map((issue) => (
          <li key={issue.issue} className={styles['issue']} data-winner={issue.winner ?? 'none'}>
            <Side who="kennedy" issue={issue} words={words} />
            <div className={styles['topic']}>
              <span className={styles['medal']}>
                <Icon name={issue.issue} />
              </span>
              <h3 className={styles['name']}>{issue.name}</h3>
              <p className={styles['reward']}>{issue.outcome ?? issue.reward}</p>
            </div>
            <Side who="nixon" issue={issue} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type OnLecternProps = { who: Candidate; name: string; lectern: Lectern; words: DebateStageProps['words'] };

function OnLectern({ who, name, lectern, words }: OnLecternProps) {
  return (
    <div className={`${styles['lectern']} ${styles[who]}`}>
      <Speaker who={who} />
      <h3 className={styles['speaker']}>
        <Icon name={who} />
        {name}
      </h3>
      <div className={styles['desk']}>
        {lectern === 'empty' && <p className={styles['waiting']}>{words.waiting}</p>}
        {lectern === 'hidden' && <CardBack size="hand" words={words} />}
        {typeof lectern === 'object' && <CardFace card={lectern} size="hand" words={words} />}
      </div>
    </div>
  );
}

function Side({ who, issue, words }: { who: Candidate; issue: DebateIssue; words: CardWords }) {
  const { cards, total, label } = issue.sides[who];
  return (
    <div className={`${styles['side']} ${styles[who]}`} data-won={issue.winner === who}>
      <p className={styles['total']}>
        <span className="visually-hidden">{label}</span>
        {issue.winner === who && <Icon name="check" />}
        <span aria-hidden="true">{total}</span>
      </p>
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <li key={card.id}>
            <CardFace card={card} size="mini" words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}
