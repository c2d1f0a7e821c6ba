/**
 * Locks a match for this page, so that two tabs never write over each other's moves. Returns what releases the lock;
 * undefined when another tab has it. In a browser without locks every page gets one.
 */
export function acquireMatchLock(id: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`match/${id}`, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => {
        resolve(release);
      });
    });
  });
}
