// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { transformWithOxc } from 'vite';

const WORKER = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url));
const PACKED = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALLEST_PACKED = 1024;

/**
 * Finishes a built site: the service worker gets the list of all files and a version made of their contents, and
 * everything that shrinks gets packed copies beside it, for servers that hand them out.
 * @returns {import('vite').Plugin}
 */
export function finishSite() {
  let folder = '';
  return {
    name: 'finish-site',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = filesIn(folder).sort();
      const version = createHash('sha256');
      for (const file of files) version.update(file).update(readFileSync(path.join(folder, file)));
      const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER);
      const facts = {
        VERSION: version.digest('hex').slice(0, 12),
        FILES: files.map((file) => `./${file}`),
      };
      const head = Object.entries(facts).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      const script = code.replace(/^export\s*\{\s*\};?\s*$/m, '');
      writeFileSync(path.join(folder, 'service-worker.js'), `${head.join('')}${script}`);
      for (const file of [...files, 'service-worker.js']) pack(path.join(folder, file));
    },
  };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** @param {string} file */
function pack(file) {
  if (!PACKED.test(file) || statSync(file).size < SMALLEST_PACKED) return;
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
}
