import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  test('health is in the envelope', async () => {
    const answer = await fetch(`${shop.url}/health`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ code: '0000', data: { status: 'ok' } });
  });

  test('signs in and requests the menu', async () => {
    const { accessToken } = await shop.signIn();
    expect(await shop.ask('getMenu', { token: accessToken })).toHaveLength(3);
  });
});
