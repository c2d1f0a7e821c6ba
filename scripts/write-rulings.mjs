// @ts-check
// Writes docs/rulings/<game>.md from a game's texts, English first, then Polish.
//   node --conditions=source --import tsx scripts/write-rulings.mjs GAME [--check]
// With --check nothing is written; the exit status is 1 when the file on disk differs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packOf, packs } from '@whistlestop/games';
import { Failure, main, root } from './run.mjs';

const languages = /** @type {const} */ ([
  {
    code: 'en',
    heading: 'Rulings in English',
    anchor: 'r',
    intro:
      'How this product plays the points the printed rules leave open. Rules, log and explanations cite these numbers.',
  },
  {
    code: 'pl',
    heading: 'Rozstrzygnięcia po polsku',
    anchor: 'pl-r',
    intro:
      'Tak ten program rozstrzyga punkty, których drukowane zasady nie przesądzają. Zasady, dziennik gry i wyjaśnienia powołują się na te numery.',
  },
]);

/**
 * @param {import('@whistlestop/games').Pack} pack
 * @param {typeof languages[number]} language
 */
async function languagePart({ rulings }, { code, heading, anchor, intro }) {
  const chapters = await rulings[code]();
  const sections = chapters.flatMap(({ id, title, rulings: printed }) => [
    `### ${id}. ${title}`,
    ...printed.map(
      ({ number, question, answer }) => `<a id="${anchor}${number}"></a>\n**${number}. ${question}** ${answer}`,
    ),
  ]);
  return [`## ${heading}`, intro, ...sections];
}

await main(async () => {
  const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
  const [game = ''] = positionals;
  const pack = packOf(game);
  if (pack === undefined) throw new Failure(`Name one game: ${packs.map(({ id }) => id).join(', ')}.`);
  const parts = await Promise.all(languages.map((language) => languagePart(pack, language)));
  const links = '[English](#rulings-in-english) · [Polski](#rozstrzygnięcia-po-polsku)';
  const page = `${[`# ${pack.words.en.name}`, links, ...parts.flat()].join('\n\n')}\n`;
  const file = path.join(root, 'docs', 'rulings', `${game}.md`);
  if (!values.check) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== page)
    throw new Failure(
      `docs/rulings/${game}.md differs from the texts: run node --conditions=source --import tsx scripts/write-rulings.mjs ${game}.`,
    );
});
