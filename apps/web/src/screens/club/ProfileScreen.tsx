import type { AnswerOf, Player } from '@whistlestop/client';
import { ButtonLink, Row, Rows } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { addressOf } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { type NextPage, useNextPage, usePages } from '../../online/club-cache.ts';
import { profileQuery } from '../../online/club-queries.ts';
import { useSession } from '../../online/session.ts';
import { type ClubWords, useClubWords } from '../../words/club/index.ts';
import { gameWords } from '../../words/game-words.ts';
import { useWords, type PageWords } from '../../words/index.ts';
import { TextPage } from '../../frame/TextPage.tsx';
import styles from './club.module.css';
import { nameOf, variantName } from './match-words.ts';
import { LoadMoreButton } from './LoadMoreButton.tsx';

type Profile = AnswerOf<'profile'>;

/** A member as others may see them: ratings, results by side, the latest matches. */
export function ProfileScreen({ name }: { name: string }) {
  const words = useClubWords();
  const page = useWords();
  const language = useSettings((settings) => settings.language);
  const mineAndPrivate = useSession(({ me }) => me?.name === name && me.private);
  const query = profileQuery(name);
  const pages = usePages(query);
  const further = useNextPage(query);
  const profiles = pages.flatMap((some) => ('hidden' in some ? [] : [some]));
  const [found] = profiles;
  if (pages.length === 0) return <Message busy title={page.loading} />;
  if (found === undefined) return <Message title={words.profile.hidden} />;
  return (
    <TextPage title={words.profile.title(found.name)}>
      <p>{words.profile.since(new Date(found.since).toLocaleDateString(language, { dateStyle: 'long' }))}</p>
      {mineAndPrivate && <p className={styles['done']}>{words.profile.private}</p>}
      <Ratings profile={found} />
      <Sides profile={found} />
      <History matches={profiles.flatMap(({ history }) => history)} further={further} />
    </TextPage>
  );
}

/** The words of a variant, which the club names by its options. */
function variantOf(game: string, variant: string, page: PageWords, words: ClubWords): string {
  try {
    return variantName(game, JSON.parse(variant), page, words);
  } catch {
    return words.lobby.usualRules;
  }
}

function Ratings({ profile }: { profile: Profile }) {
  const words = useClubWords();
  const page = useWords();
  return (
    <section className={styles['section']} aria-labelledby="profile-ratings">
      <h2 id="profile-ratings">{words.profile.ratings}</h2>
      {profile.ratings.length === 0 ? (
        <p className={styles['quiet']}>{words.profile.noRatings}</p>
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{words.profile.game}</th>
                <th scope="col" className={styles['number']}>
                  {words.profile.rating}
                </th>
                <th scope="col" className={styles['number']}>
                  {words.profile.played}
                </th>
              </tr>
            </thead>
            <tbody>
              {profile.ratings.map(({ game, variant, rating, deviation, matches }) => (
                <tr key={`${game} ${variant}`}>
                  <th scope="row">
                    {gameWords(page, game).name}
                    <p className={styles['quiet']}>{variantOf(game, variant, page, words)}</p>
                  </th>
                  <td className={styles['number']}>
                    {Math.round(rating)}
                    <p className={styles['quiet']}>{words.profile.deviation(Math.round(2 * deviation))}</p>
                  </td>
                  <td className={styles['number']}>{matches}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Sides({ profile }: { profile: Profile }) {
  const words = useClubWords();
  const page = useWords();
  const columns = ['played', 'won', 'shared', 'lost'] as const;
  return (
    <section className={styles['section']} aria-labelledby="profile-sides">
      <h2 id="profile-sides">{words.profile.sides}</h2>
      {profile.sides.length === 0 ? (
        <p className={styles['quiet']}>{words.profile.noSides}</p>
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{words.profile.side}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles['number']}>
                    {words.profile[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {profile.sides.map((side) => (
                <tr key={`${side.game} ${side.seat}`}>
                  <th scope="row">
                    {gameWords(page, side.game).seats[side.seat] ?? side.seat}
                    <p className={styles['quiet']}>{gameWords(page, side.game).name}</p>
                  </th>
                  {columns.map((column) => (
                    <td key={column} className={styles['number']}>
                      {side[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function History({ matches, further }: { matches: Profile['history']; further: NextPage }) {
  const words = useClubWords();
  const page = useWords();
  const language = useSettings((settings) => settings.language);
  if (matches.length === 0) return null;
  const result = (score: number, stopped: boolean) =>
    words.profile.results[stopped ? 'stopped' : score >= 1 ? 'won' : score <= 0 ? 'lost' : 'shared'];
  const names = (game: string, players: readonly (Player | null)[]) =>
    players.map((player) => nameOf(game, player, page, words)).join(', ');
  return (
    <section className={styles['section']} aria-labelledby="profile-history">
      <h2 id="profile-history">{words.profile.history}</h2>
      <Rows>
        {matches.map(({ match, readable, game, seat, others, score, stopped, substitute, endedAt }) => (
          <Row
            key={`${match} ${substitute}`}
            match={match}
            name={`${gameWords(page, game).seats[seat] ?? seat}: ${result(score, stopped)}`}
            about={[
              ...(others.length === 0 ? [] : [words.profile.others(names(game, others))]),
              gameWords(page, game).name,
              ...(substitute ? [words.profile.substitute] : []),
              new Date(endedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
            ].join(' · ')}
          >
            {readable && (
              <ButtonLink href={addressOf({ at: 'club-replay', id: match })}>{words.lobby.replay}</ButtonLink>
            )}
          </Row>
        ))}
      </Rows>
      <LoadMoreButton page={further} />
    </section>
  );
}
