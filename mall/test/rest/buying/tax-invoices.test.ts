import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../src/db/schema/products.ts';
import { taxInvoices } from '../../../src/db/schema/tax-invoices.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aKey, vacuum } from '../cases/buying-calls.ts';
import { aCompanyBuyer, aParty, byTransfer } from '../cases/statement-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openDoor, type Door } from '../harness/operators.ts';
import { pay, type Order, type OrderItem } from '../harness/orders.ts';
import { openPaymentShop, pass } from '../harness/payment-shop.ts';
import { messagesTo } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { anUploader, someCells } from '../harness/uploads.ts';

interface Stated {
  taxDocList: { docTp: string; prc: number }[];
  stmtTp: string;
  lineList: { gdsNm: string; slPrc: number; qty: number; prc: number }[];
  dlvPrc: number;
  dscntPrc: number;
  totPrc: number;
  taxFreePrc: number;
  splyPrc: number;
  vatPrc: number;
  rfndPrc: number;
  taxInv: { taxNo: string; taxStat: string; aprvNo: string | null; totPrc: number; email: string } | null;
  taxRsnCd: string | null;
}

const price = 259_000;
const aprvNo = '202611234100000000000001';

describe.each(oneDatabase)('the papers of a company on %s', (kind) => {
  let shop: Shop;
  let door: Door;
  let who: Awaited<ReturnType<typeof aCompanyBuyer>>;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
    door = await openDoor(shop);
    who = await aCompanyBuyer(shop);
  });
  afterAll(async () => {
    await door.close();
    await shop.close();
  });

  const statement = (ordNo: string) => who.ask<Stated>('getOrderStatement', { params: { ordNo } });
  const ask = (ordNo: string, change: object = {}, token = who.token) =>
    shop.send('requestTaxInvoice', { token, params: { ordNo, ...aKey() }, body: { ...aParty, ...change } });
  const paid = async (qty = 1, change: object = byTransfer) => {
    const placed = await who.buy([{ ...vacuum, qty }], {}, change);
    await pay(shop, placed);
    return placed;
  };
  const waiting = async (ordNo: string) => {
    const { list } = await door.ask<{ list: Record<string, unknown>[] }>('listTaxInvoices', { params: { size: 100 } });
    return list.find((row) => row['ordNo'] === ordNo);
  };

  test('an estimate of lines of the cart, one of the order until it is paid, and then a statement have the same sums', async () => {
    const { cartNoList } = await who.ask<{ cartNoList: string[] }>('addToCart', { body: { itemList: [vacuum] } });
    await who.ask('updateCartLine', { params: { cartNo: cartNoList[0] }, body: { qty: 2 } });
    const { stmtTp, taxRsnCd, ...before } = await who.ask<Stated>('estimateCart', { body: { cartNoList } });
    expect([stmtTp, taxRsnCd, before.totPrc]).toEqual(['ESTIMATE', 'UNPAID', 2 * price + before.dlvPrc]);
    expect(before.taxFreePrc + before.splyPrc + before.vatPrc).toBe(before.totPrc);
    expect(before.lineList).toMatchObject([{ slPrc: price, qty: 2, prc: 2 * price }]);
    await who.ask('removeFromCart', { body: { cartNoList } });
    const placed = await who.buy([{ ...vacuum, qty: 2 }], {}, byTransfer);
    const sums = (({ lineList, dlvPrc, totPrc, splyPrc, vatPrc }: Stated) => ({
      lineList,
      dlvPrc,
      totPrc,
      splyPrc,
      vatPrc,
    }))(await statement(placed.ordNo));
    expect(before).toMatchObject(sums);
    expect((await statement(placed.ordNo)).stmtTp).toBe('ESTIMATE');
    await pay(shop, placed);
    expect(await statement(placed.ordNo)).toMatchObject({ ...sums, stmtTp: 'STATEMENT', rfndPrc: 0, taxRsnCd: null });
  });

  test('a tax invoice goes from the request to the desk, to its number and to the outbox', async () => {
    const { ordNo, payPrc } = await paid();
    const email = `books-${ordNo}@example.com`.toLowerCase();
    const { data } = await ask(ordNo, { email });
    expect(data).toMatchObject({ taxInv: { taxStat: 'REQUESTED', bizNo: '123-45-67891', rprsNm: '한*온' } });
    expect(await waiting(ordNo)).toMatchObject({ bizNo: '123-45-67891', cmpnyNm: '다온상사', email, reqPrc: payPrc });
    const { taxInv, taxRsnCd } = await statement(ordNo);
    expect([taxInv?.taxStat, taxRsnCd]).toEqual(['REQUESTED', 'ASKED']);
    const params = { taxNo: taxInv?.taxNo ?? '' };
    await door.ask('issueTaxInvoice', { params, body: { aprvNo } });
    expect((await door.send('issueTaxInvoice', { params, body: { aprvNo } })).data).toEqual({
      rsnCd: 'STATE',
      stat: 'ISSUED',
    });
    expect(await waiting(ordNo)).toBeUndefined();
    expect((await statement(ordNo)).taxInv).toMatchObject({ taxStat: 'ISSUED', aprvNo });
    const letters = await messagesTo(shop, email);
    expect(letters.map(({ subject }) => subject.replace(/^\[.*\] /u, '')).toSorted()).toEqual([
      '세금계산서 발행을 요청받았어요',
      '세금계산서를 발행했어요',
    ]);
    expect(letters.map(({ body }) => body).join('\n')).toContain(aprvNo);
  });

  test('goods that are free of tax have a 계산서, to the desk and the outbox, and no 세금계산서', async () => {
    const taxFree = (isFree: boolean) =>
      shop.context.db.update(goods).set({ taxFree: isFree }).where(eq(goods.gdsGrpNo, vacuum.gdsGrpNo));
    await taxFree(true);
    const { ordNo, payPrc } = await paid();
    await taxFree(false);
    const docList = [{ docTp: 'EXEMPT', prc: payPrc }];
    expect(await statement(ordNo)).toMatchObject({ taxFreePrc: payPrc, taxDocList: docList });
    const email = `free-${ordNo}@example.com`.toLowerCase();
    const { data } = await ask(ordNo, { email });
    expect(await waiting(ordNo)).toMatchObject({ docList });
    // What the member asked for stands on the papers of other orders too.
    const other = await paid();
    expect(await statement(other.ordNo)).toMatchObject({ rcvr: { bizNo: '123-45-67891', cmpnyNm: '다온상사' } });
    const params = { taxNo: (data as { taxInv: { taxNo: string } }).taxInv.taxNo };
    await door.ask('issueTaxInvoice', { params, body: { exmpAprvNo: aprvNo } });
    expect((await statement(ordNo)).taxInv).toMatchObject({ taxDocList: [{ ...docList[0], aprvNo }] });
    const letters = await messagesTo(shop, email);
    expect(letters.map(({ subject }) => subject.replace(/^\[.*\] /u, '')).toSorted()).toEqual([
      '계산서 발행을 요청받았어요',
      '계산서를 발행했어요',
    ]);
    expect(letters.map(({ body }) => body).join('\n')).not.toContain('부가세');
  });

  test.each([
    ['123-45-6789', '사업자등록번호 열 자리를 입력해주세요.'],
    ['123-45-67890', '없는 사업자등록번호예요. 사업자등록증의 번호와 한 자리씩 비교해주세요.'],
  ])('a number that cannot be is refused at its field: %s', async (bizNo, reason) => {
    const { ordNo } = await paid();
    expect(await ask(ordNo, { bizNo })).toMatchObject({ status: 400, data: [{ field: 'bizNo', reason }] });
  });

  test('slips of cards and cash receipts stand for it, and what was all given back has none', async () => {
    const byCard = await paid(1, {});
    expect((await statement(byCard.ordNo)).taxRsnCd).toBe('CARD');
    expect((await ask(byCard.ordNo)).data).toEqual({ rsnCd: 'STATE', stat: 'CARD' });
    const withReceipt = await paid(1, { ...byTransfer, cashRcpt: { tp: 'BUSINESS', no: '1234567891' } });
    expect((await ask(withReceipt.ordNo)).data).toEqual({ rsnCd: 'STATE', stat: 'RECEIPT' });
    const { ordNo, payPrc } = await paid();
    await cancel(ordNo, (await who.read(ordNo)).itemList, payPrc);
    await pass(shop, 5);
    expect((await ask(ordNo)).data).toEqual({ rsnCd: 'STATE', stat: 'NOTHING' });
  });

  const cancel = (ordNo: string, items: OrderItem[], rfndPrc: number) =>
    who.ask<Order>('cancelOrder', {
      params: { ordNo },
      body: {
        itemList: items.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })),
        rsnCd: 'CL00201',
        rsnCntn: null,
        rfndPrc,
        dryYn: 'N',
      },
    });

  test('what was given back after the request is not to be invoiced', async () => {
    const { ordNo, payPrc } = await paid(2);
    await ask(ordNo);
    const { itemList } = await who.read(ordNo);
    const half = itemList.map((item) => ({ ...item, qty: 1 }));
    const { rfndPrc } = await who.ask<{ rfndPrc: number }>('cancelOrder', {
      params: { ordNo },
      body: { itemList: half.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })), rsnCd: 'CL00201', dryYn: 'Y' },
    });
    await cancel(ordNo, half, rfndPrc);
    await pass(shop, 5);
    const row = await waiting(ordNo);
    expect([row?.['reqPrc'], Number(row?.['splyPrc']) + Number(row?.['vatPrc'])]).toEqual([payPrc, payPrc - rfndPrc]);
    expect((await statement(ordNo)).rfndPrc).toBe(rfndPrc);
  });

  test('money that is given back after it was issued is taken off by a correction, at the desk and in the statement', async () => {
    const { ordNo, payPrc } = await paid(2);
    const email = `corrected-${ordNo}@example.com`.toLowerCase();
    const { data } = await ask(ordNo, { email });
    const params = { taxNo: (data as { taxInv: { taxNo: string } }).taxInv.taxNo };
    await door.ask('issueTaxInvoice', { params, body: { aprvNo, prc: payPrc } });
    expect(await waiting(ordNo)).toBeUndefined();
    const { itemList } = await who.read(ordNo);
    const half = itemList.map((item) => ({ ...item, qty: 1 }));
    const { rfndPrc } = await who.ask<{ rfndPrc: number }>('cancelOrder', {
      params: { ordNo },
      body: { itemList: half.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })), rsnCd: 'CL00201', dryYn: 'Y' },
    });
    await cancel(ordNo, half, rfndPrc);
    await pass(shop, 5);
    const row = await waiting(ordNo);
    expect(row).toMatchObject({ taxStat: 'CORRECTING', reqPrc: payPrc });
    expect(Number(row?.['splyPrc']) + Number(row?.['vatPrc'])).toBe(-rfndPrc);
    expect((await statement(ordNo)).taxInv).toMatchObject({ taxStat: 'CORRECTING', totPrc: payPrc, crctList: [] });
    const stale = await door.send('issueTaxInvoice', { params, body: { aprvNo, prc: payPrc } });
    expect(stale.data).toEqual({ rsnCd: 'STATE', stat: 'CORRECTING' });
    await door.ask('issueTaxInvoice', { params, body: { aprvNo, prc: -rfndPrc } });
    expect(await waiting(ordNo)).toBeUndefined();
    expect((await statement(ordNo)).taxInv).toMatchObject({
      taxStat: 'ISSUED',
      totPrc: payPrc - rfndPrc,
      crctList: [{ prc: rfndPrc, aprvNo }],
    });
    const letter = (await messagesTo(shop, email)).find(({ subject }) => subject.includes('수정세금계산서'));
    expect(letter?.body).toContain(`공급가액 ${Number(row?.['splyPrc']).toLocaleString('ko-KR')}원`);
  });

  test('a row of a bulk order that is given back corrects what was issued for all of its rows', async () => {
    const uploader = await anUploader(shop);
    const { upldNo, totPrc } = await uploader.upload([someCells(`${kind}-crct-1`), someCells(`${kind}-crct-2`)]);
    await uploader.confirm(upldNo, { okOnlyYn: 'N', payMthdCd: 'PM00107', totPrc });
    await pass(shop, 5);
    const { data } = await ask(upldNo, {}, uploader.token);
    const params = { taxNo: (data as { taxInv: { taxNo: string } }).taxInv.taxNo };
    await door.ask('issueTaxInvoice', { params, body: { aprvNo } });
    const ordNo = (await uploader.see(upldNo)).list[0]?.ordNo ?? '';
    const { itemList } = await shop.ask<Order>('getOrder', { token: uploader.token, params: { ordNo } });
    const body = {
      itemList: itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })),
      rsnCd: 'CL00201',
      rsnCntn: null,
      dryYn: 'Y',
    };
    const dry = await shop.ask<{ rfndPrc: number }>('cancelOrder', {
      token: uploader.token,
      params: { ordNo, ...aKey() },
      body,
    });
    const { rfndPrc } = dry;
    await shop.ask('cancelOrder', {
      token: uploader.token,
      params: { ordNo, ...aKey() },
      body: { ...body, rfndPrc, dryYn: 'N' },
    });
    await pass(shop, 5);
    const row = await waiting(upldNo);
    expect([row?.['taxStat'], row?.['reqPrc']]).toEqual(['CORRECTING', totPrc]);
    expect(Number(row?.['splyPrc']) + Number(row?.['vatPrc'])).toBe(-rfndPrc);
  });

  test('a bulk order has one for all of its rows, once they are orders', async () => {
    const uploader = await anUploader(shop);
    const { upldNo, totPrc } = await uploader.upload([someCells(`${kind}-tax-1`), someCells(`${kind}-tax-2`)]);
    const early = await ask(upldNo, {}, uploader.token);
    expect(early.data).toEqual({ rsnCd: 'STATE', stat: 'UNPAID' });
    await uploader.confirm(upldNo, { okOnlyYn: 'N', payMthdCd: 'PM00107', totPrc });
    await pass(shop, 5);
    const [row] = (await uploader.see(upldNo)).list;
    expect((await ask(row?.ordNo ?? '', {}, uploader.token)).data).toEqual({ rsnCd: 'STATE', stat: 'BULK' });
    expect((await ask(upldNo, {}, uploader.token)).data).toMatchObject({ taxInv: { totPrc } });
    const stated = await shop.ask<Stated>('getUploadStatement', { token: uploader.token, params: { upldNo } });
    expect(stated).toMatchObject({ stmtTp: 'STATEMENT', taxRsnCd: 'ASKED', taxInv: { taxStat: 'REQUESTED', totPrc } });
  });

  test('a file of vouchers has no document, and says nothing of a refund', async () => {
    const bringBy = (dlvType: string) =>
      shop.context.db.update(goods).set({ dlvType }).where(eq(goods.gdsGrpNo, 'GD0004'));
    const [before] = await shop.context.db.select().from(goods).where(eq(goods.gdsGrpNo, 'GD0004'));
    await bringBy('5');
    const uploader = await anUploader(shop);
    const { upldNo, totPrc } = await uploader.upload([someCells(`${kind}-voucher`)]);
    await uploader.confirm(upldNo, { okOnlyYn: 'N', payMthdCd: 'PM00107', totPrc });
    await pass(shop, 5);
    await bringBy(before?.dlvType ?? '');
    const stated = await shop.ask<Stated>('getUploadStatement', { token: uploader.token, params: { upldNo } });
    expect(stated).toMatchObject({ totPrc, rfndPrc: 0, taxRsnCd: 'VOUCHER', taxDocList: [] });
  });

  test('is kept for five years', async () => {
    const { ordNo } = await paid();
    await ask(ordNo);
    const kept = async () =>
      (await shop.context.db.select().from(taxInvoices).where(eq(taxInvoices.ordNo, ordNo))).length;
    shop.pass(5 * 365 * 86_400);
    await sweep(shop.context);
    expect(await kept()).toBe(1);
    shop.pass(3 * 86_400);
    await sweep(shop.context);
    expect(await kept()).toBe(0);
  });
});
