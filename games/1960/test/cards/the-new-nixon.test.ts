import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('The New Nixon', () => {
  it('gives Nixon 1 momentum, whoever plays it', () => {
    expect(eventBy('nixon', 'the-new-nixon').now()).toMatchObject({ momentum: { kennedy: 2, nixon: 3 } });
    expect(eventBy('kennedy', 'the-new-nixon').now()).toMatchObject({ momentum: { kennedy: 2, nixon: 3 } });
  });
  it('can be triggered by Nixon on Kennedy’s card', () => {
    expect(triggeredBy('nixon', 'the-new-nixon').now()).toMatchObject({ momentum: { nixon: 2 } });
  });
});
