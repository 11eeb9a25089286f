import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pot, vacuum } from '../cases/buying-calls.ts';
import { givePoints } from '../harness/benefits.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aGuestOrder } from '../harness/guest-orders.ts';
import { runJobs } from '../harness/jobs.ts';
import { openMailServer } from '../harness/mail-server.ts';
import { anEmail, messagesTo } from '../harness/people.ts';
import { aBuyer, pay } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

/** At the storefront, whose gateway serves pictures where no image host is named; mail programs show no SVG. */
const picture = /^http:\/\/localhost:4000\/images\/.+\.png$/u;

describe.each(oneDatabase)('on %s the mail of an order', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const mailsTo = (email: string) => messagesTo(shop, email);
  const buyer = () => aBuyer(shop, () => shop.tokenOf());

  test('comes once it is paid, once, and leads to the order', async () => {
    const ordrEmail = anEmail();
    const placed = await buyer().buy([pot, vacuum], {}, { ordrEmail });
    expect(await mailsTo(ordrEmail)).toEqual([]);
    await pay(shop, placed);
    await pay(shop, placed);
    const mails = await mailsTo(ordrEmail);
    expect(mails).toMatchObject([{ channel: 'EMAIL', kind: 'ORDER_PAID' }]);
    expect(mails[0]?.body.split('\n')).toEqual([
      expect.stringMatching(/^가온 세라믹 냄비.* 1개$/u),
      expect.stringMatching(/ 1개$/u),
      '결제 금액 291,000원',
      '도착 예정 4월 16일(목), 날짜를 정하는 상품은 따로 안내',
      `주문번호 ${placed.ordNo}`,
      expect.stringMatching(/^배송지 .*\*/u),
    ]);
    expect(mails[0]?.goods).toEqual(
      mails[0]?.body
        .split('\n')
        .slice(0, 2)
        .map((text) => ({ text, imageUrl: expect.stringMatching(picture) })),
    );
    expect(mails[0]?.links).toEqual([
      { label: '주문 내역 보기', url: `http://localhost:4000/familyshop/order/orderDetail/${placed.ordNo}` },
    ]);
  });

  test('comes for what points pay, too', async () => {
    await givePoints(shop, 32_000);
    const ordrEmail = anEmail();
    const { ordNo } = await buyer().buy([pot], { usePnt: 32_000 }, { ordrEmail });
    expect(await mailsTo(ordrEmail)).toMatchObject([{ body: expect.stringContaining(ordNo) }]);
  });

  test('comes to a guest of a marketing mall', async () => {
    const { placed, ordrEmail } = await aGuestOrder(shop);
    const [mail] = await mailsTo(ordrEmail);
    expect(mail?.links[0]?.url).toBe(`http://localhost:4000/familyshop-m/order/orderDetail/${placed.ordNo}`);
  });

  test('shows pictures to programs that show HTML', async () => {
    const server = await openMailServer();
    const sending = await openShop(kind, { SMTP_URL: server.url, IMAGE_HOST: 'https://pictures.example' });
    await pay(sending, await aBuyer(sending, () => sending.tokenOf()).buy([pot]));
    await runJobs(sending);
    const raw = server.mails.map((mail) => mail.raw.replaceAll(/=\r?\n/gu, '')).join('\n');
    const id = /Message-ID: <([^@]+)@/iu.exec(raw)?.[1] ?? 'none';
    expect(raw).toContain('multipart/alternative');
    expect(raw).toContain(`-${id}-Part_1`);
    expect(raw).toContain('img src=3D"https://pictures.example/images/');
    await sending.close();
    await server.close();
  });
});
