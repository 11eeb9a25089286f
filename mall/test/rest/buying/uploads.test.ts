import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { malls } from '../../../src/db/schema/malls.ts';
import { orders, shipments } from '../../../src/db/schema/orders.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { goods, products } from '../../../src/db/schema/products.ts';
import { uploadRows, uploads } from '../../../src/db/schema/uploads.ts';
import { uploadColumns } from '../../../src/features/uploads/columns.ts';
import { productRows } from '../../../src/features/uploads/product-sheet.ts';
import { templateGuide } from '../../../src/features/uploads/template-guide.ts';
import { uploadJobs } from '../../../src/features/uploads/upload-steps.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aKey, anAccount } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openPaymentShop, pass } from '../harness/payment-shop.ts';
import { comeBack, deposit, heldByProvider, play, returnUrl } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { aRow, partsOf, textCell, titles, zip } from '../../uploads/workbooks.ts';
import { anUploader, aSheetForm, someCells, uploadMall, type UploadRowAnswer } from '../harness/uploads.ts';
import { password } from '../harness/world.ts';

const day = 86_400;
const price = 259_000;
const onInvoice = { okOnlyYn: 'Y', payMthdCd: 'PM00107' };

describe.each(oneDatabase)('uploads on %s', (kind) => {
  let shop: Shop;
  let who: Awaited<ReturnType<typeof anUploader>>;
  let last = 0;
  const next = () => `${kind}-${(last += 1)}`;
  const setStock = (stckqty: number, gdsGrpNo = 'GD0004') =>
    shop.context.db.update(products).set({ stckqty }).where(eq(products.gdsGrpNo, gdsGrpNo));
  const setPrice = (slPrc: number) => shop.context.db.update(goods).set({ slPrc }).where(eq(goods.gdsGrpNo, 'GD0004'));
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
    who = await anUploader(shop);
  });
  afterAll(() => shop.close());

  /** Confirms with a virtual account, and opens it. */
  async function openAccount(upldNo: string, totPrc: number) {
    const body = { okOnlyYn: 'Y', totPrc, payMthdCd: 'PM00103', rtnUrl: returnUrl, rfndAcct: anAccount };
    const { data } = await who.confirm(upldNo, body);
    const { payNo } = (data as { pgReq: { payNo: string } }).pgReq;
    const { back } = await play(shop, payNo);
    const { vbank } = await comeBack(shop, who, back);
    return { payNo, ordNo: upldNo, acctNo: vbank?.acctNo ?? '' };
  }

  test('the example of the template can be ordered as it stands', async () => {
    const [, ...columns] = await templateGuide(shop.context.db, uploadMall);
    const example = Object.fromEntries(columns.map((row, index) => [uploadColumns[index]?.colNm, row.at(-1)]));
    expect(example).toMatchObject({ gdsGrpNo: expect.stringMatching(/^GD/u) });
    expect(await who.upload([example])).toMatchObject({ okCnt: 1, errCnt: 0 });
  });

  test('only rows with mistakes are fetched; mended and sent again they take their places, and nothing else changes', async () => {
    await setStock(7);
    const { upldNo } = await who.upload([
      someCells(next()),
      someCells(next(), { zipCd: '4524' }),
      someCells(next(), { dlvMsg: '+문 앞', zipCd: '4525' }),
      someCells(next()),
    ]);
    const before = (await who.see(upldNo)).list;
    const params = { upldNo, fmt: 'csv' };
    const { data } = await shop.send('getUploadErrors', { token: who.token, params });
    const csv = Buffer.from(data as Uint8Array).toString();
    expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\uFEFF줄', '2', '3', '']);
    const mended = csv.replaceAll(/(?=452[45])/gu, '0').replace("'+문", '문');
    const body = aSheetForm(mended);
    const answer = await shop.ask('replaceUploadRows', { token: who.token, params: { upldNo, ...aKey() }, body });
    expect(answer).toMatchObject({ fixCnt: 2, upl: { totCnt: 4, errCnt: 0 } });
    const after = (await who.see(upldNo)).list;
    expect(after.map(({ cells }) => [cells.zipCd, cells.dlvMsg])).toEqual([
      ['04524', ''],
      ['04524', ''],
      ['04525', '문 앞'],
      ['04524', ''],
    ]);
    expect([after[0], after[3]]).toEqual([before[0], before[3]]);
  });

  test('a row tells what it orders and where it is, and is found by its receiver or own number', async () => {
    await setStock(7);
    const own = next();
    const { upldNo, totPrc } = await who.upload([someCells(own, { rcvrNm: '남궁 하람' }), someCells(next())]);
    const find = (kwd: string) =>
      shop.ask<{ list: UploadRowAnswer[]; totalCnt: number }>('listUploadRows', {
        token: who.token,
        params: { upldNo, kwd },
      });
    expect((await find('남궁하')).list).toMatchObject([
      { rowNo: 1, slPrc: price, gdsNm: expect.any(String), invcList: [] },
    ]);
    expect((await find(own.toUpperCase())).list.map(({ rowNo }) => rowNo)).toEqual([1]);
    expect(await find('아무도 아님')).toMatchObject({ list: [], totalCnt: 0 });
    await who.confirm(upldNo, { ...onInvoice, totPrc });
    await pass(shop, 5);
    const { ordNo } = (await find(own)).list[0] ?? {};
    const parcel = { invcNo: `61${own.length}000`, ordNo: ordNo ?? '', dlvCmpnyNm: '온결택배', sentDts: new Date() };
    await shop.context.db.insert(shipments).values(parcel);
    expect((await find(own)).list).toMatchObject([{ invcList: [{ dlvCmpnyNm: '온결택배', invcNo: parcel.invcNo }] }]);
    const params = { upldNo, fmt: 'csv' };
    const { data } = await shop.send('getUploadResult', { token: who.token, params });
    const [titles, first] = Buffer.from(data as Uint8Array)
      .toString()
      .split('\r\n');
    expect(titles).toContain('줄,결과,주문번호,금액,택배사,운송장번호,사유,고객주문번호');
    expect(first).toContain(`${ordNo},${price},온결택배,${parcel.invcNo},`);
    const { list } = await shop.ask<{ list: object[] }>('listOrders', { token: who.token, params: { keyword: own } });
    expect(list).toMatchObject([{ ordNo, custOrdNo: own, rcvrNm: expect.stringMatching(/^남\*+/u) }]);
  });

  test('an estimate before and a statement after tell the same lines and sums, and what rows with mistakes cost is in neither', async () => {
    await setStock(9);
    const { upldNo, totPrc } = await who.upload([
      someCells(next(), { qty: '2' }),
      someCells(next()),
      someCells(next(), { zipCd: '4524' }),
    ]);
    const statement = () =>
      shop.ask<{ stmtTp: string; issDts: string; taxRsnCd: string | null }>('getUploadStatement', {
        token: who.token,
        params: { upldNo },
      });
    const { stmtTp, issDts: _, taxRsnCd, ...before } = await statement();
    expect([stmtTp, taxRsnCd]).toEqual(['ESTIMATE', 'UNPAID']);
    expect(before).toMatchObject({ totPrc, rfndPrc: 0, lineList: [{ slPrc: price, qty: 3, prc: 3 * price }] });
    const { taxFreePrc, splyPrc, vatPrc, dlvPrc } = before as unknown as Record<string, number>;
    expect([(taxFreePrc ?? 0) + (splyPrc ?? 0) + (vatPrc ?? 0), dlvPrc]).toEqual([totPrc, totPrc - 3 * price]);
    await who.confirm(upldNo, { ...onInvoice, totPrc });
    await pass(shop, 5);
    expect(await statement()).toMatchObject({ stmtTp: 'STATEMENT', taxRsnCd: null, ...before });
  });

  test('whatever the list of products has can be ordered, at its price', async () => {
    await setStock(7);
    const [titles, ...rows] = await productRows(shop.context.db, uploadMall);
    expect(titles?.slice(0, 4)).toEqual(['상품번호', '상품명', '옵션', '색상']);
    expect(rows).toContainEqual(['GD0004', expect.any(String), '', '', String(price), '7', '0']);
    const found = await who.upload(
      rows.map(([gdsGrpNo = '', , optNm, colorNm]) => someCells(next(), { gdsGrpNo, optNm, colorNm })),
    );
    expect(found).toMatchObject({ okCnt: rows.length, errCnt: 0 });
    const paid = rows.reduce((sum, row) => sum + Number(row[4]) + Number(row[6]), 0);
    expect(found.totPrc).toBe(paid);
    await setStock(0);
    expect((await productRows(shop.context.db, uploadMall)).some(([number]) => number === 'GD0004')).toBe(false);
    await setStock(7);
  });

  test('errors are named at their cells, with what mends them', async () => {
    await setStock(5);
    const number = next();
    const { upldNo, ...figures } = await who.upload([
      someCells(number, { qty: '3' }),
      someCells(number),
      someCells(next(), { rcvrTel: '1000001234', zipCd: '6311' }),
      someCells(next(), { qty: '4' }),
      someCells(next(), { gdsGrpNo: 'GD9999', qty: '100', rcvrNm: '', dlvMsg: '=1+1', roadAddr: '가'.repeat(101) }),
      someCells(next(), { gdsGrpNo: 'GD0001', optNm: '없는 옵션', colorNm: '없는 색' }),
      someCells(next(), { qty: '한 개', entrMthdCd: '창문' }),
    ]);
    expect(figures).toMatchObject({ stat: 'UP00102', totCnt: 7, okCnt: 1, errCnt: 6, totPrc: 3 * price });
    const { list } = await who.see(upldNo);
    const named = list.map(({ errList }) => errList.map(({ colNm, errCd, fixVal }) => [colNm, errCd, fixVal]));
    expect(named).toEqual([
      [],
      [['custOrdNo', 'DUPLICATE', null]],
      [
        ['rcvrTel', 'FORMAT', '01000001234'],
        ['zipCd', 'FORMAT', '06311'],
      ],
      [['qty', 'STOCK', null]],
      expect.arrayContaining([
        ['rcvrNm', 'REQUIRED', null],
        ['roadAddr', 'LENGTH', null],
        ['dlvMsg', 'FORMULA', null],
        ['qty', 'RANGE', null],
        ['gdsGrpNo', 'NO_GOODS', null],
      ]),
      [
        ['optNm', 'NO_OPTION', null],
        ['colorNm', 'NO_COLOR', null],
      ],
      [
        ['qty', 'FORMAT', '1'],
        ['entrMthdCd', 'FORMAT', null],
      ],
    ]);
  });

  test('rows that a file hides are told, and left out on request', async () => {
    await setStock(5);
    const [first = '', second = ''] = [next(), next()].map((number) =>
      aRow(...Object.values(someCells(number)).map(textCell)),
    );
    const hidden = first.replace('<row>', '<row hidden="1">');
    const bytes = new Uint8Array(zip(partsOf(titles + hidden + second)));
    const send = (hdnYn: string | null) => {
      const body = aSheetForm(bytes, '주문.xlsx');
      if (hdnYn !== null) body.set('hdnYn', hdnYn);
      return shop.ask<{ upldNo: string }>('uploadOrders', { token: who.token, params: aKey(), body });
    };
    expect(await send(null)).toMatchObject({ totCnt: 2, okCnt: 2, hdnCnt: 1, hdnYn: 'Y' });
    const { upldNo, ...left } = await send('N');
    expect(left).toMatchObject({ totCnt: 1, totPrc: price, hdnCnt: 1, hdnColList: [], hdnYn: 'N' });
    expect((await who.see(upldNo)).list.map(({ rowNo }) => rowNo)).toEqual([2]);
  });

  test('an edit checks all rows again, and a deleted row frees what it took', async () => {
    await setStock(5);
    const number = next();
    const { upldNo } = await who.upload([
      someCells(number, { qty: '4' }),
      someCells(number),
      someCells(next(), { qty: '2' }),
    ]);
    const put = (rowNo: number, cells: object | null) =>
      shop.ask<{ chgList: UploadRowAnswer[]; upl: object; delYn: string }>('updateUploadRow', {
        token: who.token,
        params: { upldNo, rowNo },
        body: { cells },
      });
    expect((await who.see(upldNo)).list.map(({ errList }) => errList.length)).toEqual([0, 1, 1]);
    const { chgList, upl, delYn } = await put(1, null);
    expect(delYn).toBe('Y');
    expect(chgList.map(({ rowNo, errList }) => [rowNo, errList])).toEqual([
      [2, []],
      [3, []],
    ]);
    expect(upl).toMatchObject({ totCnt: 2, okCnt: 2, totPrc: 3 * price });
    await put(2, someCells(number, { qty: '5' }));
    expect((await who.see(upldNo)).list).toMatchObject([
      { rowNo: 2, errList: [] },
      { rowNo: 3, errList: [{ errCd: 'STOCK' }] },
    ]);
  });

  test('several rows are replaced all at once or not at all, and checked as one', async () => {
    await setStock(5);
    const [one, two, three] = [next(), next(), next()];
    const { upldNo } = await who.upload([someCells(one), someCells(two), someCells(three, { qty: '4' })]);
    const put = (rowList: object[]) =>
      shop.send('updateUploadRows', { token: who.token, params: { upldNo }, body: { rowList } });
    const before = (await who.see(upldNo)).list;
    // The last row is not there: neither is the first one changed.
    expect(
      (
        await put([
          { rowNo: 1, cells: someCells(two) },
          { rowNo: 9, cells: someCells(one) },
        ])
      ).code,
    ).toBe('1404');
    expect((await who.see(upldNo)).list).toEqual(before);
    // Two rows swap their numbers: between the one and the other they would be the same.
    const { data } = await put([
      { rowNo: 1, cells: someCells(two, { qty: '2' }) },
      { rowNo: 2, cells: someCells(one, { qty: '2' }) },
    ]);
    expect(data).toMatchObject({
      rowList: [
        { rowNo: 1, cells: { custOrdNo: two }, errList: [] },
        { rowNo: 2, cells: { custOrdNo: one }, errList: [] },
      ],
      chgList: [{ rowNo: 3, errList: [{ errCd: 'STOCK' }] }],
      upl: { okCnt: 2, errCnt: 1 },
    });
    const { rowList, chgList } = data as { rowList: object[]; chgList: object[] };
    expect((await who.see(upldNo)).list).toEqual([...rowList, ...chgList]);
  });

  test('an invoice has each good row placed as a paid order of its own, and a number counts once', async () => {
    await setStock(50);
    const number = next();
    const { upldNo, totPrc } = await who.upload([
      someCells(number),
      someCells(next(), { qty: '2' }),
      someCells(next(), { qty: 'x' }),
    ]);
    expect(totPrc).toBe(3 * price);
    const answer = await who.confirm(upldNo, { ...onInvoice, totPrc });
    expect(answer.data).toMatchObject({ ordCnt: 0, failList: [], pgReq: null, upl: { stat: 'UP00103' } });
    await pass(shop, 1);
    const { list, ...upl } = await who.see(upldNo);
    expect(upl).toMatchObject({
      stat: 'UP00104',
      ordCnt: 2,
      errCnt: 1,
      totPrc,
      payPrc: totPrc,
      rfndPrc: 0,
      psblList: [],
    });
    expect(list.map(({ rowStat }) => rowStat)).toEqual(['PLACED', 'PLACED', 'LEFT_OUT']);
    const { token } = who;
    const order = await shop.ask<object>('getOrder', { token, params: { ordNo: list[1]?.ordNo ?? '' } });
    expect(order).toMatchObject({
      ordTp: 'UPLOAD',
      ordStat: 'OR00102',
      ordr: null,
      payPrc: 2 * price,
      rmnPrc: 2 * price,
    });
    const again = await who.upload([someCells(number)]);
    expect((await who.see(again.upldNo)).list[0]?.errList).toMatchObject([{ errCd: 'DUPLICATE' }]);
    await pass(shop, 91 * day);
    who = await anUploader(shop);
    const later = await who.upload([someCells(number)]);
    expect(later.errCnt).toBe(0);
  });

  test('a row that throws keeps none behind it from being placed, and is tried again', async () => {
    await setStock(50);
    const { db } = shop.context;
    const { upldNo, totPrc } = await who.upload([someCells(next()), someCells(next())]);
    await who.confirm(upldNo, { ...onInvoice, totPrc });
    const first = and(eq(uploadRows.upldNo, upldNo), eq(uploadRows.rowNo, 1));
    const [row] = await db.select({ line: uploadRows.line }).from(uploadRows).where(first);
    const step = () => uploadJobs(shop.context)['upload-step']({ upldNo });
    const states = async () => (await who.see(upldNo)).list.map(({ rowStat }) => rowStat);
    await db
      .update(uploadRows)
      .set({ line: { ...row?.line, snapshot: null } as never })
      .where(first);
    await expect(step()).rejects.toThrow('1 rows');
    expect(await states()).toEqual(['OPEN', 'PLACED']);
    await db
      .update(uploadRows)
      .set({ line: row?.line ?? null })
      .where(first);
    await step();
    expect(await states()).toEqual(['PLACED', 'PLACED']);
  });

  test('a number that two uploads confirm is ordered once, and named as failed in the other', async () => {
    await setStock(50);
    const cells = someCells(next());
    const both = [await who.upload([cells]), await who.upload([cells])];
    for (const { upldNo, totPrc } of both) await who.confirm(upldNo, { ...onInvoice, totPrc });
    await pass(shop, 1);
    const seen = await Promise.all(both.map(({ upldNo }) => who.see(upldNo)));
    const rows = seen.flatMap(({ list }) => list);
    expect(rows.map(({ rowStat }) => rowStat).toSorted()).toEqual(['FAILED', 'PLACED']);
    expect(rows.find(({ rowStat }) => rowStat === 'FAILED')?.errList).toMatchObject([{ errCd: 'DUPLICATE' }]);
    const sums = seen.map(({ totPrc, rfndPrc }) => `${totPrc} ordered, ${rfndPrc} left off`);
    expect(sums.toSorted()).toEqual([`0 ordered, ${price} left off`, `${price} ordered, 0 left off`]);
  });

  test('one account is paid for all rows, and the money of those that failed goes back', async () => {
    await setStock(20);
    const { upldNo, totPrc } = await who.upload([someCells(next(), { qty: '2' }), someCells(next(), { qty: '3' })]);
    const account = await openAccount(upldNo, totPrc);
    expect(await who.see(upldNo)).toMatchObject({ stat: 'UP00103', payStat: 'WAIT' });
    await setStock(2);
    await pass(shop, 1);
    const placed = await who.see(upldNo);
    expect(placed.list[0]).toMatchObject({ errList: [] });
    expect(placed).toMatchObject({ stat: 'UP00104', ordCnt: 1, errCnt: 1, totPrc: 2 * price, payPrc: 5 * price });
    expect(placed.list[1]?.errList).toMatchObject([{ colNm: 'qty', errCd: 'STOCK' }]);
    const [first] = placed.list;
    const order = () => shop.ask<object>('getOrder', { token: who.token, params: { ordNo: first?.ordNo ?? '' } });
    expect(await order()).toMatchObject({ ordStat: 'OR00101', psblList: [], pay: { payStat: 'WAIT' } });
    await deposit(shop, account.acctNo, totPrc);
    await pass(shop, 1);
    await pass(shop, 1);
    expect(await order()).toMatchObject({ ordStat: 'OR00102', pay: { payStat: 'PAID' } });
    expect(await who.see(upldNo)).toMatchObject({ rfndPrc: 3 * price, payStat: 'PART_REFUND' });
    expect(await heldByProvider(shop, account)).toBe(2 * price);
  });

  test('without a deposit the orders of all rows end, and their numbers are free again', async () => {
    await setStock(20);
    const cells = someCells(next());
    const { upldNo, totPrc } = await who.upload([cells]);
    await openAccount(upldNo, totPrc);
    await pass(shop, 1);
    await pass(shop, 3 * day);
    await pass(shop, 1);
    who = await anUploader(shop);
    const { list, ...upl } = await who.see(upldNo);
    expect(upl).toMatchObject({ ordCnt: 0, totPrc: 0, payStat: 'CANCEL' });
    expect(list).toMatchObject([{ rowStat: 'ENDED' }]);
    const [order] = await shop.context.db
      .select()
      .from(orders)
      .where(eq(orders.ordNo, list[0]?.ordNo ?? ''));
    expect(order?.ordStat).toBe('OR00901');
    expect((await who.upload([cells])).errCnt).toBe(0);
  });

  test('rows that cost more than a payment takes are shown with their sum, and not confirmed together', async () => {
    await setStock(99 * 84);
    const { upldNo, totPrc } = await who.upload(Array.from({ length: 84 }, () => someCells(next(), { qty: '99' })));
    expect(totPrc).toBe(84 * 99 * price);
    for (const payMthdCd of ['PM00103', 'PM00107']) {
      const body = { okOnlyYn: 'N', totPrc, payMthdCd, rtnUrl: returnUrl, rfndAcct: anAccount };
      const { code, data } = await who.confirm(upldNo, body);
      const reason = expect.stringContaining('2,000,000,000원까지');
      expect({ code, data }).toEqual({ code: '1400', data: [{ field: 'totPrc', reason, rsnCd: 'RANGE' }] });
    }
    expect(await who.see(upldNo)).toMatchObject({ stat: 'UP00102', payPrc: null, totPrc });
  });

  test('a row that costs more than a payment takes has an error', async () => {
    await setStock(99);
    await setPrice(25_000_000);
    const { upldNo, totPrc } = await who.upload([someCells(next(), { qty: '99' }), someCells(next())]);
    await setPrice(price);
    expect(totPrc).toBe(25_000_000);
    expect((await who.see(upldNo)).list).toMatchObject([
      { errList: [{ colNm: 'qty', errCd: 'RANGE' }], payPrc: 0 },
      { errList: [] },
    ]);
  });

  test('an edit before the account is open takes the confirmation back', async () => {
    await setStock(20);
    const { upldNo, totPrc } = await who.upload([someCells(next())]);
    const body = { okOnlyYn: 'N', totPrc, payMthdCd: 'PM00103', rtnUrl: returnUrl, rfndAcct: anAccount };
    await who.confirm(upldNo, body);
    expect(await who.see(upldNo)).toMatchObject({ stat: 'UP00102', psblList: ['EDIT', 'CONFIRM', 'PAY', 'DELETE'] });
    const pay = { payMthdCd: 'PM00103', rtnUrl: returnUrl };
    const again = await shop.ask<object>('payOrder', {
      token: who.token,
      params: { ordNo: upldNo, ...aKey() },
      body: pay,
    });
    expect(again).toMatchObject({ payPrc: totPrc, order: null, upl: { upldNo } });
    const edit = { token: who.token, params: { upldNo, rowNo: 1 }, body: { cells: someCells(next(), { qty: '2' }) } };
    expect((await shop.ask<{ upl: object }>('updateUploadRow', edit)).upl).toMatchObject({
      payPrc: null,
      totPrc: 2 * price,
    });
    const open = and(eq(payments.ordNo, upldNo), eq(payments.payStat, 'READY'));
    expect(await shop.context.db.select().from(payments).where(open)).toEqual([]);
    expect(await who.confirm(upldNo, body)).toMatchObject({
      code: '1409',
      data: { rsnCd: 'PRICE', totPrc: 2 * price },
    });
  });

  test('a refused confirmation shows the rows and the sum of today, which can then be confirmed', async () => {
    await setStock(5);
    const { upldNo, totPrc } = await who.upload([someCells(next(), { qty: '2' }), someCells(next(), { qty: '3' })]);
    await setStock(3);
    const refusal = async (okOnlyYn: string) => (await who.confirm(upldNo, { ...onInvoice, okOnlyYn, totPrc })).data;
    expect(await refusal('N')).toMatchObject({ rsnCd: 'STATE' });
    const { list, ...upl } = await who.see(upldNo);
    expect(upl).toMatchObject({ stat: 'UP00102', okCnt: 1, errCnt: 1, totPrc: 2 * price });
    expect(list.map(({ errList }) => errList.map(({ errCd }) => errCd))).toEqual([[], ['STOCK']]);
    await setStock(1);
    expect(await refusal('Y')).toMatchObject({ rsnCd: 'STATE' });
    expect(await who.see(upldNo)).toMatchObject({ okCnt: 0, totPrc: 0, psblList: ['EDIT', 'DELETE'] });
    await setStock(2);
    expect(await refusal('Y')).toEqual({ rsnCd: 'PRICE', totPrc: 2 * price });
    expect(await who.see(upldNo)).toMatchObject({ okCnt: 1, totPrc: 2 * price });
    expect((await who.confirm(upldNo, { ...onInvoice, totPrc: 2 * price })).code).toBe('0000');
  });

  test('receivers are sealed, and gone 30 days after; orders have their own', async () => {
    await setStock(20);
    const { upldNo } = await who.upload([someCells(next(), { rcvrNm: '나라빛' })]);
    const stored = () => shop.context.db.select().from(uploadRows).where(eq(uploadRows.upldNo, upldNo));
    expect(JSON.stringify(await stored())).not.toContain('나라빛');
    expect((await who.see(upldNo)).list[0]?.cells).toMatchObject({ rcvrNm: '나라빛' });
    await pass(shop, 31 * day);
    await sweep(shop.context);
    expect((await stored())[0]?.sealedRcvr).toBeNull();
    who = await anUploader(shop);
    expect((await who.see(upldNo)).list[0]?.cells).toMatchObject({ rcvrNm: '', qty: '1' });
  });

  test('receivers live 30 days after the last edit, and after a confirmation', async () => {
    await setStock(20);
    const upload = async () => (await who.upload([someCells(next()), someCells(next())])).upldNo;
    const [edited, confirmed] = [await upload(), await upload()];
    const receivers = async () => {
      await pass(shop, 29 * day);
      await sweep(shop.context);
      who = await anUploader(shop);
      const uploads = await Promise.all([edited, confirmed].map((upldNo) => who.see(upldNo)));
      return uploads.map(({ list }) => list.map(({ cells }) => cells['rcvrNm']));
    };
    await pass(shop, 20 * day);
    who = await anUploader(shop);
    const params = { upldNo: edited, rowNo: 1, ...aKey() };
    await shop.ask('updateUploadRow', { token: who.token, params, body: { cells: someCells(next()) } });
    await openAccount(confirmed, (await who.see(confirmed)).totPrc);
    expect(await receivers()).toEqual([
      ['한가온', '한가온'],
      ['한가온', '한가온'],
    ]);
    await pass(shop, 2 * day);
    expect(await receivers()).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  test('one that is confirmed keeps its member from withdrawing until it has ended', async () => {
    await setStock(20);
    const { loginId, memNo } = await aNewMember(shop, { mallId: uploadMall });
    who = await anUploader(shop, loginId);
    // Members of a mall of bulk orders do not leave by themselves. Malls become others.
    const sellAs = (mallSalesType: 'UPLOAD' | 'BUSINESS') =>
      shop.context.db.update(malls).set({ mallSalesType }).where(eq(malls.mallId, uploadMall));
    const check = async () =>
      (await shop.ask<{ blockList: object[] }>('checkWithdrawal', { token: who.token })).blockList;
    const { upldNo, totPrc } = await who.upload([someCells(next())]);
    await who.upload([someCells(next())]);
    const body = { okOnlyYn: 'Y', totPrc, payMthdCd: 'PM00103', rtnUrl: returnUrl, rfndAcct: anAccount };
    expect((await who.confirm(upldNo, body)).code).toBe('0000');
    await sellAs('BUSINESS');
    expect(await check()).toEqual([{ tp: 'ORDER', no: upldNo, nm: '끝나지 않은 대량 주문' }]);
    const leave = () => shop.send('withdraw', { token: who.token, body: { password } });
    expect(await leave()).toMatchObject({ code: '1409', message: expect.stringContaining('끝나지 않은 대량 주문') });
    await pass(shop, day);
    who = await anUploader(shop, loginId);
    expect(await check()).toEqual([]);
    expect((await leave()).code).toBe('0000');
    const { db } = shop.context;
    expect(await db.$count(uploads, eq(uploads.memNo, memNo))).toBe(0);
    await sellAs('UPLOAD');
    who = await anUploader(shop);
  });
});
