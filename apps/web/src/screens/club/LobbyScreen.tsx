import { packs } from '@whistlestop/games';
import { isFreeSeat, type MatchInfo, type News } from '@whistlestop/client';
import { useEffect } from 'react';
import { addressOf, go } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { Button, ButtonLink, Icon, Row, Rows } from '@whistlestop/board';
import { client } from '../../online/client.ts';
import { useNextPage, usePages, useRequest } from '../../online/club-cache.ts';
import { lobby } from '../../online/club-queries.ts';
import { clubSocket } from '../../online/club.ts';
import { isMyMove, markSeen, type MyMatch, myMatches, playAgain, useMyMatches } from '../../online/my-matches.ts';
import { useSession } from '../../online/session.ts';
import { useClubWords } from '../../words/club/index.ts';
import { gameWords } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { ErrorText } from './StatusText.tsx';
import { TextPage } from '../../frame/TextPage.tsx';
import styles from './club.module.css';
import { MatchRow } from './MatchRow.tsx';
import { LoadMoreButton } from './LoadMoreButton.tsx';
import { mayPlay, seatNamesOf, winnersLine } from './match-words.ts';
import { AccountBar } from './AccountBar.tsx';

/** The lobby: the person's own matches, open seats and public matches, as they are now. */
export function LobbyScreen() {
  const words = useClubWords();
  const page = useWords();
  const me = useSession((session) => session.me);
  const listed = usePages(lobby);
  const further = useNextPage(lobby);
  const matches = useMyMatches((first) => first.matches);
  useEffect(() => {
    clubSocket().lobby(true);
    void myMatches.refresh();
    return () => clubSocket().lobby(false);
  }, []);
  const mine = new Set(matches.map(({ match }) => match.id));
  const others = eachOnce(
    listed.flatMap((some) => some.matches),
    ({ id }) => id,
  ).filter(({ id }) => !mine.has(id));
  const hasFree = (match: MatchInfo) => match.seats.some((_, seat) => isFreeSeat(match, seat));
  const open = others.filter((match) => match.status === 'open' || hasFree(match));
  const running = others.filter((match) => match.status === 'running' && !hasFree(match));
  return (
    <TextPage title={page.online}>
      <p className={styles['lead']}>{page.onlineAbout}</p>
      <AccountBar />
      {me != null && <NewMatch />}
      {me != null && <MyMatches key={me.name} />}
      <section className={styles['section']} aria-labelledby="open-seats">
        <h2 id="open-seats">{words.lobby.seats}</h2>
        {listed.length > 0 && open.length === 0 && (
          <p className={styles['quiet']}>{me == null ? words.lobby.noSeatsStranger : words.lobby.noSeats}</p>
        )}
        <Rows>
          {open.map((match) => (
            <OpenRow key={match.id} match={match} may={match.status === 'running' ? me != null : mayPlay(match, me)} />
          ))}
        </Rows>
      </section>
      <section className={styles['section']} aria-labelledby="being-played">
        <h2 id="being-played">{words.lobby.playing}</h2>
        {listed.length > 0 && running.length === 0 && <p className={styles['quiet']}>{words.lobby.noPlaying}</p>}
        <Rows>
          {running.map((match) => (
            <MatchRow key={match.id} match={match}>
              <ButtonLink icon="eye" href={addressOf({ at: 'club-match', id: match.id, invite: undefined })}>
                {words.lobby.watch}
              </ButtonLink>
            </MatchRow>
          ))}
        </Rows>
        <LoadMoreButton page={further} />
      </section>
    </TextPage>
  );
}

/** Drops duplicates: an item may move to another page while pages are read. */
const eachOnce = <Item,>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  items.filter((item, index) => items.findIndex((other) => key(other) === key(item)) === index);

function NewMatch() {
  const words = useClubWords();
  const page = useWords();
  return (
    <section className={styles['section']} aria-labelledby="open-a-match">
      <h2 id="open-a-match">{words.lobby.open}</h2>
      <p className={styles['quiet']}>{words.lobby.openAbout}</p>
      <div className={styles['games']}>
        {packs.map(({ id: game }) => (
          <a key={game} className={styles['game']} href={addressOf({ at: 'club-new', game })}>
            {gameWords(page, game).name}
            <Icon name="right" />
          </a>
        ))}
      </div>
    </section>
  );
}

/** A match with empty or vacated seats: one click takes a seat. */
function OpenRow({ match, may }: { match: MatchInfo; may: boolean }) {
  const words = useClubWords();
  const names = seatNamesOf(match, useWords());
  const played = match.status === 'running';
  const { busy, problem, run } = useRequest();
  const sit = (seat: number) =>
    run(async () => {
      await client.call('join', { id: match.id, body: { seat } });
      await myMatches.refresh();
      go({ at: 'club-match', id: match.id, invite: undefined });
    });
  return (
    <MatchRow match={match} {...(played ? { standing: words.lobby.freeSeat } : {})}>
      <ErrorText sentence={problem} />
      {may &&
        match.seats.map(
          ({ id, player }, seat) =>
            (played ? isFreeSeat(match, seat) : player === null) && (
              <Button key={id} disabled={busy} onClick={() => void sit(seat)}>
                {(played ? words.lobby.takeOver : words.lobby.sit)(names[seat] ?? id)}
              </Button>
            ),
        )}
      {(played || !may) && (
        <ButtonLink
          {...(played ? { icon: 'eye' } : {})}
          href={addressOf({ at: 'club-match', id: match.id, invite: undefined })}
        >
          {played ? words.lobby.watch : words.lobby.look}
        </ButtonLink>
      )}
    </MatchRow>
  );
}

/** The person's matches: those waiting for them first, then unseen ones, finished ones last. */
function MyMatches() {
  const words = useClubWords();
  const pages = usePages(myMatches);
  const further = useNextPage(myMatches);
  const matches = eachOnce(
    pages.flatMap((some) => some.matches),
    ({ match }) => match.id,
  );
  const news = pages[0]?.news ?? [];
  const isGoing = ({ match, unseen, again }: MyMatch) => match.status !== 'over' || unseen || again;
  const going = matches.filter(isGoing);
  const finished = matches.filter((mine) => !isGoing(mine));
  return (
    <section className={styles['section']} aria-labelledby="my-matches">
      <h2 id="my-matches">{words.lobby.mine}</h2>
      {matches.length === 0 && news.length === 0 && <p className={styles['quiet']}>{words.lobby.noMine}</p>}
      <Rows>
        {going.map((mine) => (
          <MyRow key={mine.match.id} mine={mine} />
        ))}
        {news.map((one) => (
          <NewsRow key={one.match} news={one} />
        ))}
      </Rows>
      {finished.length > 0 && (
        <details>
          <summary>{`${words.lobby.finished} (${finished.length})`}</summary>
          <Rows>
            {finished.map((mine) => (
              <MyRow key={mine.match.id} mine={mine} />
            ))}
          </Rows>
        </details>
      )}
      <LoadMoreButton page={further} />
    </section>
  );
}

function MyRow({ mine }: { mine: MyMatch }) {
  const words = useClubWords();
  const page = useWords();
  const { match, unseen, again } = mine;
  const { busy, problem, run } = useRequest();
  const names = seatNamesOf(match, page);
  const myMove = isMyMove(mine);
  const won = match.status === 'over' ? winnersLine(match, page) : '';
  const standing =
    match.status === 'over'
      ? again
        ? words.lobby.again(won)
        : unseen
          ? words.lobby.overAway(won)
          : won
      : match.status === 'open'
        ? words.lobby.waiting
        : myMove
          ? words.lobby.yourMove
          : words.lobby.theirMove(match.waiting.map((seat) => names[seat] ?? '').join(', '));
  return (
    <MatchRow match={match} standing={standing} mine={myMove}>
      <ErrorText sentence={problem} />
      {again && (
        <Button look="primary" disabled={busy} onClick={() => void run(() => playAgain(match.id))}>
          {words.table.rematchJoin}
        </Button>
      )}
      {match.status === 'over' && (
        <ButtonLink href={addressOf({ at: 'club-replay', id: match.id })}>{words.lobby.replay}</ButtonLink>
      )}
      <ButtonLink
        look={myMove ? 'primary' : 'plain'}
        href={addressOf({ at: 'club-match', id: match.id, invite: undefined })}
      >
        {words.lobby.go}
      </ButtonLink>
    </MatchRow>
  );
}

/** News of a match that is no longer the person's, until it is dismissed. */
function NewsRow({ news: { match, kind, readable, game, seat, at } }: { news: News }) {
  const words = useClubWords();
  const page = useWords();
  const language = useSettings((settings) => settings.language);
  const { name, seats } = gameWords(page, game);
  const when = new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Row
      match={match}
      standing={words.lobby.news[kind]}
      name={seat === null ? name : (seats[seat] ?? seat)}
      about={seat === null ? when : `${name} · ${when}`}
    >
      {readable && (
        <ButtonLink icon="eye" href={addressOf({ at: 'club-match', id: match, invite: undefined })}>
          {words.lobby.watch}
        </ButtonLink>
      )}
      <Button onClick={() => void markSeen(match)}>{words.lobby.noted}</Button>
    </Row>
  );
}
