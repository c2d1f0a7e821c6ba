import { plural } from '@whistlestop/kernel';
import type { AmountFacts, EffectFacts, EffectRole, EffectTarget } from '../../cards/effect-facts.ts';

const votesTaken = { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' };
/** After „po”: 1 głosie, 2 głosy, 5 głosów. */
const votesApiece = { one: 'głosie', few: 'głosy', many: 'głosów', other: 'głosu' };
/** After „część z”: 1 głosu, 2 głosów, 5 głosów. */
const votesShared = { one: 'głosu', few: 'głosów', many: 'głosów', other: 'głosu' };

const taken = (count: number): string => `${count} ${plural('pl', count, votesTaken)}`;
const apiece = (count: number): string => `po ${count} ${plural('pl', count, votesApiece)}`;

/** An amount as it stands inside a sentence: whether a roll comes first, the object, what closes the sentence. */
interface Quantity {
  readonly roll: boolean;
  readonly votes: string;
  readonly closing: string;
}

const quantity = (amount: AmountFacts, fixed: (count: number) => string): Quantity => {
  if (typeof amount === 'number') return { roll: false, votes: fixed(amount), closing: '' };
  if ('die' in amount) return { roll: true, votes: 'tyle głosów, ile wypadło oczek', closing: '' };
  if ('halfDie' in amount) {
    return { roll: true, votes: 'tyle głosów, ile wynosi połowa oczek (zaokrąglona w górę)', closing: '' };
  }
  if ('perState' in amount) {
    return { roll: false, votes: `${apiece(amount.perState)} za każdy Stan w grze`, closing: '' };
  }
  return {
    roll: false,
    votes: `swoją część z ${amount.share} ${plural('pl', amount.share, votesShared)}`,
    closing: ': podziel przez liczbę Stanów i zaokrąglij w górę',
  };
};

/** The amount ends the clause or meets a comma, so that „tyle głosów, ile wypadło oczek” fits every sentence. */
const sentence = (amount: AmountFacts, clause: (votes: string) => string, fixed = taken): string => {
  const { roll, votes, closing } = quantity(amount, fixed);
  const words = `${clause(votes)}${closing}.`;
  return roll ? `Rzuć kością: ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const inColours = (colours: 'choice' | undefined, amount: AmountFacts): string => {
  if (colours === undefined) return '';
  return amount === 1 ? ', w dowolnym kolorze' : ', w dowolnych kolorach';
};

const stateMeant = (target: EffectTarget | undefined): string =>
  target === 'leader' ? 'najbogatszemu w głosy Stanowi' : 'jednemu wybranemu Stanowi';

const draw = (count: number, deck: string): string => {
  const cards = { one: 'kartę', few: `${count} karty`, many: `${count} kart`, other: `${count} karty` };
  return `Dobierz ${plural('pl', count, cards)} ${deck}.`;
};

/** The sentence a player reads on a space or in their paragraph of a News Card. */
export const effectText = (effect: EffectFacts, role: EffectRole): string => {
  switch (effect.op) {
    case 'none':
      return 'Nic się nie dzieje.';
    case 'doubleNextCheat':
      return 'Karta Przekrętu zagrana w najbliższej turze Stanu zabiera dwa razy tyle, ile jest warta.';
    case 'drawNews':
      return draw(effect.amount, 'Wiadomości');
    case 'drawEvidence':
      return draw(effect.amount, 'Dowodu');
    case 'drawCheat':
      return draw(effect.amount, 'Przekrętu');
    case 'gain':
      return sentence(effect.amount, (votes) => `weź z puli ${votes}${inColours(effect.colours, effect.amount)}`);
    case 'gainEach':
      return role === 'incumbent'
        ? sentence(effect.amount, (votes) => `weź z puli w kolorze KAŻDEGO Stanu ${votes}`, apiece)
        : sentence(effect.amount, (votes) => `każdy Stan bierze z puli ${votes}`);
    case 'lose':
      return sentence(effect.amount, (votes) => `zwróć do puli ${votes}${inColours(effect.colours, effect.amount)}`);
    case 'loseEach':
      return role === 'incumbent'
        ? sentence(effect.amount, (votes) => `zwróć do puli w kolorze KAŻDEGO Stanu ${votes}`, apiece)
        : sentence(effect.amount, (votes) => `każdy Stan zwraca do puli ${votes}`);
    case 'take':
      return sentence(effect.amount, (votes) =>
        role === 'incumbent'
          ? `zabierz ${stateMeant(effect.target)} ${votes}`
          : `zabierz ze stosu Prezydenta w swoim kolorze ${votes}`,
      );
    // Giving is the last of the operations; a further one would not compile here.
    default:
      return sentence(effect.amount, (votes) =>
        role === 'incumbent'
          ? `oddaj ${stateMeant(effect.target)} ${votes}, prosto ze stosu w jego kolorze`
          : `oddaj na stos Prezydenta w swoim kolorze ${votes}`,
      );
  }
};
