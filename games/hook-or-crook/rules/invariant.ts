import { CHANCE_ACTS, firstSeats, includes, OVER, type State } from '@whistlestop/kernel';
import { LAST_WEEK, mayAnswerWith } from './challenge.ts';
import type { MatchConstants } from './match-constants.ts';
import { EvidenceZone, Phase } from './layout.ts';
import { VOTES_PER_COLOUR } from './options.ts';
import { wildsIn } from './world.ts';

/** The first broken promise of a position in one sentence, or undefined. */
export function brokenInvariant(c: MatchConstants, s: State): string | undefined {
  return brokenVotes(c, s) ?? brokenPawns(c, s) ?? brokenDecks(c, s) ?? brokenNews(c, s) ?? brokenWait(c, s);
}

function brokenVotes(c: MatchConstants, s: State): string | undefined {
  const { pot, pile, votes } = c.fields;
  for (const [state, colour] of c.colours.entries()) {
    const parts = [pot.at(s, state), pile.at(s, state), votes.at(s, state)] as const;
    if (parts.some((part) => part < 0)) return `${colour} has fewer than no votes somewhere (${parts.join(', ')})`;
    const sum = parts[0] + parts[1] + parts[2];
    if (sum !== VOTES_PER_COLOUR)
      return `pot, pile and State of ${colour} hold ${sum} V instead of ${VOTES_PER_COLOUR}`;
  }
  return undefined;
}

function brokenPawns(c: MatchConstants, s: State): string | undefined {
  const { round, walked, turn, week } = c.fields;
  const ring = round.get(s);
  if (ring < 1 || ring > 4) return `there is no round ${ring}`;
  if (turn.get(s) < 0 || turn.get(s) > c.states) return `there is no seat ${turn.get(s)}`;
  if (week.get(s) < 0 || week.get(s) > LAST_WEEK) return `there is no week ${week.get(s)}`;
  if (week.get(s) > 0 !== (ring === 4)) return `week ${week.get(s)} does not belong to round ${ring}`;
  for (let seat = 0; seat <= c.states; seat++)
    if (walked.at(s, seat) < 0 || walked.at(s, seat) > (c.ringFinish[ring] ?? 0))
      return `a pawn stands ${walked.at(s, seat)} spaces into round ${ring}`;
  return undefined;
}

function brokenDecks(c: MatchConstants, s: State): string | undefined {
  const { cheatZone, cheatDeck, hand, dropped, evidenceZone, evidenceDeck, evidenceHand, round, wilds } = c.fields;
  const zones = new Map<number, number>();
  for (let card = 0; card < cheatZone.length; card++) {
    const zone = cheatZone.at(s, card);
    zones.set(zone, (zones.get(zone) ?? 0) + 1);
    if (zone < 0 || zone > c.zones.out) return `Cheat Card ${card} is nowhere`;
    const inHand = zone >= c.zones.hand && zone < c.zones.stack;
    if (inHand && round.get(s) === 4 && c.cheatRound[card] !== 4)
      return `Cheat Card ${card} should have been put away before Round 4`;
  }
  const count = (zone: number) => zones.get(zone) ?? 0;
  if (count(c.zones.deck) !== cheatDeck.get(s)) return 'the Cheat deck is miscounted';
  for (let state = 0; state < c.states; state++)
    if (count(c.zones.hand + state) !== hand.at(s, state) || count(c.zones.dropped + state) !== dropped.at(s, state))
      return `the hidden Cheat Cards of ${c.colours[state]} are miscounted`;
  for (let state = 0; state < c.states; state++)
    if (wildsIn(c, s, c.zones.hand + state) !== wilds.at(s, state))
      return `the wilds of ${c.colours[state]} are miscounted`;
  let found = 0;
  let deck = 0;
  for (let card = 0; card < evidenceZone.length; card++) {
    if (evidenceZone.at(s, card) === EvidenceZone.hand) found++;
    if (evidenceZone.at(s, card) === EvidenceZone.deck) deck++;
  }
  if (found !== evidenceHand.get(s) || deck !== evidenceDeck.get(s)) return 'the Evidence Cards are miscounted';
  return undefined;
}

function brokenNews(c: MatchConstants, s: State): string | undefined {
  const { newsPlace, newsDrawn } = c.fields;
  const places = new Set<number>();
  for (let card = 0; card < newsPlace.length; card++) if (newsPlace.at(s, card) > 0) places.add(newsPlace.at(s, card));
  const passed = Math.min(newsDrawn.get(s), newsPlace.length);
  return places.size === passed && [...places].every((place) => place <= passed)
    ? undefined
    : 'the News deck has lost its order';
}

function brokenWait(c: MatchConstants, s: State): string | undefined {
  const { phase, awaited, asked, answer } = c.fields;
  const now = phase.get(s);
  const pending = awaited.get(s);
  if (now <= Phase.firstRoll !== (pending === CHANCE_ACTS)) return 'chance is awaited in the wrong phase';
  if ((now === Phase.over) !== (pending === OVER)) return 'the game is over and not over';
  if (now < Phase.cheat || now === Phase.over) return undefined;
  if ((pending & ~firstSeats(c.states + 1)) !== 0) return 'somebody who does not play is awaited';
  if (now !== Phase.answer) return undefined;
  for (let seat = 1; seat <= c.states; seat++) {
    const given = answer.at(s, seat);
    if (given > 0 !== includes(asked.get(s) & ~pending, seat)) return 'an answer is given by the wrong State';
    if (given > 0 && !mayAnswerWith(c, s, seat - 1, given - 1)) return `a State answers with a card it may not play`;
  }
  return undefined;
}
