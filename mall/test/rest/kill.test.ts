import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prepareMallProcess, withDataFolder } from './harness/mall-process.ts';
import { home, password } from './harness/world.ts';

const kills = 20;
const writers = 6;
/** A cart holds a hundred lines. */
const mostLines = 40;

test('twenty kills in the middle of writing lose no acknowledged favorite and no session, and double no keyed call', async () => {
  await withDataFolder(async (dataDir) => {
    const acknowledged = new Set<string>();
    const intents: Intent[] = [];
    let next = 0;
    let token = '';
    let prepared = prepareMallProcess(settings(dataDir));
    for (let round = 0; round <= kills; round += 1) {
      const mall = await prepared.open();
      prepared = prepareMallProcess(settings(dataDir));
      token ||= await signIn(mall.url);
      const kept = await wishedOf(mall.url, token);
      expect([...acknowledged].filter((number) => !kept.has(number))).toEqual([]);
      await repeatAll(mall.url, token, intents.splice(0));
      if (round === kills) {
        await mall.end('SIGTERM');
        break;
      }
      const before = acknowledged.size;
      const writing = Array.from({ length: writers }, async () => {
        while (await wish(mall.url, token, `GDX${(next += 1)}`, acknowledged));
      });
      const filling = Array.from({ length: 2 }, async () => {
        do intents.push({ gdsGrpNo: `GDX${(next += 1)}`, key: randomUUID() });
        while (intents.length < mostLines && (await isReached(addToCart(mall.url, token, intents.at(-1)))));
      });
      // The time differs from round to round, but some writes have been acknowledged by then.
      while (acknowledged.size < before + 3) await pause(1);
      await pause((round * 7) % 40);
      await mall.end('SIGKILL');
      await Promise.all([...writing, ...filling]);
    }
    prepared.discard();
    expect(acknowledged.size).toBeGreaterThan(kills * 3);
  });
}, 300_000);

/** One piece for the cart, and the key under which it is sent. */
interface Intent {
  gdsGrpNo: string;
  key: string;
}

/**
 * Repeats everything that was sent before the kill, with or without a response: each piece is in the cart once. Empties
 * the cart.
 */
async function repeatAll(url: string, token: string, intents: readonly Intent[]): Promise<void> {
  const answers = await Promise.all(intents.map((intent) => addToCart(url, token, intent)));
  expect(answers.filter(({ code }) => code !== '0000')).toEqual([]);
  const { cartList } = (await call<{ cartList: CartLine[] }>(`${url}/api/v1/mall/carts`, token)).data;
  const pieces = new Map(cartList.map(({ gdsGrpNo, qty }) => [gdsGrpNo, qty]));
  expect(pieces).toEqual(new Map(intents.map(({ gdsGrpNo }) => [gdsGrpNo, 1])));
  if (cartList.length === 0) return;
  const cartNoList = cartList.map(({ cartNo }) => cartNo);
  const removed = await call(`${url}/api/v1/mall/carts/delete`, token, { cartNoList });
  expect(removed.code).toBe('0000');
}

interface CartLine {
  cartNo: string;
  gdsGrpNo: string;
  qty: number;
}

function addToCart(url: string, token: string, intent?: Intent) {
  const itemList = [{ gdsGrpNo: intent?.gdsGrpNo, qty: 1 }];
  const headers = { 'X-Idempotency-Key': intent?.key ?? '' };
  return call(`${url}/api/v1/mall/carts`, token, { itemList }, headers);
}

/** False once the mall has ended. */
async function isReached(sent: Promise<unknown>): Promise<boolean> {
  return sent.then(
    () => true,
    () => false,
  );
}

function settings(dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, ACCESS_TOKEN_SECONDS: '86400' };
}

/** False once the mall has ended. */
async function wish(url: string, token: string, gdsGrpNo: string, acknowledged: Set<string>): Promise<boolean> {
  try {
    const { code } = await call(`${url}/api/v1/mall/wishes`, token, { gdsGrpNo, fvrtYn: 'Y' });
    if (code === '0000') acknowledged.add(gdsGrpNo);
    return true;
  } catch {
    return false;
  }
}

async function wishedOf(url: string, token: string): Promise<Set<string>> {
  const kept = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { data } = await call<{ goodsList: { gdsGrpNo: string }[] }>(
      `${url}/api/v1/mall/wishes?page=${page}&size=100`,
      token,
    );
    for (const { gdsGrpNo } of data.goodsList) kept.add(gdsGrpNo);
    if (data.goodsList.length < 100) return kept;
  }
}

async function signIn(url: string): Promise<string> {
  const { data } = await call<{ accessToken: string }>(`${url}/api/v1/mall/auth/sign-in`, '', {
    id: 'member',
    password,
    mallId: home,
  });
  return data.accessToken;
}

async function call<Data>(
  url: string,
  token: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ code: string; data: Data }> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as { code: string; data: Data };
}
