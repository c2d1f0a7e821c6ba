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

const links = pages.flatMap(linksOf);

describe('the documents', () => {
  test('are read', () => {
    expect(links.length).toBeGreaterThan(60);
  });

  test('link only to files that exist', () => {
    expect(links.filter((link) => !existsSync(path.join(root, fileOf(link))))).toEqual([]);
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
