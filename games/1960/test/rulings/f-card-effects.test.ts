import { describe, expect, it } from 'vitest';
import { eventBy, everyCardBut, Table, toAct, triggeredBy } from '../table.ts';

const prevention = ['greater-houston-ministerial-association'];

describe('rulings F: events inside events', () => {
  it('ruling 48: Tricky Dick may resolve a Gathering Momentum card, which then leaves the game', () => {
    const table = eventBy('nixon', 'tricky-dick', { discard: ['gathering-momentum-west'] });
    table.play('nixon: take gathering-momentum-west');
    expect(table.now()).toMatchObject({
      momentum: { nixon: 2 },
      support: { CA: 'nixon 1', AK: 'nixon 1' },
      removed: ['gathering-momentum-west', 'tricky-dick'],
    });
  });
  it('ruling 48: a prevented event cannot be taken', () => {
    const table = eventBy('nixon', 'tricky-dick', {
      discard: ['baptist-ministers', 'gaffe'],
      inPlay: { prevention },
    });
    expect(table.legal('nixon').sort()).toEqual(['done', 'take gaffe']);
  });
  it('ruling 48: when Kennedy triggers Tricky Dick, Nixon still loses the marker and chooses', () => {
    const table = triggeredBy('kennedy', 'tricky-dick', { discard: ['volunteers'] });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 1, nixon: 1 } });
    expect(table.play('nixon: take volunteers').now()).toMatchObject({ momentum: { kennedy: 1, nixon: 2 } });
  });
  it('ruling 49: High Hopes resolves the first card fully before the second is turned up', () => {
    const table = eventBy('kennedy', 'high-hopes').play('chance: deal new-england');
    expect(table.pending()).toEqual(['kennedy']);
    table.play('kennedy: done');
    expect(table.outcomes()).toContain('deal gaffe');
  });
  it('ruling 49: a card with Nixon’s icon is discarded, a prevented event as well', () => {
    const table = eventBy('kennedy', 'high-hopes', { inPlay: { prevention: ['dwight-d-eisenhower'] } });
    table.play('chance: deal herb-klein', 'chance: deal eisenhowers-silence');
    expect(table.now()).toMatchObject({
      discard: ['eisenhowers-silence', 'herb-klein'],
      removed: ['high-hopes'],
      toAct: 'nixon',
    });
  });
  it('ruling 49: an empty deck is reshuffled for High Hopes', () => {
    const discard = ['recount', 'herb-klein', 'gaffe'];
    const held = ['high-hopes', 'volunteers', 'herblock', 'old-south'];
    const table = new Table({
      turn: 3,
      toAct: 'kennedy',
      hands: { kennedy: ['high-hopes', 'volunteers'], nixon: ['herblock', 'old-south'] },
      discard,
      removed: everyCardBut(...held, ...discard),
    }).play('kennedy: play high-hopes event');
    expect(table.outcomes().sort()).toEqual(['deal gaffe', 'deal herb-klein', 'deal recount']);
  });
  it('ruling 50: the outer card cannot be retrieved by the inner event', () => {
    const table = eventBy('nixon', 'tricky-dick', { discard: ['nelson-rockefeller', 'gaffe'] });
    table.play('nixon: take nelson-rockefeller');
    expect(table.legal('nixon').sort()).toEqual(['done', 'take gaffe']);
    table.play('nixon: take gaffe');
    expect(table.now()).toMatchObject({
      support: { NY: 'nixon 1' },
      removed: ['nelson-rockefeller', 'tricky-dick'],
    });
    expect(table.hand('nixon')).toContain('gaffe');
  });
  it('ruling 49: High Hopes plays for Kennedy even when Nixon triggers it, and lasting cards stay', () => {
    const table = triggeredBy('nixon', 'high-hopes', { support: { CA: 'nixon 4' } });
    table.play('chance: deal gaffe', 'chance: deal bobby-kennedy');
    expect(table.now()).toMatchObject({
      support: { CA: 'nixon 1' },
      momentum: { kennedy: 2, nixon: 0 },
      inPlay: { turn: ['bobby-kennedy'] },
      holders: { 'bobby-kennedy': 'kennedy' },
    });
  });
  it('ruling 50: events nest: Tricky Dick resolves High Hopes, which resolves its own cards', () => {
    const table = eventBy('nixon', 'tricky-dick', { discard: ['high-hopes'] });
    table.play('nixon: take high-hopes', 'chance: deal new-england', 'kennedy: add NY', 'kennedy: done');
    table.play('chance: deal recount');
    expect(table.now()).toMatchObject({
      support: { NY: 'kennedy 1' },
      discard: ['recount'],
      removed: ['new-england', 'high-hopes', 'tricky-dick'],
      toAct: 'kennedy',
    });
  });
  it('ruling 50: a hand-changing inner event acts on the present hand, and the outer card cannot be drawn', () => {
    const left = ['campaign-headquarters', 'recount'];
    const held = ['high-hopes', 'volunteers', 'missile-gap', 'herblock', 'old-south'];
    const table = new Table({
      turn: 3,
      toAct: 'kennedy',
      hands: { kennedy: ['high-hopes', 'volunteers', 'missile-gap'], nixon: ['herblock', 'old-south'] },
      removed: everyCardBut(...held, ...left),
    }).play('kennedy: play high-hopes event', 'chance: deal campaign-headquarters');
    expect(table.legal('kennedy').sort()).toEqual(['done', 'drop missile-gap', 'drop volunteers']);
    table.play('kennedy: drop missile-gap', 'kennedy: drop volunteers', 'chance: deal recount');
    expect(table.outcomes().sort()).toEqual(['deal missile-gap', 'deal volunteers']);
  });
});

describe('rulings F: momentum, CP and hands', () => {
  it('ruling 46: Whistlestop and Opposition Research played as events set off Nixon’s Pledge', () => {
    const inPlay = { turn: ['nixons-pledge'] };
    expect(eventBy('nixon', 'whistlestop', { inPlay }).play('nixon: done').now()).toMatchObject({
      momentum: { kennedy: 3 },
    });
    expect(eventBy('nixon', 'opposition-research', { inPlay }).play('nixon: done').now()).toMatchObject({
      momentum: { kennedy: 3 },
    });
  });
  it('ruling 46: the card inside Tricky Dick sets nothing off', () => {
    const table = eventBy('nixon', 'tricky-dick', {
      discard: ['hurricane-donna'],
      inPlay: { turn: ['nixons-pledge'] },
    });
    expect(table.play('nixon: take hurricane-donna').now()).toMatchObject({ momentum: { kennedy: 3, nixon: 2 } });
  });
  it.each([
    ['volunteers', ['congressional-summer-session', 'bobby-kennedy'], 1],
    ['gaffe', ['congressional-summer-session', 'bobby-kennedy'], 3],
    ['gaffe', ['bobby-kennedy', 'ken-air'], 5],
    ['candidate', ['congressional-summer-session', 'bobby-kennedy'], 4],
    ['candidate', ['congressional-summer-session', 'bobby-kennedy', 'ken-air'], 5],
  ])('ruling 47: %s with %j campaigns with %i CP', (card, turn, cp) => {
    const hand = card === 'candidate' ? [] : [card];
    const table = new Table(toAct('kennedy', hand, { inPlay: { turn } })).play(`kennedy: play ${card} campaign`);
    let spent = 0;
    for (; table.legal('kennedy').includes('support MA'); spent++) table.play('kennedy: support MA');
    expect(spent).toBe(cp);
  });
  it('ruling 47: the 7 CP of Whistlestop are not modified', () => {
    const table = eventBy('kennedy', 'whistlestop', { inPlay: { turn: ['bobby-kennedy', 'ken-air'] } });
    table.play(...['NY', 'PA', 'NJ', 'MD', 'DE', 'CT', 'RI'].map((state) => `kennedy: support ${state}`));
    expect(table.legal('kennedy')).toEqual(['travel Midwest', 'travel South', 'done']);
    expect(table.play('kennedy: done').now()).toMatchObject({ toAct: 'nixon', candidates: { kennedy: 'RI' } });
  });
  it('ruling 47: rest cubes are not modified', () => {
    const given = { inPlay: { turn: ['congressional-summer-session'] } };
    const table = new Table(toAct('kennedy', ['volunteers'], given)).play('kennedy: play volunteers position');
    expect(table.now()).toMatchObject({ rest: { kennedy: 2 } });
  });
  it('ruling 51: a redraw discards first, so a reshuffle brings the discarded cards back', () => {
    const held = ['a-new-frontier', 'volunteers', 'missile-gap', 'herblock', 'old-south'];
    const table = new Table({
      turn: 3,
      toAct: 'kennedy',
      hands: { kennedy: ['a-new-frontier', 'volunteers', 'missile-gap'], nixon: ['herblock', 'old-south'] },
      discard: ['recount'],
      removed: everyCardBut(...held, 'recount'),
    }).play('kennedy: play a-new-frontier event', 'kennedy: drop volunteers', 'kennedy: done');
    expect(table.outcomes().sort()).toEqual(['deal recount', 'deal volunteers']);
  });
  it('ruling 51: there is no hand limit, and five plays a turn stay five', () => {
    const nixon = ['political-capital', 'gaffe', 'recount', 'old-south', 'stature-gap', 'whistlestop', 'swing-state'];
    const table = new Table({
      turn: 3,
      activity: 5,
      first: 'kennedy',
      toAct: 'nixon',
      hands: { kennedy: ['herblock'], nixon },
    }).play('nixon: play political-capital event', 'nixon: yes', 'chance: deal volunteers', 'chance: deal missile-gap');
    expect(table.now()).toMatchObject({ phase: 'strategy' });
    table.play('kennedy: aside herblock', 'nixon: aside volunteers');
    expect(table.now()['discard']).toHaveLength(7);
  });
  it('ruling 58: a ban on spending does not stop decay', () => {
    const table = new Table({
      turn: 3,
      phase: 'momentum',
      momentum: { kennedy: 4, nixon: 4 },
      inPlay: { turn: ['joe-kennedy', 'puerto-rican-bishops'] },
    });
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2, nixon: 2 } });
  });
});
