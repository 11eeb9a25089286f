import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../src/db/schema/products.ts';
import { plans } from '../../../src/db/schema/wireless.ts';
import { addDays } from '../../../src/buying/subscription-calendar.ts';
import { startOfDay, toDay } from '../../../src/wire/days.ts';
import { aKey, anAddress, kettle } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aBuyer } from '../harness/orders.ts';
import { openPaymentShop, pass } from '../harness/payment-shop.ts';
import { aNewMember } from '../harness/people.ts';
import { aPhoneOrder, stockPhones } from '../harness/phone-orders.ts';
import type { Shop } from '../harness/shop.ts';
import { anApplicationBody, beans, book, registerCard } from '../harness/subscriptions.ts';
import { anUploader, someCells } from '../harness/uploads.ts';

interface Shown {
  agrmtId: string;
}

/** What is shown before consent carries a fingerprint. Whatever it shows may change while the sum stays the same. */
describe.each(oneDatabase)('what was agreed to is compared whole, on %s:', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
    await stockPhones(shop, 9);
  });
  afterAll(() => shop.close());

  async function aMember() {
    const { loginId, memNo } = await aNewMember(shop);
    return { memNo, token: await shop.tokenOf({ id: loginId }) };
  }

  async function anApplicant(wish: Parameters<typeof anApplicationBody>[2]) {
    const { token } = await aMember();
    const body = await anApplicationBody(shop, token, wish);
    const { agreeCdList: _agreed, payPrc: _sum, rtnUrl: _way, ...asked } = body;
    const estimate = () => shop.ask<Shown>('estimateSubscription', { token, body: asked });
    const apply = (change: object, params = aKey()) =>
      shop.send('applySubscription', { token, params, body: { ...body, ...change } });
    return { token, estimate, apply };
  }
  const today = () => toDay(shop.context.now());

  const onInvoice = { okOnlyYn: 'Y', payMthdCd: 'PM00107' };
  const addToPrice = async (gdsGrpNo: string, by: number) => {
    const [row] = await shop.context.db.select().from(goods).where(eq(goods.gdsGrpNo, gdsGrpNo));
    await shop.context.db
      .update(goods)
      .set({ slPrc: (row?.slPrc ?? 0) + by })
      .where(eq(goods.gdsGrpNo, gdsGrpNo));
  };

  describe('an application', () => {
    test('whose trial is used up meanwhile is refused, with the estimate of now', async () => {
      const { token, estimate, apply } = await anApplicant({ subsNo: book, bgnDt: today() });
      const { agrmtId } = await estimate();
      const first = await apply({});
      await registerCard(shop, token, (first.data as { pgReq: { payNo: string } }).pgReq.payNo);
      const key = aKey();
      const refused = await apply({ agrmtId }, key);
      const now = await estimate();
      expect(refused).toMatchObject({ code: '1409', data: { rsnCd: 'PRICE', estimate: now } });
      expect(now).toMatchObject({ trialEndDt: null, nowPayPrc: 12_600 });
      expect(now.agrmtId).not.toBe(agrmtId);
      // A repeat is answered as the first was.
      expect(await apply({ agrmtId }, key)).toMatchObject({ code: '1409', data: refused.data });
      expect((await apply({ agrmtId: now.agrmtId })).code).toBe('0000');
    });

    test('that was left open over midnight is refused when its first charge has become that of today', async () => {
      const tomorrow = addDays(today(), 1);
      const { estimate, apply } = await anApplicant({ subsNo: beans, bgnDt: tomorrow });
      const before = await estimate();
      expect(before).toMatchObject({ nowPayPrc: 0 });
      const midnight = startOfDay(tomorrow);
      if (midnight === null) throw new Error('Tomorrow is a day.');
      await pass(shop, Math.ceil((midnight.getTime() - shop.context.now().getTime()) / 1000));
      expect(await apply({ agrmtId: before.agrmtId })).toMatchObject({
        code: '1409',
        data: { rsnCd: 'PRICE', estimate: { nowPayPrc: 14_900 } },
      });
    });

    test('without a fingerprint is compared by its price, as before', async () => {
      const { apply } = await anApplicant({ bgnDt: today() });
      expect((await apply({ payPrc: 1 })).data).toMatchObject({ rsnCd: 'PRICE', payPrc: 14_900 });
      expect((await apply({ agrmtId: null })).code).toBe('0000');
    });
  });

  test('an order whose fees and discounts are others, but not their sum, is refused with the sheet of now', async () => {
    const { token } = await aMember();
    const buyer = aBuyer(shop, async () => token);
    const body = await buyer.bodyFor([kettle]);
    const params = { ordShtNo: body.ordShtNo };
    const read = () => buyer.ask<Shown & { summary: object }>('getOrderSheet', { params });
    const { agrmtId, summary } = await read();
    // What is shown is the same, whether the sheet was just made or read again.
    const dearer = await buyer.bodyFor([{ ...kettle, qty: 2 }]);
    const other = await buyer.ask<Shown>('getOrderSheet', { params: { ordShtNo: dearer.ordShtNo } });
    const refused = await buyer.place({ ...body, agrmtId: other.agrmtId });
    expect(refused).toMatchObject({
      code: '1409',
      data: { rsnCd: 'PRICE', summary, sheet: { ...params, agrmtId, summary } },
    });
    expect((await buyer.place({ ...body, agrmtId })).code).toBe('0000');
  });

  test('an address that became one of an island changes what a sheet shows', async () => {
    const { token } = await aMember();
    const buyer = aBuyer(shop, async () => token);
    const body = await buyer.bodyFor([kettle]);
    const params = { ordShtNo: body.ordShtNo };
    const before = await buyer.ask<Shown>('getOrderSheet', { params });
    const island = { ...anAddress, zipCd: '63100' };
    await buyer.ask('updateDelivery', { params: { dlvNo: body.dlvNo }, body: island });
    expect((await buyer.ask<Shown>('getOrderSheet', { params })).agrmtId).not.toBe(before.agrmtId);
  });

  test('a phone contract with other terms for the same sums is refused with the estimate of now', async () => {
    const { token, memNo } = await aMember();
    const body = await aPhoneOrder(shop, { token, memNo });
    const params = { wlsShtNo: body.wlsShtNo };
    interface Sheet extends Shown {
      estimate: Shown & { planNo: string; keepMnth: number };
    }
    const sheet = await shop.ask<Sheet>('getPhoneSheet', { token, params });
    expect(sheet.agrmtId).toBe(sheet.estimate.agrmtId);
    const { planNo, keepMnth } = sheet.estimate;
    const keepFor = (months: number) =>
      shop.context.db.update(plans).set({ keepMnth: months }).where(eq(plans.planNo, planNo));
    await keepFor(keepMnth + 1);
    const place = (agrmtId: string) =>
      shop.send('placePhoneOrder', { token, params: aKey(), body: { ...body, agrmtId } });
    const refused = await place(sheet.agrmtId);
    expect(refused).toMatchObject({ code: '1409', data: { rsnCd: 'PRICE', estimate: { keepMnth: keepMnth + 1 } } });
    const { estimate } = refused.data as { estimate: Shown };
    expect((await place(estimate.agrmtId)).code).toBe('0000');
    await keepFor(keepMnth);
  });

  describe('a bulk order', () => {
    test('of which two prices changed while the sum did not is refused, and shows both', async () => {
      const who = await anUploader(shop);
      const rows = [
        someCells('W-1', { gdsGrpNo: 'GD0004' }),
        someCells('W-2', { gdsGrpNo: 'GD0002', colorNm: '화이트' }),
      ];
      const { upldNo, totPrc } = await who.upload(rows);
      const shown = await who.see(upldNo);
      await addToPrice('GD0004', 1000);
      await addToPrice('GD0002', -1000);
      const refused = await who.confirm(upldNo, { ...onInvoice, totPrc, agrmtId: shown.agrmtId });
      await addToPrice('GD0004', -1000);
      await addToPrice('GD0002', 1000);
      expect(refused).toMatchObject({ code: '1409', data: { rsnCd: 'PRICE', totPrc } });
      const now = await who.see(upldNo);
      expect(now.agrmtId).not.toBe(shown.agrmtId);
    });

    test('of which a receiver was changed elsewhere is refused, and taken as it is shown then', async () => {
      const who = await anUploader(shop);
      const { upldNo, totPrc, ...shown } = await who.upload([someCells('W-3')]);
      const cells = someCells('W-3', { rcvrNm: '한나무' });
      const body = { ...onInvoice, totPrc };
      const { token } = who;
      const edited = await shop.ask<{ upl: Shown }>('updateUploadRow', {
        token,
        params: { upldNo, rowNo: 1 },
        body: { cells },
      });
      expect(await who.confirm(upldNo, { ...body, agrmtId: shown.agrmtId })).toMatchObject({
        code: '1409',
        data: { rsnCd: 'PRICE', totPrc },
      });
      expect((await who.confirm(upldNo, { ...body, agrmtId: edited.upl.agrmtId })).code).toBe('0000');
    });
  });
});
