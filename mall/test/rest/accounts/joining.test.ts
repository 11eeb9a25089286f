import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { consents } from '../../../src/db/schema/accounts.ts';
import { aSignUp, newPassword } from '../cases/account-calls.ts';
import { anAgencyResult } from '../harness/agency.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aMobile, anEmail, aNewMember, aProof, messagesTo, memberRow, tokenSentTo } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const join = async (change: object = {}) => {
    const body = await aSignUp(shop, change);
    const { memNo } = await shop.ask<{ memNo: string }>('createMember', { body });
    return { body, memNo, row: await memberRow(shop, memNo) };
  };
  const signIn = (id: unknown, password = newPassword) => shop.send('signIn', { body: { id, password, mallId: home } });
  const usable = async (id: string) =>
    (await shop.ask<{ usableYn: string }>('checkId', { body: { id, certNo: await aProof(shop), mallId: home } }))
      .usableYn;
  const joinLink = async (email: string) => {
    await shop.ask('sendJoinMail', { body: { email, mallId: home } });
    return tokenSentTo(shop, email);
  };
  const askPassword = async (id: string, target: string, memNm = '한가온') =>
    shop.send('sendTemporaryPassword', {
      body: { certNo: await aProof(shop, { purposeCd: 'FIND_PASSWORD', target, memNm }), id, mallId: home },
    });
  const passwordSentTo = async (target: string) => {
    const message = (await messagesTo(shop, target)).find((each) => each.kind === 'TEMPORARY_PASSWORD');
    return /임시 비밀번호는 (\S+) /u.exec(message?.body ?? '')?.[1];
  };

  test('a member certified by a code to the phone has that number, and must certify the address at the first sign-in', async () => {
    const { body, row } = await join({ agreeCdList: ['ME0360101', 'ME0360201', 'ME0360401', 'ME0360601'] });
    expect(row).toMatchObject({
      memNm: '한가온',
      mobile: expect.stringMatching(/^010/u),
      emailCertYn: 'N',
      emailAgreeYn: 'Y',
      smsAgreeYn: 'Y',
    });
    expect((await signIn(body['id'])).code).toBe('1257');
  });

  test('a member certified by a code to the address signs in at once', async () => {
    const email = anEmail();
    const { body, row } = await join({ email, certNo: await aProof(shop, { certTp: 'EMAIL', target: email }) });
    expect(row).toMatchObject({ email, emailCertYn: 'Y', mobile: null, emailAgreeYn: 'N', smsAgreeYn: 'N' });
    expect((await signIn(body['id'])).code).toBe('0000');
  });

  test('the opened link of a sign-up mail certifies the address, for one account and for an hour', async () => {
    const email = anEmail();
    expect(await shop.ask('verifyJoinMail', { body: { token: await joinLink(email) } })).toEqual({ email });
    expect((await join({ email })).row?.emailCertYn).toBe('Y');
    expect((await join({ email })).row?.emailCertYn).toBe('N');

    const late = anEmail();
    await shop.ask('verifyJoinMail', { body: { token: await joinLink(late) } });
    shop.pass(3601);
    expect((await join({ email: late })).row?.emailCertYn).toBe('N');
  });

  test('the link of a sign-up mail opens the page of the mall, and is valid once, for a day', async () => {
    const email = anEmail();
    const token = await joinLink(email);
    const [message] = await messagesTo(shop, email);
    expect(message?.links).toEqual([
      { label: '이메일 인증', url: `http://localhost:4000/familyshop/joinMailAuth?token=${token}` },
    ]);
    await shop.ask('verifyJoinMail', { body: { token } });
    expect((await shop.send('verifyJoinMail', { body: { token } })).code).toBe('1400');
    const late = await joinLink(anEmail());
    shop.pass(86_401);
    expect((await shop.send('verifyJoinMail', { body: { token: late } })).code).toBe('1400');
  });

  test('a proof of the identity agency makes an account too', async () => {
    const { certReqNo, encData, mobile } = await anAgencyResult(shop);
    const { certNo } = await shop.ask<{ certNo: string }>('readPhoneCert', { body: { certReqNo, encData } });
    expect((await join({ certNo })).row).toMatchObject({ mobile });
  });

  test('after the agency the name may be sent as returned, masked, and the certified one is stored', async () => {
    const { certReqNo, encData } = await anAgencyResult(shop);
    const { certNo, memNm } = await shop.ask<{ certNo: string; memNm: string }>('readPhoneCert', {
      body: { certReqNo, encData },
    });
    expect(memNm).toBe('한*온');
    const body = await aSignUp(shop, { certNo });
    expect((await shop.send('createMember', { body: { ...body, memNm: '한*은' } })).data).toMatchObject([
      { field: 'memNm' },
    ]);
    expect((await join({ certNo, memNm })).row).toMatchObject({ memNm: '한가온' });
    expect((await shop.send('createMember', { body: await aSignUp(shop, { memNm: '한*온' }) })).data).toMatchObject([
      { field: 'memNm' },
    ]);
  });

  test('what was agreed to is kept, with the version that was shown', async () => {
    const { memNo } = await join();
    const kept = await shop.context.db.select().from(consents).where(eq(consents.memNo, memNo));
    expect(kept.map(({ code, infoNo }) => [code, infoNo]).toSorted()).toEqual([
      ['ME0360101', 2],
      ['ME0360401', null],
    ]);
  });

  test('a welcome goes to the address, with a way out of advertising only for those who agreed to it', async () => {
    const quiet = await join();
    const loud = await join({ agreeCdList: ['ME0360101', 'ME0360201', 'ME0360401', 'ME0360601'] });
    const linksTo = async (email: unknown) =>
      (await messagesTo(shop, String(email)))[0]?.links.map(({ url }) => url) ?? [];
    expect(await linksTo(quiet.body['email'])).toEqual(['http://localhost:4000/familyshop/home']);
    const [, reject = ''] = await linksTo(loud.body['email']);
    expect(reject).toMatch(/^http:\/\/localhost:4000\/email\/rejectMailYn\/MB/u);
    await shop.ask('unsubscribe', { body: { memNo: decodeURIComponent(reject.split('/').at(-1) ?? '') } });
    expect((await memberRow(shop, loud.memNo))?.emailAgreeYn).toBe('N');
  });

  test('a field at fault spends no proof, success does', async () => {
    const body = await aSignUp(shop);
    expect((await shop.send('createMember', { body: { ...body, id: 'member' } })).code).toBe('1400');
    expect((await shop.send('createMember', { body: { ...body, password: 'short' } })).code).toBe('1400');
    await shop.ask('createMember', { body });
    expect((await shop.send('createMember', { body: { ...body, id: 'another1' } })).data).toMatchObject([
      { field: 'certNo' },
    ]);
  });

  test('of five sign-ups with one proof at once, and of five for one id, one succeeds', async () => {
    const body = await aSignUp(shop);
    const oneProof = await Promise.all(
      [1, 2, 3, 4, 5].map((turn) => shop.send('createMember', { body: { ...body, id: `proof${turn}` } })),
    );
    expect(oneProof.filter(({ code }) => code === '0000')).toHaveLength(1);
    const bodies = await Promise.all([1, 2, 3, 4, 5].map(() => aSignUp(shop, { id: 'wanted' })));
    const oneId = await Promise.all(bodies.map((each) => shop.send('createMember', { body: each })));
    expect(oneId.filter(({ code }) => code === '0000')).toHaveLength(1);
    for (const { data } of oneId.filter(({ code }) => code !== '0000')) expect(data).toMatchObject([{ field: 'id' }]);
  });

  test('an id is taken in upper and lower case, and free in another mall', async () => {
    const { loginId } = await aNewMember(shop, { mallId: 'M0004' });
    expect(await usable(loginId)).toBe('Y');
    expect(await usable('MEMBER')).toBe('N');
    expect(await usable('gone')).toBe('N');
  });

  test('looking at ids does not spend the proof', async () => {
    const certNo = await aProof(shop);
    for (const id of ['member', 'free1', 'free2']) await shop.ask('checkId', { body: { id, certNo, mallId: home } });
    expect((await shop.send('createMember', { body: await aSignUp(shop, { certNo }) })).code).toBe('0000');
  });

  test('a person finds all their ids of the mall, masked, and no one else does', async () => {
    const mobile = aMobile();
    const person = { memNm: '김결', mobile };
    await aNewMember(shop, { ...person, loginId: 'gyeol', joinDts: new Date('2025-01-01T00:00:00+09:00') });
    await aNewMember(shop, {
      ...person,
      loginId: 'gyeol2026',
      memStat: 'DORMANT',
      joinDts: new Date('2026-01-01T00:00:00+09:00'),
    });
    await aNewMember(shop, { ...person, loginId: 'gyeolgone', memStat: 'WITHDRAWN' });
    await aNewMember(shop, { ...person, mallId: 'M0003', loginId: 'elsewhere' });
    const find = async (memNm: string, target = mobile) =>
      shop.ask('findIds', {
        body: { certNo: await aProof(shop, { purposeCd: 'FIND_ID', memNm, target }), mallId: home },
      });
    expect(await find('김결')).toEqual({
      idList: [
        { maskId: 'gy***', joinDts: '20250101000000' },
        { maskId: 'gye******', joinDts: '20260101000000' },
      ],
    });
    expect(await find('김솔')).toEqual({ idList: [] });
    expect(await find('김결', aMobile())).toEqual({ idList: [] });
  });

  test('an address that was never certified finds nothing', async () => {
    const certified = await aNewMember(shop, { loginId: 'certified' });
    const claimed = await aNewMember(shop, { loginId: 'claimed', emailCertYn: 'N' });
    const find = async (target: string) =>
      shop.ask<{ idList: unknown[] }>('findIds', {
        body: { certNo: await aProof(shop, { purposeCd: 'FIND_ID', certTp: 'EMAIL', target }), mallId: home },
      });
    expect((await find(certified.email)).idList).toHaveLength(1);
    expect((await find(claimed.email)).idList).toEqual([]);
  });

  describe('a temporary password', () => {
    test('goes to the proven number, ends all sessions, and must be changed first', async () => {
      const { loginId, mobile, memNo } = await aNewMember(shop);
      const before = await shop.signIn({ id: loginId });
      await askPassword(loginId.toUpperCase(), mobile);
      expect((await shop.send('getUserInfo', { token: before.accessToken })).code).toBe('1401');
      const temporary = (await passwordSentTo(mobile)) ?? '';
      const { code, data } = await signIn(loginId, temporary);
      expect(code).toBe('0000');
      const token = (data as { accessToken: string }).accessToken;
      expect((await memberRow(shop, memNo))?.tmpPwdYn).toBe('Y');
      expect((await shop.send('getMenu', { token })).code).toBe('1403');
      await shop.ask('changePassword', { body: { curPwd: temporary, newPwd: newPassword }, token });
      expect((await shop.send('getMenu', { token })).code).toBe('0000');
    });

    test.runIf(isFullTier)('is still available to its owner, however often others request one', async () => {
      const strict = await openShop(kind, { SEND_LIMIT: '2' });
      const { loginId, mobile } = await aNewMember(strict);
      const ask = async (certNo: string) =>
        strict.send('sendTemporaryPassword', { body: { certNo, id: loginId, mallId: home } });
      const aFindProof = (target = aMobile()) => aProof(strict, { purposeCd: 'FIND_PASSWORD', target });
      for (const certNo of ['x', 'x', 'x', await aFindProof(), await aFindProof(), await aFindProof()])
        await ask(certNo);
      expect((await ask(await aFindProof(mobile))).code).toBe('0000');
      expect((await messagesTo(strict, mobile)).map(({ kind: what }) => what)).toContain('TEMPORARY_PASSWORD');
      await strict.close();
    });

    test('is not made for an unknown id or for that of another person, and the response is the same', async () => {
      const { loginId } = await aNewMember(shop);
      const mine = await aNewMember(shop);
      const [known, unknown, theirs, renamed] = [
        await askPassword(mine.loginId, mine.mobile),
        await askPassword('nobody', mine.mobile),
        await askPassword(loginId, mine.mobile),
        await askPassword(mine.loginId, mine.mobile, '김결'),
      ];
      const said = ({ status, code, message, description, data }: typeof known) => ({
        status,
        code,
        message,
        description,
        data,
      });
      for (const answer of [unknown, theirs, renamed]) expect(said(answer)).toEqual(said(known));
      const sent = (await messagesTo(shop, mine.mobile)).filter((message) => message.kind === 'TEMPORARY_PASSWORD');
      expect(sent).toHaveLength(1);
      expect((await signIn(loginId, 'Hanbit!2026')).code).toBe('0000');
    });
  });
});
