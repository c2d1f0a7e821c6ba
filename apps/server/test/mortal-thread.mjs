// @ts-check
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

// Preloaded into a node: SIGUSR2 ends the thread of its embedded database.
if (threads.isMainThread) {
  threads.Worker = class extends threads.Worker {
    /** @param {ConstructorParameters<typeof threads.Worker>} parts */
    constructor(...parts) {
      super(...parts);
      if (String(parts[0]).endsWith('embedded-worker.js')) process.once('SIGUSR2', () => void this.terminate());
    }
  };
  syncBuiltinESMExports();
}
