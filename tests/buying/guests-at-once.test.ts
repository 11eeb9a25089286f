// Full tier: a hundred guests of a marketing mall who buy at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { stockUp } from '../../mall/test/rest/harness/payments.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { sellIn } from '../../mall/test/rest/harness/uploads.ts';
import { mallOf } from '../../mall/test/rest/harness/world.ts';
import { GatewayGuest, guestMall } from '../harness/gateway-guest.ts';
import { cartItem } from '../harness/variants.ts';

const guests = 100;

/** Stands in all that a guest writes, so that it is found wherever it goes. */
const markOf = (turn: number) => `손님표${String(turn).padStart(3, '0')}`;
const marks = /손님표\d{3}/gu;
const item = cartItem({ productNumber: 'GD0004', quantity: 1 }, mallOf.MARKETING);

const own = `{ answer: viewer(mallUrl: "${guestMall}") { cart { lineCount } orders { totalCount nodes { number } }
  addresses { unmasked { receiverName detailAddress } } } }`;

describe('guests of a marketing mall', () => {
  let shop: Shop;
  let gateway: GatewayProcess;
  beforeAll(async () => {
    shop = await openShop('postgres');
    await sellIn(shop, mallOf.MARKETING);
    await stockUp(shop);
    // A busy machine may be slow.
    const patience = {
      MALL_CALL_MS: '60000',
      ANSWER_MS: '90000',
      MAX_WAIT_MS: '60000',
    };
    gateway = await startGatewayProcess({ MALL_API_URL: shop.url, ...patience });
  });
  afterAll(async () => {
    await gateway.close();
    await shop.close();
  });

  /** From the first visit to an order that waits for its money. */
  async function buy(turn: number) {
    const guest = new GatewayGuest(gateway.url);
    await guest.enter();
    const addToCart = '... on CartChanged { cart { lineCount } } ... on UserError { message }';
    await guest.mutate('addToCart', addToCart, { idempotencyKey: randomUUID(), items: [item] });
    const order = await guest.place(await guest.prepare(item, markOf(turn)));
    return { guest, order, mark: markOf(turn) };
  }

  test('buy at once, and none sees anything of another', { timeout: 120_000 }, async () => {
    const visits = await Promise.all(Array.from({ length: guests }, (_, turn) => buy(turn)));
    expect(new Set(visits.map(({ order }) => order)).size).toBe(guests);
    const seen = await Promise.all(visits.map(({ guest }) => guest.read(own)));
    for (const [turn, { guest, order, mark }] of visits.entries()) {
      expect(seen[turn]).toMatchObject({
        cart: { lineCount: 1 },
        orders: { totalCount: 1, nodes: [{ number: order }] },
      });
      expect(new Set(guest.texts.join('').match(marks))).toEqual(new Set([mark]));
    }
  });

  test("find no order by another guest's number", async () => {
    const [one, other] = await Promise.all([buy(900), buy(901)]);
    const read = (number: string) =>
      one.guest.read(`{ answer: viewer(mallUrl: "${guestMall}") { order(number: "${number}") { number } } }`);
    expect(await read(one.order)).toEqual({ order: { number: one.order } });
    expect(await read(other.order)).toEqual({ order: null });
  });
});
