import { describe, expect, it } from 'vitest';
import { type Position, Table, toAct } from '../table.ts';

/** Kennedy campaigns with the 5 CP of his candidate card. */
const campaigning = (given: Position = {}) =>
  new Table(toAct('kennedy', [], given)).play('kennedy: play candidate campaign');

/** Kennedy campaigns with the 2 CP of Herblock. */
const campaigningWithTwo = (given: Position = {}) =>
  new Table(toAct('kennedy', ['herblock'], given)).play('kennedy: play herblock campaign');

const south = ['AL', 'AR', 'FL', 'GA', 'LA', 'MS', 'NC', 'SC', 'TN', 'TX', 'VA'];

describe('rulings E: travel', () => {
  it('ruling 33: the token ends in the last state where a CP was spent', () => {
    const table = campaigningWithTwo().play('kennedy: support NY', 'kennedy: support PA');
    expect(table.now()).toMatchObject({ candidates: { kennedy: 'PA' } });
  });
  it('ruling 33: a failed check moves the token as well', () => {
    const table = campaigning({ support: { NY: 'nixon 4' } })
      .play('kennedy: check NY 1')
      .draw('R');
    expect(table.play('kennedy: done').now()).toMatchObject({
      candidates: { kennedy: 'NY' },
      support: { NY: 'nixon 4' },
    });
  });
  it('ruling 33: after travel with the last CP the token rests in any state of the region entered', () => {
    const table = campaigningWithTwo().play('kennedy: support NY', 'kennedy: travel South');
    expect(table.states('kennedy', 'stay').sort()).toEqual(south);
    expect(table.play('kennedy: stay TX').now()).toMatchObject({ candidates: { kennedy: 'TX' } });
  });
  it('ruling 33: nobody hops inside a region without spending a CP', () => {
    const table = campaigning();
    expect(table.states('kennedy', 'stay')).toEqual([]);
    table.play('kennedy: support NY', 'kennedy: done');
    expect(table.now()).toMatchObject({ candidates: { kennedy: 'NY' }, toAct: 'nixon' });
  });
  it.each([
    ['NY', ['Midwest', 'South']],
    ['IL', ['East', 'South', 'West']],
    ['TX', ['East', 'Midwest', 'West']],
    ['CA', ['AK', 'HI', 'Midwest', 'South']],
  ])('ruling 34: from %s one boundary leads to %j', (kennedy, regions) => {
    const table = campaigning({ candidates: { kennedy, nixon: 'OR' } });
    expect(table.states('kennedy', 'travel').sort()).toEqual(regions);
  });
  it('ruling 34: each crossing costs 1 CP, travel and support alternate freely and nobody stops on the way', () => {
    const table = campaigning().play(
      'kennedy: support NY',
      'kennedy: travel South',
      'kennedy: travel West',
      'kennedy: support NM',
      'kennedy: travel Midwest',
      'kennedy: stay IL',
    );
    expect(table.now()).toMatchObject({ candidates: { kennedy: 'IL' }, support: { NY: 'kennedy 1', NM: 'kennedy 1' } });
  });
  it('ruling 35: Alaska and Hawaii border the West alone', () => {
    for (const kennedy of ['AK', 'HI']) {
      const table = campaigning({ candidates: { kennedy, nixon: 'OR' } });
      expect(table.states('kennedy', 'travel')).toEqual(['West']);
      expect(table.states('kennedy', 'support')).toEqual([kennedy]);
    }
  });
  it('ruling 35: for the media exemption Alaska and Hawaii are in the West', () => {
    const given = { candidates: { kennedy: 'AK', nixon: 'OR' }, support: { AK: 'nixon 5' } };
    expect(campaigning(given).legal('kennedy')).toContain('check AK 1');
    expect(campaigning({ ...given, media: { West: 'kennedy 1' } }).legal('kennedy')).toContain('support AK');
  });
  it('ruling 35: for region bans Alaska and Hawaii are in the West', () => {
    const given = { candidates: { kennedy: 'HI', nixon: 'OR' }, inPlay: { turn: ['stevenson-loyalists'] } };
    expect(campaigning(given).why('kennedy', 'support HI')).toBe('campaign-ban');
  });
});

describe('rulings E: support checks', () => {
  it('ruling 36: all CP for a state under checks are declared at once and the state is closed afterwards', () => {
    const table = campaigning({ support: { NY: 'nixon 4' } });
    expect(table.states('kennedy', 'check').filter((text) => text.startsWith('NY'))).toHaveLength(5);
    table.play('kennedy: check NY 2').draw('BB');
    expect(table.now()).toMatchObject({ support: { NY: 'nixon 2' } });
    expect(table.why('kennedy', 'support NY')).toBe('already-declared');
    expect(table.why('kennedy', 'check NY 1')).toBe('already-declared');
    expect(table.states('kennedy', 'support')).toContain('PA');
  });
  it('ruling 36: all declared checks are drawn, even below 4, and further successes place own cubes', () => {
    const table = campaigning({ support: { NY: 'nixon 4' } })
      .play('kennedy: check NY 5')
      .draw('BBB');
    expect(table.outcomes()).toEqual(['draw kennedy', 'draw nixon']);
    expect(table.draw('BB').now()).toMatchObject({ support: { NY: 'kennedy 1' }, bag: { kennedy: 5, nixon: 10 } });
  });
  it.each([
    ['nixon 3', 'CA', 'support NY'],
    ['nixon 4', 'CA', 'check NY 1'],
    ['kennedy 6', 'CA', 'support NY'],
    ['none', 'NY', 'check NY 1'],
    ['kennedy 2', 'NY', 'check NY 1'],
  ])('ruling 37: with %s in New York and Nixon in %s the way is “%s”', (NY, nixon, way) => {
    const table = campaigning({ support: { NY }, candidates: { kennedy: 'MA', nixon } });
    expect(table.legal('kennedy').filter((text) => /^(support NY|check NY 1)$/.test(text))).toEqual([way]);
  });
  it('ruling 37: a check is refused with its reason: too few CP, or none needed', () => {
    const table = campaigningWithTwo({ support: { NY: 'nixon 4' } });
    expect(table.why('kennedy', 'check NY 2')).toBeUndefined();
    expect(table.why('kennedy', 'check NY 3')).toBe('too-few-cp');
    expect(table.why('kennedy', 'check PA 1')).toBe('no-check-needed');
  });
  it('ruling 37: only the state where CP are committed matters', () => {
    const table = campaigning({ support: { NY: 'nixon 4' } });
    expect(table.legal('kennedy')).toContain('support PA');
  });
  it('ruling 38: one media cube in the region removes both reasons, whatever the majority elsewhere', () => {
    const table = campaigning({
      support: { NY: 'nixon 5' },
      candidates: { kennedy: 'MA', nixon: 'PA' },
      media: { East: 'kennedy 1', West: 'nixon 4' },
    });
    expect(table.states('kennedy', 'support')).toEqual(expect.arrayContaining(['NY', 'PA']));
    expect(table.states('kennedy', 'check')).toEqual([]);
  });
  it('ruling 38: media in another region exempts nobody', () => {
    const table = campaigning({ support: { NY: 'nixon 5' }, media: { South: 'kennedy 3' } });
    expect(table.why('kennedy', 'support NY')).toBe('check-needed');
  });
  it('ruling 38: advertising is checked in spite of media', () => {
    const given = { media: { East: 'kennedy 2' } };
    const table = new Table(toAct('kennedy', ['herblock'], given)).play('kennedy: play herblock advertise');
    expect(table.outcomes()).toEqual(['draw kennedy', 'draw nixon']);
  });
  it('ruling 39: a ban on a region forbids support there, not crossing or resting', () => {
    const table = new Table(
      toAct('nixon', [], { inPlay: { turn: ['nixon-egged-in-michigan'] }, candidates: { kennedy: 'MA', nixon: 'MI' } }),
    ).play('nixon: play candidate campaign');
    expect(table.states('nixon', 'support')).toEqual([]);
    expect(table.why('nixon', 'support IN')).toBe('campaign-ban');
    table.play('nixon: travel East', 'nixon: support PA', 'nixon: travel Midwest', 'nixon: travel West');
    table.play('nixon: travel Midwest', 'nixon: stay OH');
    expect(table.now()).toMatchObject({ candidates: { nixon: 'OH' }, support: { PA: 'nixon 1', OH: 'nixon 1' } });
  });
});
