// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { sendIntent } from './intents.ts';

beforeEach(() => sessionStorage.clear());

const item = { productNumber: 'GD1', quantity: 1 };
const done = { __typename: 'CartChanged' };

/** Sends an intent and returns its key. */
async function send(contents: unknown, answer: () => Promise<{ __typename: string } | undefined>): Promise<string> {
  const keys: string[] = [];
  await sendIntent('familyshop.cart', contents, async (key) => {
    keys.push(key);
    return answer();
  }).catch(() => undefined);
  return keys.join(' ');
}

test('a key is what the mall takes', async () => {
  expect(await send(item, async () => done)).toMatch(/^[\w-]{8,64}$/u);
});

test('a press whose answer was lost is the same intent when it is repeated, until it is known how it ended', async () => {
  const lost = await send(item, () => Promise.reject(new Error('lost')));
  const again = await send(item, async () => undefined);
  const answered = await send(item, async () => done);
  expect([again, answered]).toEqual([lost, lost]);
  expect(await send(item, async () => done)).not.toBe(lost);
});

test('a known refusal ends the intent', async () => {
  const refused = await send(item, async () => ({ __typename: 'FormRefused' }));
  expect(await send(item, async () => done)).not.toBe(refused);
});

test('other contents are another intent', async () => {
  const lost = await send(item, () => Promise.reject(new Error('lost')));
  expect(await send({ ...item, quantity: 2 }, async () => done)).not.toBe(lost);
});

test('what is sent is not written into storage', async () => {
  await send({ ...item, receiverName: '한가온' }, () => Promise.reject(new Error('lost')));
  expect(sessionStorage).toHaveLength(1);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/한가온|GD1/u);
});

test('while the payment provider cannot be asked it is asked once more, and the next press is the same intent', async () => {
  const unavailable = { __typename: 'PaymentUnavailable', orderNumber: 'OR1', retryAfter: 0 };
  const [first, second, ...more] = (await send(item, async () => unavailable)).split(' ');
  expect([second, ...more]).toEqual([first]);
  expect(await send(item, async () => done)).toBe(first);
  expect(await send(item, async () => done)).not.toBe(first);
});

test('while the first request still runs at the mall the next press is the same intent', async () => {
  vi.useFakeTimers();
  const sending = send(item, async () => ({ __typename: 'InProgress' }));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  const keys = new Set((await sending).split(' '));
  expect(keys.size).toBe(1);
  expect(keys).toContain(await send(item, async () => done));
});
