import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pickUpDays } from '../../../src/buying/arrival-day.ts';
import { couponIssues, coupons, pointEntries } from '../../../src/db/schema/benefits.ts';
import { cartLines, idempotencyKeys } from '../../../src/db/schema/buying.ts';
import { claimItems, claims, orderItems, orders } from '../../../src/db/schema/orders.ts';
import { paymentRefunds } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { heldPoints } from '../../../src/features/benefits/points.ts';
import { checkClaim, collectClaim, finishClaim, rejectClaim } from '../../../src/features/claims/claim-ends.ts';
import { unseal } from '../../../src/security/sealing.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { aForm, aKey, anAddress, dot, kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { giveCoupon, givePoints } from '../harness/benefits.ts';
import { memNoOf } from '../harness/builders.ts';
import { anyDatabase, oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { aBuyer, pay, piecesOf, type Order, type OrderItem, type Placed } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

interface Claimed {
  clmNo: string;
  clmStat: string;
  rfndPrc: number;
  rtnDlvPrc: number;
  rfndList: { tp: string; prc: number }[];
  rstrPnt: number;
  rstrCpnList: { cpnIsuNo: string; cpnNm: string }[];
  rfndDueDt: string | null;
  order: Order;
}
type Kind = 'cancelOrder' | 'exchangeOrder' | 'returnOrder';

const memNo = memNoOf(home);
const changedMind = 'CL00201';
const faulty = 'CL00203';
const days = 86_400;
const whole = (items: readonly OrderItem[]) => items.map(({ ordItemNo, qty }) => ({ ordItemNo, qty }));

describe.each(oneDatabase)('claims on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    await shop.context.db
      .insert(goodsOptions)
      .values({ optNo: 'GD0001-2', gdsGrpNo: 'GD0001', optNm: '받침 추가', addPrc: 5000, stckqty: 12, prir: 2 });
    await shop.context.db
      .insert(goodsOptions)
      .values({ optNo: 'GD0001-3', gdsGrpNo: 'GD0001', optNm: '비싼 추가', addPrc: 9000, stckqty: 12, prir: 3 });
  });
  beforeEach(async () => {
    token = (await shop.signIn()).accessToken;
    const { db } = shop.context;
    await db.update(products).set({ stckqty: 8, stckqty2: 4 });
    await db.update(goodsOptions).set({ stckqty: 12 });
    await db.update(productColors).set({ stckqty: 12 }).where(eq(productColors.colorNm, '화이트'));
  });
  afterEach(async () => {
    for (const table of [orders, couponIssues, coupons, pointEntries, cartLines, payments])
      await shop.context.db.delete(table);
  });
  afterAll(() => shop.close());

  const buyer = () => aBuyer(shop, async () => token);
  const passDays = async (count: number) => {
    shop.pass(count * days);
    token = (await shop.signIn()).accessToken;
  };
  const points = () => heldPoints(shop.context.db, memNo, shop.context.now());
  const bought = async (itemList: readonly object[], choice: object = {}): Promise<Placed> => {
    const placed = await buyer().buy(itemList, choice);
    if (placed.pgReq) await pay(shop, placed);
    return placed;
  };
  const steps = [prepareOrder, sendOrder, receiveOrder];
  const received = async (itemList: readonly object[], choice: object = {}) => {
    const placed = await bought(itemList, choice);
    for (const step of steps) await step(shop.context, placed.ordNo);
    return placed;
  };
  const itemsOf = async (ordNo: string) => (await buyer().read(ordNo)).itemList;
  const send = (operation: Kind, ordNo: string, itemList: readonly object[], more: object = {}, key = aKey()) =>
    buyer().call(operation, { params: { ordNo, ...key }, body: { itemList, rsnCd: changedMind, ...more } });
  const dry = async (operation: Kind, ordNo: string, itemList: readonly object[], more: object = {}) =>
    (await send(operation, ordNo, itemList, { ...more, dryYn: 'Y' })).data as Claimed;
  /** As a shopper does it: views the refund, then requests the claim. */
  const claim = async (operation: Kind, ordNo: string, itemList: readonly object[], more: object = {}) => {
    const { rfndPrc } = await dry(operation, ordNo, itemList, more);
    const { code, data, message } = await send(operation, ordNo, itemList, { ...more, rfndPrc });
    if (code !== '0000') throw new Error(message);
    return data as Claimed;
  };
  const paymentOf = async (ordNo: string) => {
    const [row] = await shop.context.db.select().from(payments).where(eq(payments.ordNo, ordNo));
    return row;
  };

  test('goods are fetched on a day and at an address of the member’s, which the claim forgets at its end', async () => {
    const { ordNo } = await received([pot]);
    const items = whole(await itemsOf(ordNo));
    const { now, db } = shop.context;
    const { pickDtList } = (await dry('returnOrder', ordNo, items)) as Claimed & { pickDtList: string[] };
    expect(pickDtList).toEqual(pickUpDays({ dlvType: '1', isIsland: false }, now()));
    const address = { ...anAddress, dlvNm: '제주집', zipCd: '63122' };
    const { dlvNo } = await buyer().ask<{ dlvNo: string }>('createDelivery', { body: address });
    const atIsland = await dry('returnOrder', ordNo, items, { pickDlvNo: dlvNo });
    const days = pickUpDays({ dlvType: '1', isIsland: true }, now());
    expect(atIsland).toMatchObject({ pickDtList: days });

    const { clmNo } = await claim('returnOrder', ordNo, items, { pickDlvNo: dlvNo, pickDt: days[1] });

    const shown = async () => (await buyer().read(ordNo)).clmList.find((each) => each.clmNo === clmNo);
    expect(await shown()).toMatchObject({
      pickDt: days[1],
      pickDlvNo: dlvNo,
      pickDlv: { zipCd: '63122', rcvrNm: '한*온' },
    });
    await buyer().ask('deleteDelivery', { params: { dlvNo } });
    expect(await shown()).toMatchObject({ pickDlv: { zipCd: '63122' } });
    await finishClaim(shop.context, clmNo);
    expect(await shown()).toMatchObject({ pickDt: days[1], pickDlvNo: null, pickDlv: null });
    expect((await db.select().from(claims).where(eq(claims.clmNo, clmNo)))[0]?.sealedPick).toBeNull();
  });

  test('nothing is fetched that has not arrived, and that no carrier brought', async () => {
    const { ordNo } = await bought([pot]);
    await prepareOrder(shop.context, ordNo);
    await sendOrder(shop.context, ordNo);
    const items = whole(await itemsOf(ordNo));
    expect(await dry('returnOrder', ordNo, items, { rsnCd: faulty })).toMatchObject({ pickDtList: [] });
    await receiveOrder(shop.context, ordNo);
    expect(await dry('exchangeOrder', ordNo, items)).not.toMatchObject({ pickDtList: [] });
    await shop.context.db.update(orderItems).set({ dlvGrpNo: 'DG9' }).where(eq(orderItems.ordNo, ordNo));
    expect(await dry('returnOrder', ordNo, items)).toMatchObject({ pickDtList: [] });
  });

  test('a cancel before payment is of the whole order, and gives everything back', async () => {
    await givePoints(shop, 3000);
    const coupon = await giveCoupon(shop, { cpnNo: 'A', cpnTp: 'ORDER', dscntVal: 5000 });
    const { ordNo } = await buyer().buy([pot, vacuum], { usePnt: 3000, cpnIsuNoList: [coupon] });
    const items = whole(await itemsOf(ordNo));
    const { data } = await send('cancelOrder', ordNo, items.slice(0, 1), { rfndPrc: 0 });
    expect(data).toEqual({ rsnCd: 'STATE', stat: 'OR00101' });

    const done = await claim('cancelOrder', ordNo, items);
    expect(done).toMatchObject({ clmStat: 'CL00104', rfndPrc: 0, rstrPnt: 3000, order: { ordStat: 'OR00202' } });
    expect(done).toMatchObject({ rfndList: [], rstrCpnList: [{ cpnIsuNo: coupon, cpnNm: '할인 쿠폰' }] });
    expect(await points()).toBe(3000);
    expect((await shop.context.db.select().from(couponIssues))[0]?.usedAt).toBeNull();
    expect(await piecesOf(shop, 'GD0004')).toMatchObject({ free: 12, held: 0, sold: 0 });
    expect((await paymentOf(ordNo))?.payStat).toBe('CANCEL');
  });

  test('a cancel before preparing pays back the same day, to the won, line by line', async () => {
    await givePoints(shop, 10_000);
    const coupon = await giveCoupon(shop, { cpnNo: 'A', cpnTp: 'ORDER', dscntVal: 7777 });
    const placed = await bought([{ ...kettle, qty: 3 }, pot, vacuum], { usePnt: 3330, cpnIsuNoList: [coupon] });
    const { ordNo, payPrc } = placed;
    let sum = 0;
    let pointSum = 0;
    for (;;) {
      const [open] = (await itemsOf(ordNo)).filter(({ itemStat }) => itemStat === 'OR00102');
      if (!open) break;
      const done = await claim('cancelOrder', ordNo, [{ ordItemNo: open.ordItemNo, qty: 1 }]);
      expect(done).toMatchObject({ clmStat: 'CL00104', rtnDlvPrc: 0 });
      expect(done.rfndDueDt).toBe('20260415');
      const isLast = done.order.ordStat === 'OR00202';
      expect(done.rstrCpnList).toEqual(isLast ? [{ cpnIsuNo: coupon, cpnNm: '할인 쿠폰' }] : []);
      const { clmNo, rfndList, rstrCpnList } = done;
      expect(done.order.clmList.find((each) => each.clmNo === clmNo)).toMatchObject({ rfndList, rstrCpnList });
      sum += done.rfndPrc;
      pointSum += done.rstrPnt;
      expect((await paymentOf(ordNo))?.rfndPrc).toBe(sum);
    }
    expect([sum, pointSum, await points()]).toEqual([payPrc, 3330, 10_000]);
    expect(await paymentOf(ordNo)).toMatchObject({ payStat: 'REFUND', rfndPrc: payPrc });
    const order = await buyer().read(ordNo);
    expect([order.ordStat, order.gdsCnt, order.itemList.length]).toEqual(['OR00202', 3, 5]);
    expect((await shop.context.db.select().from(couponIssues))[0]?.usedAt).toBeNull();
    expect(await piecesOf(shop, 'GD0001')).toEqual({ free: 12, second: 4, option: 12, color: 12, held: 0, sold: 0 });
  });

  test('the fee of a group comes back with its last line', async () => {
    const { ordNo } = await bought([pot, { ...vacuum, qty: 1 }]);
    const [first] = await itemsOf(ordNo);
    const { rfndPrc, rfndList } = await claim('cancelOrder', ordNo, whole(first ? [first] : []));
    expect(rfndPrc).toBe(29_000 + 3000);
    expect(rfndList).toEqual([
      { tp: 'GOODS', prc: 29_000 },
      { tp: 'DLV', prc: 3000 },
    ]);
    const two = await bought([{ ...pot, qty: 1 }]);
    expect((await claim('cancelOrder', two.ordNo, whole(await itemsOf(two.ordNo)))).rfndPrc).toBe(32_000);
  });

  test('a dry run changes nothing, and its key is free for the real one', async () => {
    const { ordNo } = await bought([pot]);
    const items = whole(await itemsOf(ordNo));
    const key = aKey();
    const reckoned = await send('cancelOrder', ordNo, items, { dryYn: 'Y' }, key);
    expect(reckoned.data).toMatchObject({ clmNo: null, clmStat: null, rfndPrc: 32_000, rfndDueDt: null });
    expect(await shop.context.db.select().from(claims)).toEqual([]);
    const kept = eq(idempotencyKeys.key, key['X-Idempotency-Key']);
    expect(await shop.context.db.select().from(idempotencyKeys).where(kept)).toEqual([]);
    const real = () => send('cancelOrder', ordNo, items, { rfndPrc: 32_000 }, key);
    const [done, again] = [await real(), await real()];
    expect(again.data).toEqual(done.data);
    expect(await shop.context.db.select().from(claims)).toHaveLength(1);
    expect((await send('cancelOrder', ordNo, items, { rfndPrc: 1 })).data).toEqual({ rsnCd: 'STATE', stat: 'OR00202' });
  });

  test('a refund that differs from the one shown is returned again', async () => {
    const { ordNo } = await bought([pot]);
    const { data } = await send('cancelOrder', ordNo, whole(await itemsOf(ordNo)), { rfndPrc: 29_000 });
    expect(data).toEqual({ rsnCd: 'PRICE', rfndPrc: 32_000 });
  });

  test('pressed twice at the same moment, a line is claimed once', async () => {
    const { ordNo } = await bought([pot]);
    const items = whole(await itemsOf(ordNo));
    const press = () => send('cancelOrder', ordNo, items, { rfndPrc: 32_000 });
    const codes = (await Promise.all([press(), press(), press()])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000', '1409', '1409']);
    expect(await paymentOf(ordNo)).toMatchObject({ payStat: 'REFUND', rfndPrc: 32_000 });
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 12, sold: 0 });
  });

  test('a cancel in preparation is requested, and accepted, rejected, withdrawn or too late', async () => {
    const { ordNo } = await bought([{ ...pot, qty: 4 }]);
    await prepareOrder(shop.context, ordNo);
    const one = async () => {
      const inWork = (await itemsOf(ordNo)).filter(({ itemStat }) => itemStat === 'OR00103');
      const [open] = inWork.toSorted((a, b) => b.qty - a.qty);
      return claim('cancelOrder', ordNo, [{ ordItemNo: open?.ordItemNo, qty: 1 }]);
    };
    const granted = await one();
    expect(granted).toMatchObject({ clmStat: 'CL00101', rfndDueDt: null, order: { ordStat: 'OR00103' } });
    expect((await paymentOf(ordNo))?.rfndPrc).toBe(0);
    await finishClaim(shop.context, granted.clmNo);
    expect((await paymentOf(ordNo))?.rfndPrc).toBe(29_000);

    const withdrawn = await one();
    const { clmNo } = withdrawn;
    expect(await buyer().ask('withdrawClaim', { params: { clmNo } })).toMatchObject({ clmStat: 'CL00106' });
    expect((await buyer().call('withdrawClaim', { params: { clmNo } })).data).toEqual({
      rsnCd: 'STATE',
      stat: 'CL00106',
    });

    const rejected = await one();
    await rejectClaim(shop.context, rejected.clmNo, '이미 포장했어요.');
    const late = await one();
    await sendOrder(shop.context, ordNo);
    const order = await buyer().read(ordNo);
    expect(order.ordStat).toBe('OR00104');
    expect(order.itemList.map(({ itemStat }) => itemStat).toSorted()).toEqual([
      'OR00104',
      'OR00104',
      'OR00104',
      'OR00202',
    ]);
    const told = Object.fromEntries(order.clmList.map((each) => [each.clmNo, [each.clmStat, each.rejRsnCntn]]));
    expect(told).toEqual({
      [granted.clmNo]: ['CL00104', null],
      [clmNo]: ['CL00106', null],
      [rejected.clmNo]: ['CL00105', '이미 포장했어요.'],
      [late.clmNo]: ['CL00105', '이미 발송되어 취소할 수 없어요. 받으신 뒤 반품을 신청해주세요.'],
    });
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 9, sold: 3 });
  });

  test('after a change of mind the shopper pays the return, once a group; for a fault the seller pays', async () => {
    const { ordNo } = await received([{ ...pot, qty: 3 }]);
    const [item] = await itemsOf(ordNo);
    const part = [{ ordItemNo: item?.ordItemNo, qty: 2 }];
    expect(await dry('returnOrder', ordNo, part)).toMatchObject({ rfndPrc: 55_000, rtnDlvPrc: 3000 });
    expect(await dry('returnOrder', ordNo, part, { rsnCd: faulty })).toMatchObject({ rfndPrc: 58_000, rtnDlvPrc: 0 });
    const requested = await claim('returnOrder', ordNo, part, { rsnCntn: '생각보다 커요.' });
    expect(requested).toMatchObject({ clmStat: 'CL00101', rfndDueDt: null, order: { ordStat: 'OR00401' } });
    expect(requested.rfndList).toEqual([
      { tp: 'GOODS', prc: 58_000 },
      { tp: 'RTN_DLV', prc: -3000 },
    ]);
    expect(requested.order.clmList[0]).toMatchObject({
      clmTp: 'RETURN',
      rfndList: requested.rfndList,
      rstrCpnList: [],
      rsnCd: changedMind,
      rsnCntn: '생각보다 커요.',
    });
    const row = JSON.stringify(await shop.context.db.select().from(claims));
    expect(row).not.toContain('생각보다');

    await collectClaim(shop.context, requested.clmNo);
    await checkClaim(shop.context, requested.clmNo);
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 9, sold: 3 });
    await finishClaim(shop.context, requested.clmNo);
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 11, sold: 1 });
    const order = await buyer().read(ordNo);
    // The fifteenth is a Wednesday: three working days end on Monday.
    expect(order.clmList[0]).toMatchObject({ clmStat: 'CL00104', rfndPrc: 55_000, rfndDueDt: '20260420' });
    expect(await paymentOf(ordNo)).toMatchObject({ payStat: 'PART_REFUND', rfndPrc: 55_000 });
  });

  test('the return that ends a group refunds its fee, even if it was requested first', async () => {
    const { ordNo, payPrc } = await received([{ ...pot, qty: 1 }, vacuum], {});
    const items = await itemsOf(ordNo);
    const one = await claim('returnOrder', ordNo, whole(items.slice(0, 1)), { rsnCd: faulty });
    const other = await claim('returnOrder', ordNo, whole(items.slice(1)), { rsnCd: faulty });
    await finishClaim(shop.context, other.clmNo);
    await finishClaim(shop.context, one.clmNo);
    expect((await paymentOf(ordNo))?.rfndPrc).toBe(payPrc);
    expect(await paymentOf(ordNo)).toMatchObject({ payStat: 'REFUND' });
  });

  test('is returned within seven days of receipt, and a faulty one within three months', async () => {
    const { ordNo } = await received([pot]);
    const items = whole(await itemsOf(ordNo));
    const [item] = await itemsOf(ordNo);
    expect(item?.rtnEndDt).toBe(dayAfter(7));
    expect(item?.clmRsnList).toContainEqual({
      clmTp: 'RETURN',
      rsnCd: changedMind,
      payerTp: 'BUYER',
      endDt: dayAfter(7),
    });
    expect(item?.clmRsnList).toContainEqual({ clmTp: 'RETURN', rsnCd: faulty, payerTp: 'SELLER', endDt: dayAfter(92) });
    await passDays(7);
    expect((await dry('returnOrder', ordNo, items)).rfndPrc).toBeGreaterThan(0);
    await passDays(1);
    await runJobs(shop);
    expect((await send('returnOrder', ordNo, items, { rfndPrc: 0 })).data).toEqual({ rsnCd: 'STATE', stat: 'OR00106' });
    expect(await buyer().read(ordNo)).toMatchObject({ ordStat: 'OR00106', psblList: ['RETURN'] });
    await passDays(84);
    expect((await dry('returnOrder', ordNo, items, { rsnCd: faulty })).rfndPrc).toBe(32_000);
    await passDays(1);
    expect((await send('returnOrder', ordNo, items, { rsnCd: faulty, rfndPrc: 0 })).code).toBe('1409');
    expect((await buyer().read(ordNo)).psblList).toEqual([]);
  });
  const dayAfter = (count: number) =>
    new Date(shop.context.now().getTime() + (count * days + 9 * 3600) * 1000)
      .toISOString()
      .slice(0, 10)
      .replaceAll('-', '');

  test('a confirmed purchase earns points, by hand once and automatically after eight days; a return takes them back', async () => {
    const { ordNo } = await received([pot, vacuum]);
    const [first, second] = await itemsOf(ordNo);
    const confirm = () =>
      buyer().call('confirmOrder', { params: { ordNo }, body: { ordItemNoList: [first?.ordItemNo] } });
    expect((await confirm()).data).toMatchObject({ ordStat: 'OR00105' });
    expect((await confirm()).data).toEqual({ rsnCd: 'STATE', stat: 'OR00106' });
    expect(await points()).toBe(290);
    await passDays(8);
    await runJobs(shop);
    await runJobs(shop);
    expect(await points()).toBe(290 + 2590);
    expect((await buyer().read(ordNo)).ordStat).toBe('OR00106');
    const back = await claim('returnOrder', ordNo, whole(second ? [second] : []), { rsnCd: faulty });
    await finishClaim(shop.context, back.clmNo);
    expect(await points()).toBe(290);
    const [ledger] = [await shop.context.db.select().from(pointEntries)];
    expect(ledger.reduce((sum, { pnt }) => sum + pnt, 0)).toBe(290);
  });

  test('an exchange holds what is to come, and swaps it when it has arrived', async () => {
    const { ordNo } = await received([{ ...kettle, qty: 2 }]);
    const [item] = await itemsOf(ordNo);
    const line = { ordItemNo: item?.ordItemNo, qty: 1 };
    const wrong = await send('exchangeOrder', ordNo, [{ ...line, optNo: 'GD0001-3' }], { rfndPrc: 0 });
    expect(wrong.data).toMatchObject([{ field: 'itemList[0].optNo' }]);
    const requested = await claim('exchangeOrder', ordNo, [{ ...line, optNo: 'GD0001-2' }]);
    expect(requested).toMatchObject({ clmStat: 'CL00101', rfndPrc: 0, rtnDlvPrc: 3000, order: { ordStat: 'OR00301' } });
    expect([requested.rfndList, requested.rstrCpnList]).toEqual([[], []]);
    expect(await optionsLeft()).toEqual([10, 11, 12]);

    await buyer().ask('withdrawClaim', { params: { clmNo: requested.clmNo } });
    expect(await optionsLeft()).toEqual([10, 12, 12]);
    expect((await buyer().read(ordNo)).ordStat).toBe('OR00105');

    const open = (await itemsOf(ordNo)).find(({ qty }) => qty === 1);
    const again = await claim('exchangeOrder', ordNo, [{ ordItemNo: open?.ordItemNo, qty: 1, optNo: 'GD0001-2' }]);
    await passDays(3);
    await finishClaim(shop.context, again.clmNo);
    expect(await optionsLeft()).toEqual([11, 11, 12]);
    expect(await piecesOf(shop, 'GD0001')).toMatchObject({ free: 10, held: 0, sold: 2 });
    const exchanged = (await itemsOf(ordNo)).find(({ itemStat }) => itemStat === 'OR00302');
    expect(exchanged).toMatchObject({ optNo: 'GD0001-2', optNm: '받침 추가', rtnEndDt: dayAfter(7) });
    expect(exchanged?.psblList).toEqual(['EXCHANGE', 'RETURN', 'CONFIRM']);
    const names = { befOptNm: '필터 추가', befColorNm: '화이트', optNm: '받침 추가', colorNm: '화이트' };
    expect((await buyer().read(ordNo)).clmList[0]?.itemList).toMatchObject([names]);
    const [held] = await shop.context.db.select().from(claimItems).where(eq(claimItems.clmNo, again.clmNo));
    expect(held?.stckTp).toBe('FREE');
  });
  const optionsLeft = async () => {
    const rows = await shop.context.db.select().from(goodsOptions).orderBy(goodsOptions.optNo);
    return rows.map(({ stckqty }) => stckqty);
  };

  test('an exchange for a sold-out choice is refused', async () => {
    const { ordNo } = await received([kettle]);
    const [item] = await itemsOf(ordNo);
    await shop.context.db.update(goodsOptions).set({ stckqty: 0 }).where(eq(goodsOptions.optNo, 'GD0001-2'));
    const wanted = [{ ordItemNo: item?.ordItemNo, qty: 1, optNo: 'GD0001-2' }];
    const { data } = await send('exchangeOrder', ordNo, wanted, { rfndPrc: 0 });
    expect(data).toMatchObject({
      rsnCd: 'STOCK',
      list: [{ ordItemNo: item?.ordItemNo, optNo: 'GD0001-2', stckqty: 0 }],
    });
  });

  test('lines in different states are not claimed together', async () => {
    const { ordNo } = await received([pot, vacuum]);
    const items = await itemsOf(ordNo);
    await buyer().ask('confirmOrder', { params: { ordNo }, body: { ordItemNoList: [items[0]?.ordItemNo] } });
    const { data } = await send('returnOrder', ordNo, whole(items), { rsnCd: faulty, rfndPrc: 0 });
    expect(data).toMatchObject({ rsnCd: 'STATE' });
  });

  test('a claim keeps the numbers of its pictures', async () => {
    const { ordNo } = await received([pot]);
    const { fileNo } = await buyer().ask<{ fileNo: string }>('uploadFile', { body: aForm(dot) });
    const items = whole(await itemsOf(ordNo));
    const { order } = await claim('returnOrder', ordNo, items, { rsnCd: faulty, fileNoList: [fileNo] });
    expect(order.clmList).toMatchObject([{ fileNoList: [fileNo] }]);
  });

  test('a virtual account payment is refunded to the given account', async () => {
    const placed = await buyer().buy([pot], {}, { payMthdCd: 'PM00103', cardCd: null, instMnth: null });
    await pay(shop, placed);
    const items = whole(await itemsOf(placed.ordNo));
    const ask = (rfndAcct: object | null) => send('cancelOrder', placed.ordNo, items, { rfndPrc: 32_000, rfndAcct });
    expect((await ask(null)).data).toMatchObject([{ field: 'rfndAcct' }]);
    const account = { bankCd: 'BK01', acctNo: '000-12-345678', acctNm: '한가온' };
    expect((await ask({ ...account, bankCd: 'BK99' })).data).toMatchObject([{ field: 'rfndAcct.bankCd' }]);
    expect((await ask(account)).code).toBe('0000');
    const [refund] = await shop.context.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.payNo, placed.pgReq?.payNo ?? ''));
    expect(JSON.parse(unseal(shop.context.keys.personal, refund?.sealedAcct ?? '') ?? '')).toEqual(account);
  });

  test('an order of points alone is refunded in points', async () => {
    await givePoints(shop, 32_000);
    const { ordNo } = await bought([pot], { usePnt: 32_000 });
    const done = await claim('cancelOrder', ordNo, whole(await itemsOf(ordNo)));
    expect(done).toMatchObject({ rfndPrc: 0, rstrPnt: 32_000, order: { pay: { payStat: 'REFUND' } } });
    expect(await points()).toBe(32_000);
  });
});

test('the embedded mall plays a shop that takes a step at each pace', async () => {
  const shop = await openShop(anyDatabase, { SHOP_PACE_SECONDS: '60' });
  let token = await shop.tokenOf();
  const buyer = aBuyer(shop, async () => token);
  const placed = await buyer.buy([pot]);
  await pay(shop, placed);
  const states = [];
  for (let step = 0; step < 4; step += 1) {
    states.push((await buyer.read(placed.ordNo)).ordStat);
    shop.pass(60);
    token = (await shop.signIn()).accessToken;
    await runJobs(shop);
  }
  expect(states).toEqual(['OR00102', 'OR00103', 'OR00104', 'OR00105']);
  const { itemList } = await buyer.read(placed.ordNo);
  const body = {
    itemList: itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })),
    rsnCd: faulty,
    rfndPrc: 32_000,
  };
  await buyer.ask('returnOrder', { params: { ordNo: placed.ordNo }, body });
  const claimStates = [];
  for (let step = 0; step < 4; step += 1) {
    claimStates.push((await buyer.read(placed.ordNo)).clmList[0]?.clmStat);
    shop.pass(60);
    await runJobs(shop);
  }
  expect(claimStates).toEqual(['CL00101', 'CL00102', 'CL00103', 'CL00104']);
  await shop.close();
});
