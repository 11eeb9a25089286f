// Full tier: accounts for refunds that are named later; account-payments.test.ts has the usual way.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { claims, orders } from '../../../src/db/schema/orders.ts';
import { paymentRefunds } from '../../../src/db/schema/payment-books.ts';
import { products } from '../../../src/db/schema/products.ts';
import { checkClaim, collectClaim, finishClaim, rejectClaim } from '../../../src/features/claims/claim-ends.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aBuyer, pay } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const byAccount = { payMthdCd: 'PM00103', cardCd: null, instMnth: null };
const byCard = {};
const rfndAcct = { bankCd: 'BK01', acctNo: '000-12-345678', acctNm: '한가온' };

/** Something that does not show the account. */
const sealedText = () => expect.not.stringContaining('345678');

type Kind = 'cancelOrder' | 'exchangeOrder' | 'returnOrder';

describe.each(oneDatabase)('the refund account of a claim, on %s,', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ({ accessToken: token } = await shop.signIn());
    await shop.context.db.update(products).set({ stckqty: 50 });
  });
  afterEach(async () => {
    await shop.context.db.delete(orders);
    await shop.context.db.delete(paymentRefunds);
    await shop.context.db.delete(cartLines);
  });

  const buyer = () => aBuyer(shop, async () => token);
  const steps = [prepareOrder, sendOrder, receiveOrder];

  /** An order that the shop has taken some steps with; -1: it is not paid. */
  async function anOrder(change: object, taken: number): Promise<string> {
    const placed = await buyer().buy([vacuum], {}, change);
    if (taken >= 0) await pay(shop, placed);
    for (const step of steps.slice(0, Math.max(taken, 0))) await step(shop.context, placed.ordNo);
    return placed.ordNo;
  }

  async function claim(operation: Kind, ordNo: string, rfndPrc: number): Promise<string> {
    const { itemList } = await buyer().read(ordNo);
    const body = {
      itemList: itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })),
      rsnCd: 'CL00203',
      rfndPrc,
      rfndAcct,
    };
    return (await buyer().ask<{ clmNo: string }>(operation, { params: { ordNo }, body })).clmNo;
  }

  const keptBy = async (clmNo: string) => {
    const [row] = await shop.context.db.select().from(claims).where(eq(claims.clmNo, clmNo));
    return row?.sealedAcct ?? null;
  };
  const refunds = () => shop.context.db.select().from(paymentRefunds);

  test.each<[string, Kind, object, number, number]>([
    ['a return of what was paid by card', 'returnOrder', byCard, 3, 259_000],
    ['a cancel that is asked for, paid by card', 'cancelOrder', byCard, 1, 259_000],
    ['an exchange', 'exchangeOrder', byAccount, 3, 0],
    ['a cancel before the deposit', 'cancelOrder', byAccount, -1, 0],
  ])('is not kept for %s', async (_what, operation, change, taken, rfndPrc) => {
    const ordNo = await anOrder(change, taken);
    expect(await keptBy(await claim(operation, ordNo, rfndPrc))).toBeNull();
  });

  test('is kept, encrypted, while a claim that pays to it is open, and goes with the refund when it ends', async () => {
    const clmNo = await claim('returnOrder', await anOrder(byAccount, 3), 259_000);
    expect(await keptBy(clmNo)).toEqual(sealedText());
    await finishClaim(shop.context, clmNo);
    expect(await keptBy(clmNo)).toBeNull();
    expect(await refunds()).toMatchObject([{ amt: 259_000, sealedAcct: sealedText() }]);
  });

  test.each([
    [
      'withdrawn',
      'returnOrder' as const,
      3,
      (clmNo: string) => buyer().ask('withdrawClaim', { params: { clmNo } }),
      'CL00106',
    ],
    [
      'rejected',
      'returnOrder' as const,
      3,
      async (clmNo: string) => {
        await collectClaim(shop.context, clmNo);
        await checkClaim(shop.context, clmNo);
        await rejectClaim(shop.context, clmNo, '사용한 흔적이 있어요.');
      },
      'CL00105',
    ],
    [
      'overtaken by the parcel',
      'cancelOrder' as const,
      1,
      async (clmNo: string) => {
        const [row] = await shop.context.db.select().from(claims).where(eq(claims.clmNo, clmNo));
        await sendOrder(shop.context, row?.ordNo ?? '');
      },
      'CL00105',
    ],
  ])('is erased when the claim is %s', async (_what, operation, taken, end, clmStat) => {
    const clmNo = await claim(operation, await anOrder(byAccount, taken), 259_000);
    expect(await keptBy(clmNo)).toEqual(sealedText());
    await end(clmNo);
    const [row] = await shop.context.db.select().from(claims).where(eq(claims.clmNo, clmNo));
    expect(row).toMatchObject({ clmStat, sealedAcct: null });
  });

  test('is erased from claims that ended with it', async () => {
    const clmNo = await claim('returnOrder', await anOrder(byAccount, 3), 259_000);
    const sealedAcct = await keptBy(clmNo);
    await finishClaim(shop.context, clmNo);
    await shop.context.db.update(claims).set({ sealedAcct }).where(eq(claims.clmNo, clmNo));
    await sweep(shop.context);
    expect(await keptBy(clmNo)).toBeNull();
  });

  test.each([
    ['not paid', byAccount, -1],
    ['paid', byCard, 0],
  ])(
    'goes like the entrance code, which is erased when an order that is %s is cancelled',
    async (_what, change, taken) => {
      const ordNo = await anOrder(change, taken);
      const entrance = async () =>
        (await shop.context.db.select().from(orders).where(eq(orders.ordNo, ordNo)))[0]?.sealedEntrance;
      expect(await entrance()).toEqual(expect.any(String));
      await claim('cancelOrder', ordNo, taken < 0 ? 0 : 259_000);
      expect(await entrance()).toBeNull();
    },
  );
});
