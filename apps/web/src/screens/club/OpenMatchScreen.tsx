import { packOf } from '@whistlestop/games';
import { newRequestId, type SeatWish } from '@whistlestop/client';
import { useMemo, useState } from 'react';
import { Button, type GameTable, useLoaded } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { go } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { client } from '../../online/client.ts';
import { usePages, useRequest } from '../../online/club-cache.ts';
import { botLevels, games } from '../../online/club-queries.ts';
import { myMatches } from '../../online/my-matches.ts';
import { useSession } from '../../online/session.ts';
import { saveInvite } from '../../online/invites.ts';
import { useClubWords } from '../../words/club/index.ts';
import { gameWords, seatNames } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { ErrorText } from './StatusText.tsx';
import { TextPage } from '../../frame/TextPage.tsx';
import styles from './club.module.css';
import { type MatchDraft, settingsOfDraft, defaultDraft } from './match-draft.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { usualWishes, WishesForm } from './WishesForm.tsx';
import { AccountBar } from './AccountBar.tsx';

/** The form that opens a match at the club. */
export function OpenMatchScreen({ game }: { game: string }) {
  const words = useWords();
  const gameTable = useLoaded(packOf(game)?.table);
  const [answer] = usePages(games);
  if (packOf(game) === undefined) return <Message title={words.errors.nowhere} />;
  if (gameTable === undefined || answer === undefined) return <Message busy title={words.loading} />;
  return <OpenMatch game={game} gameTable={gameTable} levels={botLevels(answer, game)} />;
}

function OpenMatch({ game, gameTable, levels }: { game: string; gameTable: GameTable; levels: readonly string[] }) {
  const page = useWords();
  const words = useClubWords();
  const language = useSettings((settings) => settings.language);
  const known = useSession(({ me }) => me != null);
  const member = useSession(({ me }) => me?.kind === 'member');
  const [options, setOptions] = useState<unknown>(() => gameTable.kind.options.parse({}));
  const ids = useMemo(() => gameTable.kind.open(options).seats.map(({ id }) => id), [gameTable, options]);
  const [chosen, setWishes] = useState<readonly SeatWish[]>([]);
  const [made, setDraft] = useState<MatchDraft>(defaultDraft);
  const draft = useMemo((): MatchDraft => (member ? made : { ...made, rating: 'casual' }), [member, made]);
  // The request id makes a draft that is sent twice open one match.
  const body = useMemo(
    () => ({
      request: newRequestId(),
      game,
      options,
      settings: settingsOfDraft(draft, ids.length),
      seats: usualWishes(ids.length).map((usual, seat) => chosen[seat] ?? usual),
    }),
    [game, options, draft, ids, chosen],
  );
  const { busy, problem, run } = useRequest();
  const open = () =>
    run(async () => {
      const { match, invite } = await client.call('openMatch', { body });
      if (invite !== null) saveInvite(match.id, invite);
      await myMatches.refresh();
      go({ at: 'club-match', id: match.id, invite: invite ?? undefined });
    });
  return (
    <TextPage narrow kicker={gameWords(page, game).name} title={words.open.title}>
      <AccountBar />
      <WishesForm
        game={game}
        seats={seatNames(gameWords(page, game), ids)}
        ids={ids}
        wishes={body.seats}
        levels={levels}
        onChange={setWishes}
      />
      <SettingsForm draft={draft} seats={ids.length} member={member} onChange={setDraft} />
      <fieldset className={`${styles['fields']} ${styles['rules']}`}>
        <legend>{words.open.rules}</legend>
        <gameTable.OptionsForm options={options} words={page} language={language} onChange={setOptions} />
      </fieldset>
      <ErrorText sentence={problem} />
      <Button className={styles['start']} look="primary" disabled={busy || !known} onClick={() => void open()}>
        {words.open.start}
      </Button>
    </TextPage>
  );
}
