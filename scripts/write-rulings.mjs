// @ts-check
// Writes docs/rulings/<game>.md from a game's texts, English first, then Polish.
//   node --conditions=source --import tsx scripts/write-rulings.mjs GAME [--check]
// With --check nothing is written; the exit status is 1 when the file on disk differs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packOf, packs } from '@whistlestop/games';
import { LANGUAGES } from '@whistlestop/kernel';
import { Failure, main, root } from './run.mjs';

/** @type {import('@whistlestop/kernel').InLanguages<{ name: string, heading: string, anchor: string, intro: string }>} */
const parts = {
  en: {
    name: 'English',
    heading: 'Rulings in English',
    anchor: 'r',
    intro:
      'How this product plays the points the printed rules leave open. Rules, log and explanations cite these numbers.',
  },
  pl: {
    name: 'Polski',
    heading: 'Rozstrzygnięcia po polsku',
    anchor: 'pl-r',
    intro:
      'Tak ten program rozstrzyga punkty, których drukowane zasady nie przesądzają. Zasady, dziennik gry i wyjaśnienia powołują się na te numery.',
  },
};

/**
 * @param {import('@whistlestop/games').Pack} pack
 * @param {import('@whistlestop/kernel').Language} language
 */
async function languagePart({ rulings }, language) {
  const { heading, anchor, intro } = parts[language];
  const chapters = await rulings[language]();
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
  const written = await Promise.all(LANGUAGES.map((language) => languagePart(pack, language)));
  const links = LANGUAGES.map((language) => parts[language])
    .map(({ name, heading }) => `[${name}](#${heading.toLowerCase().replaceAll(' ', '-')})`)
    .join(' · ');
  const page = `${[`# ${pack.words.en.name}`, links, ...written.flat()].join('\n\n')}\n`;
  const file = path.join(root, 'docs', 'rulings', `${game}.md`);
  if (!values.check) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== page)
    throw new Failure(
      `docs/rulings/${game}.md differs from the texts: run node --conditions=source --import tsx scripts/write-rulings.mjs ${game}.`,
    );
});
