import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { home, password } from './world.ts';

/** One piece for the cart, and the key under which it is sent. */
export interface Intent {
  gdsGrpNo: string;
  key: string;
}

interface CartLine {
  cartNo: string;
  gdsGrpNo: string;
  qty: number;
}

/** The n-th of the goods that `run-mall.ts` adds, under a new key. */
export function anIntent(index: number): Intent {
  return { gdsGrpNo: `GDX${index}`, key: randomUUID() };
}

export function addToCart(url: string, token: string, intent: Intent) {
  const itemList = [{ gdsGrpNo: intent.gdsGrpNo, qty: 1 }];
  return call(`${url}/api/v1/mall/carts`, token, { itemList }, { 'X-Idempotency-Key': intent.key });
}

/** Repeats everything that was sent, with or without a response: each piece is in the cart once. Empties the cart. */
export async function repeatAll(url: string, token: string, intents: readonly Intent[]): Promise<void> {
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

/** False once the mall has ended. */
export async function isReached(sent: Promise<unknown>): Promise<boolean> {
  return sent.then(
    () => true,
    () => false,
  );
}

export async function signInAt(url: string): Promise<string> {
  const { data } = await call<{ accessToken: string }>(`${url}/api/v1/mall/auth/sign-in`, '', {
    id: 'member',
    password,
    mallId: home,
  });
  return data.accessToken;
}

/** Calls the mall of a process: POST with a body, else GET. */
export async function call<Data>(
  url: string,
  token: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: string; data: Data }> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { code: string; data: Data }) };
}
