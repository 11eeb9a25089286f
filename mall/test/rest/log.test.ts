import { expect, test } from 'vitest';
import { openShop } from './harness/shop.ts';
import { password } from './harness/world.ts';

test('no token, password or value of a statement is written to the log, faults included', async () => {
  const lines: string[] = [];
  const shop = await openShop('pglite', { LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const pair = await shop.signIn({ id: 'member' });
  const next = await shop.ask<typeof pair>('refreshTokens', { params: { refreshToken: pair.refreshToken } });
  await shop.send('getUserInfo', { token: next.accessToken });
  await shop.loseDatabase();
  await shop.send('refreshTokens', { params: { refreshToken: next.refreshToken } });
  await shop.send('getUserInfo', { token: next.accessToken });
  await shop.close();

  const log = lines.join('');
  expect(log).toContain('/api/v1/mall/auth/refresh/token?refreshToken=[redacted]');
  expect(log).toContain('"statusCode":500');
  expect(log).toContain('"stack"');
  for (const secret of [pair.refreshToken, pair.accessToken, next.refreshToken, next.accessToken, password, 'params:', 'Bearer']) {
    expect(log).not.toContain(secret);
  }
});
