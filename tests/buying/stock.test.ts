// Full tier: hundreds of buyers at once, on both databases.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { anAddress, vacuum } from '../../mall/test/rest/cases/buying-calls.ts';
import { databaseKinds } from '../../mall/test/rest/harness/databases.ts';
import { runJobs } from '../../mall/test/rest/harness/jobs.ts';
import { aBuyer, piecesOf } from '../../mall/test/rest/harness/orders.ts';
import { play, stockUp } from '../../mall/test/rest/harness/payments.ts';
import { aNewMember } from '../../mall/test/rest/harness/people.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { home } from '../../mall/test/rest/harness/world.ts';

const mallUrl = 'familyshop';
const AT_ONCE = 10;
/** After the last instant at which an order may wait for its payment by card. */
const PAST_DEADLINE_SECONDS = 2 * 3600;

interface Placing {
  __typename: 'OrderPlaced' | 'OutOfStock' | 'FormRefused';
  order?: { number: string };
  paymentRequest?: { number: string };
  shortages?: { productNumber: string; quantity: number; left: number }[];
}

/** A member with an order sheet for some pieces, ready to place the order. */
interface Ready {
  quantity: number;
  place(gateway: GatewayProcess): Promise<Placing>;
}

const placeOrder = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on OrderPlaced { order { number } paymentRequest { number } }
  ... on OutOfStock { shortages { productNumber quantity left } } } }`;

describe.each(databaseKinds)('through two gateways, with the mall on %s', (kind) => {
  let shop: Shop;
  let gateways: [GatewayProcess, GatewayProcess];
  const gatewayOf = (index: number) => gateways[index % 2 === 0 ? 0 : 1];
  beforeAll(async () => {
    shop = await openShop(kind);
    // PGlite answers a hundred buyers one after the other, on a busy machine beyond the time of a call.
    const patience = { MALL_CALL_MS: '25000', ANSWER_MS: '30000', MAX_WAIT_MS: '60000' };
    const settings = { MALL_API_URL: shop.url, ...patience };
    gateways = await Promise.all([startGatewayProcess(settings), startGatewayProcess(settings)]);
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await shop.close();
  });

  async function makeReady(quantity: number): Promise<Ready> {
    const { loginId } = await aNewMember(shop);
    const { accessToken } = await shop.signIn({ id: loginId });
    const buyer = aBuyer(shop, async () => accessToken);
    const { dlvNo } = await buyer.ask<{ dlvNo: string }>('createDelivery', { body: anAddress });
    const sheet = await buyer.ask<{ ordShtNo: string; summary: { payPrc: number } }>('createOrderSheet', {
      body: { directItem: { ...vacuum, qty: quantity } },
    });
    const input = {
      mallUrl,
      idempotencyKey: randomUUID(),
      sheetNumber: sheet.ordShtNo,
      buyer: { name: '한가온', phone: '010-0000-1234', email: 'gaon@example.com' },
      choice: { coupons: { numbers: [] }, points: 0, addressNumber: dlvNo },
      payment: { method: 'CARD', card: { code: 'CD01', months: 1 } },
      payTotal: sheet.summary.payPrc,
      agreedTerms: ['AG00101', 'AG00102'],
      returnUrl: 'http://localhost:4000/pg?mallUrl=familyshop',
    };
    const place = async (gateway: GatewayProcess) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ query: placeOrder, variables: { input } }),
      });
      const { data, errors } = (await response.json()) as {
        data: { placeOrder: Placing | null } | null;
        errors: unknown;
      };
      if (!data?.placeOrder) throw new Error(JSON.stringify(errors));
      return data.placeOrder;
    };
    return { quantity, place };
  }

  async function makeAllReady(quantities: readonly number[]): Promise<Ready[]> {
    await stockUp(shop, 1000);
    const ready: Ready[] = [];
    for (let from = 0; from < quantities.length; from += AT_ONCE)
      ready.push(...(await Promise.all(quantities.slice(from, from + AT_ONCE).map(makeReady))));
    return ready;
  }

  /** Presses approve at the test provider's page, and brings the approval back. */
  async function payFor({ paymentRequest }: Placing): Promise<void> {
    const { back } = await play(shop, paymentRequest?.number ?? '');
    await shop.ask('returnFromPaymentAsVisitor', { body: { ...back, mallId: home } });
  }

  const pieces = async () => {
    const { free, held, sold } = await piecesOf(shop, vacuum.gdsGrpNo);
    return { free, held, sold };
  };

  test(
    'of a hundred buyers of one piece one pays, and 99 learn that it is sold out',
    { timeout: 300_000 },
    async () => {
      const ready = await makeAllReady(Array.from({ length: 100 }, () => 1));
      await stockUp(shop, 1);

      const results = await Promise.all(ready.map(({ place }, index) => place(gatewayOf(index))));
      const placed = results.filter(({ __typename }) => __typename === 'OrderPlaced');
      const soldOut = results.filter(({ __typename }) => __typename === 'OutOfStock');
      expect([placed.length, soldOut.length]).toEqual([1, 99]);
      expect(soldOut[0]?.shortages).toEqual([{ productNumber: vacuum.gdsGrpNo, quantity: 1, left: 0 }]);
      expect(await pieces()).toEqual({ free: 0, held: 1, sold: 0 });

      await Promise.all(placed.map(payFor));
      shop.pass(PAST_DEADLINE_SECONDS);
      await runJobs(shop);
      expect(await pieces()).toEqual({ free: 0, held: 0, sold: 1 });
    },
  );

  test('forty pieces are held, sold and given back, none of them twice', { timeout: 300_000 }, async () => {
    const soldBefore = (await pieces()).sold;
    const now = async () => {
      const { free, held, sold } = await pieces();
      return { free, held, sold: sold - soldBefore };
    };
    const ready = await makeAllReady(Array.from({ length: 30 }, (_, index) => (index % 3) + 1));
    await stockUp(shop, 40);

    const results = await Promise.all(
      ready.map(async ({ quantity, place }, index) => ({ quantity, result: await place(gatewayOf(index)) })),
    );
    const placed = results.filter(({ result }) => result.__typename === 'OrderPlaced');
    const refused = results.filter(({ result }) => result.__typename !== 'OrderPlaced');
    // The buyers want 60 pieces. Stock only falls while they order, so each refused quantity exceeds what is left at the end.
    expect(refused.map(({ result }) => result.__typename)).toEqual(refused.map(() => 'OutOfStock'));
    const left = 40 - sum(placed);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(refused.every(({ quantity }) => quantity > left)).toBe(true);
    expect(await now()).toEqual({ free: left, held: sum(placed), sold: 0 });

    const paid = placed.filter((_, index) => index % 2 === 0);
    await Promise.all(paid.map(({ result }) => payFor(result)));
    expect(await now()).toEqual({ free: left, held: sum(placed) - sum(paid), sold: sum(paid) });

    shop.pass(PAST_DEADLINE_SECONDS);
    await runJobs(shop);
    expect(await now(), 'abandoned pieces are free again').toEqual({
      free: 40 - sum(paid),
      held: 0,
      sold: sum(paid),
    });
  });
});

const sum = (orders: readonly { quantity: number }[]) => orders.reduce((total, { quantity }) => total + quantity, 0);
