// @ts-check
import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

export { kinds } from './games.mjs';

// Creates the file named in this module's address once the worker has answered.
const file = new URL(import.meta.url).searchParams.get('file') ?? '';
parentPort?.on('message', () => setImmediate(() => writeFileSync(file, '')));
