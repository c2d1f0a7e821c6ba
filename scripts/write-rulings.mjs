// Writes docs/rulings/<game>.md from a game's texts, English first, then Polish.
//   node --import tsx scripts/write-rulings.mjs <nineteen-sixty | mr-president | hook-or-crook> [--check]
// With --check nothing is written; the exit status is 1 when the file on disk differs.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = new URL('../', import.meta.url);

const games = {
  'nineteen-sixty': { file: 'docs/rulings/1960.md', title: '1960: The Making of the President' },
  'mr-president': { file: 'docs/rulings/mr-president.md', title: 'Mr. President' },
  'hook-or-crook': { file: 'docs/rulings/hook-or-crook.md', title: 'Hook or Crook' },
};

const languages = [
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
];

/** Ends the run with a sentence for the person who started it. */
function stop(status, sentence) {
  console.error(sentence);
  process.exit(status);
}

/** Loads a game's ruling texts from source, or from its build where Node cannot read TypeScript. */
async function loadRulings(game, language) {
  const module = `texts/${language}/rulings`;
  try {
    return await import(new URL(`packages/${game}/src/${module}.ts`, root).href);
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') stop(2, `packages/${game}/src/${module}.ts is missing.`);
    if (error.code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
  }
  try {
    return await import(new URL(`packages/${game}/dist/${module}.js`, root).href);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    stop(2, `packages/${game} is not built: build it first, or run this with node --import tsx.`);
  }
}

function rulingParagraph(number, { question, answer }, anchor) {
  return `<a id="${anchor}${number}"></a>\n**${number}. ${question}** ${answer}`;
}

function languagePart({ heading, anchor, intro }, { rulings, rulingSections }) {
  const listed = new Set();
  const sections = rulingSections.flatMap(({ id, title, from, to }) => {
    const numbers = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
    for (const number of numbers) listed.add(String(number));
    return [`### ${id}. ${title}`, ...numbers.map((number) => rulingParagraph(number, rulings[number], anchor))];
  });
  const unlisted = Object.keys(rulings).filter((number) => !listed.has(number));
  if (unlisted.length > 0) stop(2, `${heading}: no section lists ruling ${unlisted.join(', ')}.`);
  return [`## ${heading}`, intro, ...sections];
}

async function rulingsDocument(game, title) {
  const parts = await Promise.all(
    languages.map(async (language) => languagePart(language, await loadRulings(game, language.code))),
  );
  return `${[`# ${title}`, '[English](#rulings-in-english) · [Polski](#rozstrzygnięcia-po-polsku)', ...parts.flat()].join('\n\n')}\n`;
}

async function readIfPresent(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const [game] = positionals;
if (positionals.length !== 1 || !Object.hasOwn(games, game)) {
  stop(2, `Name one game: ${Object.keys(games).join(', ')}.`);
}
const { file, title } = games[game];
const path = fileURLToPath(new URL(file, root));
const document = await rulingsDocument(game, title);
if (values.check) {
  if ((await readIfPresent(path)) !== document) {
    stop(1, `${file} differs from the texts: run node --import tsx scripts/write-rulings.mjs ${game}.`);
  }
} else {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, document);
}
