import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAddress, vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aBuyer } from '../harness/orders.ts';
import { stockUp } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Answer, type Shop } from '../harness/shop.ts';

/** How many calls took effect, and how the calls ended. */
async function outcomes(calls: Promise<Answer>[]): Promise<{ done: number; ends: Set<string | undefined> }> {
  const answers = await Promise.all(calls);
  const reasons = answers.map(({ code, data }) => (code === '0000' ? 'done' : (data as { rsnCd?: string }).rsnCd));
  return { done: reasons.filter((each) => each === 'done').length, ends: new Set(reasons) };
}

describe.each(oneDatabase)('calls of a member that come at once, on %s,', (kind) => {
  let shop: Shop;
  let buyer: ReturnType<typeof aBuyer>;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const { loginId } = await aNewMember(shop);
    const { accessToken } = await shop.signIn({ id: loginId });
    buyer = aBuyer(shop, async () => accessToken);
  });

  test('write no eleventh address, and one default', async () => {
    const add = () => buyer.call('createDelivery', { body: { ...anAddress, dfltYn: 'Y' } });
    const { done, ends } = await outcomes(Array.from({ length: 14 }, add));
    expect({ done, ends }).toEqual({ done: 10, ends: new Set(['done', 'LIMIT']) });
    const book = await buyer.ask<{ dfltYn: string }[]>('listDeliveries', {});
    expect(book.map(({ dfltYn }) => dfltYn).toSorted()).toEqual([...Array.from({ length: 9 }, () => 'N'), 'Y']);
  });

  test('put no more than 99 pieces into a line', async () => {
    const add = () => buyer.call('addToCart', { body: { itemList: [{ ...vacuum, qty: 15 }] } });
    const { done, ends } = await outcomes(Array.from({ length: 10 }, add));
    expect({ done, ends }).toEqual({ done: 6, ends: new Set(['done', 'LIMIT']) });
    expect(await buyer.ask('getCart', {})).toMatchObject({ cartList: [{ qty: 90 }] });
  });

  test('open no fourth virtual account', async () => {
    const byAccount = { payMthdCd: 'PM00103', cardCd: null, instMnth: null };
    const bodies: object[] = [];
    // One after the other: each adds its piece to the same line of the cart.
    for (let index = 0; index < 5; index += 1) bodies.push({ ...(await buyer.bodyFor([vacuum])), ...byAccount });
    const { done, ends } = await outcomes(bodies.map((body) => buyer.place(body)));
    expect({ done, ends }).toEqual({ done: 3, ends: new Set(['done', 'LIMIT']) });
  });
});
