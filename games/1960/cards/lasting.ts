/** Cards whose effect lasts: to the end of the turn, to the end of the Debates, or to the end of the game. */
export const LASTING = {
  'nixons-knee': 'turn',
  'citizens-for-nixon-lodge': 'turn',
  'old-south': 'turn',
  'nixon-egged-in-michigan': 'turn',
  'ken-air': 'turn',
  'johnson-jeered-in-dallas': 'turn',
  'profiles-in-courage': 'turn',
  'unpledged-electors': 'game',
  'lazy-shave': 'debates',
  'harvard-brain-trust': 'debates',
  'puerto-rican-bishops': 'turn',
  'bobby-kennedy': 'turn',
  'hostile-press-corps': 'turn',
  'joe-kennedy': 'turn',
  'congressional-summer-session': 'turn',
  'eisenhowers-silence': 'turn',
  'nixons-pledge': 'turn',
  'advance-men': 'turn',
  'kennedys-peace-corps': 'turn',
  'jackie-kennedy': 'turn',
  'stevenson-loyalists': 'turn',
  'stature-gap': 'turn',
} as const satisfies Record<string, 'turn' | 'debates' | 'game'>;

export type LastingId = keyof typeof LASTING;
export const LASTING_IDS = Object.keys(LASTING) as readonly LastingId[];
