import { type AddressInfo, createServer, type Server } from 'node:net';

/** A test SMTP server for one client at a time; it stores the e-mails it is sent. */
export class Mailbox {
  readonly emails: string[] = [];
  readonly #server: Server;
  #arrived: () => void = () => undefined;

  constructor() {
    this.#server = createServer((socket) => {
      let email: string | undefined;
      socket.setEncoding('utf8').write('220 mailbox\r\n');
      socket.on('data', (text: string) => {
        if (email !== undefined) {
          email += text;
          if (!email.endsWith('\r\n.\r\n')) return;
          this.emails.push(email);
          email = undefined;
          socket.write('250 stored\r\n');
          this.#arrived();
          return;
        }
        for (const line of text.trim().split('\r\n')) {
          if (line === 'DATA') email = '';
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

  /** The next e-mail, its soft line breaks joined. */
  next(): Promise<string> {
    return new Promise((resolve) => {
      this.#arrived = () => resolve((this.emails.at(-1) ?? '').replaceAll('=\r\n', ''));
    });
  }

  close(): void {
    this.#server.close();
  }
}
