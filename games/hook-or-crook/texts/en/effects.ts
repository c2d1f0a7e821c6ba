import { plural } from '@whistlestop/kernel';
import type { AmountFacts, EffectFacts, EffectRole, EffectTarget } from '../../cards/effect-facts.ts';

/** An amount as it stands inside a sentence: what comes before the verb, the object, what closes the sentence. */
interface Quantity {
  readonly roll: boolean;
  readonly votes: string;
  readonly closing: string;
}

const quantity = (amount: AmountFacts): Quantity => {
  if (typeof amount === 'number') return { roll: false, votes: `${amount} V`, closing: '' };
  if ('die' in amount) return { roll: true, votes: 'that many V', closing: '' };
  if ('halfDie' in amount) return { roll: true, votes: 'half that many V (rounded up)', closing: '' };
  if ('perState' in amount) return { roll: false, votes: `${amount.perState} V per Swing State in play`, closing: '' };
  return {
    roll: false,
    votes: `a share of ${amount.share} V`,
    closing: ': divide by the number of Swing States and round up',
  };
};

const sentence = (amount: AmountFacts, clause: (votes: string) => string): string => {
  const { roll, votes, closing } = quantity(amount);
  const words = `${clause(votes)}${closing}.`;
  return roll ? `Roll the die: ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const inColours = (colours: 'choice' | undefined, amount: AmountFacts): string => {
  if (colours === undefined) return '';
  return amount === 1 ? ', in any color' : ', in any colors';
};

const stateMeant = (target: EffectTarget | undefined): string =>
  target === 'leader' ? 'the State that holds the most' : 'any one State';

const draw = (count: number, article: string, deck: string): string =>
  `Draw ${plural('en', count, { one: `${article} ${deck} Card`, other: `${count} ${deck} Cards` })}.`;

/** The sentence a player reads on a space or in their paragraph of a News Card. */
export const effectText = (effect: EffectFacts, role: EffectRole): string => {
  switch (effect.op) {
    case 'none':
      return 'Nothing happens.';
    case 'doubleNextCheat':
      return 'A Cheat Card played on the State’s very next turn takes twice its value.';
    case 'drawNews':
      return draw(effect.amount, 'a', 'News');
    case 'drawEvidence':
      return draw(effect.amount, 'an', 'Evidence');
    case 'drawCheat':
      return draw(effect.amount, 'a', 'Cheat');
    case 'gain':
      return sentence(
        effect.amount,
        (votes) => `take ${votes} from the pot${inColours(effect.colours, effect.amount)}`,
      );
    case 'gainEach':
      return sentence(effect.amount, (votes) =>
        role === 'incumbent'
          ? `take ${votes} from the pot in EACH State’s color`
          : `every State takes ${votes} from the pot`,
      );
    case 'lose':
      return sentence(
        effect.amount,
        (votes) => `return ${votes} to the pot${inColours(effect.colours, effect.amount)}`,
      );
    case 'loseEach':
      return sentence(effect.amount, (votes) =>
        role === 'incumbent'
          ? `return ${votes} to the pot in EACH State’s color`
          : `every State returns ${votes} to the pot`,
      );
    case 'take':
      return sentence(effect.amount, (votes) =>
        role === 'incumbent'
          ? `take ${votes} from ${stateMeant(effect.target)}`
          : `take ${votes} from the Incumbent’s pile in the State’s color`,
      );
    // Giving is the last of the operations; a further one would not compile here.
    default:
      return sentence(effect.amount, (votes) =>
        role === 'incumbent'
          ? `give ${votes} to ${stateMeant(effect.target)}, out of that State’s own pile`
          : `give ${votes} to the Incumbent’s pile in the State’s color`,
      );
  }
};
