// @ts-check
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const NOTHING = Buffer.alloc(0);

/**
 * The plainest WebSocket client there is, so that measuring a server costs as little as possible beside it: whole text
 * frames, a mask of zeros, and pings answered.
 */
export class BenchSocket {
  /** @type {Buffer} */
  #rest = NOTHING;
  #upgraded = false;
  #closed = false;

  /**
   * @param {string} address
   * @param {string} cookie
   * @param {(message: Buffer) => void} onMessage Told each text message as bytes, which are its own only until it returns.
   * @param {(error: Error) => void} onBroken Told when the other side closes.
   */
  constructor(address, cookie, onMessage, onBroken) {
    this.onMessage = onMessage;
    const { hostname, port } = new URL(address);
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
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
    this.socket.on('data', (data) => this.#read(data));
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

  /** @param {Buffer} data */
  #read(data) {
    let buffer = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    if (!this.#upgraded) {
      const end = buffer.indexOf('\r\n\r\n');
      if (end >= 0 && !buffer.toString('latin1', 0, 12).endsWith('101')) {
        this.socket.destroy(new Error(`No socket was opened: ${buffer.toString('latin1', 0, end)}`));
        return;
      }
      if (end >= 0) this.#upgraded = true;
      this.#rest = end < 0 ? buffer : NOTHING;
      if (end < 0) return;
      buffer = buffer.subarray(end + 4);
    }
    let at = 0;
    while (buffer.length - at >= 2) {
      const brief = buffer.readUInt8(at + 1) & 0x7f;
      const start = at + (brief === 127 ? 10 : brief === 126 ? 4 : 2);
      if (buffer.length < start) break;
      const long = brief === 127 ? buffer.readUInt32BE(at + 6) : buffer.readUInt16BE(start - 2);
      const end = start + (brief < 126 ? brief : long);
      if (end > buffer.length) break;
      const kind = buffer.readUInt8(at) & 0x0f;
      if (kind === 1) this.onMessage(buffer.subarray(start, end));
      else if (kind === 9) this.socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
      at = end;
    }
    this.#rest = at === buffer.length ? NOTHING : buffer.subarray(at);
  }
}
