import { describe, expect, it } from 'vitest';
import { eventBy, everyCardBut, type Side, Table, toAct, triggeredBy } from '../table.ts';

const kennedyHand = ['volunteers', 'fifty-stars', 'fidel-castro', 'advance-men', 'herblock', 'henry-luce'];
const nixonHand = ['the-new-nixon', 'stature-gap', 'harry-f-byrd', 'old-south', 'gaffe', 'whistlestop'];

/** Nixon has played Political Capital and wants his two cards, with this discard pile and no deck. */
function drawingFrom(discard: readonly string[]): Table {
  const kept = ['political-capital', 'the-new-nixon', 'gaffe', 'volunteers', 'herblock', 'recount', 'missile-gap'];
  const inPlay = { turn: ['bobby-kennedy'], debate: ['lazy-shave'], prevention: ['dwight-d-eisenhower'] };
  return new Table({
    turn: 3,
    toAct: 'nixon',
    hands: { nixon: ['political-capital', 'the-new-nixon', 'gaffe'], kennedy: ['volunteers', 'herblock'] },
    strategy: { kennedy: ['missile-gap'], nixon: ['recount'] },
    inPlay,
    discard,
    removed: everyCardBut(...kept, ...Object.values(inPlay).flat(), ...discard),
  }).play('nixon: play political-capital event', 'nixon: yes');
}

describe('rulings C: the deck', () => {
  it('ruling 17: an empty deck is made anew of the discard pile, and of nothing else', () => {
    const table = drawingFrom(['henry-luce', 'new-england', 'swing-state']);
    expect(table.outcomes().sort()).toEqual(['deal henry-luce', 'deal new-england', 'deal swing-state']);
    table.play('chance: deal swing-state', 'chance: deal henry-luce');
    expect(table.now()).toMatchObject({ deck: 1, discard: [] });
    expect(table.hand('nixon')).toContain('swing-state');
  });
  it('ruling 18: a draw is cut short when deck and discard pile are empty', () => {
    const table = drawingFrom(['henry-luce']).play('chance: deal henry-luce');
    expect(table.now()).toMatchObject({ deck: 0, toAct: 'kennedy' });
    expect(table.hand('nixon')).toHaveLength(3);
  });
  it('ruling 18: a deal goes on in turn until nothing is left', () => {
    const left = ['volunteers', 'herblock', 'gaffe'];
    const table = new Table({ turn: 4, removed: everyCardBut(...left) });
    table.play('chance: deal gaffe', 'chance: deal herblock', 'chance: deal volunteers');
    expect(table.now()).toMatchObject({ hands: { kennedy: ['volunteers', 'gaffe'], nixon: ['herblock'] }, deck: 0 });
    expect(table.outcomes()).toEqual(['draw kennedy', 'draw nixon']);
  });
});

describe('rulings C: the turn', () => {
  it('ruling 19: whoever wins the initiative names either side', () => {
    const table = new Table({ turn: 1, initiative: 'kennedy', hands: { kennedy: kennedyHand, nixon: nixonHand } });
    expect(table.legal('kennedy').sort()).toEqual(['first kennedy', 'first nixon']);
    expect(table.legal('nixon')).toEqual([]);
  });
  it('ruling 19: the side named acts first in all five activity phases', () => {
    const table = new Table({
      turn: 1,
      initiative: 'kennedy',
      momentum: { kennedy: 0, nixon: 0 },
      hands: { kennedy: kennedyHand, nixon: nixonHand },
    }).play('kennedy: first nixon');
    const order: unknown[] = [];
    while (table.now()['phase'] === 'activity') {
      const side = table.pending()[0] as Side;
      order.push([table.now()['activity'], side]);
      table.play(`${side}: play ${table.hand(side)[0]} position`, `${side}: done`);
    }
    expect(order).toEqual(
      [1, 2, 3, 4, 5].flatMap((phase) => [
        [phase, 'nixon'],
        [phase, 'kennedy'],
      ]),
    );
  });
  it('ruling 20: rest cubes are taken before the effect', () => {
    const table = eventBy('nixon', 'heartland-of-america');
    expect(table.states('nixon', 'add')).toContain('WY');
    expect(table.now()).toMatchObject({ rest: { kennedy: 0, nixon: 1 } });
  });
  it('ruling 20: rest cubes go to whoever played the card, whatever its icon or use', () => {
    const table = new Table(toAct('kennedy', ['the-new-nixon'])).play('kennedy: play the-new-nixon advertise');
    expect(table.now()).toMatchObject({ rest: { kennedy: 2, nixon: 0 } });
  });
  it('ruling 20: the candidate card and a trigger bring no rest cubes', () => {
    const table = new Table(toAct('kennedy', [])).play('kennedy: play candidate position', 'kennedy: done');
    expect(table.now()).toMatchObject({ rest: { kennedy: 0, nixon: 0 } });
    expect(triggeredBy('nixon', 'volunteers').now()).toMatchObject({ rest: { kennedy: 2, nixon: 0 } });
  });
  it('ruling 20: events played by Tricky Dick and High Hopes bring no rest cubes', () => {
    const dick = eventBy('nixon', 'tricky-dick', { discard: ['hurricane-donna'] }).play('nixon: take hurricane-donna');
    expect(dick.now()).toMatchObject({ rest: { kennedy: 0, nixon: 0 } });
    const hopes = eventBy('kennedy', 'high-hopes').play('chance: deal hurricane-donna', 'chance: deal recount');
    expect(hopes.now()).toMatchObject({ rest: { kennedy: 2, nixon: 0 }, momentum: { kennedy: 3 } });
  });
  it('ruling 21: a side may not pass', () => {
    const ways = new Table(toAct('kennedy', [])).legal('kennedy').map((text) => text.split(' ')[0]);
    expect(new Set(ways)).toEqual(new Set(['play']));
  });
  it('ruling 21: Campaign Points may be left unspent', () => {
    for (const use of ['campaign', 'position'] as const) {
      const table = new Table(toAct('kennedy', [])).play(`kennedy: play candidate ${use}`, 'kennedy: done');
      expect(table.now()).toMatchObject({ toAct: 'nixon', candidates: { kennedy: 'MA' } });
    }
  });
  it('ruling 21: a side with nothing to play is passed over', () => {
    const table = new Table({
      turn: 3,
      activity: 2,
      toAct: 'kennedy',
      exhausted: ['kennedy'],
      hands: { kennedy: [], nixon: ['gaffe', 'old-south'] },
    });
    expect(table.pending()).toEqual(['nixon']);
    expect(table.now()).toMatchObject({ toAct: 'nixon', activity: 2 });
  });
});

describe('rulings C: the candidate card and odd events', () => {
  const candidate = (side: Side, turn: readonly string[], momentum = 1) =>
    new Table(toAct(side, [], { inPlay: { turn }, momentum: { kennedy: momentum, nixon: momentum } }));

  it('ruling 22: the candidate card pays Nixon’s Knee', () => {
    expect(candidate('nixon', ['nixons-knee'], 0).legal('nixon')).not.toContain('play candidate campaign');
    const table = candidate('nixon', ['nixons-knee']).play('nixon: play candidate campaign');
    expect(table.now()).toMatchObject({ momentum: { nixon: 0 } });
  });
  it('ruling 22: the candidate card sets off Nixon’s Pledge', () => {
    const table = candidate('nixon', ['nixons-pledge']).play('nixon: play candidate position', 'nixon: done');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 2 } });
  });
  it('ruling 22: the candidate card is worth 5, and modifiers touch it', () => {
    const most = (turn: readonly string[]) => {
      const table = candidate('kennedy', turn).play('kennedy: play candidate campaign');
      let cp = 0;
      for (; table.legal('kennedy').includes('support MA'); cp++) table.play('kennedy: support MA');
      return cp;
    };
    expect(most([])).toBe(5);
    expect(most(['bobby-kennedy'])).toBe(5);
    expect(most(['congressional-summer-session'])).toBe(3);
  });
  it('ruling 22: the candidate card can be neither triggered nor preempted', () => {
    const table = candidate('kennedy', []);
    expect(table.legal('kennedy').filter((text) => text.startsWith('play candidate'))).toEqual([
      'play candidate campaign',
      'play candidate advertise',
      'play candidate position',
    ]);
    table.play('kennedy: play candidate position', 'kennedy: done');
    expect(table.legal('nixon').every((text) => text.startsWith('play'))).toBe(true);
  });
  it('ruling 22: the candidate card stays exhausted in later turns and leaves one more hand card to discard', () => {
    const table = new Table({
      turn: 2,
      activity: 5,
      first: 'nixon',
      toAct: 'kennedy',
      hands: { kennedy: ['volunteers', 'herblock'], nixon: ['gaffe'] },
    }).play('kennedy: play candidate position', 'kennedy: done', 'kennedy: aside volunteers', 'nixon: aside gaffe');
    expect(table.now()).toMatchObject({ turn: 3, exhausted: ['kennedy'], discard: ['herblock'] });
  });
  it('ruling 23: a card with the other side’s icon may be played as an event; the side it names gains', () => {
    const table = eventBy('kennedy', 'herb-klein');
    expect(table.pending()).toEqual(['nixon']);
    table.play('nixon: issue economy', 'nixon: issue economy', 'nixon: issue economy');
    expect(table.now()).toMatchObject({ issues: { economy: 'nixon 3' }, removed: ['herb-klein'] });
  });
  it('ruling 24: an event that would do nothing may be played and leaves the game', () => {
    expect(eventBy('kennedy', 'fidel-castro').now()).toMatchObject({ removed: ['fidel-castro'], discard: [] });
  });
  it('ruling 24: a prevented event may not be played, its card may be used for CP', () => {
    const given = { inPlay: { prevention: ['greater-houston-ministerial-association'] } };
    const table = new Table(toAct('nixon', ['norman-vincent-peale'], given));
    expect(table.why('nixon', 'play norman-vincent-peale event')).toBe('prevented');
    expect(table.legal('nixon')).toContain('play norman-vincent-peale campaign');
  });
});
