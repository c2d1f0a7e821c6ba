import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A stretch of network before a database, whose lines can go dead without anybody being told. */
export async function network(database: URL) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    if (silent) {
      // The line is there, and nobody at its other end.
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
  const deaden = (): number => {
    for (const socket of sockets) socket.unpipe().pause();
    return sockets.size;
  };
  return {
    url: url.href,
    /** Nothing passes any more over the lines there are; new ones are fine. */
    deaden,
    /** Nothing passes over the lines there are and over new ones, for as long as it lasts. */
    silence(lasts: boolean) {
      silent = lasts;
      if (lasts) deaden();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
