import { useMedia, Icon } from '@whistlestop/board';
import type { CardContent, CardWords } from '../cards/card-content.ts';
import { CardBack, CardFace } from '../cards/CardFace.tsx';
import type { Candidate, Issue, PerCandidate } from '../pieces.ts';
import styles from './DebateStage.module.css';
import { Speaker, StudioSet } from './StudioSet.tsx';

/** The cards on one side of an issue and their total; of an issue that is won, the total it was won or lost by. */
type DebateSide = { cards: readonly CardContent[]; total: number; label: string };

export type DebateIssue = {
  issue: Issue;
  name: string;
  sides: PerCandidate<DebateSide>;
  winner: Candidate | null;
  /** How the issue ended, in words. */
  outcome?: string | undefined;
};

/** What stands on a lectern: nothing yet, a card face down, or the card revealed, and in words where it went. */
export type Lectern = 'empty' | 'hidden' | { card: CardContent; went?: string | undefined };

export type DebateStageProps = {
  /** In the order in which they stand on the debate board. */
  issues: readonly DebateIssue[];
  lecterns: PerCandidate<Lectern>;
  names: PerCandidate<string>;
  /** Who wins ties, in words. */
  initiative: string;
  /** What the next issues to be won bring. */
  rewards?: string | undefined;
  /** The last reveal and what came of it, as sentences. */
  told: readonly string[];
  words: CardWords & { title: string; round: string; waiting: string };
};

/** The debates: two lecterns in a studio, three issues between them, and the cards played to each side. */
export function DebateStage({ issues, lecterns, names, initiative, rewards, told, words }: DebateStageProps) {
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
      {(told.length > 0 || rewards !== undefined) && (
        <div className={styles['strip']}>
          {told.length > 0 && (
            <p key={told.join(' ')} className={styles['told']}>
              {told.join(' ')}
            </p>
          )}
          {rewards !== undefined && <p className={styles['rewards']}>{rewards}</p>}
        </div>
      )}
      <ol className={styles['issues']}>
        {issues.map((issue) => (
          <li key={issue.issue} className={styles['issue']} data-winner={issue.winner ?? 'none'}>
            <Side who="kennedy" issue={issue} words={words} />
            <div className={styles['topic']}>
              <span className={styles['medal']}>
                <Icon name={issue.issue} />
              </span>
              <div>
                <h3 className={styles['name']}>{issue.name}</h3>
                {issue.outcome !== undefined && <p className={styles['outcome']}>{issue.outcome}</p>}
              </div>
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
  // A whole card has room for its lettering in a large window only: elsewhere its strip tells what counts here.
  const roomy = useMedia('(min-width: 85rem) and (min-height: 52.01rem)');
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
        {typeof lectern === 'object' && (
          <div key={lectern.card.id} className={styles['revealed']} data-strip={!roomy}>
            <CardFace
              card={roomy ? lectern.card : { ...lectern.card, state: null }}
              size={roomy ? 'hand' : 'mini'}
              words={words}
            />
            {lectern.went !== undefined && <p className={styles['waiting']}>{lectern.went}</p>}
          </div>
        )}
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
