import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MessageKind } from '../../../src/db/schema/operations.ts';
import { messageTable } from '../../../src/mail/message-table.ts';
import { textTemplate } from '../../../src/mail/notices.ts';
import { aKey, anAddress, kettle, pot } from '../cases/buying-calls.ts';
import { anEntry, openEvent } from '../harness/exhibitions.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { openDoor, type Door } from '../harness/operators.ts';
import { aBuyer, pay, stockAll } from '../harness/orders.ts';
import { anUnpaidOrder, deposit, pay as payAtProvider, statusOf } from '../harness/payments.ts';
import { allMessages, aMobile, aNewMember, anEmail, messagesTo } from '../harness/people.ts';
import { aPhoneOrder, stockPhones, type PhonePlaced } from '../harness/phone-orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { anApplicationBody, subscribe } from '../harness/subscriptions.ts';

const days = 86_400;

/** A template as a pattern: what stands between its variables is fixed. */
function patternOf(kind: MessageKind): RegExp {
  const fixed = textTemplate(kind).split(/#\{[^}]+\}/u);
  return new RegExp(
    `^${fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)).join('.+')}$`,
    'u',
  );
}

describe.each(oneDatabase)('on %s each step has its word', (database) => {
  let shop: Shop;
  let door: Door;
  beforeAll(async () => {
    shop = await openShop(database, { SHOP_PACE_SECONDS: '0' });
    door = await openDoor(shop);
    await stockAll(shop, 90);
  });
  afterAll(async () => {
    await door.close();
    await shop.close();
  });

  const someone = async () => {
    const member = await aNewMember(shop);
    const token = async () => (await shop.signIn({ id: member.loginId })).accessToken;
    const reach = { ordrEmail: anEmail(), ordrTel: aMobile() };
    return { member, token, reach, buyer: aBuyer(shop, token) };
  };
  type Someone = Awaited<ReturnType<typeof someone>>;
  const buys = async ({ buyer, reach }: Someone, ...goods: object[]) => {
    const placed = await buyer.buy(goods, {}, reach);
    await pay(shop, placed);
    return placed.ordNo;
  };
  const step = (id: Parameters<Door['ask']>[0], ordNo: string, body?: object) =>
    door.ask(id, { params: { ordNo }, ...(body && { body }) });
  const claim = async ({ buyer }: Someone, operation: string, ordNo: string, wish: { pickDlvNo?: string } = {}) => {
    const { itemList } = await buyer.read(ordNo);
    const body = { itemList: itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })), rsnCd: 'CL00201' };
    const send = (more: object) => buyer.call(operation, { params: { ordNo }, body: { ...body, ...wish, ...more } });
    const { rfndPrc, pickDtList } = (await send({ dryYn: 'Y' })).data as { rfndPrc: number; pickDtList: string[] };
    const pickDt = wish.pickDlvNo === undefined ? null : pickDtList[0];
    return (await send({ rfndPrc, pickDt })).data as { clmNo: string };
  };
  // In no order: the clock of a test stands still.
  const kindsTo = async (target: string) => (await messagesTo(shop, target)).map(({ kind }) => kind).toSorted();

  test('from paid to a refused and a granted return, by mail and by short text, once each', async () => {
    const person = await someone();
    const ordNo = await buys(person, kettle, pot);
    await step('prepareOrder', ordNo);
    await step('sendOrder', ordNo, { dlvCmpnyNm: '다온택배', invcNo: 'DA64000099' });
    await step('receiveOrder', ordNo);
    const { clmNo } = await claim(person, 'returnOrder', ordNo);
    await door.ask('refuseClaim', { params: { clmNo }, body: { rsnCntn: '쓰던 자국이 있어요.' } });
    const { dlvNo } = await person.buyer.ask<{ dlvNo: string }>('createDelivery', { body: anAddress });
    const again = await claim(person, 'returnOrder', ordNo, { pickDlvNo: dlvNo });
    for (const id of ['collectClaim', 'checkClaim', 'grantClaim'] as const)
      await door.ask(id, { params: { clmNo: again.clmNo } });
    await runJobs(shop);
    const kinds = [
      'ORDER_PAID',
      'ORDER_SENT',
      'ORDER_DELIVERED',
      'CLAIM_RECEIVED',
      'CLAIM_REFUSED',
      'CLAIM_RECEIVED',
      'CLAIM_COLLECTING',
      'RETURN_GRANTED',
    ];
    expect((await kindsTo(person.reach.ordrEmail)).filter((kind) => kind !== 'REFUND_DONE')).toEqual(kinds.toSorted());
    expect((await kindsTo(person.reach.ordrTel)).filter((kind) => kind !== 'REFUND_DONE')).toEqual(kinds.toSorted());
    const [sent] = (await messagesTo(shop, person.reach.ordrEmail)).filter(({ kind }) => kind === 'ORDER_SENT');
    expect(sent?.body.split('\n')).toEqual([
      expect.stringMatching(/전기주전자.* \d+개$/u),
      expect.stringMatching(/냄비.* \d+개$/u),
      '택배 다온택배 DA64000099',
      '도착 예정 4월 16일(목)',
      `주문번호 ${ordNo}`,
      expect.stringMatching(/^배송지 .+\*.* \(\d{5}\) /u),
    ]);
    const received = (await messagesTo(shop, person.reach.ordrEmail)).filter(({ kind }) => kind === 'CLAIM_RECEIVED');
    expect(received.map(({ body }) => /수거 희망일 \d+월 \d+일\(.\)\n수거지 .+\*.* \(\d{5}\) /u.test(body))).toContain(
      true,
    );
    const [refused] = (await messagesTo(shop, person.reach.ordrTel)).filter(({ kind }) => kind === 'CLAIM_REFUSED');
    expect(refused?.body).toContain('사유: 쓰던 자국이 있어요.');
  });

  test('of a cancelled order and its refund', async () => {
    const person = await someone();
    const order = await anUnpaidOrder(shop, { loginId: person.member.loginId });
    await payAtProvider(shop, order, { act: 'approve' });
    await claim(person, 'cancelOrder', order.ordNo);
    await runJobs(shop);
    const kinds = (await allMessages(shop))
      .filter(({ links }) => links.some(({ url }) => url.endsWith(order.ordNo)))
      .map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['ORDER_CANCELLED', 'ORDER_PAID', 'REFUND_DONE']);
  });

  test('of an account to pay into, with its deadline, and of a wrong sum', async () => {
    const order = await anUnpaidOrder(shop, { payMthdCd: 'PM00103' });
    await payAtProvider(shop, order, { act: 'approve' });
    const { vbank } = await statusOf(shop, order);
    await deposit(shop, vbank?.acctNo ?? '', order.payPrc - 1000);
    await runJobs(shop);
    const messages = (await allMessages(shop)).filter(({ links }) =>
      links.some(({ url }) => url.endsWith(order.ordNo)),
    );
    const ofKind = (kind: MessageKind) => messages.filter((each) => each.kind === kind);
    expect(ofKind('ACCOUNT_ISSUED')).toHaveLength(1);
    expect(ofKind('ACCOUNT_ISSUED')[0]?.body).toContain(`입금 계좌 ${vbank?.bankNm} ${vbank?.acctNo}`);
    expect(ofKind('DEPOSIT_WRONG')[0]?.body).toContain('입금하신 금액 258,000원');
  });

  test('of a phone contract', async () => {
    await stockPhones(shop, 5);
    const { member, token } = await someone();
    const apply = async () => {
      const bearer = await token();
      const body = await aPhoneOrder(shop, { token: bearer, memNo: member.memNo });
      return shop.ask<PhonePlaced>('placePhoneOrder', { token: bearer, params: aKey(), body });
    };
    const [opened, asked, refused] = [await apply(), await apply(), await apply()];
    for (const id of ['reviewPhoneOrder', 'passPhoneOrder', 'sendPhone', 'receivePhone', 'openPhoneLine'] as const)
      await step(
        id,
        opened.ordNo,
        id === 'sendPhone' ? { dlvCmpnyNm: '가온택배', invcNo: 'GA640012345678' } : undefined,
      );
    for (const { ordNo } of [asked, refused]) await step('reviewPhoneOrder', ordNo);
    await step('askDocuments', asked.ordNo, { docCdList: ['DC00102'], rsnCntn: '증명서를 다시 찍어 주세요.' });
    await step('refusePhoneOrder', refused.ordNo, { rsnCntn: '서류를 확인할 수 없어요.' });
    const mailsOf = async ({ ordNo }: PhonePlaced) =>
      (await allMessages(shop)).filter(({ links }) => links.some(({ url }) => url.endsWith(ordNo)));
    const kindsOf = async (order: PhonePlaced) => (await mailsOf(order)).map(({ kind }) => kind).toSorted();
    expect(await kindsOf(opened)).toEqual(['PHONE_OPENED', 'PHONE_RECEIVED', 'PHONE_SENT']);
    expect(await kindsOf(refused)).toEqual(['PHONE_RECEIVED', 'PHONE_REFUSED']);
    expect(await kindsOf(asked)).toEqual(['PHONE_PAPERS_ASKED', 'PHONE_RECEIVED']);
    const mail = (await mailsOf(asked)).find(({ kind }) => kind === 'PHONE_PAPERS_ASKED');
    expect(mail?.body).toContain('서류 가족관계증명서\n내는 기한 ');
  });

  test('of a subscription: begun, announced, charged, paused, ended', async () => {
    const { member, token } = await someone();
    const bgnDt = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
      .format(shop.context.now())
      .replaceAll('-', '');
    await anApplicationBody(shop, await token());
    const { applNo } = await subscribe(shop, await token(), { bgnDt, cyclCd: 'W2' });
    for (let day = 0; day < 15; day += 1) {
      shop.pass(days);
      await runJobs(shop);
    }
    const change = async (operation: string, body: object) =>
      shop.ask(operation, { token: await token(), params: { applNo, ...aKey() }, body });
    const { rsmToDt } = await shop.ask<{ rsmToDt: string }>('getApplication', {
      token: await token(),
      params: { applNo },
    });
    await change('pauseApplication', { toDt: rsmToDt });
    await change('cancelApplication', { rsnCd: 'SB00301' });
    await runJobs(shop);
    const kinds = (await kindsTo(member.email)).filter((kind) => kind !== 'REFUND_DONE');
    expect(kinds).toEqual(
      ['SUBSCRIPTION_BEGUN', 'CHARGE_ANNOUNCED', 'CHARGED', 'SUBSCRIPTION_PAUSED', 'SUBSCRIPTION_ENDED'].toSorted(),
    );
  });

  test('of an event: entered, and won', async () => {
    const { member, token } = await someone();
    await openEvent(shop, { exhbNo: 'EXWORDS', winList: null, winDts: null });
    const params = { exhbNo: 'EXWORDS' };
    const { entryNo } = await shop.ask<{ entryNo: string }>('enterExhibition', {
      token: await token(),
      params: { ...params, ...aKey() },
      body: anEntry,
    });
    shop.pass(6 * days);
    await door.ask('writeWinners', { params, body: { winList: [{ entryNo, prizeNm: '꽃다발' }] } });
    expect(await kindsTo(member.email)).toEqual(['EVENT_ENTERED', 'EVENT_WON']);
  });

  test('each short text is its approved template with the variables filled in', async () => {
    const texts = (await allMessages(shop)).filter(({ channel }) => channel === 'SMS');
    expect(new Set(texts.map(({ kind }) => kind)).size).toBeGreaterThan(10);
    for (const { kind, body } of texts) expect(body).toMatch(patternOf(kind));
  });
});

test('codes of templates and their texts fit their sender', () => {
  for (const kind of Object.keys(messageTable) as MessageKind[]) {
    expect(kind.length).toBeLessThanOrEqual(20);
    expect(messageTable[kind].details.length * 200 + 300).toBeLessThanOrEqual(1300);
  }
});
