import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/config.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { queueWaitingMessages } from '../../../src/mail/mailing.ts';
import { noticeOf } from '../../../src/mail/notices.ts';
import { postToMember } from '../../../src/members/post-to-member.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { allMessages, aMobile, aNewMember, aSentCode } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { openTextServer, type TextServer } from '../harness/text-server.ts';

const settings = {
  ALIMTALK_APP_KEY: 'an-app',
  ALIMTALK_SECRET_KEY: 'a-secret',
  ALIMTALK_SENDER_KEY: 'a-sender',
  ALIMTALK_FALLBACK_NUMBER: '15880000',
};

describe.each(oneDatabase)('short texts on %s', (kind) => {
  let shop: Shop;
  let server: TextServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await openTextServer(() => shop.context.now());
    const environment = { ...settings, ALIMTALK_URL: server.url, LOG_LEVEL: 'info' };
    shop = await openShop(kind, environment, { write: (line) => void lines.push(line) });
  });
  afterAll(() => Promise.all([shop.close(), server.close()]));

  const arrived = (number: string) => server.texts.filter(({ recipientNo }) => recipientNo === number);
  const rowTo = async (number: string) => (await allMessages(shop)).find(({ target }) => target === number);

  test('a code goes out by its template, falls back to a text message, and is forgotten', async () => {
    const { certVal, target } = await aSentCode(shop);
    await runJobs(shop);
    const content = expect.stringContaining(`인증번호는 ${certVal} 이에요.`);
    expect(arrived(target)).toEqual([
      expect.objectContaining({
        path: 'auth/raw-messages',
        templateCode: 'CERT_CODE',
        senderKey: 'a-sender',
        secretKey: 'a-secret',
        content,
        resendParameter: expect.objectContaining({
          isResend: true,
          resendType: 'LMS',
          resendContent: content,
          resendSendNo: '15880000',
        }),
      }),
    ]);
    expect(await rowTo(target)).toMatchObject({ body: '', tries: 1 });
  });

  const postRestock = async () => {
    const member = await aNewMember(shop, { email: null, mobile: aMobile() });
    const notice = { ...noticeOf('RESTOCK_ALERT', { 상품: '다온 청소기' }), path: '/goods/ngd/GD0001' };
    await inTransaction(shop.context, (context) => postToMember(context, member.memNo, notice));
    return member.mobile;
  };
  const passUntil = (hour: number) => {
    const seconds = (Math.floor(shop.context.now().getTime() / 1000) + 9 * 3600) % 86_400;
    shop.pass((hour * 3600 - seconds + 86_400) % 86_400);
  };

  test('one whose answer was lost is not sent again, within ten minutes or later', async () => {
    for (const seconds of [90, 900]) {
      passUntil(10);
      const mobile = await postRestock();
      server.hangUp(1);
      await runJobs(shop);
      expect(await rowTo(mobile)).toMatchObject({ sentAt: null, tries: 1 });
      shop.pass(seconds);
      await runJobs(shop);
      expect(await rowTo(mobile)).toMatchObject({ sentAt: expect.any(Date), tries: 2 });
      expect(arrived(mobile)).toHaveLength(1);
    }
  });

  test('one that is refused is tried five times, and its number is in no log', async () => {
    passUntil(10);
    const mobile = await postRestock();
    server.refuse(9);
    for (let count = 0; count < 8; count += 1) {
      await runJobs(shop);
      shop.pass(400);
    }
    server.refuse(0);
    expect(arrived(mobile)).toEqual([]);
    expect((await rowTo(mobile))?.tries).toBe(5);
    expect(lines.filter((line) => line.includes('a text was given up'))).toHaveLength(1);
    expect(lines.join('')).not.toContain(mobile);
  });

  test('what is not worth waking someone for waits for the morning', async () => {
    passUntil(23);
    const mobile = await postRestock();
    await runJobs(shop);
    expect(arrived(mobile)).toEqual([]);
    passUntil(8);
    shop.pass(600);
    await runJobs(shop);
    expect(arrived(mobile)).toHaveLength(1);
  });

  test('those that were written without a sender go out once there is one', async () => {
    passUntil(10);
    const { alimtalk } = shop.context.settings;
    shop.context.settings.alimtalk = null;
    const mobile = await postRestock();
    shop.context.settings.alimtalk = alimtalk;
    await queueWaitingMessages(shop.context);
    await queueWaitingMessages(shop.context);
    await runJobs(shop);
    expect(arrived(mobile)).toHaveLength(1);
  });
});

test('the keys of the sender are given together', () => {
  expect(readSettings(settings).alimtalk).toMatchObject({ appKey: 'an-app', url: expect.stringMatching(/^https:/u) });
  expect(() => readSettings({ ALIMTALK_APP_KEY: 'an-app' })).toThrow('must be set together');
  expect(readSettings({}).alimtalk).toBeNull();
});
