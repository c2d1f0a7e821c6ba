import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy before a database, whose connections can go silent without closing. */
export async function network(database: URL) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    if (silent) {
      // The connection opens, and nothing answers.
      sockets.add(near.on('error', () => undefined));
      return;
    }
    const far = connect(Number(database.port), database.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  const silenceOpen = (): number => {
    for (const socket of sockets) socket.unpipe().pause();
    return sockets.size;
  };
  return {
    url: url.href,
    /** Silences the open connections; new ones work. */
    silenceOpen,
    /** Silences open and new connections, until called with false. */
    silence(on: boolean) {
      silent = on;
      if (on) silenceOpen();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
