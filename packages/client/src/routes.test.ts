import { expect, test } from 'vitest';
import { z } from 'zod';
import { type RouteSpec, routes } from './routes.ts';

const specs = Object.entries<RouteSpec>(routes);

test.each(specs.filter(([, { fieldRefusals }]) => fieldRefusals !== undefined))(
  'the refusals of %s are those of fields of its body',
  (_, { body, fieldRefusals = {} }) => {
    const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
    expect(fields).toEqual(expect.arrayContaining(Object.keys(fieldRefusals)));
  },
);

test('routes about the account and of admins refuse tokens, and no others do', () => {
  const refusing = specs.filter(([, { tokens }]) => tokens === 'refused').map(([, { path }]) => path);
  expect(new Set(refusing)).toEqual(
    new Set([
      '/me',
      '/me/mail/confirmation-mail',
      '/me/password',
      '/me/recovery-code',
      '/me/export',
      '/me/deletion',
      '/me/tokens',
      '/me/tokens/:id',
      '/admin/bans',
      '/admin/reports',
      '/admin/reports/:id/settlement',
    ]),
  );
});
