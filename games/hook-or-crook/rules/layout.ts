import { defineLayout, EVERYONE, NOBODY, only, scalar, slots } from '@whistlestop/kernel';

/** What the game waits for. Every phase up to `firstRoll` is decided by chance. */
export const Phase = {
  move: 0,
  news: 1,
  amount: 2,
  drawCheat: 3,
  drawEvidence: 4,
  firstRoll: 5,
  cheat: 6,
  gain: 7,
  lose: 8,
  take: 9,
  give: 10,
  week: 11,
  answer: 12,
  over: 13,
} as const;

/** Where an Evidence Card is. */
export const EvidenceZone = { deck: 0, hand: 1, out: 2 } as const;

/** The numbers of a Cheat Card's zones; hands, stacks and dropped cards have one zone for each State. */
export interface CheatZones {
  readonly deck: number;
  readonly hand: number;
  readonly stack: number;
  /** Unplayed cards put away unseen before Round 4 (ruling 37): only their owner knows them. */
  readonly dropped: number;
  readonly out: number;
}

export const cheatZones = (states: number): CheatZones => ({
  deck: 0,
  hand: 1,
  stack: 1 + states,
  dropped: 1 + 2 * states,
  out: 1 + 3 * states,
});

interface Sizes {
  readonly colours: readonly string[];
  readonly news: readonly string[];
  readonly cheats: readonly string[];
  readonly evidence: readonly string[];
}

/** The state of a match: votes, pawns, cards, and the effect being carried out. */
export function hookOrCrookLayout({ colours, news, cheats, evidence }: Sizes) {
  const states = colours.length;
  const perState = <T>(of: (state: number) => T): T[] => colours.map((_, state) => of(state));
  const zoneMasks = [
    NOBODY,
    ...perState((state) => only(state + 1)),
    ...perState(() => EVERYONE),
    ...perState((state) => only(state + 1)),
    EVERYONE,
  ];
  const zoneNames = [
    'deck',
    ...colours.map((colour) => `${colour} hand`),
    ...colours.map((colour) => `${colour} stack`),
    ...colours.map((colour) => `${colour} dropped`),
    'out',
  ];
  return defineLayout(
    {
      /** Who must act, as the kernel's Pending number. */
      awaited: scalar(),
      phase: scalar({ values: Object.keys(Phase) }),
      round: scalar(),
      /** The seat whose turn it is. */
      turn: scalar(),
      /** Spaces walked in this round; laps times the ring's length once the round is finished. */
      walked: slots(states + 1, { slots: ['incumbent', ...colours] }),
      pot: slots(states, { slots: colours }),
      pile: slots(states, { slots: colours }),
      votes: slots(states, { slots: colours }),
      colour: slots(states),
      /** 1 after Stop Counting, until the State's next cheat is decided (ruling 32). */
      doubled: slots(states, { slots: colours }),
      /** The row of the effect in progress. */
      effect: scalar(),
      /** V still to choose, or cards still to draw. */
      left: scalar(),
      /** The colour chosen last in this series, for canonical order. */
      lastColour: scalar(),
      /** 0 while a News Card has not been drawn; else its place in the order of drawing, which later passes repeat. */
      newsPlace: slots(news.length, { slots: news }),
      newsDrawn: scalar(),
      cheatZone: slots(cheats.length, { visible: { masks: zoneMasks }, slots: cheats, values: zoneNames }),
      cheatDeck: scalar(),
      /** Unplayed Cheat Cards; in Round 4 these are the wilds. */
      hand: slots(states, { slots: colours }),
      dropped: slots(states, { slots: colours }),
      /** The wilds among the unplayed cards: each State's secret until all other cards are dropped before Round 4. */
      wilds: slots(states, { visible: { masks: [], seenBy: 'wildsSeenBy' }, slots: colours }),
      wildsSeenBy: slots(states),
      evidenceZone: slots(evidence.length, {
        visible: { masks: [NOBODY, only(0), EVERYONE] },
        slots: evidence,
        values: Object.keys(EvidenceZone),
      }),
      evidenceDeck: scalar(),
      evidenceHand: scalar(),
      week: scalar(),
      /** The Evidence Card on the table + 1. */
      onTable: scalar(),
      /** The States that answer this hand. */
      asked: scalar(),
      /** The card each seat answers with + 1, secret until all have answered (ruling 41). */
      answer: slots(states + 1, { visible: 'owner', slots: ['incumbent', ...colours] }),
      /** The answers of the last hand + 1. */
      shown: slots(states, { slots: colours }),
    },
    states + 1,
  );
}

export type HookOrCrookLayout = ReturnType<typeof hookOrCrookLayout>;
export type HookOrCrookFields = HookOrCrookLayout['fields'];
