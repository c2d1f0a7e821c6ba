/** Yields to pending events: a click, a frame, a message. A message channel is quicker than a timer. */
export const yieldToEvents = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
