import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Accounts } from '../src/people/accounts.ts';
import { EmailAddresses } from '../src/people/email-addresses.ts';
import { NoticeDelivery } from '../src/notices/delivery.ts';
import type { Store } from '../src/store/store.ts';
import { allDatabases, type TestDatabase } from './databases.ts';

const TIMEOUTS = { connectionTimeout: 2000, greetingTimeout: 50, socketTimeout: 50 };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const GREETING = '220 mailbox\r\n';

describe.each(allDatabases)('the delivery of notices at a club on $name', ({ create }) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await create();
    store = await database.open();
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  test.each([
    ['does not greet', []],
    ['greets and falls silent', [GREETING]],
    ['falls silent when the letter has begun', [GREETING, '250 fine\r\n', '250 fine\r\n']],
  ])('gives up a mail server that %s, and tries again once the lease is over', async (_, words) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      const left = [...words];
      const say = () => left.length > 0 && socket.write(left.shift()!);
      sockets.add(socket);
      socket.on('data', say);
      socket.on('error', () => undefined);
      say();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const time = { now: Date.now() };
    const now = () => time.now;
    const accounts = new Accounts(store, now);
    const options = {
      smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
      mailFrom: 'club@example.org',
      publicUrl: undefined,
      webhookPorts: new Set<number>(),
      mailTimeouts: TIMEOUTS,
    };
    const addresses = new EmailAddresses(store, now);
    const delivery = new NoticeDelivery(store, { accounts, addresses }, options, silent, now);
    const person = { name: 'Ann', password: 'a long password', mail: 'ann@example.org', language: 'en' } as const;
    await delivery.queueConfirmation(await accounts.register(undefined, person), person.mail);
    const jobs = () => store.db.selectFrom('jobs').select(['attempts', 'due_at']).execute();

    await delivery.deliver();
    expect(await jobs()).toEqual([{ attempts: 1, due_at: time.now + 60_000 }]);
    await delivery.deliver();
    expect(sockets.size).toBe(1);
    time.now += 60_000;
    await delivery.deliver();
    // The server may receive a line after the timeout.
    await expect.poll(() => sockets.size).toBe(2);
    expect(await jobs()).toEqual([{ attempts: 2, due_at: time.now + 120_000 }]);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});
