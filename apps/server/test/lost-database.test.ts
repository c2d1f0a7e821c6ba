import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { freePort } from './free-port.ts';
import { NodeProcess } from './node-process.ts';
import { Person } from './person.ts';

const MORTAL = new URL('mortal-thread.mjs', import.meta.url).href;

let database: TestDatabase;
let node: NodeProcess;

beforeEach(async () => {
  database = await embeddedDatabase();
  const environment = { ...database.environment, NODE_OPTIONS: `--import=${MORTAL}` };
  node = new NodeProcess(await freePort(), environment);
});
afterEach(async () => {
  await node.stop('SIGKILL');
  await database.remove();
});

test('a node whose embedded database has died ends with an error, and goes on when it is started again', async () => {
  await node.start();
  expect((await fetch(`${node.address}/healthz`)).status).toBe(200);
  const person = await Person.guest(node.address, 'Ann');
  expect(await node.endsAfter('SIGUSR2')).toBe(1);
  await node.start();
  expect(await person.client.call('me', {})).toMatchObject({ name: 'Ann' });
});

test('a node that is asked to stop ends without one', async () => {
  await node.start();
  expect(await node.endsAfter('SIGTERM')).toBe(0);
});
