// Full tier: the pages of the test provider; all payments of the quick tier go through it.
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase, oneDatabase } from '../harness/databases.ts';
import { anUnpaidOrder, comeBack, deposit, pay, play, stockUp } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop);
  });
  afterAll(() => shop.close());

  const pageOf = async (path: string, headers: Record<string, string> = {}, at = shop) => {
    const { statusCode, headers: got, body } = await request(`${at.url}/pg-test/${path}`, { headers });
    return { status: statusCode, policy: String(got['content-security-policy']), text: await body.text() };
  };

  test('its page says that it is a test, has no field for a card number, and needs no script', async () => {
    const order = await anUnpaidOrder(shop);
    const posted = await fetch(`${shop.url}/pg-test/${order.payNo}`, {
      method: 'POST',
      body: new URLSearchParams({ payNo: order.payNo }),
    });
    const text = await posted.text();
    expect(posted.status).toBe(200);
    expect(text).toContain('테스트 결제');
    expect(text).toContain('259,000원');
    expect(text).toContain(order.ordNo);
    expect(text).not.toMatch(/<script|type="(?:text|tel|number|password)"/u);
    expect(text).not.toMatch(/(?:action|href)="\/pg-test/u);
    expect(posted.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(posted.headers.get('content-security-policy')).toContain('form-action');
  });

  test('each of its forms leads to a page, so that the browser can go back to it', async () => {
    const order = await anUnpaidOrder(shop);
    const post = async (path: string, form: Record<string, string>) => {
      const body = new URLSearchParams(form);
      const answer = await fetch(`${shop.url}/pg-test/${path}`, { method: 'POST', body, redirect: 'manual' });
      return { status: answer.status, location: answer.headers.get('location') };
    };
    const page = `/pg-test/${order.payNo}`;
    expect(await post(order.payNo, { payNo: order.payNo })).toEqual({ status: 303, location: page });
    const played = `${page}/played?back=once`;
    expect(await post(`${order.payNo}/play`, { act: 'approve' })).toEqual({ status: 303, location: played });
    for (const time of [1, 2]) {
      const { status, text } = await pageOf(`${order.payNo}/played?back=once`);
      expect({ time, status, isBack: text.includes('쇼핑몰로 돌아가기') }).toEqual({ time, status: 200, isBack: true });
    }
    expect((await pageOf(order.payNo)).text).toContain('쇼핑몰 첫 화면으로 가기');
    expect((await pageOf('PYnone/played')).status).toBe(404);
  });

  test('each attempt is decided once', async () => {
    const order = await anUnpaidOrder(shop);
    expect((await play(shop, order.payNo)).back?.resultCd).toBe('APPROVED');
    expect((await play(shop, order.payNo, { act: 'refuse' })).status).toBe(404);
    expect((await pageOf(order.payNo)).status).toBe(404);
    expect((await pageOf('PYnone')).text).toContain('결제를 계속할 수 없어요');
  });

  test('a second return can be sent from its page', async () => {
    const order = await anUnpaidOrder(shop);
    const { text, back } = await play(shop, order.payNo, { back: 'twice' });
    expect(text.match(/<form/gu)).toHaveLength(2);
    const answers = [await comeBack(shop, order, back), await comeBack(shop, order, back)];
    expect(answers.map(({ payStat }) => payStat)).toEqual(['PAID', 'PAID']);
  });

  test('an account takes sums that are sums, and shows what it has taken', async () => {
    const order = await anUnpaidOrder(shop, { payMthdCd: 'PM00103' });
    const { vbank } = await pay(shop, order);
    const account = vbank?.acctNo ?? '';
    for (const amt of ['0', '-1', '1.5', 'a lot', '', '99999999999'])
      expect(await deposit(shop, account, amt)).toBe(400);
    expect(await deposit(shop, account, '1,000원')).toBe(200);
    const { text } = await pageOf(`vbank/${account}`);
    expect(text).toContain('1,000원');
    expect(await deposit(shop, '000000000000', 1000)).toBe(404);
  });

  test('it is there for this machine alone, and not beside a real provider', { timeout: 120_000 }, async () => {
    const order = await anUnpaidOrder(shop);
    expect((await pageOf(order.payNo, { host: 'familyshop.localhost:4000' })).status).toBe(200);
    expect((await pageOf(order.payNo, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    expect((await pageOf(order.payNo, { host: 'rebound.example' })).status).toBe(404);
    const closed: Record<string, string>[] = [
      { PG_TEST: '' },
      { PG_URL: 'https://pg.example', PG_SECRET_KEY: 'a key' },
    ];
    for (const settings of closed) {
      const other = await openShop(anyDatabase, settings);
      expect((await pageOf(order.payNo, {}, other)).status).toBe(404);
      await other.close();
    }
  });

  test('a demonstration opens it to everybody who reaches its gateway', async () => {
    const demonstration = await openShop(anyDatabase, { PG_TEST: 'public' });
    const { payNo } = await anUnpaidOrder(demonstration);
    const page = await pageOf(payNo, { 'x-forwarded-for': '203.0.113.7', host: 'mall:4100' }, demonstration);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('실제 돈이 오가지 않아요')]);
    await demonstration.close();
  });
});
