// Full tier: a shop that people operate, from the guide's calls to the shopper's page and messages; the mall proves each call.
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { toDts } from '../../mall/src/wire/dts.ts';
import { aForm, aKey, dot, kettle, pot } from '../../mall/test/rest/cases/buying-calls.ts';
import { aQuestion } from '../../mall/test/rest/cases/question-calls.ts';
import { anEntry, endEvent, openEvent } from '../../mall/test/rest/harness/exhibitions.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { runJobs } from '../../mall/test/rest/harness/jobs.ts';
import { openDoor, type Door } from '../../mall/test/rest/harness/operators.ts';
import { aBuyer, stockAll } from '../../mall/test/rest/harness/orders.ts';
import { loseMoneyAtProvider, pay } from '../../mall/test/rest/harness/payments.ts';
import { allMessages, aNewMember } from '../../mall/test/rest/harness/people.ts';
import { aPhoneOrder, stockPhones, type PhonePlaced } from '../../mall/test/rest/harness/phone-orders.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { guideCalls } from '../../mall/test/rest/operator/guide-calls.ts';
import { home, password, worldNow } from '../../mall/test/rest/harness/world.ts';
import { settled, type visit as visitIn, type Visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { signedIn } from '../harness/signed-in.ts';

const guide = [...guideCalls().named];

const webDist = resolve(import.meta.dirname, '../../web/dist');

let shop: Shop;
let door: Door;
let gateway: GatewayProcess;
test.beforeAll(async () => {
  shop = await openShop(anyDatabase, { SHOP_PACE_SECONDS: '0' });
  // The browser uses the clock of the machine.
  shop.pass((Date.now() - worldNow.getTime()) / 1000);
  await stockAll(shop, 90);
  await stockPhones(shop, 5);
  door = await openDoor(shop);
  gateway = await startGatewayProcess({
    MALL_API_URL: shop.url,
    PG_TEST: '1',
    WEB_DIST: webDist,
  });
});
test.afterAll(async () => {
  await gateway?.close();
  await door?.close();
  await shop?.close();
});

/** A call that the guide names. */
async function operate<Data>(call: string, numbers: object = {}, body?: object): Promise<Data> {
  expect(guide).toContain(call);
  const [method = '', path = ''] = call.split(' ');
  const values = new Map(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
  const address = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values.get(name) ?? '');
  const response = await fetch(`${door.url}/operator/v1${address}`, {
    method,
    headers: {
      Authorization: `Bearer ${await door.keyOf('ALL')}`,
      'Content-Type': 'application/json',
      ...(method === 'POST' && { 'X-Idempotency-Key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, data, message } = (await response.json()) as { code: string; data: Data; message: string };
  if (code !== '0000') throw new Error(`${call}: ${code} ${message} ${JSON.stringify(data)}`);
  await runJobs(shop);
  return data;
}

type VisitIn = (
  ...parameters: Parameters<typeof visitIn> extends [unknown, ...infer Rest] ? Rest : never
) => Promise<Visit>;

async function aShopper(visit: VisitIn) {
  const member = await aNewMember(shop);
  const { accessToken: token } = await shop.signIn({ id: member.loginId });
  const buyer = aBuyer(shop, async () => token);
  const { page, complaints } = await visit(
    'phone',
    await signedIn(gateway.url, ['familyshop'], member.loginId, password),
  );
  const paid = async (goods: object) => {
    const { ordNo, payPrc, pgReq } = await buyer.buy([goods]);
    const payNo = pgReq?.payNo ?? '';
    await pay(shop, { ordNo, payPrc, payNo, loginId: member.loginId, token });
    return { ordNo, payNo };
  };
  const upload = async (purpCd: string) => {
    const body = aForm(dot, '사진.png', purpCd);
    return (await shop.ask<{ fileNo: string }>('uploadFile', { token, params: aKey(), body })).fileNo;
  };
  const at = async (path: string) => {
    await page.goto(`${gateway.url}/m/familyshop/${path}`);
    await settled(page);
  };
  return { member, token, buyer, page, complaints, paid, upload, at };
}

/** Mails and short texts of a kind that name one of these numbers, in the outbox. */
async function sent(kind: string, ...numbers: string[]): Promise<string[]> {
  const all = (await allMessages(shop)).filter((each) => each.kind === kind);
  const whole = all.map(({ body, links }) => [body, ...links.map(({ url }) => url)].join('\n'));
  return whole.filter((text) => numbers.some((number) => text.includes(number)));
}

const orderPage = (ordNo: string) => `goods/orderGoods/orderDetail/${ordNo}`;
const phonePage = (ordNo: string) => `goods/orderWireless/detail/${ordNo}`;

test('an order is sent with its parcel number, which its buyer reads', { timeout: 120_000 }, async ({ visit }) => {
  const { page, complaints, paid, at } = await aShopper(visit);
  const { ordNo } = await paid(kettle);
  const { list } = await operate<{ list: { ordNo: string }[] }>('GET /orders');
  expect(list.map((order) => order.ordNo)).toContain(ordNo);
  await operate('POST /orders/{ordNo}/prepare', { ordNo });
  await operate('POST /orders/{ordNo}/send', { ordNo }, { dlvCmpnyNm: '가온택배', invcNo: '640012345678' });
  await at(orderPage(ordNo));
  await page.getByRole('main').getByText('640012345678').first().waitFor();
  expect(await sent('ORDER_SENT', ordNo)).toEqual([
    expect.stringContaining('640012345678'),
    expect.stringContaining('640012345678'),
  ]);
  await operate('POST /orders/{ordNo}/receive', { ordNo });
  await page.reload();
  await page.getByRole('main').getByText('배송 완료').first().waitFor();
  expect(await sent('ORDER_DELIVERED', ordNo)).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('a return is refused with words, another is granted and refunded', { timeout: 120_000 }, async ({ visit }) => {
  const { buyer, page, complaints, paid, at } = await aShopper(visit);
  const returned = async (goods: object) => {
    const { ordNo } = await paid(goods);
    await operate('POST /orders/{ordNo}/prepare', { ordNo });
    await operate('POST /orders/{ordNo}/send', { ordNo }, { dlvCmpnyNm: '가온택배', invcNo: `P${ordNo}` });
    await operate('POST /orders/{ordNo}/receive', { ordNo });
    const { itemList } = await buyer.read(ordNo);
    const body = { itemList: itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })), rsnCd: 'CL00201' };
    const call = async (more: object) =>
      (await buyer.call('returnOrder', { params: { ordNo, ...aKey() }, body: { ...body, ...more } })).data as {
        clmNo: string;
        rfndPrc: number;
      };
    const { rfndPrc } = await call({ dryYn: 'Y' });
    const { clmNo } = await call({ rfndPrc });
    return { ordNo, clmNo };
  };
  const rsnCntn = '받은 상품에 사용한 자국이 있어 환불이 어려워요.';
  const refused = await returned(kettle);
  const claims = await operate<{ list: { clmNo: string }[] }>('GET /claims');
  expect(claims.list.map(({ clmNo }) => clmNo)).toContain(refused.clmNo);
  await operate('POST /claims/{clmNo}/refuse', refused, { rsnCntn });
  await at(orderPage(refused.ordNo));
  await page.getByRole('main').getByText(rsnCntn).first().waitFor();
  expect(await sent('CLAIM_REFUSED', refused.ordNo, refused.clmNo)).toEqual([
    expect.stringContaining(rsnCntn),
    expect.stringContaining(rsnCntn),
  ]);

  const granted = await returned(pot);
  await operate('POST /claims/{clmNo}/collect', granted);
  for (const path of ['check', 'grant']) await operate(`POST /claims/{clmNo}/${path}`, granted);
  await at(orderPage(granted.ordNo));
  await page.getByRole('heading', { name: '반품 · 처리 완료' }).waitFor();
  expect(await sent('RETURN_GRANTED', granted.ordNo, granted.clmNo)).toHaveLength(2);
  expect(await sent('REFUND_DONE', granted.ordNo, granted.clmNo)).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('a paper is asked for, seen, and the line is opened', { timeout: 120_000 }, async ({ visit }) => {
  const { member, token, page, complaints, upload, at } = await aShopper(visit);
  const body = await aPhoneOrder(shop, { token, memNo: member.memNo });
  const { ordNo } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body });
  const rsnCntn = '증명서가 흐려요. 다시 찍어 올려 주세요.';
  await operate('POST /phone-orders/{ordNo}/review', { ordNo });
  await operate('POST /phone-orders/{ordNo}/ask', { ordNo }, { docCdList: ['DC00102'], rsnCntn });
  await at(phonePage(ordNo));
  await page.getByRole('main').getByText(rsnCntn).first().waitFor();
  expect(await sent('PHONE_PAPERS_ASKED', ordNo)).toEqual([
    expect.stringContaining('가족관계증명서'),
    expect.stringContaining('가족관계증명서'),
  ]);
  const docList = [{ docCd: 'DC00102', fileNo: await upload('DOCUMENT') }];
  await shop.ask('givePhoneDocuments', { token, params: { ordNo, ...aKey() }, body: { docList } });
  expect(guide).toContain('GET /phone-orders/{ordNo}/documents/{docCd}');
  const paper = await door.send('readDocument', { params: { ordNo, docCd: 'DC00102' } });
  expect(paper.headers.get('content-type')).toBe('image/png');
  await operate('POST /phone-orders/{ordNo}/pass', { ordNo });
  await operate('POST /phone-orders/{ordNo}/send', { ordNo }, { dlvCmpnyNm: '가온택배', invcNo: '640087654321' });
  await page.reload();
  await page.getByRole('main').getByText('640087654321').first().waitFor();
  expect(await sent('PHONE_SENT', ordNo)).toHaveLength(2);
  await operate('POST /phone-orders/{ordNo}/receive', { ordNo });
  await operate('POST /phone-orders/{ordNo}/open', { ordNo });
  await page.reload();
  await page.getByRole('main').getByText('개통 완료').first().waitFor();
  expect(await sent('PHONE_OPENED', ordNo)).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('an inquiry is answered', { timeout: 120_000 }, async ({ visit }) => {
  const { token, page, complaints, at } = await aShopper(visit);
  const { qstnNo } = await shop.ask<{ qstnNo: string }>('createQuestion', { token, params: aKey(), body: aQuestion });
  await operate('POST /questions/{qstnNo}/answer', { qstnNo }, { ansCntn: '내일 도착해요.' });
  await at('myQuestion/listMyQuestion');
  await page.getByRole('link', { name: `${aQuestion.title} 새 답변` }).tap();
  await page.getByText('내일 도착해요.').waitFor();
  expect(await sent('QUESTION_ANSWERED', qstnNo)).toEqual([expect.stringContaining('내일 도착해요.')]);
  expect(complaints).toEqual([]);
});

test('a refund that the provider refuses is done by hand', { timeout: 120_000 }, async ({ visit }) => {
  const { buyer, page, complaints, paid, at } = await aShopper(visit);
  const { ordNo, payNo } = await paid(kettle);
  await loseMoneyAtProvider(shop, payNo);
  const { itemList } = await buyer.read(ordNo);
  const body = { itemList: itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty })), rsnCd: 'CL00201' };
  const cancel = async (more: object) =>
    (await buyer.call('cancelOrder', { params: { ordNo, ...aKey() }, body: { ...body, ...more } })).data;
  const { rfndPrc } = (await cancel({ dryYn: 'Y' })) as { rfndPrc: number };
  await cancel({ rfndPrc });
  await runJobs(shop);
  const { list } = await operate<{ list: { rfndNo: string; ordNo: string; failCd: string }[] }>('GET /refunds');
  const held = list.find((refund) => refund.ordNo === ordNo);
  expect(held).toMatchObject({ failCd: 'MORE_THAN_TAKEN' });
  expect(await sent('REFUND_DONE', ordNo)).toEqual([]);
  await at(orderPage(ordNo));
  await page.getByRole('main').getByText('환불이 늦어지고 있어요. 확인해서 환불해 드릴게요.').waitFor();
  expect(await page.getByRole('main').getByText('환불 완료').count()).toBe(0);
  await operate('POST /refunds/{rfndNo}/done', { rfndNo: held?.rfndNo ?? '' }, { memo: '은행 화면에서 돌려줌' });
  await page.reload();
  await page.getByRole('main').getByText('환불 완료').waitFor();
  expect(await sent('REFUND_DONE', ordNo)).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('a winner is drawn', { timeout: 120_000 }, async ({ visit }) => {
  const { token, page, complaints, at } = await aShopper(visit);
  const exhbNo = 'EXDRAWN';
  const { urlNm } = await openEvent(shop, { exhbNo, winList: null, winDts: null });
  await shop.ask('enterExhibition', { token, params: { exhbNo, ...aKey() }, body: anEntry });
  await endEvent(shop, exhbNo);
  const { list } = await operate<{ list: { entryNo: string; maskNm: string }[] }>('GET /exhibitions/{exhbNo}/entries', {
    exhbNo,
  });
  const [entry] = list;
  await operate(
    'POST /exhibitions/{exhbNo}/winners',
    { exhbNo },
    { winList: [{ entryNo: entry?.entryNo, prizeNm: '꽃다발' }] },
  );
  await at(`exhibition/${urlNm}`);
  await page
    .getByRole('main')
    .getByText(entry?.maskNm ?? '')
    .first()
    .waitFor();
  expect(await sent('EVENT_WON', urlNm)).toEqual([expect.stringContaining('꽃다발')]);
  expect(complaints).toEqual([]);
});

test('a notice and a frequent question are read in the mall', { timeout: 120_000 }, async ({ visit }) => {
  const { page, complaints, at } = await aShopper(visit);
  const [mall] = await operate<{ mallId: string; faqCtgList: { faqCtgCd: string }[] }[]>('GET /malls');
  const { mallId, faqCtgList } = mall ?? { mallId: '', faqCtgList: [] };
  const notice = { title: '연휴 배송 안내', cntnHtml: '<p>연휴 동안 배송을 쉬어요.</p>', fixYn: 'N' };
  const { brdNo } = await operate<{ brdNo: number }>('POST /notices', {}, { mallId, ...notice });
  await at(`board/boardDetail?tp=CM00404&brdNo=${brdNo}`);
  await page.getByText('연휴 동안 배송을 쉬어요.').waitFor();
  const item = { qstn: '연휴에도 배송하나요?', ansHtml: '<p>연휴 다음 날부터 보내요.</p>', prir: 1 };
  await operate('POST /faqs', {}, { mallId, faqCtgCd: faqCtgList[0]?.faqCtgCd, ...item });
  await at('myShop/faqList');
  await page.getByText(item.qstn).first().waitFor();
  expect(complaints).toEqual([]);
});

test('a popup and a new version of terms are read from their day on', { timeout: 120_000 }, async ({ visit }) => {
  const day = 86_400;
  const inDays = (days: number) => toDts(new Date(shop.context.now().getTime() + days * day * 1000));
  const popup = { popType: 'DP01802', popHtml: '<p>겨울 나눔 소식</p>', url: null, device: null, prir: 1 };
  await operate('POST /popups', {}, { mallId: home, ...popup, startDts: inDays(7), endDts: inDays(30) });
  const terms = '<h2>제1조 새 약관</h2><p>#{mallNm}의 새 판이에요.</p>';
  await operate('POST /terms', {}, { mallId: home, code: 'ME0360101', terms, fromDts: inDays(8) });
  const read = async () => {
    // A gateway of its own: others keep both for an hour.
    const fresh = await startGatewayProcess({ MALL_API_URL: shop.url, PG_TEST: '1', WEB_DIST: webDist });
    try {
      const { page } = await visit('desktop');
      await page.goto(`${fresh.url}/familyshop/home`);
      await settled(page);
      const popups = await page.getByText('겨울 나눔 소식').count();
      await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
      const dialog = page.getByRole('dialog', { name: /이용약관/u });
      await dialog.getByText('시행').first().waitFor();
      return { popups, versions: await dialog.getByText('의 새 판이에요.').count() };
    } finally {
      await fresh.close();
    }
  };
  expect(await read()).toEqual({ popups: 0, versions: 0 });
  shop.pass(8 * day + 60);
  expect(await read()).toEqual({ popups: 1, versions: 1 });
});
