import { describe, expect, it } from 'vitest';
import { type Position, Table, toAct } from '../table.ts';

/** Nixon campaigns with a card of 4 CP. */
const nixonCampaigns = (given: Position = {}, card = 'gaffe') =>
  new Table(toAct('nixon', [card], given)).play(`nixon: play ${card} campaign`);

describe('campaigning', () => {
  it('adds a cube for each CP in states of the candidate’s region, and the token goes along (ruling 33)', () => {
    const table = nixonCampaigns().play('nixon: support CA', 'nixon: support OR');
    expect(table.now()).toMatchObject({ support: { CA: 'nixon 1', OR: 'nixon 1' }, candidates: { nixon: 'OR' } });
    expect(table.why('nixon', 'support NY')).toBe('elsewhere');
  });
  it('takes an opposing cube away before it adds one', () => {
    const table = nixonCampaigns({ support: { CA: 'kennedy 2' } });
    table.play('nixon: support CA', 'nixon: support CA', 'nixon: support CA');
    expect(table.now()['support']).toMatchObject({ CA: 'nixon 1' });
  });
  it('ends by itself with the last CP', () => {
    const table = nixonCampaigns().play(...Array<string>(4).fill('nixon: support CA'));
    expect(table.pending()).toEqual(['kennedy']);
  });
});

describe('travel', () => {
  it('costs 1 CP for each boundary; East and West share none (ruling 34)', () => {
    const table = nixonCampaigns();
    expect(table.legal('nixon').filter((text) => text.startsWith('travel'))).toEqual([
      'travel Midwest',
      'travel South',
      'travel AK',
      'travel HI',
    ]);
    expect(table.why('nixon', 'travel East')).toBe('no-boundary');
    table.play('nixon: travel Midwest', 'nixon: travel East', 'nixon: support NY', 'nixon: support PA');
    expect(table.now()).toMatchObject({ support: { NY: 'nixon 1', PA: 'nixon 1' }, candidates: { nixon: 'PA' } });
  });
  it('reaches Alaska and Hawaii through the West alone (ruling 35)', () => {
    const table = nixonCampaigns({ candidates: { nixon: 'AK' } });
    expect(table.states('nixon', 'support')).toEqual(['AK']);
    expect(table.states('nixon', 'travel')).toEqual(['West']);
  });
  it('bought with the last CP ends in a state of the region entered, the traveller’s choice (ruling 33)', () => {
    const table = nixonCampaigns({}, 'henry-luce').play('nixon: travel South', 'nixon: travel East');
    expect(table.states('nixon', 'stay')).toContain('NY');
    expect(table.why('nixon', 'stay TX')).toBe('stay-in-region');
    expect(table.play('nixon: stay NY').now()['candidates']).toMatchObject({ nixon: 'NY' });
  });
  it('followed by an early end also asks where the candidate stays', () => {
    const table = nixonCampaigns().play('nixon: travel South', 'nixon: done', 'nixon: stay TX');
    expect(table.now()['candidates']).toMatchObject({ nixon: 'TX' });
  });
  it('is no free hop: without a CP spent the token stays where it is (ruling 33)', () => {
    expect(nixonCampaigns().play('nixon: done').now()['candidates']).toMatchObject({ nixon: 'CA' });
  });
  it('at no cost enters a region again, as paid travel does (ruling 91)', () => {
    const table = nixonCampaigns({ inPlay: { turn: ['advance-men'] } }, 'henry-luce');
    table.play('nixon: travel Midwest', 'nixon: travel East', 'nixon: travel Midwest', 'nixon: travel West');
    expect(table.states('nixon', 'travel')).toEqual(['Midwest', 'South', 'AK', 'HI']);
    table.play('nixon: support CA');
    expect(table.now()).toMatchObject({ support: { CA: 'nixon 1' }, candidates: { nixon: 'CA' } });
  });
});

describe('support checks', () => {
  const carried: Position = { candidates: { nixon: 'PA', kennedy: 'MA' }, support: { NY: 'kennedy 4' } };

  it('are declared up front for a state the opponent carries; all declared CP are drawn (ruling 36)', () => {
    const table = nixonCampaigns(carried);
    expect(table.why('nixon', 'support NY')).toBe('check-needed');
    table.play('nixon: check NY 4').draw('RRBB');
    expect(table.now()).toMatchObject({
      support: { NY: 'kennedy 2' },
      bag: { kennedy: 8, nixon: 8 },
      candidates: { nixon: 'NY' },
    });
  });
  it('go on for all declared CP when the state stops needing them, and close the state (ruling 36)', () => {
    const table = nixonCampaigns(carried).play('nixon: check NY 3').draw('RRR');
    expect(table.now()['support']).toMatchObject({ NY: 'kennedy 1' });
    expect(table.why('nixon', 'support NY')).toBe('already-declared');
    expect(table.why('nixon', 'check NY 1')).toBe('already-declared');
    table.play('nixon: support PA');
  });
  it('are needed where the opponent’s candidate is, carried or not (ruling 37)', () => {
    const table = nixonCampaigns({ candidates: { nixon: 'PA', kennedy: 'NJ' } });
    expect(table.why('nixon', 'support NJ')).toBe('check-needed');
    expect(table.why('nixon', 'check PA 1')).toBe('no-check-needed');
    expect(table.why('nixon', 'check NJ 5')).toBe('too-few-cp');
  });
  it('are spared by any own media cube in the region (ruling 38)', () => {
    const table = nixonCampaigns({
      ...carried,
      candidates: { nixon: 'PA', kennedy: 'NY' },
      media: { East: 'nixon 1' },
    });
    table.play(...Array<string>(4).fill('nixon: support NY'));
    expect(table.now()).toMatchObject({ support: { NY: 'none' }, bag: { kennedy: 10, nixon: 10 } });
  });
  it('use the West’s media support in Alaska and Hawaii (ruling 35)', () => {
    const given = { candidates: { nixon: 'AK', kennedy: 'AK' }, media: { West: 'nixon 1' } };
    expect(nixonCampaigns(given).states('nixon', 'support')).toEqual(['AK']);
  });
  it('reseed the bag at once when they empty it (ruling 10)', () => {
    const table = nixonCampaigns({ ...carried, bag: { kennedy: 1, nixon: 1 } })
      .play('nixon: check NY 2')
      .draw('RB');
    expect(table.now()).toMatchObject({ bag: { kennedy: 10, nixon: 10 }, support: { NY: 'kennedy 3' } });
  });
});

describe('a ban on campaigning in a region', () => {
  const banned: Position = { candidates: { nixon: 'MI' }, inPlay: { turn: ['nixon-egged-in-michigan'] } };

  it('forbids CP for support there, but no travel into, out of or through it (ruling 39)', () => {
    const table = nixonCampaigns(banned);
    expect(table.why('nixon', 'support MI')).toBe('campaign-ban');
    expect(table.states('nixon', 'support')).toEqual([]);
    table.play('nixon: travel East', 'nixon: travel Midwest', 'nixon: travel West', 'nixon: support CA');
    expect(table.now()['candidates']).toMatchObject({ nixon: 'CA' });
  });
  it('lets a candidate rest there (ruling 39)', () => {
    const table = nixonCampaigns({ ...banned, candidates: { nixon: 'NY' } }).play(
      'nixon: travel Midwest',
      'nixon: done',
    );
    expect(table.states('nixon', 'stay')).toContain('MI');
  });
});
