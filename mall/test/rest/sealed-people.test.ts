import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certRequests, mailLinks, withdrawals } from '../../src/db/schema/accounts.ts';
import { members } from '../../src/db/schema/members.ts';
import { outbox } from '../../src/db/schema/operations.ts';
import type { Keys } from '../../src/keys.ts';
import { sealPlainRows } from '../../src/seal-plain-rows.ts';
import { hashToken } from '../../src/security/sealing.ts';
import { aMember, plainRow } from './harness/builders.ts';
import { databaseKinds } from './harness/databases.ts';
import { aProof, memberRow, messagesTo } from './harness/people.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { copiedTexts } from './harness/stored-texts.ts';
import { home, passwordHash } from './harness/world.ts';

/** More than two batches. */
const count = 450;
const name = '남궁새별';

const personOf = (turn: number) =>
  aMember({
    mallId: home,
    passwordHash,
    loginId: `older${turn}`,
    memNm: name,
    email: `Older${turn}@example.com`,
    mobile: `0107391${String(turn).padStart(4, '0')}`,
    roadAddr: '새별길 7',
  });

describe.each(databaseKinds)('a database of a version that sealed less, on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(kind)));
  afterAll(() => shop.close());

  /** How many rows of members still show their name. */
  const shown = async () => (await copiedTexts(shop.context)).filter(({ text }) => text === name).length;

  test('is sealed by the start: killed midway it goes on, and two at once do not disturb each other', async () => {
    const { context } = shop;
    const { db, keys } = context;
    const people = Array.from({ length: count }, (_, turn) => personOf(turn));
    await db.insert(members).values(people.map(plainRow));
    expect(await shown()).toBe(count);

    let uses = 0;
    // The key of the person is used once for each row.
    const killed = new Proxy(keys, {
      get: (of, key: keyof Keys) => {
        if (key === 'personal' && (uses += 1) > 300) throw new Error('killed');
        return of[key];
      },
    });
    await expect(sealPlainRows({ db, keys: killed })).rejects.toThrow('killed');
    expect(await shown()).toBe(count - 200);

    await Promise.all([sealPlainRows(context), sealPlainRows(context)]);
    expect(await shown()).toBe(0);
    for (const turn of [0, 199, 200, count - 1]) {
      const { memNo, memNm, email, mobile, roadAddr } = personOf(turn);
      expect(await memberRow(shop, memNo)).toMatchObject({ memNm, email, mobile, roadAddr });
    }
  });

  test('finds its members by number and by address, and signs them in', async () => {
    const byNumber = await aProof(shop, { purposeCd: 'FIND_ID', memNm: name, target: '01073910007' });
    const byAddress = { certTp: 'EMAIL', purposeCd: 'FIND_ID', memNm: name, target: 'older7@example.com' } as const;
    for (const certNo of [byNumber, await aProof(shop, byAddress)]) {
      const found = await shop.ask('findIds', { body: { certNo, mallId: home } });
      expect(found).toMatchObject({ idList: [{ maskId: 'old***' }] });
    }
    const other = await aProof(shop, { purposeCd: 'FIND_ID', memNm: '남궁별', target: '01073910007' });
    expect(await shop.ask('findIds', { body: { certNo: other, mallId: home } })).toEqual({ idList: [] });
    await shop.signIn({ id: 'older7' });
  });

  test('keeps letters, requests, links and reasons, sealed', async () => {
    const { db, now } = shop.context;
    const [at, target, certNo, token] = [now(), '01073919999', randomUUID(), randomUUID()];
    const expiresAt = new Date(at.getTime() + 600_000);
    const letter = { plainTarget: target, plainSubject: '안내', plainBody: `${name} 님`, plainLinks: [] };
    await db.insert(outbox).values({ ...letter, mallId: home, channel: 'SMS', kind: 'WELCOME', createdAt: at });
    const person = { plainNm: name, plainTarget: target, plainBirthDt: null };
    await db.insert(certRequests).values({
      ...person,
      certReqHash: hashToken(randomUUID()),
      kind: 'SMS',
      purposeCd: 'FIND_ID',
      mallId: home,
      provenAt: at,
      certNoHash: hashToken(certNo),
      createdAt: at,
      expiresAt,
    });
    const link = { purpose: 'JOIN', mallId: home, plainEmail: 'older@example.com' } as const;
    await db.insert(mailLinks).values({ ...link, tokenHash: hashToken(token), expiresAt });
    const left = { mallId: home, idHash: 'left', plainReason: `${name}입니다`, withdrawnAt: at };
    await db.insert(withdrawals).values(left);

    await sealPlainRows(shop.context);

    const texts = (await copiedTexts(shop.context)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(name) || text.includes(target) || text.includes('@'))).toEqual([]);
    expect(await messagesTo(shop, target)).toMatchObject([{ subject: '안내', body: `${name} 님`, links: [] }]);
    expect(await shop.ask('findIds', { body: { certNo, mallId: home } })).toEqual({ idList: [] });
    expect(await shop.ask('verifyJoinMail', { body: { token } })).toEqual({ email: 'older@example.com' });
  });
});
