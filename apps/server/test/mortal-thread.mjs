// @ts-check
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

// Loaded before a node: lets the thread of its embedded database die when the process is sent SIGUSR2.
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
