import { cardNumber, LASTING_IDS, type LastingId } from '../rules/parts.ts';

/** What an event in force is worth over a whole turn to the side it bears on, in CP: negative for a burden. */
const worth: Readonly<Record<LastingId, number>> = {
  'nixons-knee': -2.5,
  'citizens-for-nixon-lodge': 3.5,
  'old-south': -1.5,
  'nixon-egged-in-michigan': -1,
  'ken-air': 3,
  'johnson-jeered-in-dallas': -1,
  'profiles-in-courage': 1,
  'unpledged-electors': 0,
  'lazy-shave': -1,
  'harvard-brain-trust': 2,
  'puerto-rican-bishops': -1.5,
  'bobby-kennedy': 3.5,
  'hostile-press-corps': -2.5,
  'joe-kennedy': -1.5,
  'congressional-summer-session': -6,
  'eisenhowers-silence': -3,
  'nixons-pledge': -2,
  'advance-men': 2,
  'kennedys-peace-corps': 1,
  'jackie-kennedy': -1.5,
  'stevenson-loyalists': -2,
  'stature-gap': -0.8,
};

/** The cards whose events last, and what each is worth. */
export const LASTING_CARDS = Int32Array.from(LASTING_IDS, cardNumber);
export const LASTING_WORTH = Float64Array.from(LASTING_IDS, (id) => worth[id]);
