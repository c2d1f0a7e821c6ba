import { createServer } from 'node:net';

/** The ports of this test worker: a node that is down for a moment must find its port free when it comes back. */
const PORTS = { first: 21_000 + Number(process.env['VITEST_POOL_ID'] ?? 0) * 500, count: 500 };
let probes = 0;

/** A free port of this test worker's range, below the system's ephemeral ports. */
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
