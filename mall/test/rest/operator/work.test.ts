import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exhibitions } from '../../../src/db/schema/exhibitions.ts';
import { operatorLooks, operatorWrites } from '../../../src/db/schema/operators.ts';
import { paymentRefunds } from '../../../src/db/schema/payment-books.ts';
import { aForm, aKey, dot, kettle, pot } from '../cases/buying-calls.ts';
import { aQuestion } from '../cases/question-calls.ts';
import { anEntry, openEvent } from '../harness/exhibitions.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openDoor, type Door } from '../harness/operators.ts';
import { aBuyer, pay, stockAll, type Order } from '../harness/orders.ts';
import {
  aContractProof,
  aPhoneOrder,
  child,
  parent,
  stockPhones,
  type PhoneOrder,
  type PhonePlaced,
} from '../harness/phone-orders.ts';
import { messagesTo, aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Listed {
  totalCnt: number;
  list: Record<string, unknown>[];
}

const parcel = { dlvCmpnyNm: '다온택배', invcNo: 'DA640012345678' };
const days = 86_400;

describe.each(oneDatabase)('an operator on %s', (kind) => {
  let shop: Shop;
  let door: Door;
  let member: Awaited<ReturnType<typeof aNewMember>>;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    door = await openDoor(shop);
    await stockAll(shop, 90);
    member = await aNewMember(shop);
    token = (await shop.signIn({ id: member.loginId })).accessToken;
  });
  afterAll(async () => {
    await door.close();
    await shop.close();
  });

  const buyer = () => aBuyer(shop, async () => token);
  const paid = async (...goods: object[]) => {
    const placed = await buyer().buy(goods);
    await pay(shop, placed);
    return placed.ordNo;
  };
  const upload = async (purpCd: string) => {
    const body = aForm(dot, '사진.png', purpCd);
    return (await shop.ask<{ fileNo: string }>('uploadFile', { token, params: aKey(), body })).fileNo;
  };
  const delivered = async (...goods: object[]) => {
    const ordNo = await paid(...goods);
    await door.ask('prepareOrder', { params: { ordNo } });
    await door.ask('sendOrder', { params: { ordNo }, body: { ...parcel, invcNo: `P${ordNo}` } });
    await door.ask('receiveOrder', { params: { ordNo } });
    return ordNo;
  };
  const rows = async (operation: Parameters<Door['ask']>[0], params = {}) =>
    (await door.ask<Listed>(operation, { params: { size: 100, ...params } })).list;

  test('prepares, sends and delivers an order, which its buyer sees with carrier and number', async () => {
    const ordNo = await paid(kettle);
    expect(await rows('listOpenOrders', { step: 'PREPARE' })).toContainEqual(
      expect.objectContaining({ ordNo, rcvrNm: expect.any(String), itemList: [expect.objectContaining({ qty: 1 })] }),
    );
    expect((await door.send('sendOrder', { params: { ordNo }, body: parcel })).data).toEqual({
      rsnCd: 'STATE',
      stat: 'OR00102',
    });
    await door.ask('prepareOrder', { params: { ordNo } });
    await door.ask('sendOrder', { params: { ordNo }, body: parcel });
    const sent = await buyer().read(ordNo);
    expect(sent).toMatchObject({ ordStat: 'OR00104' });
    expect(JSON.stringify(sent)).toContain(parcel.invcNo);
    expect(sent.histList.at(-1)).toMatchObject({ whoTp: 'S', memo: `${parcel.dlvCmpnyNm} ${parcel.invcNo}` });
    await door.ask('receiveOrder', { params: { ordNo } });
    expect((await buyer().read(ordNo)).ordStat).toBe('OR00105');
  });

  test('sends many orders, of which a wrong row is refused alone', async () => {
    const [first, second] = [await paid(kettle), await paid(pot)];
    for (const ordNo of [first, second]) await door.ask('prepareOrder', { params: { ordNo } });
    const list = [
      { ...parcel, ordNo: first, invcNo: 'DA6400-0000 0001' },
      { ...parcel, ordNo: 'OR00000000', invcNo: 'DA640000000002' },
      { ...parcel, ordNo: second, invcNo: '짧음' },
      { ...parcel, ordNo: second, invcNo: 'DA640000000001' },
    ];
    const results = await door.ask('sendOrders', { body: { list } });
    expect(results).toMatchObject([
      { rowNo: 1, sentYn: 'Y', rsnCntn: null },
      { rowNo: 2, sentYn: 'N', rsnCntn: '주문을 찾을 수 없어요.' },
      { rowNo: 3, sentYn: 'N', rsnCntn: expect.stringContaining('송장번호') },
      { rowNo: 4, sentYn: 'N', rsnCntn: '다른 주문에 쓴 송장번호예요.' },
    ]);
    expect((await buyer().read(first)).ordStat).toBe('OR00104');
    expect((await buyer().read(second)).ordStat).toBe('OR00103');
  });

  const requestReturn = async (ordNo: string, photos: object = {}) => {
    const { itemList } = await buyer().read(ordNo);
    const body = { itemList: itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })), rsnCd: 'CL00201', ...photos };
    const call = (more: object) =>
      buyer().call('returnOrder', { params: { ordNo, ...aKey() }, body: { ...body, ...more } });
    const { rfndPrc } = (await call({ dryYn: 'Y' })).data as { rfndPrc: number };
    return (await call({ rfndPrc })).data as { clmNo: string };
  };

  test('refuses a return with words that its buyer reads, and grants another, which is refunded', async () => {
    const [refused, granted] = [await delivered(kettle), await delivered(pot)];
    const { clmNo } = await requestReturn(refused, { fileNoList: [await upload('CLAIM')] });
    expect(await rows('listOpenClaims', { clmTp: 'RETURN', ordNo: refused })).toMatchObject([
      { clmNo, fileCnt: 1, itemList: [{ colorNm: '화이트', optTxt: null, newOptNm: null, rcvTp: 'PARCEL' }] },
    ]);
    expect(await rows('listOpenClaims', { clmTp: 'EXCHANGE' })).toEqual([]);
    expect((await door.send('readClaimFile', { params: { clmNo, place: 1 } })).code).toBe('0000');
    const rsnCntn = '받은 상품에 사용한 자국이 있어요.';
    await door.ask('refuseClaim', { params: { clmNo }, body: { rsnCntn } });
    const order: Order = await buyer().read(refused);
    expect(order.ordStat).toBe('OR00105');
    expect(order.clmList).toMatchObject([{ clmNo, clmStat: 'CL00105', rejRsnCntn: rsnCntn }]);

    const other = await requestReturn(granted);
    for (const step of ['collectClaim', 'checkClaim', 'grantClaim'] as const)
      await door.ask(step, { params: { clmNo: other.clmNo } });
    expect((await buyer().read(granted)).ordStat).toBe('OR00402');
    expect((await door.send('grantClaim', { params: { clmNo: other.clmNo } })).data).toMatchObject({ rsnCd: 'STATE' });
    expect(await rows('listOpenClaims')).toEqual([]);
  });

  test('asks for papers, sees them, and opens the line of a phone contract', async () => {
    await stockPhones(shop, 5);
    const body = await aPhoneOrder(shop, { token, memNo: member.memNo });
    const { ordNo } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body });
    const read = () => shop.ask<PhoneOrder>('getPhoneOrder', { token, params: { ordNo } });
    const step = (id: Parameters<Door['ask']>[0], words?: object) =>
      door.ask(id, { params: { ordNo }, ...(words && { body: words }) });
    expect(await rows('listPhoneOrders')).toContainEqual(
      expect.objectContaining({ ordNo, stat: 'WL00101', holderNm: '한*온' }),
    );
    await step('reviewPhoneOrder');
    await step('askDocuments', { docCdList: ['DC00102'], rsnCntn: '증명서를 다시 찍어 주세요.' });
    expect(await read()).toMatchObject({ stat: 'WL00103', rsnCntn: '증명서를 다시 찍어 주세요.' });
    expect((await door.send('passPhoneOrder', { params: { ordNo } })).data).toEqual({
      rsnCd: 'STATE',
      stat: 'WL00103',
    });
    const paper = { ordNo, docCd: 'DC00102' };
    expect((await door.send('readDocument', { params: paper })).status).toBe(404);
    const docList = [{ docCd: 'DC00102', fileNo: await upload('DOCUMENT') }];
    await shop.ask('givePhoneDocuments', { token, params: { ordNo, ...aKey() }, body: { docList } });
    const seen = await door.send('readDocument', { params: paper });
    expect(seen.headers.get('content-type')).toBe('image/png');
    expect((seen.data as Buffer).subarray(1, 4).toString('latin1')).toBe('PNG');
    const [look] = await shop.context.db
      .select()
      .from(operatorLooks)
      .where(eq(operatorLooks.operation, 'readDocument'));
    expect(look?.memNoList).toEqual([member.memNo]);
    const inState = async (stat: string) => (await rows('listPhoneOrders', { stat })).map((row) => row['ordNo']);
    expect([await inState('WL00102'), await inState('WL00104')]).toEqual([[ordNo], []]);
    await step('passPhoneOrder');
    await step('sendPhone', { ...parcel, invcNo: 'DA640099990000' });
    expect(await read()).toMatchObject({ stat: 'WL00105' });
    expect(JSON.stringify(await read())).toContain('DA640099990000');
    await step('receivePhone');
    await step('openPhoneLine');
    expect(await read()).toMatchObject({ stat: 'WL00106' });
  });

  test("does not pass a minor's contract before the guardian's papers are there", async () => {
    await stockPhones(shop, 5);
    const { memNo } = member;
    const grdnCertNo = await aContractProof(shop, parent, { memNo });
    const body = { ...(await aPhoneOrder(shop, { token, memNo }, { person: child })), grdnCertNo };
    const { ordNo } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body });
    const params = { ordNo };
    await door.ask('reviewPhoneOrder', { params });
    const { status, message, data } = await door.send('passPhoneOrder', { params });
    expect([status, data]).toEqual([409, { rsnCd: 'STATE', stat: 'WL00102' }]);
    expect(message).toContain('받지 않은 서류가 있어요.');
    await door.ask('askDocuments', { params, body: { docCdList: [], rsnCntn: '서류를 올려 주세요.' } });
    const docList = [];
    for (const docCd of ['DC00101', 'DC00102']) docList.push({ docCd, fileNo: await upload('DOCUMENT') });
    await shop.ask('givePhoneDocuments', { token, params: { ordNo, ...aKey() }, body: { docList } });
    await door.ask('passPhoneOrder', { params });
  });

  test('answers an inquiry once, and its member gets the message', async () => {
    const { qstnNo } = await shop.ask<{ qstnNo: string }>('createQuestion', {
      token,
      params: aKey(),
      body: { ...aQuestion, fileNoList: [await upload('QUESTION')] },
    });
    expect(await rows('listOpenQuestions')).toContainEqual(
      expect.objectContaining({ qstnNo, title: aQuestion.title, fileCnt: 1 }),
    );
    expect((await door.send('readQuestionFile', { params: { qstnNo, place: 1 } })).code).toBe('0000');
    expect((await door.send('readQuestionFile', { params: { qstnNo, place: 2 } })).status).toBe(404);
    await door.ask('answerQuestion', { params: { qstnNo }, body: { ansCntn: '오늘 보냈어요.' } });
    const second = await door.send('answerQuestion', { params: { qstnNo }, body: { ansCntn: '또요.' } });
    expect(second.data).toEqual({ rsnCd: 'STATE', stat: 'ANSWERED' });
    const messages = [...(await messagesTo(shop, member.mobile)), ...(await messagesTo(shop, member.email))];
    expect(messages.filter(({ body }) => body.includes('오늘 보냈어요.'))).toHaveLength(1);
    for (const ansCntn of ['', '가\u0000', null])
      expect((await door.send('answerQuestion', { params: { qstnNo }, body: { ansCntn } })).status).toBe(400);
  });

  test('frees a refund that is held: sent again, or recorded as done by hand with a note', async () => {
    const { db, now } = shop.context;
    const ordNo = await paid(kettle);
    const { itemList } = await buyer().read(ordNo);
    const request = { itemList: itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })), rsnCd: 'CL00201' };
    const cancel = (more: object) =>
      buyer().call('cancelOrder', { params: { ordNo, ...aKey() }, body: { ...request, ...more } });
    const { rfndPrc } = (await cancel({ dryYn: 'Y' })).data as { rfndPrc: number };
    await cancel({ rfndPrc });
    await db.update(paymentRefunds).set({ heldDts: now(), failCd: 'REFUSED' });
    const held = (await rows('listHeldRefunds')).find((each) => each['ordNo'] === ordNo);
    expect(held).toMatchObject({ ordNo, amt: rfndPrc, failCd: 'REFUSED' });
    const params = { rfndNo: String(held?.['rfndNo']) };
    await door.ask('retryRefund', { params });
    expect((await door.send('endRefund', { params, body: { memo: '손으로' } })).data).toEqual({
      rsnCd: 'STATE',
      stat: 'WAIT',
    });
    await db.update(paymentRefunds).set({ heldDts: now() });
    await door.ask('endRefund', { params, body: { memo: '결제사 화면에서 취소함' } });
    expect((await door.send('retryRefund', { params })).data).toEqual({ rsnCd: 'STATE', stat: 'DONE' });
    const writes = await db.select().from(operatorWrites).where(eq(operatorWrites.operation, 'endRefund'));
    expect(writes).toMatchObject([
      { before: { stat: 'HELD' }, after: { stat: 'DONE' }, sealedWords: expect.any(String) },
    ]);
  });

  test('draws the winners of an event after its end, from its entries alone, once', async () => {
    await openEvent(shop, { exhbNo: 'EXDRAW', winList: null, winDts: null });
    await shop.ask('enterExhibition', { token, params: { exhbNo: 'EXDRAW', ...aKey() }, body: anEntry });
    const params = { exhbNo: 'EXDRAW' };
    expect((await door.send('listEntries', { params })).data).toEqual({ rsnCd: 'STATE', stat: 'RUN' });
    shop.pass(6 * days);
    const [entry] = await rows('listEntries', params);
    expect(entry).toMatchObject({ answerList: [{ qNo: 'Q1', ansCntn: '벚꽃' }] });
    const entryNo = String(entry?.['entryNo']);
    const win = (...winList: object[]) => door.send('writeWinners', { params, body: { winList } });
    const wrong = await win(
      { entryNo, prizeNm: '자동차' },
      { entryNo, prizeNm: '꽃다발' },
      { entryNo: 'EN0', prizeNm: '꽃다발' },
    );
    expect((wrong.data as { field: string }[]).map(({ field }) => field)).toEqual([
      'winList[0].prizeNm',
      'winList[1].entryNo',
      'winList[2].entryNo',
    ]);
    expect((await win({ entryNo, prizeNm: '꽃다발' })).code).toBe('0000');
    expect((await win({ entryNo, prizeNm: '꽃다발' })).data).toMatchObject({ rsnCd: 'STATE' });
    const [row] = await shop.context.db.select().from(exhibitions).where(eq(exhibitions.exhbNo, 'EXDRAW'));
    expect(row?.winList).toEqual([{ maskNm: entry?.['maskNm'], prizeNm: '꽃다발' }]);
  });
});
