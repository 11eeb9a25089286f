import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aForm, aKey, dot } from '../cases/buying-calls.ts';
import { aNewMember } from '../harness/people.ts';
import { anyDatabase } from '../harness/databases.ts';
import { openShop, type Shop } from '../harness/shop.ts';

let shop: Shop;
const slow: ClientRequest[] = [];

beforeAll(async () => {
  shop = await openShop(anyDatabase);
});
afterAll(async () => {
  for (const each of slow) each.destroy();
  await shop.close();
});

/** Begins a form that never ends. Resolves when its first bytes have left. */
async function beginForm(token: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const headers = {
    ...aKey(),
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=b',
  };
  const form = request(`${shop.url}/api/v1/mall/files`, { method: 'POST', headers });
  form.on('error', () => undefined);
  form.write('--b\r\nContent-Disposition: form-data; name="purpCd"\r\n\r\n', () => resolve());
  slow.push(form);
  await promise;
}

test('slow forms of one member, of one session and of several, leave room for the others', async () => {
  const { loginId } = await aNewMember(shop);
  const sessions = await Promise.all(Array.from({ length: 5 }, () => shop.signIn({ id: loginId })));
  for (const { accessToken } of sessions) await beginForm(accessToken);
  for (const { accessToken } of sessions) await beginForm(accessToken);
  const upload = { token: await shop.tokenOf(), params: aKey(), body: aForm(dot) };
  expect((await shop.send('uploadFile', upload)).code).toBe('0000');
});

test('slow forms under bearers that nobody issued leave room for the members', async () => {
  for (let index = 0; index < 20; index += 1) await beginForm(`made-up-${index}`);
  const upload = { token: await shop.tokenOf(), params: aKey(), body: aForm(dot) };
  expect((await shop.send('uploadFile', upload)).code).toBe('0000');
});
