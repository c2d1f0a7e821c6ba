import { describe, expect, it } from 'vitest';
import { eventBy, type Position, type Side, Table, triggeredBy } from '../table.ts';

/** The Debates with the initiative decided and these cards set aside. */
const debates = (kennedy: readonly string[], nixon: readonly string[], given: Position = {}) =>
  new Table({ turn: 6, initiative: 'nixon', strategy: { kennedy, nixon }, ...given });

/** Both sides pick their cards for a round. */
const round = (table: Table, kennedy: string, nixon: string): Table =>
  table.play(`kennedy: debate ${kennedy}`, `nixon: debate ${nixon}`);

const adding = (side: Side, ...states: readonly string[]) => states.map((state) => `${side}: add ${state}`);

describe('rulings H: playing cards', () => {
  it('ruling 66: under Lazy Shave Nixon shows a card with both icons, and places it only after Kennedy has picked', () => {
    const table = debates(['missile-gap'], ['fifty-stars'], { inPlay: { debate: ['lazy-shave'] } });
    table.play('nixon: debate fifty-stars');
    expect(table.sees('kennedy', 'fifty-stars')).toBe(true);
    expect(table.legal('kennedy')).toEqual(['debate missile-gap']);
    table.play('kennedy: debate missile-gap');
    expect(table.now()).toMatchObject({ debateBoard: { economy: { kennedy: ['missile-gap'] } } });
    expect(table.legal('nixon').sort()).toEqual(['side kennedy', 'side nixon']);
  });
  it('ruling 66: without it both pick in secret', () => {
    const table = debates(['missile-gap', 'herblock'], ['fifty-stars', 'herb-klein']).play('nixon: debate fifty-stars');
    expect(table.sees('kennedy', 'fifty-stars')).toBe(false);
    expect(table.pending()).toEqual(['kennedy']);
  });
  it.each(['kennedy', 'nixon'] as const)(
    'ruling 67: with two cards of both icons %s, who has the initiative, says who places first',
    (initiative) => {
      const table = round(debates(['fidel-castro'], ['fifty-stars'], { initiative }), 'fidel-castro', 'fifty-stars');
      expect(table.pending()).toEqual([initiative]);
      expect(table.legal(initiative).sort()).toEqual(['order kennedy', 'order nixon']);
      table.play(`${initiative}: order kennedy`);
      expect(table.pending()).toEqual(['kennedy']);
      table.play('kennedy: side nixon', 'nixon: side nixon');
      expect(table.now()).toMatchObject({ turn: 6 });
    },
  );
  it('ruling 67: the owner of the only card with both icons chooses with the other card placed', () => {
    const table = round(
      debates(['fidel-castro', 'gaffe'], ['the-new-nixon', 'recount']),
      'fidel-castro',
      'the-new-nixon',
    );
    expect(table.now()).toMatchObject({ debateBoard: { economy: { nixon: ['the-new-nixon'] } } });
    expect(table.legal('kennedy').sort()).toEqual(['side kennedy', 'side nixon']);
    table.play('kennedy: side kennedy');
    expect(table.now()).toMatchObject({ debateBoard: { economy: { kennedy: ['fidel-castro'] } } });
  });
  it('ruling 68: a card for an issue already won stays in the stack, may be played, and is discarded without effect', () => {
    const table = debates(['herblock', 'missile-gap', 'suburban-voters'], ['recount', 'political-capital', 'gaffe']);
    round(table, 'herblock', 'recount');
    round(table, 'missile-gap', 'political-capital').play(...adding('kennedy', 'OH', 'OH'));
    expect(table.legal('nixon')).toEqual(['debate gaffe']);
    expect(table.legal('kennedy')).toEqual(['debate suburban-voters']);
    round(table, 'suburban-voters', 'gaffe');
    expect(table.now()['discard']).toEqual(expect.arrayContaining(['suburban-voters', 'gaffe']));
    expect(table.now()).toMatchObject({ debateBoard: { economy: { kennedy: [], nixon: [] } } });
  });
  it('ruling 68: a wasted card with both icons asks for no side and no order', () => {
    const table = debates(
      ['herblock', 'missile-gap', 'fidel-castro', 'gaffe'],
      ['recount', 'political-capital', 'fifty-stars'],
    );
    round(table, 'herblock', 'recount');
    round(table, 'missile-gap', 'political-capital').play(...adding('kennedy', 'OH', 'OH'));
    round(table, 'fidel-castro', 'fifty-stars');
    expect(table.legal('nixon').sort()).toEqual(['side kennedy', 'side nixon']);
  });
  it('ruling 69: a side without cards plays none and the other goes on alone', () => {
    const table = debates(['herblock'], ['political-capital', 'opposition-research', 'herb-klein']);
    round(table, 'herblock', 'political-capital');
    expect(table.pending()).toEqual(['nixon']);
    table.play('nixon: debate opposition-research');
    expect(table.now()).toMatchObject({ issueTrack: ['none', 'none', 'defense'] });
    table.play(...adding('nixon', 'CA', 'CA'));
    expect(table.legal('nixon')).toEqual(['debate herb-klein']);
  });
  it('ruling 69: the Debates end as soon as all three issues are won', () => {
    const kennedy = ['herblock', 'missile-gap', 'henry-luce', 'new-england', 'pierre-salinger'];
    const nixon = ['recount', 'herb-klein', 'rising-food-prices', '1960-civil-rights-act'];
    const table = debates(kennedy, nixon);
    round(table, 'herblock', 'recount');
    round(table, 'missile-gap', 'herb-klein').play(
      ...adding('nixon', 'CA', 'CA'),
      ...adding('kennedy', 'NY', 'NY', 'NY'),
    );
    round(table, 'henry-luce', 'rising-food-prices');
    round(table, 'new-england', '1960-civil-rights-act').play(...adding('kennedy', 'PA', 'PA', 'PA', 'PA'));
    expect(table.now()).toMatchObject({ turn: 7, issueTrack: ['defense', 'economy', 'civilRights'] });
    expect(table.now()['discard']).toHaveLength(9);
  });
});

describe('rulings H: winning issues', () => {
  it('ruling 70: two issues of one round are settled from the lowest original place up', () => {
    const table = debates(
      ['herblock', 'missile-gap', 'gaffe'],
      ['political-capital', 'opposition-research', 'recount'],
      {
        issueTrack: ['economy', 'defense', 'civilRights'],
      },
    );
    round(table, 'herblock', 'political-capital');
    round(table, 'missile-gap', 'opposition-research');
    // Both cards lie before anything is settled; Defense, the lower one, comes first and pays 2.
    expect(table.now()).toMatchObject({ issueTrack: ['none', 'none', 'defense'] });
    expect(table.pending()).toEqual(['nixon']);
    table.play(...adding('nixon', 'CA', 'CA'));
    expect(table.now()).toMatchObject({ issueTrack: ['none', 'economy', 'defense'] });
    table.play(...adding('kennedy', 'NY', 'NY', 'NY'));
    expect(table.now()).toMatchObject({ support: { CA: 'nixon 2', NY: 'kennedy 3' } });
    expect(table.pending()).toEqual(['kennedy', 'nixon']);
  });
  it('ruling 71: issues open at the end go in ascending order to the higher total, a tie to the initiative', () => {
    const table = debates(['missile-gap'], ['recount']);
    round(table, 'missile-gap', 'recount');
    expect(table.now()).toMatchObject({ issueTrack: ['none', 'none', 'civilRights'] });
    table.play(...adding('nixon', 'CA', 'CA'), ...adding('kennedy', 'NY', 'NY', 'NY'));
    // Defense saw no card at all: 0 to 0.
    table.play(...adding('nixon', 'OH', 'OH', 'OH', 'OH'));
    expect(table.now()).toMatchObject({ turn: 7, issueTrack: ['defense', 'economy', 'civilRights'] });
  });
  it('ruling 72: cards of either player count for the side they lie on', () => {
    const table = debates(['the-new-nixon', 'gaffe'], ['stature-gap', 'recount']);
    round(table, 'the-new-nixon', 'stature-gap');
    expect(table.now()).toMatchObject({ issueTrack: ['none', 'none', 'economy'] });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('ruling 72: three cards can lie on one side', () => {
    const table = debates(['the-new-nixon', 'the-old-nixon', 'gaffe'], ['recount', 'stature-gap', 'herb-klein']);
    round(table, 'the-new-nixon', 'recount');
    round(table, 'the-old-nixon', 'stature-gap').play(...adding('nixon', 'CA', 'CA'));
    expect(table.now()['discard']).toEqual(expect.arrayContaining(['the-new-nixon', 'the-old-nixon', 'stature-gap']));
  });
  it('ruling 73: the winner places 2, then 3, then 4 cubes in any states, without limit or checks', () => {
    const table = debates([], [], { initiative: 'kennedy', support: { CA: 'nixon 5' } });
    expect(table.states('kennedy', 'add')).toHaveLength(50);
    table.play(...adding('kennedy', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'AK'));
    expect(table.now()).toMatchObject({ turn: 7, support: { CA: 'kennedy 3', AK: 'kennedy 1' }, bag: { kennedy: 10 } });
  });
  it('ruling 74: debate events leave the game after turn 6', () => {
    const inPlay = { debate: ['lazy-shave', 'harvard-brain-trust'] };
    const table = debates([], [], { inPlay }).play(
      ...adding('kennedy', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA'),
    );
    expect(table.now()).toMatchObject({ inPlay: { debate: [] }, removed: ['lazy-shave', 'harvard-brain-trust'] });
  });
  it('ruling 74: played or triggered later they do nothing and leave the game', () => {
    const played = eventBy('kennedy', 'harvard-brain-trust', { turn: 8 });
    expect(played.now()).toMatchObject({ inPlay: { debate: [] }, removed: ['harvard-brain-trust'] });
    const triggered = triggeredBy('kennedy', 'lazy-shave', { turn: 7 });
    expect(triggered.now()).toMatchObject({ inPlay: { debate: [] }, removed: ['lazy-shave'] });
  });
  it('ruling 75: won tiles fill the track from third to first and keep their cubes', () => {
    const table = debates([], [], {
      issueTrack: ['civilRights', 'economy', 'defense'],
      issues: { economy: 'kennedy 2', defense: 'nixon 1' },
    }).play(...adding('nixon', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA'));
    expect(table.now()).toMatchObject({
      issueTrack: ['civilRights', 'economy', 'defense'],
      issues: { economy: 'kennedy 2', defense: 'nixon 1', civilRights: 'none' },
    });
  });
  it('ruling 75: the first issue won is third, the last first', () => {
    const table = debates(['henry-luce', 'new-england'], ['peace-without-surrender', 'recount']);
    round(table, 'henry-luce', 'peace-without-surrender');
    round(table, 'new-england', 'recount').play(...adding('kennedy', 'NY', 'NY'), ...adding('nixon', 'CA', 'CA', 'CA'));
    table.play(...adding('nixon', 'OH', 'OH', 'OH', 'OH'));
    expect(table.now()).toMatchObject({ issueTrack: ['economy', 'civilRights', 'defense'] });
  });
  it('ruling 75: turn 6 has no deal, no activity, no decay and no rest', () => {
    const table = debates([], [], {
      momentum: { kennedy: 4, nixon: 4 },
      issues: { economy: 'nixon 2' },
      media: { East: 'nixon 1' },
    });
    expect(table.now()).toMatchObject({ phase: 'debates', hands: { kennedy: [], nixon: [] }, deck: 91 });
    table.play(...adding('nixon', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA', 'CA'));
    expect(table.now()).toMatchObject({
      turn: 7,
      phase: 'initiative',
      momentum: { kennedy: 4, nixon: 4 },
      issues: { economy: 'nixon 2' },
    });
  });
});
