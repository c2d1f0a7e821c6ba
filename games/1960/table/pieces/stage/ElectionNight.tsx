import type { ReactNode } from 'react';
import { Button, Icon } from '@whistlestop/board';
import { RaceBar } from '../gauges/RaceBar.tsx';
import type { StateCode } from '../map/map-props.ts';
import type { Candidate, PerCandidate } from '../pieces.ts';
import styles from './ElectionNight.module.css';
import { RESULT_OF_1960, type Result } from './history.ts';
import { ResultMap } from './ResultMap.tsx';
import { useReturns } from './returns.ts';

/** A state's votes coming in. */
export type StateReturn = {
  code: StateCode;
  name: string;
  votes: number;
  /** Whose they are; nobody's when they cannot be claimed. */
  who: Candidate | null;
  /** `tipped` states had no cubes and were decided at the last moment. */
  how: 'carried' | 'led' | 'tipped' | 'withheld';
  /** The call in a sentence that follows the state's name. */
  text: string;
};

export type ElectionNightProps = {
  returns: readonly StateReturn[];
  total: number;
  toWin: number;
  names: PerCandidate<string>;
  /** Who won and how, told once every return is in. */
  verdict: { winner: Candidate; headline: string; text: string; house?: string | undefined };
  /** Milliseconds between two returns; 0 shows all at once. */
  pace: number;
  words: {
    title: string;
    live: string;
    over: string;
    race: (kennedy: number, nixon: number, toWin: number) => string;
    toWin: (votes: number) => string;
    returns: string;
    map: string;
    pause: string;
    goOn: string;
    skip: string;
    again: string;
    house: string;
    yours: string;
    history: string;
    historyVotes: string;
    yourVotes: (kennedy: number, nixon: number) => string;
    /** What the ink of neither candidate stands for: in this election, in the real one. */
    neither: (votes: number) => string;
    historyNeither: string;
  };
  /** What to do next, once it is over. */
  after?: ReactNode;
};

/** Election night as a broadcast: the returns come in, the tally races, and the night ends beside the real one. */
export function ElectionNight({ returns, total, toWin, names, verdict, pace, words, after }: ElectionNightProps) {
  const { shown, playing, setPlaying, skip, restart } = useReturns(returns.length, pace);
  const over = shown === returns.length;
  const sofar = returns.slice(0, shown);
  const votes = { kennedy: tally(sofar, 'kennedy'), nixon: tally(sofar, 'nixon') };
  const results = new Map(sofar.map(({ code, who }): [StateCode, Result] => [code, who ?? 'other']));
  const withheld = tally(sofar, null);
  const latest = over ? undefined : sofar.at(-1);

  return (
    <section className={styles['night']} aria-label={words.title} data-live={!over}>
      <header className={styles['header']}>
        <h2 className={styles['title']}>{words.title}</h2>
        <span className={styles['live']} data-over={over}>
          {over ? words.over : words.live}
        </span>
        <span className={styles['controls']}>
          {!over && (
            <>
              <Button icon={playing ? 'pause' : 'play'} onClick={() => setPlaying(!playing)}>
                {playing ? words.pause : words.goOn}
              </Button>
              <Button icon="last" onClick={skip}>
                {words.skip}
              </Button>
            </>
          )}
          {over && (
            <Button icon="undo" onClick={restart}>
              {words.again}
            </Button>
          )}
        </span>
      </header>
      <RaceBar
        votes={votes}
        leaning={{ kennedy: 0, nixon: 0 }}
        total={total}
        toWin={toWin}
        names={names}
        words={{ label: words.race(votes.kennedy, votes.nixon, toWin), toWin: words.toWin(toWin) }}
        large
      />
      {over ? (
        <div className={styles['verdict']} data-winner={verdict.winner}>
          <Icon name={verdict.winner} className={styles['emblem']} />
          <div>
            <p className={styles['headline']}>{verdict.headline}</p>
            <p>{verdict.text}</p>
            {verdict.house !== undefined && (
              <p className={styles['house']}>
                <Icon name="house" />
                <span>
                  <strong>{words.house}</strong> {verdict.house}
                </span>
              </p>
            )}
          </div>
        </div>
      ) : (
        <p className={styles['call']} data-who={latest?.who ?? 'none'} data-how={latest?.how}>
          {latest !== undefined && (
            <>
              {latest.who !== null && <Icon name={latest.who} />}
              <strong>{latest.name}</strong>
              <span className={styles['callVotes']}>{latest.votes}</span>
              {latest.text}
            </>
          )}
        </p>
      )}
      <div className={styles['body']} data-over={over}>
        <figure className={styles['figure']}>
          <ResultMap results={results} latest={latest?.code} label={words.map} />
          {over && (
            <figcaption>
              <strong>{words.yours}</strong> {words.yourVotes(votes.kennedy, votes.nixon)}
              {withheld > 0 && <Neither text={words.neither(withheld)} />}
            </figcaption>
          )}
        </figure>
        {over ? (
          <figure className={styles['figure']}>
            <ResultMap results={RESULT_OF_1960} label={words.history} />
            <figcaption>
              <strong>{words.history}</strong> {words.historyVotes}
              <Neither text={words.historyNeither} />
            </figcaption>
          </figure>
        ) : (
          <div className={styles['wire']}>
            <h3 className={styles['wireTitle']}>{words.returns}</h3>
            <ol className={styles['returns']}>
              {sofar.toReversed().map(({ code, name, votes: won, who, how }) => (
                <li key={code} className={styles['return']} data-who={who ?? 'none'} data-how={how}>
                  <Icon name={who ?? 'removed'} />
                  <span>{name}</span>
                  <span className={styles['returnVotes']}>{won}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <output className="visually-hidden">{over ? verdict.headline : ''}</output>
      {over && after}
    </section>
  );
}

/** Explains the ink of the states that are neither candidate's. */
function Neither({ text }: { text: string }) {
  return (
    <span className={styles['neither']}>
      <span className={styles['swatch']} aria-hidden="true" /> {text}
    </span>
  );
}

function tally(returns: readonly StateReturn[], who: Candidate | null): number {
  return returns.reduce((sum, one) => (one.who === who ? sum + one.votes : sum), 0);
}
