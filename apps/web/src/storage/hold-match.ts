/**
 * Holds a match for this page, so that two tabs never write over each other's moves. Answers how to let go of it;
 * undefined when another tab holds it. A browser without locks lets every page in.
 */
export function holdMatch(id: string): Promise<(() => void) | undefined> {
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
