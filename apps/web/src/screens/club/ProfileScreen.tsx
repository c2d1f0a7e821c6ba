import { type AnswerOf, type Player, Refused } from '@whistlestop/client';
import { useCallback } from 'react';
import { useLoaded } from '../../app/load.ts';
import { Message } from '../../app/Message.tsx';
import { addressOf } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { client, useClub } from '../../online/club.ts';
import { type ListPage, useMore } from '../../online/use-more.ts';
import { type ClubWords, useClubWords } from '../../online/words/index.ts';
import { gameWords } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { Page } from '../../app/Page.tsx';
import { ButtonLink } from '../../design/Button.tsx';
import { Row, Rows } from '../../design/Row.tsx';
import styles from './club.module.css';
import { nameOf } from './match-words.ts';
import { Older } from './Older.tsx';
import { variantName } from './variant-name.ts';

type Profile = AnswerOf<'profile'>;

/** A member as others may see them: ratings, results by side, the latest matches. */
export function ProfileScreen({ name }: { name: string }) {
  const words = useClubWords();
  const page = useWords();
  const language = useSettings((settings) => settings.language);
  const mineAndPrivate = useClub(({ me }) => me?.name === name && me.private);
  const found = useLoaded(useCallback(() => readProfile(name), [name]));
  if (found === undefined) return <Message busy title={page.loading} />;
  if (found === 'hidden') return <Message title={words.profile.hidden} />;
  return (
    <Page title={words.profile.title(found.name)}>
      <p>{words.profile.since(new Date(found.since).toLocaleDateString(language, { dateStyle: 'long' }))}</p>
      {mineAndPrivate && <p className={styles['done']}>{words.profile.private}</p>}
      <Ratings profile={found} />
      <Sides profile={found} />
      <History key={found.name} profile={found} />
    </Page>
  );
}

async function readProfile(name: string): Promise<Profile | 'hidden'> {
  try {
    return await client.call('profile', { name });
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return 'hidden';
    throw error;
  }
}

async function readOlder(name: string, page: string): Promise<ListPage<Profile['history'][number]>> {
  const { history, next } = await client.call('profile', { name, query: { page } });
  return { items: history, next };
}

/** Ratings are kept apart for each set of options, which the club names by the options themselves. */
function variantOf(variant: string, words: ClubWords): string {
  try {
    return variantName(JSON.parse(variant), words);
  } catch {
    return words.variants.standard;
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
                    <p className={styles['quiet']}>{variantOf(variant, words)}</p>
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

function History({ profile }: { profile: Profile }) {
  const words = useClubWords();
  const page = useWords();
  const language = useSettings((settings) => settings.language);
  const older = useMore(profile.next, (page) => readOlder(profile.name, page));
  if (profile.history.length === 0) return null;
  const result = (score: number, stopped: boolean) =>
    words.profile.results[stopped ? 'stopped' : score >= 1 ? 'won' : score <= 0 ? 'lost' : 'shared'];
  const names = (players: readonly (Player | null)[]) =>
    players.map((player) => nameOf(player, page, words)).join(', ');
  return (
    <section className={styles['section']} aria-labelledby="profile-history">
      <h2 id="profile-history">{words.profile.history}</h2>
      <Rows>
        {[...profile.history, ...older.items].map(
          ({ match, readable, game, seat, others, score, stopped, substitute, endedAt }) => (
            <Row
              key={`${match} ${substitute}`}
              match={match}
              name={`${gameWords(page, game).seats[seat] ?? seat}: ${result(score, stopped)}`}
              about={[
                ...(others.length === 0 ? [] : [words.profile.others(names(others))]),
                gameWords(page, game).name,
                ...(substitute ? [words.profile.substitute] : []),
                new Date(endedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
              ].join(' · ')}
            >
              {readable && (
                <ButtonLink href={addressOf({ at: 'club-replay', id: match })}>{words.lobby.replay}</ButtonLink>
              )}
            </Row>
          ),
        )}
      </Rows>
      <Older more={older} />
    </section>
  );
}
