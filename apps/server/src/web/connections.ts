import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionCounter } from './rate-limiter.ts';

/** Closes at once what a network opens beyond the connections it may have. Not for a club behind a proxy, to which all belong. */
export function limitConnections(server: Server, connections: ConnectionCounter): void {
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !connections.hasRoom(remoteAddress)) socket.destroy();
    else socket.once('close', connections.enter(remoteAddress));
  });
}
