import { type MatchSetUp, sitDownAt, TARGETS, withSettings } from './other-tables.ts';
import { clickAtRandom } from './random-clicks.ts';
import { audit, expect, PHONE, stepsShown, test } from './sitting.ts';
import { PLAYERS, whatIsAsked } from './whole-matches.ts';

type Played = MatchSetUp & {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'pl';
  readonly map?: 'map' | 'cartogram';
};

const BOT = 'bot:random';

/** Every edition, version, method and length of Mr. President, and Hook or Crook with 2, 4 and 6 seats, by how they are played. */
const MATCHES: Readonly<Record<keyof typeof PLAYERS, readonly Played[]>> = {
  clicks: [
    {
      name: 'Mr. President: conventions and tickets',
      game: 'mr-president',
      seed: 'nominee',
      seats: `person,${BOT},${BOT},${BOT}`,
      options: { edition: 'first', version: 'nominee' },
      theme: 'dark',
      language: 'pl',
      map: 'cartogram',
    },
    {
      name: 'Mr. President: second edition, electoral vote, short',
      game: 'mr-president',
      seed: 'electoral',
      seats: `person,person,${BOT},${BOT}`,
      options: { edition: 'second', method: 'electoral', candidates: 4, length: 'short' },
      theme: 'light',
      language: 'pl',
    },
    {
      name: 'Mr. President: second edition, popular vote, regular',
      game: 'mr-president',
      seed: 'popular-regular',
      seats: `person,${BOT}`,
      options: { edition: 'second', method: 'popular', length: 'regular' },
      theme: 'dark',
      language: 'en',
    },
    {
      name: 'Hook or Crook: six seats',
      game: 'hook-or-crook',
      seed: 'six',
      seats: `person,${BOT},person,${BOT},${BOT},${BOT}`,
      options: { states: 5 },
      theme: 'light',
      language: 'pl',
    },
  ],
  keys: [
    {
      name: 'Mr. President: first edition, short',
      game: 'mr-president',
      seed: 'keys',
      seats: `person,${BOT}`,
      theme: 'light',
      language: 'en',
    },
    {
      name: 'Mr. President: second edition, electoral vote, regular',
      game: 'mr-president',
      seed: 'electoral-regular',
      seats: `${BOT},person`,
      // Without a majority this campaign would be replayed, perhaps several times.
      options: { edition: 'second', method: 'electoral', length: 'regular', noMajority: 'plurality' },
      theme: 'dark',
      language: 'pl',
    },
    {
      name: 'Hook or Crook: two seats',
      game: 'hook-or-crook',
      seed: 'keys',
      seats: `${BOT},person`,
      options: { states: 1 },
      theme: 'dark',
      language: 'pl',
    },
  ],
  touch: [
    {
      name: 'Mr. President: first edition, long',
      game: 'mr-president',
      seed: 'long',
      seats: `person,${BOT},${BOT}`,
      options: { edition: 'first', length: 'long', candidates: 3 },
      theme: 'dark',
      language: 'en',
      map: 'cartogram',
    },
    {
      name: 'Mr. President: second edition, popular vote, short',
      game: 'mr-president',
      seed: 'popular',
      seats: `${BOT},person,${BOT}`,
      options: { edition: 'second', candidates: 3, length: 'short' },
      theme: 'light',
      language: 'pl',
    },
    {
      name: 'Hook or Crook: four seats',
      game: 'hook-or-crook',
      seed: 'touch',
      seats: `person,${BOT},${BOT},${BOT}`,
      options: { states: 3, colours: ['brown', 'teal', 'rose'] },
      theme: 'light',
      language: 'en',
    },
  ],
};

/** Plays each of these matches to its end; nothing may be wrong with the page before, in between and after. */
function playAll(by: keyof typeof PLAYERS): void {
  for (const { name, theme, language, map = 'map', ...sitting } of MATCHES[by])
    test(`${name}, a whole match`, async ({ page }) => {
      await withSettings(page, { theme, language, map });
      await sitDownAt(page, sitting);
      await audit(page);
      await PLAYERS[by](page);
      await expect(page.locator('[data-over="true"]').first()).toBeVisible();
      await audit(page);
    });
}

test.describe('by clicks at random', () => playAll('clicks'));
test.describe('by keys alone', () => playAll('keys'));
test.describe('by touch on a phone', () => {
  test.use(PHONE);
  playAll('touch');
});

test('sealed cards stay behind the curtain, and their number is open', async ({ page }) => {
  await sitDownAt(page, { game: 'mr-president', seed: 'sealed', seats: 'person,person' });
  await page.locator('[data-curtain] button').click();
  await page.locator('[data-part="hand"] [data-card="full-party-backing"]').click();
  await page.locator('[data-way]').first().click();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expect(page.locator('[data-part="hand"]')).toHaveCount(0);
  const table = page.getByRole('region', { name: 'On the table' });
  await expect(table.getByText('1 card face down')).toHaveCount(1);
  await expect(table.getByText('Full Party Backing')).toHaveCount(0);
});

test('how a pair is answered stays behind the curtain until all have answered', async ({ page }) => {
  const options = { edition: 'second', candidates: 3 };
  await sitDownAt(page, { game: 'mr-president', seed: 'answers', seats: 'person,person,person', options });
  const lay = async (...cards: string[]) => {
    await page.locator('[data-curtain] button').click();
    for (const card of cards) await page.locator(`[data-part="hand"] [data-card="${card}"]`).click();
    await page.locator('[data-way]').first().click();
  };
  await lay('tv-debates', 'billboards');
  await lay('womens-vote');
  await lay('campaign-promises');
  await lay('newspaper-ads');
  await page.locator('[data-curtain] button').click();
  const blue = page.getByRole('region', { name: 'On the table' }).locator('[data-seat="blue"]');
  await expect(blue.getByText('has answered')).toBeVisible();
  await expect(blue.getByText('face down')).toHaveCount(0);
});

for (const { candidates, ...size } of [
  { width: 1440, height: 900, candidates: 2 },
  { width: 1280, height: 720, candidates: 4 },
  { width: 1024, height: 768, candidates: 4 },
])
  test(`Mr. President with ${candidates} candidates fits a window of ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const seats = ['person', ...Array<string>(candidates - 1).fill('bot:random')].join();
    await sitDownAt(page, { game: 'mr-president', seed: 'fits', seats, options: { candidates } });
    const cards = page.locator('[data-part="hand"] button[data-card]');
    await expect(cards).toHaveCount(13);
    const over = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main')].map(
          ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
        ),
      );
    await expect.poll(over).toEqual([0, 0]);
    await cards.first().click();
    await expect(page.locator('[data-way]').first()).toBeVisible();
    await expect.poll(over).toEqual([0, 0]);
    await page.locator('[data-way]').first().click();
    await expect(cards).toHaveCount(12);
    await expect(page.getByText(/^Round 2, /)).toBeVisible();
    await expect.poll(over).toEqual([0, 0]);
  });

test('a match is set up with its own rules and seats, kept, and stepped through', async ({ page }) => {
  await page.goto('/#/new/hook-or-crook');
  await page.getByLabel('Swing States').selectOption('2');
  await page.getByLabel('State 1').selectOption('rose');
  await page.getByLabel('Who plays the Incumbent?').selectOption('person');
  await expect(page.getByLabel('Who plays Great Dawdle?')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/match\//);
  await expect(page.locator('[data-state="rose"]')).toBeVisible();
  // Fewer clicks than the shortest match takes: one that is over would be shown from its beginning.
  await clickAtRandom(page, 3, 6);
  const steps = await stepsShown(page);
  await page.goto(page.url().replace('/match/', '/replay/'));
  // Bots may have gone on between the two looks: the replay opens at the last of at least as many steps.
  const last = (await page.getByRole('slider').getAttribute('max')) ?? '';
  expect(Number(last)).toBeGreaterThanOrEqual(steps);
  await expect(page.getByRole('slider')).toHaveValue(last);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByRole('slider')).toHaveValue('0');
  await page.goto('/#/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Great Dawdle' })).toContainText('Hook or Crook');
});

test('a sealed card may be changed until the last one is in, also after others have sealed theirs', async ({
  page,
}) => {
  await sitDownAt(page, {
    game: 'mr-president',
    seed: 'revise',
    seats: 'person,person,person',
    options: { edition: 'second', candidates: 3, length: 'short' },
  });
  const curtain = page.locator('[data-curtain]');
  const card = (id: string) => page.locator(`[data-part="hand"] [data-card="${id}"]`);
  const seal = async (id: string) => {
    await card(id).click();
    await page.locator('[data-way]').first().click();
  };
  for (const id of ['billboards', 'bus-tours']) {
    await curtain.getByRole('button').click();
    await seal(id);
  }
  await expect(curtain).toHaveAttribute('data-curtain', '2');
  await page.getByRole('button', { name: 'Red: change the choice' }).click();
  await expect(page.locator('[data-part="decision"]')).toContainText('You may still change them.');
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(curtain).toHaveAttribute('data-curtain', '2');
  await page.getByRole('button', { name: 'Red: change the choice' }).click();
  await seal('full-party-backing');
  await expect(curtain).toHaveAttribute('data-curtain', '2');
  await curtain.getByRole('button').click();
  await seal('radio-speeches');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toContainText('Full Party Backing');
  await expect(page.getByRole('dialog')).not.toContainText('Billboards');
});

test('partners confer before the ticket election, and may call a recess in it', async ({ page }) => {
  await sitDownAt(page, {
    game: 'mr-president',
    seed: 'parley',
    seats: 'person,person,bot:random,bot:random',
    options: { edition: 'first', version: 'nominee' },
  });
  for (let rounds = 0; (await page.getByRole('timer').count()) === 0; rounds++) {
    expect(rounds).toBeLessThan(60);
    await clickAtRandom(page, rounds + 1, 100, '[role="timer"]');
  }
  const parley = page.getByRole('region', { name: 'The parley' });
  await expect(parley.getByText('for President')).toHaveCount(2);
  await expect(parley.getByText('conferring')).toHaveCount(4);
  const timer = parley.getByRole('timer');
  const secondsLeft = async () => {
    const [, minutes, seconds] = /^(\d):(\d\d) /.exec((await timer.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await page.clock.setFixedTime(await page.evaluate(() => Date.now() + 60_000));
  await expect.poll(secondsLeft).toBeLessThanOrEqual(4 * 60);
  const left = await secondsLeft();
  await page.reload();
  expect(await secondsLeft()).toBe(left);
  await audit(page);
  const person = page.locator('[data-curtain] button');
  for (let ready = 0; ready < 2; ready++) {
    if ((await person.count()) > 0) await person.click();
    await page.locator('[data-action="ready"]').click();
  }
  await person.click();
  await page.locator('[data-part="decision"] [data-action="recess"]').click();
  await expect(page.getByRole('region', { name: 'A recess' })).toContainText('Has used its recess');
});

for (const { language, high, early, agreed } of [
  {
    language: 'en',
    high: 'Blue plays high',
    early: 'early in the game',
    agreed: 'Agreed: Blue plays high early in the game; Blue plays two cards in the last third of the game.',
  },
  {
    language: 'pl',
    high: 'Niebieski zagrywa wysokie karty',
    early: 'na początku gry',
    agreed: 'Ustalone: Niebieski zagrywa wysokie karty na początku gry; Niebieski gra dublet w ostatniej tercji gry.',
  },
])
  test(`a plan is agreed on with a computer partner in the parley, and kept (${language})`, async ({ page }) => {
    await withSettings(page, { language });
    await sitDownAt(page, {
      game: 'mr-president',
      seed: 'plan',
      seats: `person,${BOT},${BOT},${BOT}`,
      options: { edition: 'first', version: 'nominee' },
    });
    const plan = page.locator('fieldset');
    await expect(plan).toHaveCount(0);
    for (let rounds = 0; (await page.getByRole('timer').count()) === 0; rounds++) {
      expect(rounds).toBeLessThan(60);
      await clickAtRandom(page, rounds + 1, 100, '[role="timer"]');
    }
    await plan.getByLabel(high).selectOption(early);
    await plan.getByRole('combobox').nth(2).selectOption('last');
    await audit(page);
    await page.reload();
    await expect(plan.getByLabel(high)).toHaveValue('early');
    await page.locator('[data-action="ready"]').click();
    await expect(page.locator('[data-part="decision"]')).toContainText(agreed);
    await expect(plan).toHaveCount(0);
    await page.locator('[data-part="decision"] [data-action="recess"]').click();
    await expect(plan.getByLabel(high)).toHaveValue('early');
    // The text table has the same plan.
    await page.keyboard.press('t');
    await plan.getByLabel(high).selectOption('late');
    await audit(page);
    await page.keyboard.press('t');
    await expect(plan.getByLabel(high)).toHaveValue('late');
  });

test('the country is shown as a map or as a cartogram, and its states are walked by keyboard', async ({ page }) => {
  await sitDownAt(page, { game: 'mr-president', seed: 'walk', seats: 'person,bot:random' });
  await page.keyboard.press('m');
  await expect(page.locator('[data-kind="cartogram"]')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.locator('[data-state="CT"]')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('[data-state="WY"]')).toBeFocused();
  await expect(page.getByRole('region', { name: 'The map' })).toContainText('Wyoming');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-state="CT"]')).toBeFocused();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('[data-kind="map"]')).toBeVisible();
});

test('the spaces of the board are walked by keyboard, and say what they bring', async ({ page }) => {
  await sitDownAt(page, { game: 'hook-or-crook', seed: 'walk', seats: `person,${BOT},${BOT},${BOT}` });
  // The bots have moved, and nothing changes on the board while it is read.
  await whatIsAsked(page, TARGETS);
  const board = page.getByRole('region', { name: 'The board: The Campaign' });
  const sides = board.locator('[data-member]');
  await sides.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(sides.nth(1)).toBeFocused();
  await expect(board.locator('p')).toHaveText((await sides.nth(1).getAttribute('aria-label')) ?? '');
});

for (const { language, file, own, refusal } of [
  {
    language: 'en',
    file: 'Files of your own',
    own: 'from your file',
    refusal: 'This file does not fit. At “cards › billboards”: too small or too few.',
  },
  {
    language: 'pl',
    file: 'Własne pliki',
    own: 'z twojego pliku',
    refusal: 'Ten plik nie pasuje. W miejscu „cards › billboards”: za mało.',
  },
])
  test(`card values come from a file of one’s own, once it fits (${language})`, async ({ page }) => {
    const give = (points: number) =>
      page.locator('input[data-file="mr-president.json"]').setInputFiles({
        name: 'cards.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ cards: { billboards: points } })),
      });
    await withSettings(page, { language });
    await page.goto('/#/new/mr-president');
    await page.getByText(file).click();
    await give(0);
    await expect(page.getByRole('alert')).toHaveText(refusal);
    await audit(page);
    await give(21);
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(page.getByText(own)).toBeVisible();
    await page.getByRole('button', { name: /^(Start|Zaczynamy)$/ }).click();
    await expect(page.locator('[data-part="hand"] [data-card="billboards"]')).toContainText('21');
  });

test('each line of the log bears the ink of its seat', async ({ page }) => {
  await withSettings(page, { theme: 'light' });
  await sitDownAt(page, { game: 'mr-president', seed: 'inks', seats: `person,${BOT}` });
  await clickAtRandom(page, 1, 6);
  await page.keyboard.press('l');
  const line = (seat: string) => page.getByRole('dialog').locator(`li[data-seat="${seat}"]`).first();
  await expect(line('red')).toHaveCSS('border-left-color', 'rgb(179, 48, 42)');
  await expect(line('blue')).toHaveCSS('border-left-color', 'rgb(36, 90, 159)');
});

test('a match given up is told as such: its count decides nothing', async ({ page }) => {
  await withSettings(page, {});
  await sitDownAt(page, { game: 'mr-president', seed: 'resign', seats: `person,${BOT}` });
  await clickAtRandom(page, 1, 8);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('region', { name: 'The match is over.' })).toContainText('Red resigned.');
  const table = page.getByRole('table', { name: 'Where it stood' });
  await expect(table).not.toContainText(/decides|elected/);
  await expect(page.getByText('may still play two')).toHaveCount(0);
});

test('the end of a match names the count, and a part of the vote is the same in both places', async ({ page }) => {
  await withSettings(page, {});
  const options = { edition: 'second', candidates: 2, length: 'short' };
  await sitDownAt(page, { game: 'mr-president', seed: 'parts', seats: `${BOT},${BOT}`, options });
  await expect(page.locator('[data-over="true"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The match is over.' })).toContainText(
    /Red [\d,]+ – Blue [\d,]+ votes/,
  );
  const cells = await page
    .getByRole('table', { name: 'The result' })
    .locator('tbody tr td:first-of-type')
    .allTextContents();
  for (const [seat, cell] of cells.entries()) {
    const [, share] = /(\d+%)/.exec(cell) ?? [];
    const dial = page.getByText(new RegExp(`^${['Red', 'Blue'][seat]}: .* of all votes$`));
    await expect(dial).toContainText(`${share} of all votes`);
  }
});

test('the map of Mr. President keeps its size when a pool opens', async ({ page }) => {
  await withSettings(page, {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDownAt(page, {
    game: 'mr-president',
    seed: 'pool',
    seats: `person,${BOT},${BOT},${BOT}`,
    options: { candidates: 4 },
  });
  const map = page.locator('[data-part="map"]');
  const pools = page.getByRole('region', { name: 'In dispute' });
  await expect(pools).toHaveCount(0);
  const before = await map.boundingBox();
  await clickAtRandom(page, 3, 40, '[aria-label="In dispute"]');
  await expect(pools).toBeVisible();
  expect((await map.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
});

test('the board of Hook or Crook keeps its size when the first card comes to an empty hand', async ({ page }) => {
  await withSettings(page, {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDownAt(page, { game: 'hook-or-crook', seed: 'g', seats: `person,${BOT},${BOT}`, options: { states: 2 } });
  const board = page.getByRole('region', { name: 'The board: The Campaign' });
  await expect(page.getByText('No cards in hand.')).toBeVisible();
  const before = await board.boundingBox();
  await clickAtRandom(page, 1, 40, '[data-part="hand"] [data-card]');
  await expect(page.locator('[data-part="hand"] [data-card]').first()).toBeVisible();
  expect(await board.boundingBox()).toEqual(before);
});
