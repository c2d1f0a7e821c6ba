import type { Observer, ReadablePile, State } from '@whistlestop/kernel';
import type { MatchConstants } from '../rules/match-constants.ts';
import { EvidenceZone, Phase } from '../rules/layout.ts';
import { cardsIn, cheatsHeld, cheatsPlayed, evidenceHeld } from '../rules/reading.ts';
import { INCUMBENT } from '../rules/waiting.ts';
import type { OwnNames } from './own-names.ts';
import type { PileWords } from './words.ts';

/** The cards an observer may read: the own ones, every State's open stack, the Evidence on the table, what is out of the game. */
export function pilesOf(
  named: PileWords,
  names: OwnNames,
  c: MatchConstants,
  s: State,
  observer: Observer,
): ReadablePile[] {
  const { phase, onTable, cheatZone, evidenceZone, colour } = c.fields;
  const cheats = (name: string, cards: readonly number[]): ReadablePile => ({
    name,
    cards: cards.map((card) => names.cheatWhole(card)),
  });
  const evidence = (name: string, cards: readonly number[]): ReadablePile => ({
    name,
    cards: cards.map((card) => names.evidenceWhole(card)),
  });
  const lying = phase.get(s) === Phase.answer ? onTable.get(s) - 1 : -1;
  const out = {
    name: named.out,
    cards: [
      ...cardsIn(s, cheatZone, c.zones.out).map((card) => names.cheatWhole(card)),
      ...cardsIn(s, evidenceZone, EvidenceZone.out)
        .filter((card) => card !== lying)
        .map((card) => names.evidenceWhole(card)),
    ],
  };
  const own =
    observer === INCUMBENT
      ? [evidence(named.yourEvidence, evidenceHeld(c, s))]
      : observer < 0
        ? []
        : [
            cheats(named.yourCheats, cheatsHeld(c, s, observer - 1)),
            cheats(named.dropped, cardsIn(s, cheatZone, c.zones.dropped + observer - 1)),
          ];
  return [
    ...own,
    evidence(named.onTable, lying < 0 ? [] : [lying]),
    ...c.colours.map((_, state) =>
      cheats(named.played({ name: names.state(colour.at(s, state)) }), cheatsPlayed(c, s, state)),
    ),
    out,
  ].filter(({ cards }) => cards.length > 0);
}
