import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { outbox } from '../../../src/db/schema/operations.ts';
import { queueWaitingMessages } from '../../../src/mail/mailing.ts';
import { jobHandlers } from '../../../src/job-handlers.ts';
import { jobNames } from '../../../src/jobs/job-kinds.ts';
import { anyDatabase, oneDatabase } from '../harness/databases.ts';
import { aJobQueue, runJobs } from '../harness/jobs.ts';
import { openMailServer, type MailServer } from '../harness/mail-server.ts';
import { allMessages, anEmail, aSentCode, messagesTo } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

const outboxOf = (shop: Shop, headers: Record<string, string> = {}) => request(`${shop.url}/dev/outbox`, { headers });

describe.each(oneDatabase)('on %s', (kind) => {
  describe('the outbox of development', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await openShop(kind);
    });
    afterAll(() => shop.close());

    const statusWith = async (headers: Record<string, string>) => {
      const { statusCode, body } = await outboxOf(shop, headers);
      await body.dump();
      return statusCode;
    };

    test('shows what would have been sent, newest first, with links to press', async () => {
      const { certVal, target } = await aSentCode(shop);
      shop.pass(1);
      const email = anEmail();
      await shop.ask('sendJoinMail', { body: { email, mallId: home } });
      const { statusCode, headers, body } = await outboxOf(shop);
      const text = await body.text();
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(text).toContain(certVal);
      expect(text.indexOf(email)).toBeLessThan(text.indexOf(target));
      expect(text).toMatch(/<a href="http:\/\/localhost:4000\/familyshop\/joinMailAuth\?token=[\w-]+">/u);
    });

    test('is returned as JSON to clients that prefer it', async () => {
      const email = anEmail();
      // So that it is the newest.
      shop.pass(1);
      await shop.ask('sendJoinMail', { body: { email, mallId: home } });
      const { body } = await outboxOf(shop, { accept: 'application/json' });
      const [newest] = (await body.json()) as object[];
      expect(newest).toMatchObject({
        mallId: home,
        channel: 'EMAIL',
        kind: 'JOIN_LINK',
        target: email,
        links: [{ url: expect.stringContaining('joinMailAuth') }],
      });
    });

    test('is there for this machine alone, under its own names', async () => {
      expect(await statusWith({ host: 'mall.localhost:4100' })).toBe(200);
      expect(await statusWith({ 'x-forwarded-for': '127.0.0.1' })).toBe(200);
      expect(await statusWith({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
      expect(await statusWith({ host: 'rebound.example' })).toBe(404);
    });

    test.each([
      ['DEV_OUTBOX', '0'],
      ['DEV_OUTBOX', ''],
      ['SMTP_URL', 'smtp://127.0.0.1:1'],
    ])('is not there with %s %s', async (name, value) => {
      const other = await openShop(anyDatabase, { [name]: value });
      const { statusCode, body } = await outboxOf(other);
      expect([statusCode, ((await body.json()) as { code: string }).code]).toEqual([404, '1404']);
      await other.close();
    });
  });

  describe('with a mail server', () => {
    let shop: Shop;
    let server: MailServer;
    const lines: string[] = [];
    beforeAll(async () => {
      server = await openMailServer();
      shop = await openShop(
        kind,
        { SMTP_URL: server.url, MAIL_FROM: '통신가족샵 <no-reply@familyshop.example>', LOG_LEVEL: 'info' },
        { write: (line) => void lines.push(line) },
      );
    });
    afterAll(() => Promise.all([shop.close(), server.close()]));

    const mailTo = async () => {
      const email = anEmail();
      await shop.ask('sendJoinMail', { body: { email, mallId: home } });
      const [message] = await messagesTo(shop, email);
      return { email, id: message?.id ?? '', url: message?.links[0]?.url ?? '' };
    };
    const rowOf = async (id: string) => (await allMessages(shop)).find((message) => message.id === id);
    const arrived = (email: string) => server.mails.filter(({ to }) => to.includes(email));

    test('mails that waited go out, once, and what was secret in them is forgotten', async () => {
      const { email, id, url } = await mailTo();
      const both = [shop.context.jobs, aJobQueue(shop.database.jobDatabase, shop.context.now)];
      await both[1]?.open();
      await Promise.all(both.map((jobs) => jobs.work(jobHandlers(shop.context))));
      await expect.poll(async () => (await rowOf(id))?.sentAt, { timeout: 20_000 }).not.toBeNull();
      await both[1]?.stop();
      await Promise.all(jobNames.map((name) => shop.context.jobs.boss.offWork(name)));
      const [mail, ...more] = arrived(email);
      expect(more).toEqual([]);
      expect(mail?.from).toBe('no-reply@familyshop.example');
      expect(decoded(mail?.raw)).toContain(url);
      expect(await rowOf(id)).toMatchObject({ body: '', links: [], tries: 1 });
    });

    test("a refused mail is tried again later, and the server's text about the recipient is not stored", async () => {
      const { email, id } = await mailTo();
      server.refuse(1);
      await runJobs(shop);
      expect(lines.filter((line) => line.includes(id) && line.includes('a mail could not be sent'))).toHaveLength(1);
      expect(arrived(email)).toEqual([]);
      await runJobs(shop);
      expect(arrived(email)).toEqual([]);
      shop.pass(90);
      await runJobs(shop);
      expect(arrived(email)).toHaveLength(1);
      expect(lines.join('')).not.toContain('example.com');
    });

    test('a mail whose job comes twice is sent once', async () => {
      const { email, id } = await mailTo();
      await shop.context.jobs.send(shop.context.db, 'mail', { id });
      await runJobs(shop);
      expect(arrived(email)).toHaveLength(1);
    });

    test('a mail of today that has no job gets one when malls start, and is sent once', async () => {
      const { db, now } = shop.context;
      const [today, before] = [anEmail(), anEmail()];
      const mail = {
        mallId: home,
        channel: 'EMAIL',
        kind: 'JOIN_LINK',
        plainSubject: '가입',
        plainBody: '안녕하세요.',
      } as const;
      await db.insert(outbox).values({ ...mail, plainTarget: today, createdAt: now() });
      await db
        .insert(outbox)
        .values({ ...mail, plainTarget: before, createdAt: new Date(now().getTime() - 2 * 86_400_000) });
      const { email: queued } = await mailTo();
      await Promise.all([queueWaitingMessages(shop.context), queueWaitingMessages(shop.context)]);
      await runJobs(shop);
      await queueWaitingMessages(shop.context);
      await runJobs(shop);
      expect([today, before, queued].map((email) => arrived(email).length)).toEqual([1, 0, 1]);
    });

    const fail = async (hours: number) => {
      for (let attempt = 0; attempt < hours; attempt += 1) {
        await runJobs(shop);
        shop.pass(3600);
      }
      await runJobs(shop);
    };

    test('a mail is tried until it is taken, however long its server takes none', async () => {
      const { email, id } = await mailTo();
      server.refuse(20);
      await fail(20);
      expect(await rowOf(id)).toMatchObject({ tries: 21 });
      expect(arrived(email)).toHaveLength(1);
    });

    test('a mail that its server refuses for good is given up after five tries, and runs again by the guide', async () => {
      const { email, id } = await mailTo();
      server.refuse(5, 550);
      await fail(6);
      expect(arrived(email)).toEqual([]);
      expect(await rowOf(id)).toMatchObject({ sentAt: null, tries: 5 });
      expect(lines.filter((line) => line.includes(id) && line.includes('a mail was given up'))).toHaveLength(1);
      await shop.context.db.execute(sql.raw(/^with again .+;$/mu.exec(guide)?.[0] ?? ''));
      // By the clock of the database, which the statement asks.
      await runJobs(shop, (Date.now() + 2000 - shop.context.now().getTime()) / 1000);
      expect(arrived(email)).toHaveLength(1);
    });

    test('a link that is over is not sent any more', async () => {
      const { email } = await mailTo();
      server.refuse(3);
      await fail(2);
      shop.pass(23 * 3600);
      server.refuse(0);
      await runJobs(shop);
      await runJobs(shop);
      expect(arrived(email)).toEqual([]);
    });

    test('text messages wait for their own service', async () => {
      const { target } = await aSentCode(shop);
      await runJobs(shop);
      expect(await messagesTo(shop, target)).toMatchObject([{ sentAt: null, tries: 0 }]);
    });
  });
});

/** The text of a mail, in any transfer encoding. */
function decoded(raw = ''): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  if (/base64/iu.test(raw)) return Buffer.from(body, 'base64').toString('utf8');
  return body
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
