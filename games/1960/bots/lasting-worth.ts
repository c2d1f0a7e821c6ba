import { LASTING_IDS, type LastingId } from '../rules/parts.ts';

/** What a lasting effect is worth over a whole turn, in CP, to the side it helps; `burden` when it hurts its holder. */
const worth: Readonly<Record<LastingId, { readonly cp: number; readonly burden: boolean }>> = {
  'nixons-knee': { cp: 2.5, burden: true },
  'citizens-for-nixon-lodge': { cp: 3.5, burden: false },
  'old-south': { cp: 1.5, burden: true },
  'nixon-egged-in-michigan': { cp: 1, burden: true },
  'ken-air': { cp: 3, burden: false },
  'johnson-jeered-in-dallas': { cp: 1, burden: true },
  'profiles-in-courage': { cp: 1, burden: false },
  'unpledged-electors': { cp: 0, burden: true },
  'lazy-shave': { cp: 1, burden: true },
  'harvard-brain-trust': { cp: 2, burden: false },
  'puerto-rican-bishops': { cp: 1.5, burden: true },
  'bobby-kennedy': { cp: 3.5, burden: false },
  'hostile-press-corps': { cp: 2.5, burden: true },
  'joe-kennedy': { cp: 1.5, burden: true },
  'congressional-summer-session': { cp: 6, burden: true },
  'eisenhowers-silence': { cp: 3, burden: true },
  'nixons-pledge': { cp: 2, burden: true },
  'advance-men': { cp: 2, burden: false },
  'kennedys-peace-corps': { cp: 1, burden: false },
  'jackie-kennedy': { cp: 1.5, burden: true },
  'stevenson-loyalists': { cp: 2, burden: true },
  'stature-gap': { cp: 0.8, burden: true },
};

/** Worth to the holder over a whole turn, in CP: negative for a burden. In the order of LASTING_IDS. */
export const LASTING_WORTH = Float64Array.from(LASTING_IDS, (id) => (worth[id].burden ? -worth[id].cp : worth[id].cp));
