import { type Language, LANGUAGES, type PlayerEvent, viewOf } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { ISSUES, type Region, REGIONS } from '../rules/map.ts';
import { REGION_OF, STATES, stateNumber } from '../rules/states.ts';
import { texts } from '../texts/index.ts';
import { eventBy, Table, toAct } from './table.ts';

type EventArgs = PlayerEvent['args'];

const [KENNEDY, NIXON] = [0, 1];
const GA = stateNumber('GA');
const WEST = REGIONS.indexOf('West');
const DEFENSE = ISSUES.indexOf('defense');

const told = async (language: Language, name: string, args: EventArgs) =>
  (await texts[language]()).event({ name, args });
const asked = async (language: Language, table: Table, seat: number) =>
  (await texts[language]()).prompt(viewOf(table.game, table.state, seat).state, seat);

describe('a line of the log says whether cubes were placed, taken away or both', () => {
  it.each<[string, EventArgs, string, string]>([
    [
      'supportChanged',
      { seat: KENNEDY, state: GA, change: 2, now: 3 },
      'Kennedy gains 2 support in Georgia (now Kennedy 3).',
      'Kennedy zyskuje 2 kostki w stanie Georgia (teraz: Kennedy 3).',
    ],
    [
      'supportChanged',
      { seat: KENNEDY, state: GA, change: 1, now: -1 },
      'Kennedy takes away 1 of Nixon’s cubes in Georgia (1 left).',
      'Kennedy usuwa w stanie Georgia 1 kostkę Nixona (zostaje: 1).',
    ],
    [
      'supportChanged',
      { seat: NIXON, state: GA, change: -2, now: 0 },
      'Nixon takes away 2 of Kennedy’s cubes in Georgia (none left).',
      'Nixon usuwa w stanie Georgia 2 kostki Kennedy’ego (nie zostaje żadna).',
    ],
    [
      'supportChanged',
      { seat: KENNEDY, state: GA, change: 5, now: 3 },
      'Kennedy takes away Nixon’s 2 cubes in Georgia and gains 3 support there (now Kennedy 3).',
      'Kennedy usuwa w stanie Georgia 2 kostki Nixona i zyskuje 3 kostki (teraz: Kennedy 3).',
    ],
    [
      'supportChanged',
      { seat: NIXON, state: GA, change: 1, now: 0 },
      'Nixon loses 1 support in Georgia (now none).',
      'Nixon traci 1 kostkę w stanie Georgia (teraz: brak).',
    ],
    [
      'mediaChanged',
      { seat: NIXON, region: WEST, change: -2, now: -1 },
      'Nixon takes away Kennedy’s last media cube in the West and gains 1 media support there (now Nixon 1).',
      'Nixon usuwa w mediach na Zachodzie 1 kostkę Kennedy’ego i zyskuje 1 kostkę (teraz: Nixon 1).',
    ],
    [
      'issueChanged',
      { seat: NIXON, issue: DEFENSE, change: -1, now: 0 },
      'Nixon takes away 1 of Kennedy’s issue cubes on Defense (none left).',
      'Nixon usuwa w kwestii obrony 1 kostkę Kennedy’ego (nie zostaje żadna).',
    ],
    [
      'endorsementChanged',
      { seat: KENNEDY, region: WEST, change: 1, now: 1 },
      'Kennedy is endorsed in the West (now Kennedy 1).',
      'Kennedy otrzymuje poparcie na Zachodzie (teraz: Kennedy 1).',
    ],
    [
      'endorsementChanged',
      { seat: KENNEDY, region: WEST, change: 1, now: -1 },
      'Kennedy removes one of Nixon’s endorsement markers in the West (1 left).',
      'Kennedy usuwa na Zachodzie 1 żeton poparcia Nixona (zostaje: 1).',
    ],
    [
      'endorsementChanged',
      { seat: NIXON, region: WEST, change: -1, now: 0 },
      'Nixon removes Kennedy’s last endorsement marker in the West.',
      'Nixon usuwa na Zachodzie ostatni żeton poparcia Kennedy’ego.',
    ],
  ])('%s %j', async (name, args, en, pl) => {
    expect([await told('en', name, args), await told('pl', name, args)]).toEqual([en, pl]);
  });
});

/** No cubes in all the states of these regions. */
const emptyIn = (...regions: readonly Region[]): Record<string, string> =>
  Object.fromEntries(
    STATES.filter((_, state) => regions.includes(REGIONS[REGION_OF[state] ?? 0] ?? 'East')).map((code) => [
      code,
      'none',
    ]),
  );

describe.each(LANGUAGES)('a question names the true numbers (%s)', (language) => {
  const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

  it('Old South asks for as many cubes as there are', async () => {
    const table = eventBy('nixon', 'old-south', {
      issues: { civilRights: 'kennedy 1' },
      support: { ...emptyIn('South'), GA: 'kennedy 2', TX: 'kennedy 1' },
    });
    expect(numbers(await asked(language, table, KENNEDY))).toEqual([3]);
    table.play('kennedy: remove GA');
    expect(numbers(await asked(language, table, KENNEDY))).toEqual([2]);
  });
  it('Baptist Ministers take no more than lies there within their limit', async () => {
    const table = eventBy('nixon', 'baptist-ministers', {
      support: { ...emptyIn('South', 'Midwest'), GA: 'kennedy 3', IL: 'kennedy 1' },
    });
    expect(numbers(await asked(language, table, NIXON))).toEqual([3]);
  });
  it('Herblock removes no more media cubes than there are', async () => {
    const table = eventBy('kennedy', 'herblock', { media: { East: 'nixon 1' } });
    expect(numbers(await asked(language, table, KENNEDY))).toEqual([1]);
  });
  it('Lyndon Johnson offers 2 in Texas', async () => {
    const table = eventBy('kennedy', 'lyndon-johnson');
    const prompt = await asked(language, table, KENNEDY);
    expect(numbers(prompt)).toEqual([2]);
    expect(prompt).toContain(language === 'en' ? 'Texas' : 'Teksas');
  });
  it('Herb Klein’s last cube is a cube, Pierre Salinger’s issue takes 3', async () => {
    const klein = eventBy('nixon', 'herb-klein').play('nixon: issue defense', 'nixon: issue economy');
    expect(numbers(await asked(language, klein, NIXON))).toEqual([1]);
    expect(numbers(await asked(language, eventBy('kennedy', 'pierre-salinger'), KENNEDY))).toEqual([3]);
  });
  it('a campaigner who travels free is told so, and that it goes on without CP', async () => {
    const free = { inPlay: { turn: ['ken-air'] } };
    const table = new Table(toAct('kennedy', ['henry-luce'], free)).play('kennedy: play henry-luce campaign');
    const said = language === 'en' ? 'travel is free' : 'podróże są darmowe';
    expect(await asked(language, table, KENNEDY)).toContain(said);
    table.play('kennedy: support NY', 'kennedy: support NY', 'kennedy: support NY');
    expect(await asked(language, table, KENNEDY)).toContain(said);
    table.play('kennedy: travel South');
    const there = await asked(language, table, KENNEDY);
    expect(there).toContain(said);
    expect(there).toContain(language === 'en' ? 'the South' : 'na Południu');
  });
  it('a hand without a card fit for the strategy stack is told what to put down instead', async () => {
    const hands = { kennedy: ['gathering-momentum-east'], nixon: ['gaffe'] };
    const table = new Table({ turn: 2, phase: 'strategy', hands });
    const title = language === 'en' ? 'Gathering Momentum' : 'Nabieranie rozmachu';
    expect(await asked(language, table, KENNEDY)).toContain(title);
    expect(await asked(language, table, NIXON)).not.toContain(title);
  });
});
