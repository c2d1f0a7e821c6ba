import { type Pack, packs } from '@whistlestop/games';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Header } from '../../frame/Header.tsx';
import { afterFirstPaint } from '../../page/idle.ts';
import { addressOf, go } from '../../page/router.ts';
import { Button, ButtonLink, Icon } from '@whistlestop/board';
import { useClubStatus } from '../../online/club-status.ts';
import { lastMatch } from '../../storage/last-match.ts';
import { gameWords } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { Bunting } from './Bunting.tsx';
import styles from './HomeScreen.module.css';
import { Vignette } from './Vignette.tsx';
import { preloadGames } from './preload-games.ts';

/** Loaded after the first paint: the first click must not wait for it. */
const MatchList = lazy(() => afterFirstPaint().then(() => import('./MatchList.tsx')));

/** The first page: one button to play, and every match saved in this browser. */
export function HomeScreen() {
  const words = useWords();
  useEffect(preloadGames, []);
  return (
    <>
      <Header />
      <main className={styles['home']}>
        <section className={styles['hero']}>
          <Bunting />
          <h1>{words.home.headline}</h1>
          <p className={styles['lead']}>{words.home.lead}</p>
          <ResumeLink />
        </section>
        {packs.map((pack) => (
          <GameCard key={pack.id} pack={pack} />
        ))}
        <section className={styles['matches']} aria-labelledby="matches-title">
          <h2 id="matches-title">{words.home.yourMatches}</h2>
          <Suspense fallback={<p className={styles['quiet']}>{words.loading}</p>}>
            <MatchList />
          </Suspense>
          <OpenFile />
        </section>
        <ClubCard />
      </main>
    </>
  );
}

/** The link to the match left last; the others are in the list below the games. */
function ResumeLink() {
  const words = useWords();
  const [left] = useState(lastMatch);
  if (left === undefined) return null;
  return (
    <ButtonLink className={styles['left']} icon="play" href={addressOf({ at: 'match', id: left.id })}>
      {`${words.home.resume}: ${gameWords(words, left.game).name}`}
    </ButtonLink>
  );
}

function GameCard({ pack: { id, words: names, vignette } }: { pack: Pack }) {
  const words = useWords();
  const game = names[words.code];
  return (
    <section className={styles['game']} aria-labelledby={`game-${id}`}>
      <Vignette shapes={vignette} />
      <div className={styles['about']}>
        <h2 id={`game-${id}`}>{game.name}</h2>
        <p>{game.about}</p>
      </div>
      <div className={styles['ways']}>
        <Button
          className={styles['play']}
          look="primary"
          icon="play"
          aria-describedby={`game-${id}`}
          onClick={() => go({ at: 'play', game: id, choices: {} })}
        >
          {words.home.playNow}
        </Button>
        <p className={styles['quiet']}>{game.playNowAbout}</p>
        <a href={addressOf({ at: 'set-up', game: id })}>{game.choose}</a>
        <a href={addressOf({ at: 'rules', game: id, section: undefined })} aria-describedby={`game-${id}`}>
          {words.rules.title}
        </a>
        <a href={addressOf({ at: 'rulings', game: id, ruling: undefined })} aria-describedby={`game-${id}`}>
          {words.home.rulings}
        </a>
      </div>
    </section>
  );
}

/** The link to the club, where one serves this page. It is last, so that it moves nothing when it appears. */
function ClubCard() {
  const words = useWords();
  const { club, waiting } = useClubStatus();
  if (club !== true) return null;
  return (
    <section className={`${styles['game']} ${styles['plain']}`} aria-labelledby="club-title">
      <div className={styles['about']}>
        <h2 id="club-title">{words.online}</h2>
        <p>{words.onlineAbout}</p>
      </div>
      <div className={styles['ways']}>
        <a className={styles['club']} href={addressOf({ at: 'club' })}>
          <Icon name="people" />
          {waiting > 0 ? words.onlineWaiting(waiting) : words.toClub}
        </a>
      </div>
    </section>
  );
}

/** Opens a record or scenario from a file by packing it into the address. */
function OpenFile() {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const open = async (file: File) => {
    const { packText } = await import('../../storage/link.ts');
    go({ at: 'shared', packed: await packText(await file.text()) });
  };
  return (
    <div className={styles['file']}>
      <Button icon="download" onClick={() => input.current?.click()}>
        {words.home.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.json,text/plain,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) open(file).catch(() => setFailed(true));
        }}
      />
      <p className={styles['quiet']}>
        {failed ? (
          <>
            <Icon name="warning" /> {words.opened.unreadable}
          </>
        ) : (
          words.home.openFileAbout
        )}
      </p>
    </div>
  );
}
