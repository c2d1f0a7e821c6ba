import { newRequestId, type SeatWish } from '@whistlestop/client';
import { useCallback, useMemo, useState } from 'react';
import { useLoaded } from '../../app/load.ts';
import { Message } from '../../app/Message.tsx';
import { go } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../design/Button.tsx';
import type { GameTable } from '../../games/game-table.ts';
import { tableLoader } from '../../games/tables.ts';
import { client, clubLevels, refreshMatches, useClub } from '../../online/club.ts';
import { keepInvite } from '../../online/invites.ts';
import { useRequest } from '../../online/use-request.ts';
import { useClubWords } from '../../online/words/index.ts';
import { gameWords, seatNames } from '../../words/game-words.ts';
import { useWords } from '../../words/index.ts';
import { Problem } from './Said.tsx';
import { Page } from '../../app/Page.tsx';
import styles from './club.module.css';
import { type Plan, settingsOf, usualPlan } from './match-plan.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { usualWishes, WishesForm } from './WishesForm.tsx';
import { Who } from './Who.tsx';

/** Everything that can be agreed before a match at the club. */
export function OpenMatchScreen({ game }: { game: string }) {
  const words = useWords();
  const gameTable = useLoaded(tableLoader(game));
  const levels = useLoaded(useCallback(() => clubLevels(game), [game]));
  if (tableLoader(game) === undefined) return <Message title={words.errors.nowhere} />;
  if (gameTable === undefined || levels === undefined) return <Message busy title={words.loading} />;
  return <OpenMatch game={game} gameTable={gameTable} levels={levels} />;
}

function OpenMatch({ game, gameTable, levels }: { game: string; gameTable: GameTable; levels: readonly string[] }) {
  const page = useWords();
  const words = useClubWords();
  const language = useSettings((settings) => settings.language);
  const known = useClub(({ me }) => me != null);
  const member = useClub(({ me }) => me?.kind === 'member');
  const [options, setOptions] = useState<unknown>(() => gameTable.kind.options.parse({}));
  const ids = useMemo(() => gameTable.kind.open(options).seats.map(({ id }) => id), [gameTable, options]);
  const [chosen, setWishes] = useState<readonly SeatWish[]>([]);
  const [made, setPlan] = useState<Plan>(usualPlan);
  const plan = useMemo((): Plan => (member ? made : { ...made, rating: 'casual' }), [member, made]);
  // The same plan, sent again because the answer was lost, opens one match.
  const body = useMemo(
    () => ({
      request: newRequestId(),
      game,
      options,
      settings: settingsOf(plan, ids.length),
      seats: usualWishes(ids.length).map((usual, seat) => chosen[seat] ?? usual),
    }),
    [game, options, plan, ids, chosen],
  );
  const { busy, problem, run } = useRequest();
  const open = () =>
    run(async () => {
      const { match, invite } = await client.call('openMatch', { body });
      if (invite !== null) keepInvite(match.id, invite);
      await refreshMatches();
      go({ at: 'club-match', id: match.id, invite: invite ?? undefined });
    });
  return (
    <Page narrow kicker={gameWords(page, game).name} title={words.open.title}>
      <Who />
      <WishesForm
        seats={seatNames(gameWords(page, game), ids)}
        ids={ids}
        wishes={body.seats}
        levels={levels}
        onChange={setWishes}
      />
      <SettingsForm plan={plan} seats={ids.length} member={member} onChange={setPlan} />
      <fieldset className={`${styles['fields']} ${styles['rules']}`}>
        <legend>{words.open.rules}</legend>
        <gameTable.OptionsForm options={options} words={page} language={language} onChange={setOptions} />
      </fieldset>
      <Problem sentence={problem} />
      <Button className={styles['start']} look="primary" disabled={busy || !known} onClick={() => void open()}>
        {words.open.start}
      </Button>
    </Page>
  );
}
