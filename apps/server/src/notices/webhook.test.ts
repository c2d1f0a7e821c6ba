import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createLine } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { callWebhook, checkedUrl, isPublicAddress, post, WEB_PORTS } from './webhook.ts';

describe('a webhook', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '2001:db8::1',
    '2002:0a00:0001::1',
    'nonsense',
  ])('never calls %s', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '2606:4700:4700::1111'])('may call %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    'http://127.0.0.1/hook',
    'http://[::1]/hook',
    'http://localhost/hook',
    'http://2130706433/hook',
    'ftp://8.8.8.8/hook',
    'http://user:pass@8.8.8.8/hook',
    'http://8.8.8.8:25/hook',
    'https://8.8.8.8:8443/hook',
  ])('refuses the address %s', async (url) => {
    await expect(checkedUrl(url, WEB_PORTS)).rejects.toMatchObject({ code: 'forbidden-address' });
  });

  test.each(['http://8.8.8.8/', 'https://8.8.8.8/', 'http://8.8.8.8:443/', 'https://8.8.8.8:80/'])(
    'may have the address %s',
    async (url) => {
      expect((await checkedUrl(url, WEB_PORTS)).url.href).toBe(url);
    },
  );

  test('is called at other ports where the host allows them, and at no others then', async () => {
    const ports = new Set([8443]);
    expect((await checkedUrl('https://8.8.8.8:8443/', ports)).address).toBe('8.8.8.8');
    await expect(checkedUrl('https://8.8.8.8/', ports)).rejects.toMatchObject({ code: 'forbidden-address' });
  });

  test('is refused when any of its resolved addresses is inner, and is called at the one that was checked', async () => {
    const mixed = () => Promise.resolve(['8.8.8.8', '10.0.0.1']);
    await expect(callWebhook('https://hook.example/', {}, WEB_PORTS, mixed)).rejects.toMatchObject({
      code: 'forbidden-address',
    });
    const outer = () => Promise.resolve(['8.8.8.8']);
    expect((await checkedUrl('https://hook.example/', WEB_PORTS, outer)).address).toBe('8.8.8.8');
    const unknown = () => Promise.reject(new Error('no such host'));
    await expect(checkedUrl('https://hook.example/', WEB_PORTS, unknown)).rejects.toMatchObject({
      code: 'forbidden-address',
    });
  });

  test('gets its JSON at the checked address under its own name, and sends nobody elsewhere', async () => {
    const heard: unknown[] = [];
    const server = createServer((request, answer) => {
      void json(request).then((body) => {
        heard.push([request.method, request.url, request.headers.host, request.headers['content-type'], body]);
        answer.writeHead(302, { location: '/elsewhere' }).end();
        return undefined;
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    // No such name exists, so only the checked address can have been used.
    const url = new URL(`http://hook.invalid:${port}/moves?of=1960`);
    expect(await post({ url, address: '127.0.0.1' }, { match: 'm', text: 'Twój ruch' })).toBe(302);
    server.close();
    await expect(post({ url, address: '127.0.0.1' }, {})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const body = { match: 'm', text: 'Twój ruch' };
    expect(heard).toEqual([['POST', '/moves?of=1960', `hook.invalid:${port}`, 'application/json', body]]);
  });

  test('that trickles its answer without an end is given up', async () => {
    const server = createLine((line) => {
      line.on('error', () => undefined).write('HTTP/1.1 200 OK\r\nX-Endless: ');
      const trickle = setInterval(() => line.write('a'), 10);
      line.on('close', () => clearInterval(trickle));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const call = post({ url: new URL(`http://hook.invalid:${port}/`), address: '127.0.0.1' }, {}, 100);
    await expect(call).rejects.toThrow('The webhook did not answer in time.');
    // Closing waits for every line, so ours was hung up.
    server.close();
    await once(server, 'close');
  });
});
