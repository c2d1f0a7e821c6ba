import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, root } from './workspace.ts';

const compilerOptions = {
  composite: false,
  noEmit: true,
  rewriteRelativeImportExtensions: false,
  allowImportingTsExtensions: true,
  customConditions: ['source'],
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node', 'vite/client'],
};

/** The programs of a page of docs/, laid out as files; blocks with the same label are parts of one text. */
export class DocumentedCode {
  readonly #folder: string;
  readonly #blocks = new Map<string, string>();

  constructor(page: string) {
    for (const [, label = '', block = ''] of read(`docs/${page}.md`).matchAll(/^```(\w+ \S+)\n([\s\S]*?)^```$/gm))
      this.#blocks.set(label, (this.#blocks.get(label) ?? '') + block);
    this.#folder = path.join(root, '.cache', page);
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
    const settings = { extends: '../../tsconfig.base.json', compilerOptions, include: ['**/*.ts', '**/*.tsx'] };
    this.add('tsconfig.json', JSON.stringify(settings));
    for (const kind of ['ts', 'tsx'])
      for (const name of this.named(kind)) this.add(name, this.block(`${kind} ${name}`));
  }

  /** The names behind a kind of label, in the order of the page. */
  named(kind: string): string[] {
    return [...this.#blocks.keys()]
      .filter((label) => label.startsWith(`${kind} `))
      .map((label) => label.slice(kind.length + 1));
  }

  block(label: string): string {
    const block = this.#blocks.get(label);
    if (block === undefined) throw new Error(`The page has no block labelled "${label}"`);
    return block;
  }

  /** Adds a file to those of the page. */
  add(name: string, text: string): void {
    const file = path.join(this.#folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** The compiler's errors about the files. */
  compile(): string {
    return node('node_modules/typescript/bin/tsc', '-p', this.#folder);
  }

  /** What a file prints when it is run from the sources. */
  run(name: string): string {
    return node('--conditions=source', '--import', 'tsx', path.join(this.#folder, name));
  }
}

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
