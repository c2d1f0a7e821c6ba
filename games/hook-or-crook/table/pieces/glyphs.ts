/** Small drawings for what a space brings, on a field of 24 by 24. */
export const GLYPHS = {
  start: 'M5 2h2v20H5zM8 3h12l-4 4.500l4 4.500H8z',
  news: 'M2 4h16v16H4a2 2 0 0 1-2-2zM19 8h3v10a2 2 0 0 1-3 0zM5 7v4h10V7zM5 13v1.500h10V13zM5 16v1.500h10V16z',
  evidence:
    'M10 2a8 8 0 1 0 4.900 14.300l5 5.200l1.800-1.800l-5-5.200A8 8 0 0 0 10 2zM10 4.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 0 1 0-11z',
  cheat:
    'M1 8c6-3 16-3 22 0c0 6-3 9-6.500 9c-2.500 0-3-2-4.500-2s-2 2-4.500 2C4 17 1 14 1 8zM5 10.500c0 3 5 3 5.500 0c-2-1.500-4-1.500-5.500 0zM13.500 10.500c.5 3 5.500 3 5.500 0c-1.500-1.500-3.500-1.500-5.500 0z',
  stop: 'M8 1h8l7 7v8l-7 7H8l-7-7V8zM6 10.500v3h12v-3z',
  rest: 'M14 2a10 10 0 1 0 8 15A9 9 0 0 1 14 2z',
} as const;
export type Glyph = keyof typeof GLYPHS;
