import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusalOf } from '@whistlestop/client';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, statusOf } from './refusals.ts';

/** Refuses a request whose URL is malformed. */
export function refuseBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // A parameter that is too long is no existing id.
  const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not-found' : 'malformed';
  void reply.status(statusOf(code)).send(refusalOf(code, languageOf(request.headers['accept-language'])));
}

/** Refuses a connection whose request head is malformed or late; its language is unknown. */
export function refuseBadHead(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'malformed';
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : statusOf(code);
    const body = JSON.stringify(refusalOf(code));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
