import { describe, expect, it } from 'vitest';
import { eventBy, Table, toAct } from '../table.ts';

describe('Congressional Summer Session', () => {
  it('sends Kennedy to Maryland or Virginia, his pick, and it is mandatory', () => {
    const table = eventBy('nixon', 'congressional-summer-session');
    expect(table.legal('kennedy').sort()).toEqual(['stay MD', 'stay VA']);
    expect(table.play('kennedy: stay VA').now()).toMatchObject({ candidates: { kennedy: 'VA' } });
  });
  it('makes every card Kennedy plays for CP worth 2 less, at least 1', () => {
    const table = eventBy('nixon', 'congressional-summer-session').play(
      'kennedy: stay MD',
      'kennedy: play candidate position',
      'kennedy: issue defense',
      'kennedy: issue economy',
      'kennedy: issue civilRights',
    );
    expect(table.pending()).toEqual(['nixon']);
    const poor = new Table(
      toAct('kennedy', ['henry-luce'], { inPlay: { turn: ['congressional-summer-session'] } }),
    ).play('kennedy: play henry-luce position', 'kennedy: issue defense');
    expect(poor.pending()).toEqual(['nixon']);
  });
  it('adds up with Bobby Kennedy before the limits: 4 for the candidate card, 1 for a 2 (ruling 47)', () => {
    const both = { inPlay: { turn: ['congressional-summer-session', 'bobby-kennedy'] } };
    const four = new Table(toAct('kennedy', [], both)).play(
      'kennedy: play candidate campaign',
      ...Array.from({ length: 4 }, () => 'kennedy: support MA'),
    );
    expect(four.pending()).toEqual(['nixon']);
    const one = new Table(toAct('kennedy', ['henry-luce'], both)).play(
      'kennedy: play henry-luce campaign',
      'kennedy: support MA',
    );
    expect(one.pending()).toEqual(['nixon']);
  });
});
