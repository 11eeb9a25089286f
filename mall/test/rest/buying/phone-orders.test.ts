import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { files } from '../../../src/db/schema/files.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { wirelessOrders } from '../../../src/db/schema/phone-orders.ts';
import { productColors } from '../../../src/db/schema/products.ts';
import { plans } from '../../../src/db/schema/wireless.ts';
import {
  askPhoneDocuments,
  openPhoneLine,
  passPhoneOrder,
  receivePhone,
  refusePhoneOrder,
  reviewPhoneOrder,
  sendPhone,
} from '../../../src/features/phone-orders/phone-order-steps.ts';
import { sweepFiles } from '../../../src/features/files/sweep-files.ts';
import { toDts } from '../../../src/wire/dts.ts';
import { aForm, aKey, dot } from '../cases/buying-calls.ts';
import { anAgencyResult } from '../harness/agency.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { play } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import {
  aContractProof,
  adult,
  aPhoneOrder,
  child,
  parent,
  phone,
  phonesOf,
  rtnUrl,
  stockPhones,
  type PhoneOrder,
  type PhonePlaced,
} from '../harness/phone-orders.ts';
import { openShop, type Answer, type Shop } from '../harness/shop.ts';
import { password } from '../harness/world.ts';

const minute = 60;
const day = 86_400;
const stock = 50;

const conflictOf = ({ code, data }: Answer) => [code, data as { rsnCd: string }] as const;

const aCheck = (wlsShtNo: string, certNo: string, telNo = '010-2222-3333') => ({
  wlsShtNo,
  certNo,
  telNo,
  befTelecomCd: 'TC02',
  authTp: 'ACCT4',
  authVal: '1234',
});

describe.each(oneDatabase)('phone orders, on %s,', (kind) => {
  let shop: Shop;
  let token: string;
  let memNo: string;
  let loginId: string;
  beforeAll(async () => {
    shop = await openShop(kind, { ACCESS_TOKEN_SECONDS: '86400', SHOP_PACE_SECONDS: '0' });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const member = await aNewMember(shop);
    ({ memNo, loginId } = member);
    ({ accessToken: token } = await shop.signIn({ id: loginId }));
    await shop.context.db.delete(wirelessOrders);
    await stockPhones(shop, stock);
  });

  const send = (operation: string, body?: object, params: object = {}): Promise<Answer> =>
    shop.send(operation, { token, params: { ...aKey(), ...params }, ...(body && { body }) });
  const ask = <Data>(operation: string, body?: object, params: object = {}): Promise<Data> =>
    shop.ask<Data>(operation, { token, params: { ...aKey(), ...params }, ...(body && { body }) });
  const bodyOf = (choice: object = {}, person = adult) => aPhoneOrder(shop, { token, memNo }, { choice, person });
  const order = async (choice: object = {}, change: object = {}) =>
    ask<PhonePlaced>('placePhoneOrder', { ...(await bodyOf(choice)), ...change });
  const read = (ordNo: string) => ask<PhoneOrder>('getPhoneOrder', undefined, { ordNo });
  const upload = async (purpCd: string) =>
    (await shop.ask<{ fileNo: string }>('uploadFile', { token, params: aKey(), body: aForm(dot, 'a.png', purpCd) }))
      .fileNo;
  /** An order that is cancelled at once; its signature. */
  const signed = async () => {
    const { signFileNo, ...body } = await bodyOf();
    const { ordNo } = await ask<PhonePlaced>('placePhoneOrder', { ...body, signFileNo });
    await ask('cancelPhoneOrder', { rsnCd: 'CL00201' }, { ordNo });
    return signFileNo;
  };
  const later = async (seconds: number) => {
    shop.pass(seconds);
    await runJobs(shop);
    // Days outlast every session.
    ({ accessToken: token } = await shop.signIn({ id: loginId }));
  };
  const list = (query: object) =>
    shop.ask<{ list: { ordNo: string }[]; totalCnt: number }>('listOrders', { token, params: { ...query } });
  const opened = async (choice: object = {}) => {
    const { ordNo } = await order(choice);
    for (const step of [reviewPhoneOrder, passPhoneOrder, sendPhone, receivePhone, openPhoneLine]) {
      expect(await step(shop.context, ordNo)).toBe(true);
    }
    return ordNo;
  };

  test('a sheet holds nothing, an order holds one piece, and every step is told', async () => {
    await bodyOf();
    expect(await phonesOf(shop)).toEqual({ free: stock, held: 0, sold: 0 });

    const { ordNo, pgReq, order: placed } = await order();
    expect(pgReq).toBeNull();
    expect(placed).toMatchObject({ stat: 'WL00101', payPrc: 0, psblList: ['CANCEL'], payDueDts: null });
    expect(placed.holder).toMatchObject({ nm: '한*온', telNo: '010-****-1234', adultYn: 'Y', billNo: '****0000' });
    expect(await phonesOf(shop)).toEqual({ free: stock - 1, held: 1, sold: 0 });

    expect(placed).toMatchObject({ dlvCmpnyNm: null, invcNo: null, pay: null, rcptList: [] });
    for (const step of [reviewPhoneOrder, passPhoneOrder, sendPhone]) await step(shop.context, ordNo);
    expect(await read(ordNo)).toMatchObject({ dlvCmpnyNm: '가온택배', invcNo: expect.stringMatching(/^6\d{11}$/u) });
    expect(await phonesOf(shop)).toEqual({ free: stock - 1, held: 0, sold: 1 });
    await receivePhone(shop.context, ordNo);
    await openPhoneLine(shop.context, ordNo);
    const done = await read(ordNo);
    expect(done).toMatchObject({ stat: 'WL00106', psblList: ['WITHDRAW'] });
    expect(done.histList.map(({ stat, whoTp, rsnCntn }) => [stat, whoTp, rsnCntn])).toEqual([
      ['WL00101', 'M', null],
      ['WL00102', 'S', null],
      ['WL00104', 'S', null],
      ['WL00105', 'S', `가온택배 ${done.invcNo}`],
      ['WL00105', 'S', '휴대폰 배송을 마쳤어요.'],
      ['WL00106', 'S', null],
    ]);
  });

  test('the proof of the identity agency opens a contract, a code by message does not', async () => {
    const { certReqNo, encData } = await anAgencyResult(shop, { purposeCd: 'CONTRACT', token });
    const { certNo, adultYn, age } = await shop.ask<{ certNo: string; adultYn: string; age: number }>('readPhoneCert', {
      token,
      body: { certReqNo, encData },
    });
    expect([adultYn, age]).toEqual(['Y', expect.any(Number)]);
    shop.pass(50 * minute);
    expect((await send('placePhoneOrder', { ...(await bodyOf()), certNo })).code).toBe('0000');

    const body = { purposeCd: 'CONTRACT', certTp: 'SMS', target: '01000001234', mallId: 'M0001', memNm: '한가온' };
    expect(await shop.send('sendCertCode', { body })).toMatchObject({ code: '1400', data: [{ field: 'purposeCd' }] });
    const anonymous = { purposeCd: 'CONTRACT', mallId: 'M0001', rtnUrl };
    expect((await shop.send('requestPhoneCert', { body: anonymous })).code).toBe('1401');
  });

  test.each([
    ['used for another order', { usedAt: new Date() }],
    ["another member's", { memNo: null }],
    ['of another purpose', { purposeCd: 'JOIN' as const }],
    ['shown with another sheet', { wlsShtNo: 'WSother' }],
    ['too old', { expiresAt: new Date(0) }],
  ])('a proof that is %s is EXPIRED', async (_name, change) => {
    const certNo = await aContractProof(shop, adult, { memNo, ...change });
    const answer = await send('placePhoneOrder', { ...(await bodyOf()), certNo });
    expect(conflictOf(answer)).toEqual(['1409', { rsnCd: 'EXPIRED', expTp: 'CERT', ordNo: null }]);
    expect(await phonesOf(shop)).toEqual({ free: stock, held: 0, sold: 0 });
  });

  test('the consents name the carrier and who delivers, who receive personal data', async () => {
    const { wlsShtNo } = await bodyOf();
    const sheet = await ask<{ agreeList: { agreeCd: string; cntnHtml: string }[]; estimate: { telecomNm: string } }>(
      'getPhoneSheet',
      undefined,
      { wlsShtNo },
    );
    const consent = sheet.agreeList.find(({ agreeCd }) => agreeCd === 'AG00302');
    expect(consent?.cntnHtml).toContain(`제공받는 자: ${sheet.estimate.telecomNm}(가입 심사`);
    expect(consent?.cntnHtml).toContain('가온택배(휴대폰 배송)');
  });

  test('a sheet is good for one order, within 60 minutes', async () => {
    const body = await bodyOf();
    const { ordNo } = await ask<PhonePlaced>('placePhoneOrder', body);
    const again = await send('placePhoneOrder', { ...body, signFileNo: await upload('SIGN') });
    expect(conflictOf(again)).toEqual(['1409', { rsnCd: 'EXPIRED', expTp: 'SHEET', ordNo }]);
    const late = await bodyOf();
    shop.pass(60 * minute);
    const answer = await send('getPhoneSheet', undefined, { wlsShtNo: late.wlsShtNo });
    expect(conflictOf(answer)).toEqual(['1409', { rsnCd: 'EXPIRED', expTp: 'SHEET', ordNo: null }]);
  });

  test('nobody under 19 gets past the guardian', async () => {
    const young = async (guardian: typeof adult | null) => ({
      ...(await bodyOf({}, child)),
      grdnCertNo: guardian && (await aContractProof(shop, guardian, { memNo })),
    });
    for (const guardian of [null, child, { ...child, target: '01099998888' }, { ...child, memNm: '한형제' }]) {
      expect(conflictOf(await send('placePhoneOrder', await young(guardian)))).toEqual(['1409', { rsnCd: 'MINOR' }]);
    }
    expect(await phonesOf(shop)).toEqual({ free: stock, held: 0, sold: 0 });

    const { ordNo, order: placed } = await ask<PhonePlaced>('placePhoneOrder', await young(parent));
    expect(placed.holder).toMatchObject({ adultYn: 'N', grdnNm: '한*무' });
    expect(placed.docList.map(({ docCd }) => docCd)).toEqual(['DC00101', 'DC00102']);
    expect(ordNo).toMatch(/^WO/u);
  });

  test('a contract of a minor has the blocking of harmful content and what the guardian agreed to', async () => {
    const body = { ...(await bodyOf({}, child)), grdnCertNo: await aContractProof(shop, parent, { memNo }) };
    const { agreeList } = await ask<{ agreeList: { agreeCd: string; cntnHtml: string; minorYn?: string }[] }>(
      'getPhoneSheet',
      undefined,
      { wlsShtNo: body.wlsShtNo },
    );
    const ofMinors = agreeList.filter(({ minorYn }) => minorYn === 'Y');
    expect(ofMinors.map(({ agreeCd }) => agreeCd)).toEqual(['AG00304']);
    expect(ofMinors[0]?.cntnHtml).toMatch(/차단 수단을 무료로 제공.*법정대리인은.*동의합니다/u);
    const lacking = await send('placePhoneOrder', { ...body, agreeCdList: ['AG00301', 'AG00302'] });
    expect(lacking).toMatchObject({ code: '1400', data: [{ field: 'agreeCdList', rsnCd: 'REQUIRED' }] });
    const { ordNo } = await ask<PhonePlaced>('placePhoneOrder', body);
    const print = await ask<{ agreeList: { agreeCd: string }[] }>('printPhoneOrder', undefined, { ordNo });
    expect(print.agreeList.map(({ agreeCd }) => agreeCd)).toContain('AG00304');
  });

  test('a plan for another age is refused to whom the agency knows to be of theirs', async () => {
    const ages = (change: { ageMin?: number | null; ageMax?: number | null }) =>
      shop.context.db.update(plans).set({ ageMin: null, ageMax: null, ...change });
    for (const change of [{ ageMax: 18 }, { ageMin: 65 }]) {
      await ages(change);
      const refused = await send('placePhoneOrder', await bodyOf());
      expect(refused).toMatchObject({ code: '1400', data: [{ field: 'planNo' }] });
    }
    expect(await phonesOf(shop)).toEqual({ free: stock, held: 0, sold: 0 });
    await ages({ ageMin: 19, ageMax: 64 });
    expect(await ask<PhonePlaced>('placePhoneOrder', await bodyOf())).toMatchObject({
      ordNo: expect.stringMatching(/^WO/u),
    });
    await ages({});
  });

  test('a number is checked for its sheet, once, and comes along', async () => {
    const body = await bodyOf({ joinTp: 'TRANS' });
    const { mnpNo } = await ask<{ mnpNo: string }>('checkPorting', aCheck(body.wlsShtNo, body.certNo));
    const other = await bodyOf({ joinTp: 'TRANS' });
    const elsewhere = await send('placePhoneOrder', { ...other, mnpNo });
    expect(conflictOf(elsewhere)).toEqual(['1409', { rsnCd: 'EXPIRED', expTp: 'PORTING', ordNo: null }]);
    const { order: placed } = await ask<PhonePlaced>('placePhoneOrder', { ...body, mnpNo });
    expect(placed.holder).toMatchObject({ telNo: '010-****-3333', befTelecomCd: 'TC02' });

    for (let number = 1; number <= 4; number += 1) {
      const refused = aCheck(other.wlsShtNo, other.certNo, `0100000010${number}`);
      const answer = await send('checkPorting', refused);
      // The fourth refusal is the fifth check of the hour.
      const psblDts = number < 4 ? null : toDts(new Date(shop.context.now().getTime() + 60 * minute * 1000));
      expect(conflictOf(answer)).toEqual(['1409', { rsnCd: 'PORTING', mnpRsnCd: `MN0010${number}`, psblDts }]);
    }
    shop.pass(30 * minute);
    const sixth = await send('checkPorting', aCheck(other.wlsShtNo, other.certNo));
    expect(sixth.code).toBe('1429');
    // It would have ended at the minute in which the next check is allowed.
    shop.pass(30 * minute);
    expect((await send('getPhoneSheet', undefined, { wlsShtNo: other.wlsShtNo })).code).toBe('0000');
    shop.pass(30 * minute);
    const ended = await send('getPhoneSheet', undefined, { wlsShtNo: other.wlsShtNo });
    expect(conflictOf(ended)).toEqual(['1409', { rsnCd: 'EXPIRED', expTp: 'SHEET', ordNo: null }]);
    shop.pass(60 * minute);
    const fresh = await bodyOf({ joinTp: 'TRANS' });
    expect((await send('checkPorting', aCheck(fresh.wlsShtNo, fresh.certNo))).code).toBe('0000');
  });

  test('another price is told with its estimate, and the order can still be placed', async () => {
    const body = await bodyOf();
    const wrong = await send('placePhoneOrder', { ...body, usimTp: 'ESIM' });
    const estimate = (wrong.data as { estimate: PhoneOrder['estimate'] }).estimate;
    expect(wrong).toMatchObject({ code: '1409', data: { rsnCd: 'PRICE' } });
    expect(estimate.cntrctTotPrc).toBe(body.cntrctTotPrc - 7700 + 2750);
    const { totalPrice, cntrctTotPrc } = estimate;
    expect((await send('placePhoneOrder', { ...body, usimTp: 'ESIM', totalPrice, cntrctTotPrc })).code).toBe('0000');
  });

  test.runIf(isFullTier)('of fifty who want the last phone, one gets it', async () => {
    const bodies = [];
    for (let index = 0; index < 50; index += 1) bodies.push(await bodyOf());
    await stockPhones(shop, 1);
    const answers = await Promise.all(bodies.map((body) => send('placePhoneOrder', body)));
    const ends = Map.groupBy(answers, ({ code, data }) =>
      code === '0000' ? 'placed' : (data as { rsnCd: string }).rsnCd,
    );
    expect({ placed: ends.get('placed')?.length, short: ends.get('STOCK')?.length }).toEqual({ placed: 1, short: 49 });
    expect(await phonesOf(shop)).toEqual({ free: 0, held: 1, sold: 0 });
  });

  test('one payment is waited for before the review; unpaid it ends, and gives the phone back', async () => {
    const { ordNo, pgReq, order: placed } = await order({ instMnth: 1 });
    expect(pgReq).not.toBeNull();
    expect(placed).toMatchObject({ stat: 'WL00101', payPrc: 978_000, psblList: ['PAY', 'CANCEL'] });
    expect(await reviewPhoneOrder(shop.context, ordNo)).toBe(false);
    await later(14 * minute);
    expect((await read(ordNo)).stat).toBe('WL00101');
    await later(2 * minute);
    expect(await read(ordNo)).toMatchObject({ stat: 'WL00201', psblList: [], payDueDts: null });
    expect(await phonesOf(shop)).toEqual({ free: stock, held: 0, sold: 0 });
    const late = await send('payOrder', { payMthdCd: 'PM00101', rtnUrl }, { ordNo });
    expect(late).toMatchObject({ code: '1409', data: { rsnCd: 'STATE', stat: 'WL00201' } });
  });

  test('a paid phone goes to review, and what was paid goes back with a cancel', async () => {
    const { ordNo, pgReq } = await order({ instMnth: 1 });
    const other = await send('payOrder', { payMthdCd: 'PM00102', rtnUrl }, { ordNo });
    expect(other).toMatchObject({ code: '1400', data: [{ field: 'payMthdCd' }] });
    const again = await ask<{ pgReq: { payNo: string }; order: PhoneOrder }>(
      'payOrder',
      { payMthdCd: 'PM00101', rtnUrl },
      { ordNo },
    );
    expect(again.pgReq.payNo).not.toBe(pgReq?.payNo);
    const { back } = await play(shop, again.pgReq.payNo);
    await ask('returnFromPayment', back ?? {});
    expect(await read(ordNo)).toMatchObject({
      stat: 'WL00101',
      psblList: ['CANCEL'],
      rmnPrc: 978_000,
      pay: { payMthdNm: '신용카드', payStat: 'PAID', payDts: expect.stringMatching(/^\d{14}$/u) },
      rcptList: [{ rcptTp: 'CARD', prc: 978_000, splyPrc: 889_091, vatPrc: 88_909, apprNo: expect.any(String) }],
    });
    expect(await reviewPhoneOrder(shop.context, ordNo)).toBe(true);
    const { stat, order: changed } = await ask<{ stat: string; order: PhoneOrder }>(
      'cancelPhoneOrder',
      { rsnCd: 'CL00201' },
      { ordNo },
    );
    expect(stat).toBe('WL00201');
    expect(changed).toMatchObject({ rfndPrc: 978_000, rmnPrc: 0, pay: { payMthdNm: '신용카드' } });
    await runJobs(shop);
    const [attempt] = await shop.context.db.select().from(payments).where(eq(payments.payNo, again.pgReq.payNo));
    expect(attempt).toMatchObject({ payStat: 'REFUND', rfndPrc: 978_000 });
  });

  test('bills by card ask for a card, with 0 won', async () => {
    const { ordNo, pgReq, order: placed } = await order({}, { billTp: 'CARD', billAcct: null });
    expect(pgReq).not.toBeNull();
    expect(placed).toMatchObject({ payPrc: 0, psblList: ['PAY', 'CANCEL'] });
    const [attempt] = await shop.context.db.select().from(payments).where(eq(payments.ordNo, ordNo));
    expect(attempt).toMatchObject({ payMthdCd: 'PM00108', payPrc: 0 });
    expect(await reviewPhoneOrder(shop.context, ordNo)).toBe(false);
    const { back } = await play(shop, pgReq?.payNo ?? '');
    await ask('returnFromPayment', back ?? {});
    expect(await read(ordNo)).toMatchObject({ stat: 'WL00101', psblList: ['CANCEL'], payDueDts: null });
    expect(await reviewPhoneOrder(shop.context, ordNo)).toBe(true);
  });

  test('documents are asked for, all of them, and seven days end the wait', async () => {
    const docs = ['DC00101', 'DC00102'] as const;
    const asking = async () => {
      const { ordNo } = await order();
      await reviewPhoneOrder(shop.context, ordNo);
      expect(await askPhoneDocuments(shop.context, ordNo, docs, '서류가 필요해요.')).toBe(true);
      return ordNo;
    };
    const ordNo = await asking();
    expect(await read(ordNo)).toMatchObject({
      stat: 'WL00103',
      psblList: ['DOCUMENTS', 'CANCEL'],
      rsnCntn: '서류가 필요해요.',
    });
    const one = [{ docCd: 'DC00101', fileNo: await upload('DOCUMENT') }];
    expect((await send('givePhoneDocuments', { docList: one }, { ordNo })).code).toBe('1400');
    const both = [...one, { docCd: 'DC00102', fileNo: await upload('DOCUMENT') }];
    const given = await ask<{ stat: string; order: PhoneOrder }>('givePhoneDocuments', { docList: both }, { ordNo });
    expect(given).toMatchObject({ stat: 'WL00102', order: { docDueDts: null, rsnCntn: null } });
    expect(given.order.docList.map(({ fileNo }) => fileNo)).toEqual(both.map(({ fileNo }) => fileNo));

    const waiting = await asking();
    await later(7 * day);
    expect((await read(waiting)).stat).toBe('WL00103');
    await later(day);
    expect(await read(waiting)).toMatchObject({ stat: 'WL00201', docDueDts: null });
    expect((await read(ordNo)).stat).toBe('WL00102');
  });

  test('a refused order tells why, and gives the phone back', async () => {
    const { ordNo } = await order();
    await reviewPhoneOrder(shop.context, ordNo);
    await refusePhoneOrder(shop.context, ordNo, '심사 기준에 맞지 않아요.');
    expect(await read(ordNo)).toMatchObject({ stat: 'WL00202', rsnCntn: '심사 기준에 맞지 않아요.', psblList: [] });
    expect(await phonesOf(shop)).toEqual({ free: stock, held: 0, sold: 0 });
  });

  test('leaving takes 7 days, 14 for the quality of calls, and the phone stays sold', async () => {
    const ordNo = await opened();
    expect((await send('cancelPhoneOrder', { rsnCd: 'CL00201' }, { ordNo })).code).toBe('1409');
    expect((await read(ordNo)).wdrwRsnList).toHaveLength(8);
    await later(8 * day);
    const late = await send('withdrawPhoneOrder', { rsnCd: 'CL00201' }, { ordNo });
    expect(late).toMatchObject({ code: '1409', data: { rsnCd: 'STATE', stat: 'WL00106' } });
    const left = await ask<{ stat: string; order: PhoneOrder }>('withdrawPhoneOrder', { rsnCd: 'CL00203' }, { ordNo });
    expect(left.stat).toBe('WL00203');
    expect(await phonesOf(shop)).toEqual({ free: stock - 1, held: 0, sold: 1 });
  });

  test('the list has phones beside goods, and a number answers its row', async () => {
    const { ordNo } = await order();
    expect(await list({ ordTp: 'WIRELESS' })).toMatchObject({ totalCnt: 1, list: [{ ordNo, ordTp: 'WIRELESS' }] });
    expect(await list({})).toMatchObject({ totalCnt: 1 });
    expect(await list({ ordStat: 'OR00101,WL00101' })).toMatchObject({ totalCnt: 1 });
    expect(await list({ ordStat: 'WL00106' })).toMatchObject({ totalCnt: 0, list: [] });
    expect(await list({ ordTp: 'GOODS' })).toMatchObject({ totalCnt: 0 });
    const row = await ask<object>('getOrder', undefined, { ordNo });
    expect(row).toMatchObject({ ordNo, ordStat: 'WL00101', gdsCnt: 1, repGdsNm: '누리온 엑스 파이브' });
    expect(row).not.toHaveProperty('holder');
  });

  test('a print names who pays which subsidy, and is masked', async () => {
    const { ordNo } = await order();
    const print = await ask<{ sprtList: { payerNm: string; prc: number }[] }>('printPhoneOrder', undefined, { ordNo });
    expect(print).toMatchObject({ mall: { mallNm: '한빛 패밀리샵' }, signYn: 'Y', holder: { nm: '한*온' } });
    expect(print.sprtList.map(({ payerNm, prc }) => [payerNm, prc])).toEqual([
      ['한빛텔레콤', 240_000],
      ['한빛 패밀리샵', 36_000],
    ]);
    expect(JSON.stringify(print)).not.toContain('한가온');
  });

  test('an open contract keeps its member, and its account and entrance go seven days after opening, its papers after thirty', async () => {
    const fileNo = await upload('DOCUMENT');
    const { ordNo } = await order();
    await reviewPhoneOrder(shop.context, ordNo);
    await askPhoneDocuments(shop.context, ordNo, ['DC00101']);
    await ask('givePhoneDocuments', { docList: [{ docCd: 'DC00101', fileNo }] }, { ordNo });
    const blocks = await shop.ask<{ blockList: { no: string }[] }>('checkWithdrawal', { token });
    expect(blocks.blockList.map(({ no }) => no)).toEqual([ordNo]);
    for (const step of [passPhoneOrder, sendPhone, receivePhone, openPhoneLine]) await step(shop.context, ordNo);
    expect(await shop.ask('checkWithdrawal', { token })).toMatchObject({ blockList: [] });

    const sealed = async () => {
      const [row] = await shop.context.db.select().from(wirelessOrders).where(eq(wirelessOrders.ordNo, ordNo));
      return { account: row?.sealedAcct !== null, entrance: row?.sealedEntrance !== null };
    };
    await later(7 * day - 1);
    expect(await sealed()).toEqual({ account: true, entrance: true });
    await later(1);
    expect(await sealed()).toEqual({ account: false, entrance: false });
    expect((await read(ordNo)).holder.billNo).toBeNull();
    const paper = () => shop.context.db.select().from(files).where(eq(files.fileNo, fileNo));
    await later(22 * day);
    await sweepFiles(shop.context);
    expect(await paper()).toHaveLength(1);
    await later(day);
    await sweepFiles(shop.context);
    expect(await paper()).toEqual([]);
  });

  test('a signature stays with its contract for five years, whoever leaves, and no longer', async () => {
    const { db, fileStore } = shop.context;
    const [mine, unused] = [await signed(), await upload('SIGN')];
    expect((await send('withdraw', { password })).code).toBe('0000');
    ({ memNo, loginId } = await aNewMember(shop));
    ({ accessToken: token } = await shop.signIn({ id: loginId }));
    const numbers = [mine, await signed(), unused];
    const kept = async () => {
      await sweepFiles(shop.context);
      const rows = await db.select().from(files).where(inArray(files.fileNo, numbers));
      const contents = await Promise.all(numbers.map((fileNo) => fileStore.get(fileNo)));
      return { rows: rows.length, contents: contents.filter((content) => content !== null).length };
    };
    shop.pass(2 * day);
    expect(await kept()).toEqual({ rows: 2, contents: 2 });
    shop.pass(5 * 365 * day - 3 * day);
    expect(await kept()).toEqual({ rows: 2, contents: 2 });
    shop.pass(4 * day);
    expect(await kept()).toEqual({ rows: 0, contents: 0 });
  });

  test('a phone without pieces of its color is short', async () => {
    const body = await bodyOf();
    await shop.context.db.update(productColors).set({ stckqty: 0 }).where(eq(productColors.gdsGrpNo, phone));
    expect((await send('placePhoneOrder', body)).data).toMatchObject({
      rsnCd: 'STOCK',
      list: [{ gdsGrpNo: phone, colorNm: '블루', qty: 1, stckqty: 0 }],
    });
  });
});
