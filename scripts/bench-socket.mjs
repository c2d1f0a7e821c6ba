// @ts-check
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const NOTHING = Buffer.alloc(0);
/** One read buffer shared by all sockets, without streams. */
const room = Buffer.alloc(64 * 1024);

/**
 * A minimal WebSocket client, so that the load costs little processor time: whole text frames, a mask of zeros, and
 * pongs.
 */
export class BenchSocket {
  /** @type {Buffer} */
  #rest = NOTHING;
  #upgraded = false;
  #closed = false;

  /**
   * @param {string} address
   * @param {string} cookie
   * @param {(bytes: Buffer, start: number, end: number) => void} onMessage called with the place of a
   *   text message in the shared buffer, valid during the call only
   * @param {(error: Error) => void} onBroken called when the server closes the connection
   */
  constructor(address, cookie, onMessage, onBroken) {
    this.onMessage = onMessage;
    const { hostname, port } = new URL(address);
    this.socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: room,
        callback: (length) => {
          this.#read(length);
          return true;
        },
      },
    });
    this.socket.write(
      [
        'GET /api/v1/socket HTTP/1.1',
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
        '\r\n',
      ].join('\r\n'),
    );
    this.socket.on('error', (error) => this.#closed || onBroken(error));
    this.socket.on('close', () => this.#closed || onBroken(new Error('The node closed a socket.')));
  }

  /** @param {string} text Below 64 kB, in ASCII. */
  send(text) {
    const short = text.length < 126;
    const frame = Buffer.allocUnsafe(text.length + (short ? 6 : 8));
    frame[0] = 0x81;
    frame[1] = 0x80 | (short ? text.length : 126);
    if (!short) frame.writeUInt16BE(text.length, 2);
    frame.writeUInt32BE(0, short ? 2 : 4);
    frame.write(text, short ? 6 : 8, 'latin1');
    this.socket.write(frame);
  }

  close() {
    this.#closed = true;
    this.socket.destroy();
  }

  /** @param {number} length The filled length of the buffer. */
  #read(length) {
    const rest = this.#rest;
    const bytes = rest.length === 0 ? room : Buffer.concat([rest, room.subarray(0, length)]);
    const end = rest.length + length;
    const read = this.#upgraded ? this.#readFrames(bytes, 0, end) : this.#readAnswer(bytes, end);
    this.#rest = read === end ? NOTHING : Buffer.from(bytes.subarray(read, end));
  }

  /**
   * Reads the answer to the upgrade and the frames after it; returns how much was read.
   * @param {Buffer} bytes
   * @param {number} end
   */
  #readAnswer(bytes, end) {
    const answer = bytes.toString('latin1', 0, end);
    const over = answer.indexOf('\r\n\r\n');
    if (over < 0) return 0;
    if (!answer.startsWith('HTTP/1.1 101')) {
      this.socket.destroy(new Error(`No socket was opened: ${answer.slice(0, over)}`));
      return end;
    }
    this.#upgraded = true;
    return this.#readFrames(bytes, over + 4, end);
  }

  /**
   * Reads the complete frames from `at` on; returns where the first incomplete one begins.
   * @param {Buffer} bytes
   * @param {number} at
   * @param {number} end
   */
  #readFrames(bytes, at, end) {
    while (end - at >= 2) {
      const brief = (bytes[at + 1] ?? 0) & 0x7f;
      const start = at + (brief === 127 ? 10 : brief === 126 ? 4 : 2);
      if (start > end) break;
      const long =
        brief === 127 ? bytes.readUInt32BE(at + 6) : ((bytes[start - 2] ?? 0) << 8) | (bytes[start - 1] ?? 0);
      const next = start + (brief < 126 ? brief : long);
      if (next > end) break;
      const kind = (bytes[at] ?? 0) & 0x0f;
      if (kind === 1) this.onMessage(bytes, start, next);
      else if (kind === 9) this.socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
      at = next;
    }
    return at;
  }
}
