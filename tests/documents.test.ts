import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder, read, root } from './workspace.ts';

const LARGEST_PICTURE = 200_000;

interface Link {
  page: string;
  target: string;
}

const pages = filesUnder('').filter((file) => file.endsWith('.md'));

/** The links of a page to places in the repository. */
function linksOf(page: string): Link[] {
  const text = read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => ({ page, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target));
}

/** The file a link leads to, from the root of the repository. */
const fileOf = ({ page, target }: Link): string => {
  const [file = ''] = target.split('#');
  return file === '' ? page : path.posix.join(path.posix.dirname(page), file);
};

/** The names under which the headings of a page can be linked. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The places of the repository that a page names in code, as in `store/batching.ts`; `<id>` and `*` stand for any name. */
function placesNamed(page: string): { page: string; place: string }[] {
  const text = read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/`([\w@.<>*/-]+)`/g)]
    .map(([, place = '']) => ({ page, place: place.replace(/\/$/, '') }))
    .filter(({ place }) =>
      /^[^/.].*\/.*\.(tsx?|mjs|json|md|css)$|^(apps|packages|games|scripts|tests|docs)\//.test(place),
    );
}

const links = pages.flatMap(linksOf);

describe('the documents', () => {
  test('are read', () => {
    expect(links.length).toBeGreaterThan(60);
  });

  test('link only to files that exist', () => {
    expect(links.filter((link) => !existsSync(path.join(root, fileOf(link))))).toEqual([]);
  });

  test('name only files and folders that exist', () => {
    const files = filesUnder('').map((file) => `/${file}/`);
    const exists = ({ place }: { place: string }) => {
      const pattern = place.replaceAll('.', '\\.').replaceAll(/<[^>]+>|\*/g, '[^/]+');
      const ends = new RegExp(`/${pattern}/`);
      return files.some((file) => ends.test(file));
    };
    // The files of that page are those it writes.
    const named = pages.filter((page) => page !== 'docs/writing-a-game.md').flatMap(placesNamed);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((place) => !exists(place))).toEqual([]);
  });

  test('link only to headings that exist', () => {
    const broken = links.filter((link) => {
      const [, anchor] = link.target.split('#');
      return anchor !== undefined && !anchorsOf(fileOf(link)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('the pictures in docs/screens', () => {
  const pictures = readdirSync(path.join(root, 'docs/screens')).map((name) => `docs/screens/${name}`);

  test('are a dozen at most, and small', () => {
    expect(pictures.length).toBeLessThanOrEqual(12);
    expect(pictures.filter((file) => statSync(path.join(root, file)).size > LARGEST_PICTURE)).toEqual([]);
  });

  test('are all shown on some page', () => {
    const shown = new Set(links.map(fileOf));
    expect(pictures.filter((file) => !shown.has(file))).toEqual([]);
  });
});
