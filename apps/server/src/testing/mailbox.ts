import { type AddressInfo, createServer, type Server } from 'node:net';

/** A mail server that keeps what it is given: just enough of SMTP for one client at a time. */
export class Mailbox {
  readonly letters: string[] = [];
  readonly #server: Server;
  #arrived: () => void = () => undefined;

  constructor() {
    this.#server = createServer((socket) => {
      let letter: string | undefined;
      socket.setEncoding('utf8').write('220 mailbox\r\n');
      socket.on('data', (text: string) => {
        if (letter !== undefined) {
          letter += text;
          if (!letter.endsWith('\r\n.\r\n')) return;
          this.letters.push(letter);
          letter = undefined;
          socket.write('250 kept\r\n');
          this.#arrived();
          return;
        }
        for (const line of text.trim().split('\r\n')) {
          if (line === 'DATA') letter = '';
          socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
        }
      });
      socket.on('error', () => undefined);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}?ignoreTLS=true`;
  }

  /** The next letter, its soft line breaks joined. */
  next(): Promise<string> {
    return new Promise((resolve) => {
      this.#arrived = () => resolve((this.letters.at(-1) ?? '').replaceAll('=\r\n', ''));
    });
  }

  close(): void {
    this.#server.close();
  }
}
