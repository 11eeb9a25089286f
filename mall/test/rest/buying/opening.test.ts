// Full tier: payments whose opening fails or hangs; the quick tier opens them by card-payments.test.ts.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyKeys } from '../../../src/db/schema/buying.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { aKey, vacuum } from '../cases/buying-calls.ts';
import { seal } from '../../../src/security/sealing.ts';
import { oneDatabase } from '../harness/databases.ts';
import { givePoints } from '../harness/benefits.ts';
import { runJobs } from '../harness/jobs.ts';
import { aBuyer, piecesOf, type Placed } from '../harness/orders.ts';
import { payAgain, returnUrl, stockUp } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Answer, type Shop } from '../harness/shop.ts';
import { openTossServer, refuse, type TossServer } from '../harness/toss-server.ts';

const told = ({ status, code, message, data }: Answer) => ({ status, code, message, data });
const byCard = { payMthdCd: 'PM00101', cardCd: 'CD01', instMnth: null, rtnUrl: returnUrl };

const byAccount = { ...byCard, payMthdCd: 'PM00103', cardCd: null };

const down = async () => ({ status: 500, content: {} });

/** Lets something happen in the middle of a call: `reached` once it is there, and it goes on with `open`. */
function aGate() {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const pass = async () => {
    reached.resolve();
    await opened.promise;
    return null;
  };
  return { pass, reached: reached.promise, open: opened.resolve };
}

describe.each(oneDatabase)('opening a payment on %s', (kind) => {
  let toss: TossServer;
  let shop: Shop;
  beforeAll(async () => {
    toss = await openTossServer();
    shop = await openShop(kind, { PG_URL: toss.url, PG_SECRET_KEY: toss.secretKey });
    await stockUp(shop);
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));
  afterEach(() => {
    toss.opening = null;
    toss.isDown = false;
  });

  /** A member with an order that is ready to be placed. */
  async function aPurchase(change: object = {}) {
    const { loginId, memNo } = await aNewMember(shop);
    const { accessToken: token } = await shop.signIn({ id: loginId });
    const buyer = aBuyer(shop, async () => token);
    const body = { ...(await buyer.bodyFor([vacuum])), ...byCard, ...change };
    const key = aKey();
    const place = (again: object = body) => buyer.place(again, key);
    const orderOf = async () => {
      const [order] = await shop.context.db.select().from(orders).where(eq(orders.memNo, memNo));
      return order;
    };
    return { loginId, memNo, token, buyer, body, key, place, orderOf };
  }
  const openings = (ordNo: string) =>
    toss.calls.filter(({ path, body }) => path === '/v1/payments' && body['orderName'] === `주문 ${ordNo}`);
  const attemptsOf = (ordNo: string) =>
    shop.context.db.select().from(payments).where(eq(payments.ordNo, ordNo)).orderBy(payments.seq);

  test('while it hangs the order is committed, nothing is locked, and no repeat asks a second time', async () => {
    const { place, orderOf, memNo, buyer } = await aPurchase();
    const gate = aGate();
    toss.opening = gate.pass;
    const placing = place();
    await gate.reached;

    // Asked while the provider does not answer: each would wait for a lock, or for the one connection of the embedded database.
    await shop.context.db.transaction(async (db) => {
      await db.execute(sql`set local lock_timeout = '1s'`);
      await db.execute(sql`select 1 from members where mem_no = ${memNo} for update nowait`);
      await db.execute(sql`select 1 from products where gds_grp_no = ${vacuum.gdsGrpNo} for update nowait`);
    });
    expect((await shop.send('countCart', { token: await shop.tokenOf() })).code).toBe('0000');
    const order = await orderOf();
    expect(order?.ordStat).toBe('OR00101');
    expect((await buyer.read(order?.ordNo ?? '')).psblList).toContain('PAY');
    expect((await place()).data).toEqual({ rsnCd: 'BUSY' });

    gate.open();
    const placed = await placing;
    expect(placed.code).toBe('0000');
    expect(told(await place())).toEqual(told(placed));
    expect(openings(order?.ordNo ?? '')).toHaveLength(1);
  });

  test('its form is kept at the attempt, sealed', async () => {
    const { place } = await aPurchase();
    const { ordNo, pgReq } = (await place()).data as Placed;
    const [attempt] = await attemptsOf(ordNo);
    expect(attempt?.sealedForm).toEqual(expect.any(String));
    expect(attempt?.sealedForm).not.toContain(pgReq?.payUrl);
  });

  test.each([
    ['the provider is down', down],
    ['its key is refused', async () => refuse('UNAUTHORIZED_KEY', 401)],
    ['it has too many calls', async () => refuse('TOO_MANY_REQUESTS', 429)],
    ['it has a trouble of its own', async () => refuse('PROVIDER_ERROR')],
    ['it still runs the first call', async () => refuse('IDEMPOTENT_REQUEST_PROCESSING', 409)],
    ['its code is unknown', async () => refuse('NEVER_HEARD_OF')],
    ['it answers nothing readable', async () => ({ status: 200, content: { paymentKey: 1 } })],
    ['it names no page', async () => ({ status: 200, content: withoutPage })],
  ])('unknown, because %s: the order stands, and the same key asks again', async (_, opening) => {
    const { place, orderOf, buyer } = await aPurchase();
    toss.opening = opening;
    const answer = await place();
    const ordNo = (await orderOf())?.ordNo ?? '';
    expect(answer).toMatchObject({ status: 503, code: '1503', data: { ordNo } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const { ordStat, psblList, pay } = await buyer.read(ordNo);
    expect({ ordStat, canPay: psblList.includes('PAY'), payStat: pay.payStat }).toEqual({
      ordStat: 'OR00101',
      canPay: true,
      payStat: 'READY',
    });

    toss.opening = null;
    shop.pass(60);
    const again = await place();
    const placed = again.data as Placed;
    expect(placed).toMatchObject({ ordNo, pgReq: { payUrl: expect.stringContaining('/checkout') } });
    const [first, second] = await attemptsOf(ordNo);
    expect([first?.payStat, second?.payStat, second?.payNo]).toEqual(['CANCEL', 'READY', placed.pgReq?.payNo]);
    // 15 minutes from the second attempt.
    expect(second?.expDts).toEqual(new Date((first?.expDts.getTime() ?? 0) + 60_000));
    expect(told(await place())).toEqual(told(again));
    expect(await attemptsOf(ordNo)).toHaveLength(2);
  });

  type Purchase = Awaited<ReturnType<typeof aPurchase>>;
  /** The order is paid otherwise for the moment, and other orders take all accounts that the member may have. */
  const takeAllAccounts = async ({ buyer, orderOf, loginId, token }: Purchase) => {
    await payAgain(shop, { ordNo: (await orderOf())?.ordNo ?? '', payNo: '', payPrc: 0, loginId, token });
    for (let count = 0; count < 3; count += 1) await buyer.buy([vacuum], {}, byAccount);
  };

  test.each([
    ['fewer than ten pieces are left', () => stockUp(shop, 5)],
    ['other orders have taken all accounts of the member', takeAllAccounts],
  ])('unknown, and meanwhile %s: the same key opens what it has placed', async (_, meanwhile) => {
    const purchase = await aPurchase(byAccount);
    toss.opening = down;
    expect((await purchase.place()).status).toBe(503);
    toss.opening = null;
    await meanwhile(purchase);
    shop.pass(60);
    const again = await purchase.place();
    await stockUp(shop);
    expect(again).toMatchObject({ code: '0000', data: { pgReq: { payUrl: expect.stringContaining('/checkout') } } });
  });

  test('unknown until no payment is awaited any more: the key says so', async () => {
    const { place, orderOf } = await aPurchase();
    toss.opening = down;
    await place();
    toss.opening = null;
    shop.pass(16 * 60);
    await runJobs(shop);
    expect((await orderOf())?.ordStat).toBe('OR00901');
    expect((await place()).data).toEqual({ rsnCd: 'STATE', stat: 'OR00901' });
  });

  test('refused for good: everything is given back, the sheet too, and the key keeps the reason', async () => {
    const { memNo, token, buyer, body: sheet } = await aPurchase();
    await givePoints(shop, 3000, undefined, memNo);
    const choice = { cpnIsuNoList: [], usePnt: 2000, dlvNo: sheet.dlvNo };
    const { summary } = await buyer.ask<{ summary: { payPrc: number } }>('priceOrderSheet', {
      params: { ordShtNo: sheet.ordShtNo },
      body: choice,
    });
    const body = { ...sheet, ...choice, payPrc: summary.payPrc };
    const before = await piecesOf(shop, vacuum.gdsGrpNo);
    const points = () => shop.ask<{ hldPnt: number }>('getOrderSheet', { token, params: { ordShtNo: sheet.ordShtNo } });

    toss.opening = async () => refuse('BELOW_MINIMUM_AMOUNT');
    const key = aKey();
    const answer = await buyer.place(body, key);
    expect(answer).toMatchObject({
      status: 400,
      code: '1400',
      data: [{ field: 'payMthdCd', reason: expect.stringContaining('100원 이상') }],
    });
    const [order] = await shop.context.db.select().from(orders).where(eq(orders.memNo, memNo));
    expect(order?.ordStat).toBe('OR00901');
    expect((await attemptsOf(order?.ordNo ?? '')).map(({ payStat }) => payStat)).toEqual(['FAIL']);
    expect(await piecesOf(shop, vacuum.gdsGrpNo)).toEqual(before);
    expect(await points()).toMatchObject({ pntInfo: { hldPnt: 3000 } });

    toss.opening = null;
    expect(told(await buyer.place(body, key))).toEqual(told(answer));
    expect((await buyer.place(body)).code).toBe('0000');
  });

  test('of another way to pay: the order stands either way, and a refused attempt has failed', async () => {
    const { place, buyer, key } = await aPurchase();
    const { ordNo } = (await place()).data as Placed;
    const pay = () =>
      buyer.call('payOrder', { params: { ordNo, ...key }, body: { payMthdCd: 'PM00102', rtnUrl: returnUrl } });

    toss.opening = down;
    expect(await pay()).toMatchObject({ status: 503, code: '1503', data: { ordNo } });
    toss.opening = async () => refuse('EXCEED_MAX_AMOUNT');
    const refused = await pay();
    expect(refused).toMatchObject({ status: 400, code: '1400', data: [{ field: 'payMthdCd' }] });
    expect(await buyer.read(ordNo)).toMatchObject({ ordStat: 'OR00101', pay: { payStat: 'FAIL' } });
    toss.opening = null;
    expect(told(await pay())).toEqual(told(refused));
    expect((await attemptsOf(ordNo)).map(({ payStat }) => payStat)).toEqual(['CANCEL', 'CANCEL', 'FAIL']);
  });

  test('a mall that ends between the commit and the opening loses nothing: the key opens it', async () => {
    const { place, orderOf, token, body, key } = await aPurchase();
    const gate = aGate();
    toss.opening = gate.pass;
    const placing = place().catch(() => null);
    await gate.reached;
    await shop.restart();
    toss.opening = null;

    const again = () => shop.send('placeOrder', { token, params: { ...key }, body });
    expect((await again()).data).toEqual({ rsnCd: 'BUSY' });
    shop.pass(7);
    const placed = await again();
    expect(placed.data).toMatchObject({ ordNo: (await orderOf())?.ordNo, pgReq: { pgCd: 'TOSS' } });
    // The first request was not killed here, but its answer is of no use any more.
    gate.open();
    await placing;
    expect(told(await again())).toEqual(told(placed));
  });

  test('a mall that ends before it stores the answer finds the form at the attempt', async () => {
    const { place, key } = await aPurchase();
    const placed = await place();
    const { ordNo, pgReq } = placed.data as Placed;
    const { db, keys, now } = shop.context;
    const begun = { payNo: pgReq?.payNo, ordShtNo: null };
    const sealedAnswer = seal(keys.personal, JSON.stringify({ begun }));
    const ofKey = eq(idempotencyKeys.key, key['X-Idempotency-Key']);
    await db.update(idempotencyKeys).set({ sealedAnswer, busyUntil: now() }).where(ofKey);

    expect(told(await place())).toEqual(told(placed));
    expect(openings(ordNo)).toHaveLength(1);
  });

  test('without the key the order ends at its time, and gives everything back', async () => {
    shop.pass(3600);
    await runJobs(shop);
    const { place, orderOf } = await aPurchase();
    const before = await piecesOf(shop, vacuum.gdsGrpNo);
    toss.isDown = true;
    await place();
    expect(await piecesOf(shop, vacuum.gdsGrpNo)).not.toEqual(before);
    toss.isDown = false;
    shop.pass(16 * 60);
    await runJobs(shop);
    expect((await orderOf())?.ordStat).toBe('OR00901');
    expect(await piecesOf(shop, vacuum.gdsGrpNo)).toEqual(before);
  });

  test('an answer that comes after the shopper has paid anew opens nothing', async () => {
    const { place, orderOf, token, loginId } = await aPurchase();
    const gate = aGate();
    toss.opening = gate.pass;
    const placing = place();
    await gate.reached;
    toss.opening = null;
    const ordNo = (await orderOf())?.ordNo ?? '';
    const second = await payAgain(shop, { ordNo, payNo: '', payPrc: 0, loginId, token });
    gate.open();
    expect((await placing).data).toEqual({ rsnCd: 'STATE', stat: 'OR00101' });
    expect((await attemptsOf(ordNo)).map(({ payNo, payStat }) => (payStat === 'READY' ? payNo : payStat))).toEqual([
      'CANCEL',
      second.payNo,
    ]);
  });
});

const withoutPage = {
  paymentKey: 'key',
  orderId: 'order',
  status: 'READY',
  totalAmount: 1,
};
