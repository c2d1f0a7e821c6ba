import { describe, expect, it } from 'vitest';
import { debateRound } from '../../rules/reading.ts';
import { type Position, Table } from '../table.ts';

/** The Debates with the initiative decided. */
const debates = (kennedy: readonly string[], nixon: readonly string[], given: Position = {}) =>
  new Table({ turn: 6, initiative: 'kennedy', strategy: { kennedy, nixon }, ...given });

describe('a round of the Debates', () => {
  it('asks both sides in secret and shows both cards together', () => {
    const table = debates(['give-me-a-week'], ['opposition-research', 'herb-klein']);
    expect(table.pending()).toEqual(['kennedy', 'nixon']);
    table.play('kennedy: debate give-me-a-week');
    expect(table.sees('nixon', 'give-me-a-week')).toBe(false);
    table.play('nixon: debate opposition-research');
    expect(table.now()['debateBoard']).toMatchObject({
      economy: { kennedy: ['give-me-a-week'], nixon: [] },
      defense: { kennedy: [], nixon: ['opposition-research'] },
    });
  });
  it('under Lazy Shave shows Nixon’s card before Kennedy picks; its side is named afterwards (ruling 66)', () => {
    const table = debates(['give-me-a-week', 'ken-air'], ['nikita-kruschev'], { inPlay: { debate: ['lazy-shave'] } });
    expect(table.pending()).toEqual(['nixon']);
    table.play('nixon: debate nikita-kruschev');
    expect(table.sees('kennedy', 'nikita-kruschev')).toBe(true);
    expect(table.pending()).toEqual(['kennedy']);
    table.play('kennedy: debate ken-air');
    expect(table.legal('nixon')).toEqual(['side kennedy', 'side nixon']);
  });
  it('lets the initiative decide who places first when both cards carry both icons (ruling 67)', () => {
    const table = debates(['fifty-stars'], ['nikita-kruschev'], { initiative: 'nixon' });
    table.play('kennedy: debate fifty-stars', 'nixon: debate nikita-kruschev');
    expect(table.legal('nixon')).toEqual(['order kennedy', 'order nixon']);
    table.play('nixon: order kennedy', 'kennedy: side nixon', 'nixon: side nixon');
    expect(table.now()['debateBoard']).toMatchObject({
      defense: { nixon: ['fifty-stars'] },
      economy: { nixon: ['nikita-kruschev'] },
    });
  });
  it('lasts until its cards are placed', () => {
    const table = debates(
      ['fifty-stars', 'missile-gap', 'nixons-pledge', 'catholic-support', 'adlai-stevenson'],
      ['the-great-seal-bug', 'congressional-summer-session', 'herb-klein', 'rising-food-prices', 'tricky-dick'],
    );
    expect(debateRound(table.state)).toBe(1);
    table.play('kennedy: debate fifty-stars', 'nixon: debate the-great-seal-bug');
    expect(debateRound(table.state)).toBe(1);
    table.play('kennedy: side kennedy');
    expect(debateRound(table.state)).toBe(2);
  });
  it('discards a card for an issue already won (ruling 68)', () => {
    const table = debates(
      ['give-me-a-week', 'missile-gap', 'bobby-kennedy'],
      ['herb-klein', 'lyndon-johnson', 'gaffe'],
    );
    table.play('kennedy: debate give-me-a-week', 'nixon: debate herb-klein');
    table.play('kennedy: debate missile-gap', 'nixon: debate lyndon-johnson');
    table.play('kennedy: add NY', 'kennedy: add NY');
    expect(table.legal('kennedy')).toEqual(['debate bobby-kennedy']);
    table.play('kennedy: debate bobby-kennedy', 'nixon: debate gaffe');
    expect(table.now()['discard']).toEqual(expect.arrayContaining(['bobby-kennedy', 'gaffe']));
  });
  it('goes on with one side when the other has no cards left (ruling 69)', () => {
    const table = debates(['ken-air'], ['herb-klein', 'rising-food-prices']);
    table.play('kennedy: debate ken-air', 'nixon: debate herb-klein');
    expect(table.pending()).toEqual(['nixon']);
    table.play('nixon: debate rising-food-prices');
    expect(table.legal('nixon')).toContain('add AL');
  });
});

describe('winning an issue', () => {
  it('takes two cards on one side, whoever played them; the higher total of printed CP wins (rulings 72, 75)', () => {
    const given = { inPlay: { debate: [] }, bag: { kennedy: 5, nixon: 5 } };
    const table = debates(
      ['nixons-pledge', 'fifty-stars'],
      ['congressional-summer-session', 'the-great-seal-bug'],
      given,
    );
    table.play('kennedy: debate fifty-stars', 'nixon: debate the-great-seal-bug', 'kennedy: side kennedy');
    expect(table.pending()).toEqual(['kennedy', 'nixon']);
    table.play('kennedy: debate nixons-pledge', 'nixon: debate congressional-summer-session');
    expect(table.now()).toMatchObject({
      issueTrack: ['none', 'none', 'defense'],
      discard: ['fifty-stars', 'congressional-summer-session', 'nixons-pledge'],
      debateBoard: { economy: { nixon: ['the-great-seal-bug'] } },
    });
    expect(table.legal('kennedy')).toHaveLength(50);
  });
  it('on a tie goes to the initiative', () => {
    for (const initiative of ['kennedy', 'nixon']) {
      const table = debates(['lyndon-johnson', 'profiles-in-courage'], ['herb-klein', 'rising-food-prices'], {
        initiative,
      });
      table.play('kennedy: debate lyndon-johnson', 'nixon: debate herb-klein');
      table.play('kennedy: debate profiles-in-courage', 'nixon: debate rising-food-prices');
      expect(table.pending()).toEqual([initiative]);
    }
  });
  it('in one round settles the lower original place first, with 2 cubes, then the other with 3 (ruling 70)', () => {
    const table = debates(
      ['give-me-a-week', 'peace-without-surrender', 'ken-air'],
      ['opposition-research', 'nikita-kruschev', 'herb-klein'],
      { issueTrack: ['defense', 'civilRights', 'economy'] },
    );
    table.play('kennedy: debate give-me-a-week', 'nixon: debate opposition-research');
    table.play('kennedy: debate peace-without-surrender', 'nixon: debate nikita-kruschev', 'nixon: side kennedy');
    expect(table.now()['issueTrack']).toEqual(['none', 'none', 'economy']);
    table.play('kennedy: add CA', 'kennedy: add CA');
    expect(table.now()['issueTrack']).toEqual(['none', 'defense', 'economy']);
    table.play('nixon: add IN', 'nixon: add IN', 'nixon: add IN');
    expect(table.now()['support']).toMatchObject({ CA: 'kennedy 2', IN: 'nixon 4' });
  });
  it('at the end settles what is left from the lowest place up, 0-0 for the initiative (ruling 71)', () => {
    const table = debates([], [], { initiative: 'nixon' });
    expect(table.now()['issueTrack']).toEqual(['none', 'none', 'civilRights']);
    table.play(...Array<string>(2).fill('nixon: add NY'));
    table.play(...Array<string>(3).fill('nixon: add NY'));
    table.play(...Array<string>(4).fill('nixon: add NY'));
    expect(table.now()).toMatchObject({
      support: { NY: 'nixon 9' },
      issueTrack: ['defense', 'economy', 'civilRights'],
    });
  });
  it('counts 1 more for Kennedy with Harvard Brain Trust, even without a card (ruling 71)', () => {
    const table = debates([], [], { initiative: 'nixon', inPlay: { debate: ['harvard-brain-trust'] } });
    expect(table.pending()).toEqual(['kennedy']);
  });
});

describe('after the Debates', () => {
  it('all strategy cards are discarded, debate events leave the game, and turn 7 begins (rulings 74, 75)', () => {
    const issues = { defense: 'kennedy 2' };
    const table = debates([], [], { inPlay: { debate: ['harvard-brain-trust'] }, issues });
    table.play(...Array<string>(9).fill('kennedy: add NY'));
    expect(table.now()).toMatchObject({
      turn: 7,
      phase: 'initiative',
      removed: ['harvard-brain-trust'],
      holders: {},
      issues: { defense: 'kennedy 2' },
    });
  });
  it('a debate event has no effect and leaves the game (ruling 74)', () => {
    const hands = { kennedy: ['lazy-shave', 'gaffe', 'recount'], nixon: ['volunteers', 'herblock', 'ken-air'] };
    const table = new Table({ turn: 7, activity: 1, first: 'kennedy', hands }).play('kennedy: play lazy-shave event');
    expect(table.now()).toMatchObject({ removed: ['lazy-shave'], inPlay: { debate: [] }, holders: {} });
  });
});
