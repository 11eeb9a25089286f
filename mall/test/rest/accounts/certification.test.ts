import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certRequests, mailLinks, spentSteps, tryCounts } from '../../../src/db/schema/accounts.ts';
import { outbox } from '../../../src/db/schema/operations.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aMobile, anEmail, aProof, aSentCode, messagesTo } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home, mallOf } from '../harness/world.ts';

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const fieldOf = ({ data }: { data: unknown }) => (data as { field: string }[])[0]?.field;

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const give = (certReqNo: string, certVal: string) => shop.send('verifyCertCode', { body: { certReqNo, certVal } });
  const findIds = (certNo: string, mallId = home) => shop.send('findIds', { body: { certNo, mallId } });

  test('a code goes to its target alone, and the answer does not hold it', async () => {
    const target = aMobile();
    const answer = await shop.send('sendCertCode', {
      body: { certTp: 'SMS', memNm: '한가온', target, purposeCd: 'JOIN', mallId: home },
    });
    const [message, ...more] = await messagesTo(shop, target);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: 'SMS', kind: 'CERT_CODE' });
    const code = /\d{6}/u.exec(message?.body ?? '')?.[0] ?? '';
    expect(JSON.stringify([answer.data, answer.message, [...answer.headers]])).not.toContain(code);
  });

  test('hyphens of a number and capitals of an address do not matter', async () => {
    await shop.ask('sendCertCode', {
      body: { certTp: 'SMS', memNm: '한가온', target: '010-9999-0001', purposeCd: 'JOIN', mallId: home },
    });
    expect(await messagesTo(shop, '01099990001')).toHaveLength(1);
    const email = anEmail();
    await shop.ask('sendCertCode', {
      body: { certTp: 'EMAIL', memNm: '한가온', target: email.toUpperCase(), purposeCd: 'JOIN', mallId: home },
    });
    expect(await messagesTo(shop, email)).toMatchObject([{ channel: 'EMAIL' }]);
  });

  test('neither code nor request nor proof is stored in plain text', async () => {
    const { certReqNo, certVal } = await aSentCode(shop);
    const { data } = await give(certReqNo, certVal);
    const kept = JSON.stringify(await shop.context.db.select().from(certRequests));
    for (const secret of [certReqNo, (data as { certNo: string }).certNo, `"${certVal}"`])
      expect(kept).not.toContain(secret);
  });

  test('five wrong codes end a request, and the right one comes too late', async () => {
    const { certReqNo, certVal } = await aSentCode(shop);
    const fields = [];
    for (let tries = 0; tries < 5; tries += 1) fields.push(fieldOf(await give(certReqNo, wrong(certVal))));
    expect(fields).toEqual(['certVal', 'certVal', 'certVal', 'certVal', 'certReqNo']);
    expect(fieldOf(await give(certReqNo, certVal))).toBe('certReqNo');
  });

  test('of a hundred guesses at once five are checked', async () => {
    const { certReqNo, certVal } = await aSentCode(shop);
    const answers = await Promise.all(Array.from({ length: 100 }, () => give(certReqNo, wrong(certVal))));
    expect(answers.filter((answer) => fieldOf(answer) === 'certVal')).toHaveLength(4);
    expect(fieldOf(await give(certReqNo, certVal))).toBe('certReqNo');
  });

  test('four wrong codes leave room for the right one', async () => {
    const { certReqNo, certVal } = await aSentCode(shop);
    for (let tries = 0; tries < 4; tries += 1) await give(certReqNo, wrong(certVal));
    expect((await give(certReqNo, certVal)).code).toBe('0000');
  });

  test('of five right codes at once one gets a proof', async () => {
    const { certReqNo, certVal } = await aSentCode(shop);
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(certReqNo, certVal)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
  });

  test('a code is good for five minutes', async () => {
    const { certReqNo, certVal } = await aSentCode(shop);
    shop.pass(5 * 60 + 1);
    expect(fieldOf(await give(certReqNo, certVal))).toBe('certReqNo');
  });

  test('a code of one request does not prove another', async () => {
    const [mine, theirs] = [await aSentCode(shop), await aSentCode(shop)];
    const { code } = await give(theirs.certReqNo, mine.certVal);
    expect(code === '1400' || mine.certVal === theirs.certVal).toBe(true);
  });

  test('a proof is good once, however many show it at once', async () => {
    const certNo = await aProof(shop, { purposeCd: 'FIND_ID' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => findIds(certNo)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(fieldOf(await findIds(certNo))).toBe('certNo');
  });

  test('a proof is good for ten minutes', async () => {
    const [first, second] = [
      await aProof(shop, { purposeCd: 'FIND_ID' }),
      await aProof(shop, { purposeCd: 'FIND_ID' }),
    ];
    shop.pass(9 * 60);
    expect((await findIds(first)).code).toBe('0000');
    shop.pass(2 * 60);
    expect(fieldOf(await findIds(second))).toBe('certNo');
  });

  test('a proof is valid for its purpose and its mall, and a check in the wrong place does not use it up', async () => {
    const certNo = await aProof(shop, { purposeCd: 'FIND_ID' });
    expect(fieldOf(await findIds(certNo, mallOf.BUSINESS))).toBe('certNo');
    expect(fieldOf(await shop.send('sendTemporaryPassword', { body: { certNo, id: 'member', mallId: home } }))).toBe(
      'certNo',
    );
    expect((await findIds(certNo)).code).toBe('0000');
  });

  test('five codes an hour go to one number, and the sixth gets a time', async () => {
    const strict = await openShop(kind, { SEND_LIMIT: '5' });
    const target = aMobile();
    const send = () =>
      strict.send('sendCertCode', {
        body: { certTp: 'SMS', memNm: '한가온', target, purposeCd: 'JOIN', mallId: home },
      });
    const codes = (await Promise.all(Array.from({ length: 8 }, send))).map(({ code }) => code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(5);
    expect(Number((await send()).headers.get('retry-after'))).toBe(3600);
    expect(await messagesTo(strict, target)).toHaveLength(5);
    strict.pass(3601);
    expect((await send()).code).toBe('0000');
    await strict.close();
  });

  test('expired rows are deleted', async () => {
    const { db, now } = shop.context;
    const ends = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
    await aProof(shop);
    await db.insert(mailLinks).values({ tokenHash: 'a link', purpose: 'JOIN', mallId: home, expiresAt: ends(24) });
    await db.insert(tryCounts).values({ keyHash: 'tries', spent: 1, until: ends(24) });
    await db.insert(spentSteps).values({ jti: 'a step', expiresAt: ends(24) });
    const left = async () =>
      (await Promise.all([mailLinks, tryCounts, spentSteps].map((table) => db.$count(table)))).map((rows) => rows > 0);
    shop.pass(16 * 60);
    await sweep(shop.context);
    expect(await db.select().from(certRequests)).toEqual([]);
    expect(await left()).toEqual([true, true, true]);
    shop.pass(8 * 86_400);
    await sweep(shop.context);
    expect(await left()).toEqual([false, false, false]);
    expect(await shop.context.db.select().from(outbox)).toEqual([]);
  });
});
