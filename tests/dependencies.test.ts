import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { licenceAllowed } from './licences.ts';
import { type Manifest, read, readManifest, readWorkspaces, root } from './workspace.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly link?: boolean }>>;
}

interface DirectDependency {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly use: 'run' | 'develop';
}

const manifests: [folder: string, manifest: Manifest][] = [
  ['', readManifest('')],
  ...readWorkspaces().map(({ folder, manifest }): [string, Manifest] => [folder, manifest]),
];
const direct: DirectDependency[] = manifests.flatMap(([folder, { dependencies = {}, devDependencies = {} }]) => [
  ...Object.entries(dependencies).map(([name, version]) => ({ folder, name, version, use: 'run' as const })),
  ...Object.entries(devDependencies).map(([name, version]) => ({ folder, name, version, use: 'develop' as const })),
]);

describe('package-lock.json', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;

  test('lists what is installed', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100);
  });

  test('names no registry, so that it installs from any', () => {
    const addressed = Object.entries(packages).filter(
      ([, { resolved, link }]) => resolved !== undefined && link !== true,
    );
    expect(addressed.map(([name]) => name)).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/"resolved": "[a-z+]+:/);
  });
});

describe('direct dependencies', () => {
  test('are found in every workspace', () => {
    expect(direct.length).toBeGreaterThan(40);
  });

  test('have exact versions', () => {
    expect(direct.filter(({ version }) => !/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version))).toEqual([]);
  });

  test('have permissive licences', () => {
    const refused = direct
      .filter(({ name }) => !name.startsWith('@whistlestop/'))
      .map((dependency) => ({ ...dependency, licence: licenceOf(dependency) }))
      .filter(({ licence, use }) => !licenceAllowed(licence, use));
    expect(refused).toEqual([]);
  });

  test('are all explained in docs/decisions/0002-dependencies.md', () => {
    const record = read('docs/decisions/0002-dependencies.md');
    const names = new Set(direct.map(({ name }) => name).filter((name) => !name.startsWith('@whistlestop/')));
    expect([...names].filter((name) => !record.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('a licence', () => {
  test('may be chosen from alternatives, and must fit in every part of a conjunction', () => {
    expect(licenceAllowed('MIT', 'run')).toBe(true);
    expect(licenceAllowed('(GPL-3.0-only OR MIT)', 'run')).toBe(true);
    expect(licenceAllowed('(MIT AND BSD-3-Clause)', 'run')).toBe(true);
    expect(licenceAllowed('MIT AND GPL-3.0-only', 'run')).toBe(false);
    expect(licenceAllowed('GPL-3.0-only', 'develop')).toBe(false);
    expect(licenceAllowed('UNLICENSED', 'run')).toBe(false);
    expect(licenceAllowed('', 'run')).toBe(false);
  });

  test('may be MPL-2.0 only for a tool that is not shipped', () => {
    expect(licenceAllowed('MPL-2.0', 'develop')).toBe(true);
    expect(licenceAllowed('MPL-2.0', 'run')).toBe(false);
  });
});

/** The licence an installed dependency declares; a workspace's own copy comes before the shared one. */
function licenceOf({ folder, name }: DirectDependency): string {
  const places = [folder, ''].map((base) => path.posix.join(base, 'node_modules', name));
  const installed = places.find((place) => existsSync(path.join(root, place)));
  if (installed === undefined) throw new Error(`${name} is not installed`);
  return readManifest(installed).license ?? '';
}
