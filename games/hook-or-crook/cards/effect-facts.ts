/** How many votes an effect moves: a fixed number, a die, or a number that follows the States in play. */
export type AmountFacts =
  | number
  | { readonly die: 1 }
  /** Half a die roll, rounded up. */
  | { readonly halfDie: 1 }
  /** So many for every State in play, in total. */
  | { readonly perState: number }
  /** So many divided by the States in play, rounded up. */
  | { readonly share: number };

/** What a space or a News Card does to the player who meets it, as the board and card files write it down. */
export type EffectFacts =
  | { readonly op: 'none' | 'doubleNextCheat' }
  | { readonly op: 'drawNews' | 'drawEvidence' | 'drawCheat'; readonly amount: number }
  | {
      readonly op: 'gain' | 'gainEach';
      readonly amount: AmountFacts;
      readonly from: 'pot';
      readonly colours?: 'choice' | undefined;
    }
  | {
      readonly op: 'lose' | 'loseEach';
      readonly amount: AmountFacts;
      readonly to: 'pot';
      readonly colours?: 'choice' | undefined;
    }
  | {
      readonly op: 'take';
      readonly amount: AmountFacts;
      readonly from: 'incumbent' | 'state';
      readonly target?: EffectTarget | undefined;
    }
  | {
      readonly op: 'give';
      readonly amount: AmountFacts;
      readonly to: 'incumbent' | 'state';
      readonly target?: EffectTarget | undefined;
    };

/** Which State the Incumbent deals with: a free choice, or the State that holds the most votes (ruling 20). */
export type EffectTarget = 'choice' | 'leader';

export type EffectRole = 'incumbent' | 'state';
