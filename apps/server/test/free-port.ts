import { createServer } from 'node:net';

/** The ports of this test worker: a node that is down for a moment must find its port free when it comes back. */
const PORTS = { first: 21_000 + Number(process.env['VITEST_POOL_ID'] ?? 0) * 500, count: 500 };
let probes = 0;

/** A port nobody listens on, below those the system gives away by itself, and that no other test worker takes. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + ((process.pid * 7 + probes++) % PORTS.count);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
