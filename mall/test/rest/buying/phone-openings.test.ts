import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments } from '../../../src/db/schema/payments.ts';
import { wirelessOrders } from '../../../src/db/schema/phone-orders.ts';
import { reviewPhoneOrder } from '../../../src/features/phone-orders/phone-order-steps.ts';
import { aKey, anAccount } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNewMember } from '../harness/people.ts';
import { aPhoneOrder, phonesOf, stockPhones, type PhoneOrder, type PhonePlaced } from '../harness/phone-orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { anApplicationBody } from '../harness/subscriptions.ts';
import { openTossServer, refuse, type TossServer } from '../harness/toss-server.ts';

const stock = 20;

describe.each(oneDatabase)('the price of a phone, paid at once, on %s', (kind) => {
  let toss: TossServer;
  let shop: Shop;
  let token: string;
  let memNo: string;
  beforeAll(async () => {
    toss = await openTossServer();
    shop = await openShop(kind, { PG_URL: toss.url, PG_SECRET_KEY: toss.secretKey, ACCESS_TOKEN_SECONDS: '86400' });
  });
  afterAll(() => Promise.all([shop.close(), toss.close()]));
  beforeEach(async () => {
    const member = await aNewMember(shop);
    ({ memNo } = member);
    ({ accessToken: token } = await shop.signIn({ id: member.loginId }));
    await shop.context.db.delete(wirelessOrders);
    await stockPhones(shop, stock);
  });
  afterEach(() => {
    toss.opening = null;
  });

  const place = (body: object, key = aKey()) => shop.send('placePhoneOrder', { token, params: key, body });
  const read = (ordNo: string) => shop.ask<PhoneOrder>('getPhoneOrder', { token, params: { ordNo } });

  /** An order with a ported number. */
  async function aBody() {
    const choice = { instMnth: 1, joinTp: 'TRANS' };
    const body = await aPhoneOrder(shop, { token, memNo }, { choice });
    const { wlsShtNo, certNo } = body;
    const asked = { wlsShtNo, certNo, telNo: '010-2222-3333', befTelecomCd: 'TC02', authTp: 'CARD4', authVal: '1234' };
    const check = { token, params: aKey(), body: asked };
    const { mnpNo } = await shop.ask<{ mnpNo: string }>('checkPorting', check);
    return { ...body, mnpNo };
  }

  test('that is refused for good gives back sheet, proof, number, signature and phone', async () => {
    const body = await aBody();
    const key = aKey();
    toss.opening = async () => refuse('EXCEED_MAX_AMOUNT');
    const refused = await place(body, key);
    expect(refused).toMatchObject({ code: '1400', data: [{ field: 'payMthdCd' }] });
    const [row] = await shop.context.db.select().from(wirelessOrders).where(eq(wirelessOrders.memNo, memNo));
    expect(row).toMatchObject({ stat: 'WL00201', payDueDts: null });
    expect(await phonesOf(shop)).toEqual({ free: stock, held: 0, sold: 0 });

    toss.opening = null;
    expect(await place(body, key)).toMatchObject({ code: '1400', data: refused.data });
    expect(await place(body)).toMatchObject({ code: '0000', data: { order: { stat: 'WL00101' } } });
    expect(await phonesOf(shop)).toEqual({ free: stock - 1, held: 1, sold: 0 });
  });

  test('that was not opened is opened by the same key, for the order that stands', async () => {
    const [body, key] = [await aBody(), aKey()];
    toss.opening = async () => ({ status: 500, content: {} });
    const lost = await place(body, key);
    const { ordNo } = lost.data as { ordNo: string };
    expect(lost).toMatchObject({ status: 503, code: '1503', data: { ordNo: expect.stringMatching(/^WO/u) } });
    expect(await read(ordNo)).toMatchObject({ stat: 'WL00101', psblList: ['PAY', 'CANCEL'] });

    toss.opening = null;
    shop.pass(60);
    const opened = await place(body, key);
    expect(opened).toMatchObject({ code: '0000', data: { ordNo, pgReq: { pgCd: 'TOSS' } } });
    const attempts = await shop.context.db.select().from(payments).where(eq(payments.ordNo, ordNo));
    expect(attempts.map(({ payStat }) => payStat).toSorted()).toEqual(['CANCEL', 'READY']);
    expect(await phonesOf(shop)).toEqual({ free: stock - 1, held: 1, sold: 0 });
  });

  test('is paid by what the provider can open: a card for the bills is refused, and nothing is stored', async () => {
    const body = { ...(await aPhoneOrder(shop, { token, memNo })), billTp: 'CARD', billAcct: null };
    expect(await place(body)).toMatchObject({ code: '1400', data: [{ field: 'billTp' }] });
    expect(await phonesOf(shop)).toEqual({ free: stock, held: 0, sold: 0 });
    expect((await place({ ...body, billTp: 'ACCT', billAcct: anAccount })).code).toBe('0000');

    const wish = await anApplicationBody(shop, token);
    const apply = { token, params: aKey(), body: wish };
    expect(await shop.send('applySubscription', apply)).toMatchObject({ code: '1400', data: [{ field: 'payMthdCd' }] });
    expect(await shop.ask('listApplications', { token, params: {} })).toMatchObject({ totalCnt: 0 });
    expect(toss.calls.filter(({ path }) => path.includes('billing'))).toEqual([]);
  });

  test('is given back by the provider itself: the order tells it, keeps its state, and a cancel gives the rest', async () => {
    const { ordNo, pgReq } = (await place(await aBody())).data as PhonePlaced;
    const payNo = pgReq?.payNo ?? '';
    const body = { pgCd: 'TOSS', payNo, ordNo, resultCd: 'APPROVED', authToken: toss.approve(payNo) };
    await shop.ask('returnFromPayment', { token, body });
    await reviewPhoneOrder(shop.context, ordNo);
    const { payPrc } = await read(ordNo);

    toss.refundInConsole(payNo, 100_000);
    await shop.ask('getPaymentStatus', { token, params: { ordNo } });
    const told = await read(ordNo);
    expect(told).toMatchObject({ stat: 'WL00102', rfndPrc: 100_000, rmnPrc: payPrc - 100_000 });
    expect(told.histList.at(-1)).toMatchObject({ whoTp: 'S', rsnCntn: expect.stringContaining('100,000원') });

    await shop.ask('cancelPhoneOrder', { token, params: { ordNo, ...aKey() }, body: { rsnCd: 'CL00201' } });
    expect(await read(ordNo)).toMatchObject({ stat: 'WL00201', rfndPrc: payPrc, rmnPrc: 0 });
  });
});
