// Full tier: two thousand shoppers for thirty pieces, at one gateway.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { stockUp } from '../../mall/test/rest/harness/payments.ts';
import { piecesOfSale } from '../../mall/test/rest/harness/sale.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { sellIn } from '../../mall/test/rest/harness/uploads.ts';
import { mallOf } from '../../mall/test/rest/harness/world.ts';
import { GatewayGuest, NoAnswer } from '../harness/gateway-guest.ts';
import { cartItem } from '../harness/variants.ts';

const shoppers = 2000;
const pieces = 30;
/** How many times a shopper waits and tries again. */
const mostWaits = 3;
const productNumber = 'GD0004';
const item = cartItem({ productNumber, quantity: 1 }, mallOf.MARKETING);

let shop: Shop;
let gateway: GatewayProcess;
beforeAll(async () => {
  shop = await openShop('postgres');
  await sellIn(shop, mallOf.MARKETING);
  await stockUp(shop, pieces);
  // The mall shares its process with the shoppers, so it is slower than it would be.
  const patience = { MALL_CALL_MS: '25000', ANSWER_MS: '30000' };
  gateway = await startGatewayProcess({ MALL_API_URL: shop.url, ...patience });
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

/** Result of a shopper: an order, sold out, or told to wait. */
async function shopFor(): Promise<string> {
  const guest = new GatewayGuest(gateway.url, { patience: mostWaits });
  try {
    await guest.enter();
    const sheet = '... on OrderSheet { number } ... on OutOfStock { shortages { left } }';
    const source = { item };
    const { shortages } = await guest.mutate<{ shortages?: unknown[] }>('createOrderSheet', sheet, {
      idempotencyKey: randomUUID(),
      source,
    });
    if (shortages) return 'sold out';
    await guest.place(await guest.prepare(item, '손님'));
    return 'ordered';
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (/품절|재고/u.test(error.message)) return 'sold out';
    return /"code":"(?:OVERLOADED|RATE_LIMITED)"/u.test(error.message) && /잠시 후 다시/u.test(error.message)
      ? 'told to wait'
      : error.message.replaceAll(/"(?:requestId|milliseconds)":[^,}]+/gu, '');
  }
}

test(
  'a sale opens: each shopper orders, hears that all are sold, or is told to wait, and none is sold twice',
  { timeout: 240_000 },
  async () => {
    const outcomes = await Promise.all(Array.from({ length: shoppers }, shopFor));
    const numberOf = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    const known = ['ordered', 'sold out', 'told to wait'];
    if (process.env['TELL_OUTCOMES']) console.log(JSON.stringify(known.map((each) => [each, numberOf(each)])));
    expect([...new Set(outcomes)].filter((outcome) => !known.includes(outcome))).toEqual([]);
    const { ordered, left } = await piecesOfSale(shop, mallOf.MARKETING, productNumber);
    // An order whose answer was lost counts too.
    expect(ordered).toBeGreaterThanOrEqual(numberOf('ordered'));
    expect(ordered + left).toBe(pieces);
  },
);
