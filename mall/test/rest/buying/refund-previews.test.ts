import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstInQuick } from '../../../../scripts/lib/test-tiers.ts';
import { idempotencyKeys } from '../../../src/db/schema/buying.ts';
import { goodCalls } from '../cases/good-calls.ts';
import { bodyFields, operations } from '../harness/contract.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const keyedCalls = operations.filter(({ isIdempotent }) => isIdempotent).map(({ id }) => id);

/** The calls that the contract lets only calculate a refund. */
const withDryRun = ['cancelOrder', 'exchangeOrder', 'returnOrder'];

test('only claims can be reckoned without effect', () => {
  expect(keyedCalls.filter((id) => bodyFields(id).includes('dryYn')).toSorted()).toEqual(withDryRun);
});

describe.each(oneDatabase)('with dryYn in its body, on %s,', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
  });
  afterAll(() => shop.close());

  async function sendTwice(id: string): Promise<{ answers: string[]; keys: number }> {
    const sent = (await goodCalls[id]?.(shop)) ?? {};
    const { body } = sent;
    if (body instanceof FormData) body.set('dryYn', 'Y');
    const call = { token, ...sent, body: body instanceof FormData ? body : { ...(body as object), dryYn: 'Y' } };
    await shop.context.db.delete(idempotencyKeys);
    const first = await shop.send(id, call);
    const second = await shop.send(id, call);
    const keys = await shop.context.db.select().from(idempotencyKeys);
    expect([first.code, second.code]).toEqual(['0000', '0000']);
    return { answers: [first, second].map(({ data }) => JSON.stringify(data)), keys: keys.length };
  }

  test.each(withDryRun)('%s keeps no key', async (id) => {
    expect(await sendTwice(id)).toMatchObject({ keys: 0 });
  });

  const others = keyedCalls.filter((id) => !withDryRun.includes(id));
  test.each(firstInQuick(others))('%s has one effect, and gives a repeat the first answer', async (id) => {
    const { answers, keys } = await sendTwice(id);
    expect(keys).toBe(1);
    expect(answers[1]).toBe(answers[0]);
  });
});
