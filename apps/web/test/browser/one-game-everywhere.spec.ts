import { readFileSync } from 'node:fs';
import { packs } from '@whistlestop/games';
import { botNamed, decide, type LoadedGame, loadGame } from '@whistlestop/kernel/bots';
import { firstOf, formatRecord, Match, PlainChance, Random } from '@whistlestop/kernel';
import { expect, test } from './sitting.ts';

interface Watched {
  readonly kind: LoadedGame;
  readonly options: object;
  /** The bots by seat; the stronger ones reckon with fractions, and those must not differ either. */
  readonly levels: readonly string[];
}

const [nineteenSixty, mrPresident, hookOrCrook] = (await Promise.all(packs.map(loadGame))) as [
  LoadedGame,
  LoadedGame,
  LoadedGame,
];

const MATCHES: readonly Watched[] = [
  { kind: nineteenSixty, options: { deck: '2017' }, levels: ['strong', 'skilled'] },
  {
    kind: mrPresident,
    options: { edition: 'second', method: 'popular', length: 'short' },
    levels: ['equilibrium', 'adaptive'],
  },
  { kind: hookOrCrook, options: { states: 3 }, levels: ['skilled', 'casual', 'skilled', 'greedy'] },
];

const SEED = 'everywhere';

/** The record of the match when Node plays it: all luck and every bot's whims follow from the seed. */
function playedHere({ kind, options, levels }: Watched, id: string): string {
  const rules = kind.options.parse(options);
  const game = kind.open(rules);
  const seats = levels.map((level) => `bot:${level}`);
  const header = { game: kind.id, rules: kind.version, options: rules, match: id, seats, commitment: null };
  const match = new Match(game, header);
  const chance = new PlainChance(SEED);
  const bots = levels.map((level) => botNamed(kind, level)!).map((bot) => ({ ...bot, sits: bot.create(game) }));
  for (match.settle(chance); !match.over; ) {
    const seat = firstOf(match.pending);
    const { sits, evaluations } = bots[seat]!;
    const sequence = match.log.length;
    const random = new Random(`${SEED}/${seat}/${sequence}`);
    const action = decide(sits, { view: match.view(seat), evaluations, random });
    expect(match.submit({ kind: 'action', seat, sequence, action }, chance).ok).toBe(true);
  }
  return formatRecord(game, header, match.log);
}

for (const watched of MATCHES) {
  const { kind, options, levels } = watched;
  test(`${kind.id}, ${levels.join(' against ')}: one seed gives the same record in the page and in Node`, async ({
    page,
  }) => {
    const seats = levels.map((level) => `bot:${level}`).join();
    const choices = new URLSearchParams({ seed: SEED, seats, options: JSON.stringify(options) });
    await page.goto(`/#/play/${kind.id}?${choices.toString()}`);
    await expect(page.locator('[data-over="true"]').first()).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Save and share' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).first().click(),
    ]);
    const id = page.url().split('/').at(-1) ?? '';
    expect(readFileSync(await saved.path(), 'utf8')).toBe(playedHere(watched, id));
  });
}
