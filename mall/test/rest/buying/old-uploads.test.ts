// Full tier: bulk orders of five years.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { members } from '../../../src/db/schema/members.ts';
import { malls } from '../../../src/db/schema/malls.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { paymentMoney, testMoves, testPayments } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { uploads } from '../../../src/db/schema/uploads.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { anAccount } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { day, openPaymentShop, pass } from '../harness/payment-shop.ts';
import { comeBack, deposit, play, returnUrl } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { anUploader, someCells, uploadMall } from '../harness/uploads.ts';
import { password } from '../harness/world.ts';

describe.each(oneDatabase)('what is left of bulk orders on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
  });
  afterAll(() => shop.close());

  /** A member whose bulk order was paid by deposit, and whose parcels were received. */
  async function anOldUploader() {
    const { loginId, memNo } = await aNewMember(shop, { mallId: uploadMall });
    const who = await anUploader(shop, loginId);
    const { upldNo, totPrc } = await who.upload([someCells(`${loginId}-1`), someCells(`${loginId}-2`)]);
    const body = { okOnlyYn: 'Y', totPrc, payMthdCd: 'PM00103', rtnUrl: returnUrl, rfndAcct: anAccount };
    const { data } = await who.confirm(upldNo, body);
    const { payNo } = (data as { pgReq: { payNo: string } }).pgReq;
    const { back } = await play(shop, payNo);
    const { vbank } = await comeBack(shop, who, back);
    await runJobs(shop);
    await deposit(shop, vbank?.acctNo ?? '', totPrc);
    await runJobs(shop);
    const placed = await shop.context.db.select().from(orders).where(eq(orders.memNo, memNo));
    for (const step of [prepareOrder, sendOrder, receiveOrder])
      for (const { ordNo } of placed) expect(await step(shop.context, ordNo)).toBe(true);
    return { loginId, memNo, payNo };
  }

  async function rowsOf({ memNo, payNo }: { memNo: string; payNo: string }) {
    const { db } = shop.context;
    const ofPayment = [paymentMoney, testPayments, testMoves].map((table) => db.$count(table, eq(table.payNo, payNo)));
    return {
      uploads: await db.$count(uploads, eq(uploads.memNo, memNo)),
      orders: await db.$count(orders, eq(orders.memNo, memNo)),
      payments: await db.$count(payments, eq(payments.memNo, memNo)),
      books: await Promise.all(ofPayment),
    };
  }

  test('orders and payments of withdrawn members are kept for five years, and those of members forever', async () => {
    const [stays, leaves] = [await anOldUploader(), await anOldUploader()];
    await pass(shop, 9 * day);
    // Members of a mall of bulk orders do not leave by themselves. Malls become others.
    await shop.context.db.update(malls).set({ mallSalesType: 'BUSINESS' }).where(eq(malls.mallId, uploadMall));
    const { accessToken: token } = await shop.signIn({ mallId: uploadMall, id: leaves.loginId });
    expect(await shop.ask('checkWithdrawal', { token })).toMatchObject({ blockList: [] });
    expect(await shop.send('withdraw', { token, body: { password } })).toMatchObject({ code: '0000' });
    expect(await rowsOf(leaves)).toEqual({ uploads: 0, orders: 2, payments: 1, books: [1, 1, 1] });
    const all = { uploads: 1, orders: 2, payments: 1, books: [1, 1, 1] };
    shop.pass(5 * 365 * day - 9 * day);
    await sweep(shop.context);
    expect([await rowsOf(stays), await rowsOf(leaves)]).toEqual([all, { ...all, uploads: 0 }]);
    // Five years have a leap day, or two.
    shop.pass(12 * day);
    await sweep(shop.context);
    const none = { uploads: 0, orders: 0, payments: 0, books: [0, 0, 0] };
    expect([await rowsOf(stays), await rowsOf(leaves)]).toEqual([all, none]);
    expect(await shop.context.db.$count(members, eq(members.memNo, leaves.memNo))).toBe(1);
  });
});
