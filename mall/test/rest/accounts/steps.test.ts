import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { aMaillessStep, newPassword } from '../cases/account-calls.ts';
import { from } from '../cases/limit-cases.ts';
import { oneDatabase } from '../harness/databases.ts';
import {
  anEmail,
  aNewMember,
  aProof,
  aStepToken,
  codeSentTo,
  messagesTo,
  memberRow,
  tokenSentTo,
} from '../harness/people.ts';
import { openShop, type Shop, type TokenPair } from '../harness/shop.ts';
import { home, mallOf, password } from '../harness/world.ts';

/** A single call may be shorter than a tick of the clock that counts it. */
const sumOf = (works: readonly number[]) => works.reduce((sum, each) => sum + each, 0);

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const sleeper = () => aNewMember(shop, { memStat: 'DORMANT' });
  const signIn = async (id: string, guess = password) =>
    (await shop.send('signIn', { body: { id, password: guess, mallId: home } })).code;
  const infoOf = (pair: TokenPair) => shop.ask<{ memNo: string }>('getUserInfo', { token: pair.accessToken });

  /** In microseconds of this process, which has the mall: what else the machine does is not counted. */
  const workOf = async (id: string, turn: number) => {
    const before = process.cpuUsage();
    await shop.send('sendDormantMail', { body: { id, mallId: home }, headers: from(`10.8.0.${turn}`) });
    return process.cpuUsage(before).user;
  };

  describe('after 1257', () => {
    test('the code of the mail certifies the address and signs the member in', async () => {
      const { loginId, memNo } = await aNewMember(shop, { email: null, emailCertYn: 'N' });
      const [stepToken, email] = [await aStepToken(shop, loginId), anEmail()];
      await shop.ask('sendStepEmail', { body: { stepToken, email: email.toUpperCase() } });
      const pair = await shop.ask<TokenPair>('verifyStepEmail', {
        body: { stepToken, certVal: await codeSentTo(shop, email) },
      });
      expect((await infoOf(pair)).memNo).toBe(memNo);
      expect(await memberRow(shop, memNo)).toMatchObject({ email, emailCertYn: 'Y' });
      expect(await signIn(loginId)).toBe('0000');
    });

    test('a mall whose members have no page for it requires no address', async () => {
      const mailless = { mallId: mallOf.COMMON, email: null, emailCertYn: 'N' } as const;
      const [settled, beginner] = [
        await aNewMember(shop, mailless),
        await aNewMember(shop, { ...mailless, initPwdYn: 'Y' }),
      ];
      const codeOf = async (id: string) =>
        (await shop.send('signIn', { body: { id, password, mallId: mallOf.COMMON } })).code;
      expect(await codeOf(settled.loginId)).toBe('0000');
      expect(await codeOf(beginner.loginId)).toBe('1258');
    });

    test('another address may be given, and then only its code counts', async () => {
      const [stepToken, first, second] = [await aMaillessStep(shop), anEmail(), anEmail()];
      await shop.ask('sendStepEmail', { body: { stepToken, email: first } });
      shop.pass(1);
      await shop.ask('sendStepEmail', { body: { stepToken, email: second } });
      const [old, fresh] = [await codeSentTo(shop, first), await codeSentTo(shop, second)];
      const { code } = await shop.send('verifyStepEmail', { body: { stepToken, certVal: old === fresh ? 'x' : old } });
      expect(code).toBe('1400');
      expect((await shop.send('verifyStepEmail', { body: { stepToken, certVal: fresh } })).code).toBe('0000');
    });

    test('five wrong codes end it', async () => {
      const [stepToken, email] = [await aMaillessStep(shop), anEmail()];
      await shop.ask('sendStepEmail', { body: { stepToken, email } });
      for (let tries = 0; tries < 5; tries += 1)
        await shop.send('verifyStepEmail', { body: { stepToken, certVal: 'x' } });
      expect(
        (await shop.send('verifyStepEmail', { body: { stepToken, certVal: await codeSentTo(shop, email) } })).code,
      ).toBe('1400');
    });

    test.runIf(isFullTier)('one member sends so many codes an hour, to however many addresses', async () => {
      const strict = await openShop(kind, { SEND_LIMIT: '2' });
      const stepToken = await aMaillessStep(strict);
      const codes = [];
      for (let sent = 0; sent < 3; sent += 1)
        codes.push((await strict.send('sendStepEmail', { body: { stepToken, email: anEmail() } })).code);
      expect(codes).toEqual(['0000', '0000', '1429']);
      await strict.close();
    });

    test('a new password closes it to those with the old one', async () => {
      const { loginId, memNo, memNm, mobile } = await aNewMember(shop, { email: null, emailCertYn: 'N' });
      const [stepToken, email] = [await aStepToken(shop, loginId), anEmail()];
      await shop.ask('sendStepEmail', { body: { stepToken, email } });
      const certNo = await aProof(shop, { purposeCd: 'FIND_PASSWORD', target: mobile, memNm });
      await shop.ask('sendTemporaryPassword', { body: { id: loginId, certNo, mallId: home } });
      const late = await shop.send('verifyStepEmail', { body: { stepToken, certVal: await codeSentTo(shop, email) } });
      expect(late).toMatchObject({ code: '1400', data: [{ field: 'stepToken' }] });
      expect(await memberRow(shop, memNo)).toMatchObject({ email: null, emailCertYn: 'N', tmpPwdYn: 'Y' });
    });

    test("another member's code is invalid", async () => {
      const [mine, theirs, email] = [await aMaillessStep(shop), await aMaillessStep(shop), anEmail()];
      await shop.ask('sendStepEmail', { body: { stepToken: theirs, email } });
      expect(
        (await shop.send('verifyStepEmail', { body: { stepToken: mine, certVal: await codeSentTo(shop, email) } }))
          .code,
      ).toBe('1400');
    });
  });

  describe('after 1258', () => {
    test('the new password signs in, the initial one no more, and other sessions are over', async () => {
      const { loginId, memNo } = await aNewMember(shop, { initPwdYn: 'Y' });
      const stepToken = await aStepToken(shop, loginId);
      const pair = await shop.ask<TokenPair>('setInitialPassword', { body: { stepToken, newPwd: newPassword } });
      expect((await infoOf(pair)).memNo).toBe(memNo);
      expect(await signIn(loginId)).toBe('1250');
      expect(await signIn(loginId, newPassword)).toBe('0000');
    });

    test('a step token is good once, for ten minutes, and not for a step that was taken with another', async () => {
      const { loginId } = await aNewMember(shop, { initPwdYn: 'Y' });
      const [first, second] = [await aStepToken(shop, loginId), await aStepToken(shop, loginId)];
      const answers = await Promise.all(
        [1, 2, 3].map(() => shop.send('setInitialPassword', { body: { stepToken: first, newPwd: newPassword } })),
      );
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '1400', '1400']);
      expect(
        (await shop.send('setInitialPassword', { body: { stepToken: second, newPwd: 'Other!7390' } })).data,
      ).toMatchObject([{ field: 'stepToken' }]);
      const late = await aStepToken(shop, 'initial');
      shop.pass(601);
      expect(
        (await shop.send('setInitialPassword', { body: { stepToken: late, newPwd: newPassword } })).data,
      ).toMatchObject([{ field: 'stepToken' }]);
    });
  });

  describe('after 1254', () => {
    test('the mail links to a page of the mall, whose token reactivates the account, once', async () => {
      const { loginId, email } = await sleeper();
      await shop.ask('wakeMember', { body: { stepToken: await aStepToken(shop, loginId) } });
      const token = await tokenSentTo(shop, email);
      const [message] = await messagesTo(shop, email);
      expect(message?.links[0]?.url).toBe(`http://localhost:4000/familyshop/email/authDormant/${token}`);
      expect(await signIn(loginId)).toBe('1254');
      await shop.ask('verifyDormantMail', { body: { token } });
      expect(await signIn(loginId)).toBe('0000');
      expect((await shop.send('verifyDormantMail', { body: { token } })).code).toBe('1400');
    });

    test('a step token sends one mail', async () => {
      const { loginId, email } = await sleeper();
      const stepToken = await aStepToken(shop, loginId);
      const answers = await Promise.all([1, 2, 3].map(() => shop.send('wakeMember', { body: { stepToken } })));
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '1400', '1400']);
      expect(await messagesTo(shop, email)).toHaveLength(1);
    });

    test('the id alone sends the mail too, with the same response for every id', async () => {
      const [{ loginId, email }, active] = [await sleeper(), await aNewMember(shop)];
      const ask = async (id: string) => {
        const { status, code, message, description, data } = await shop.send('sendDormantMail', {
          body: { id, mallId: home },
        });
        return { status, code, message, description, data };
      };
      const known = await ask(loginId.toUpperCase());
      for (const id of [active.loginId, 'nobody', 'gone']) expect(await ask(id)).toEqual(known);
      expect(await messagesTo(shop, email)).toHaveLength(1);
      expect(await messagesTo(shop, active.email)).toEqual([]);
      await shop.ask('verifyDormantMail', { body: { token: await tokenSentTo(shop, email) } });
      expect(await signIn(loginId)).toBe('0000');
    });

    test('an unknown id takes as long as a dormant one', async () => {
      const { loginId } = await sleeper();
      const [known, unknown]: [number[], number[]] = [[], []];
      for (const turn of [1, 2, 3, 4, 5]) {
        known.push(await workOf(loginId, turn));
        unknown.push(await workOf(`nobody${turn}`, turn));
      }
      // Without a hash for both, an unknown id would be answered in a fraction of the time.
      expect(sumOf(unknown)).toBeGreaterThan(sumOf(known) / 3);
    });

    test('a link is valid for a day, and does not reactivate a withdrawn member', async () => {
      const { loginId, email } = await sleeper();
      await shop.ask('sendDormantMail', { body: { id: loginId, mallId: home } });
      const token = await tokenSentTo(shop, email);
      expect((await shop.send('verifyJoinMail', { body: { token } })).code).toBe('1400');
      shop.pass(86_401);
      expect((await shop.send('verifyDormantMail', { body: { token } })).code).toBe('1400');
    });
  });

  test.runIf(isFullTier)('links of a mall use the first host of its family', async () => {
    const hosts = await openShop(kind, {
      MALL_HOSTS: 'test.groupware.example,www.familyshop.example,www2.familyshop.example',
    });
    await hosts.ask('sendJoinMail', { body: { email: 'reader@example.com', mallId: home } });
    const [message] = await messagesTo(hosts, 'reader@example.com');
    expect(message?.links[0]?.url).toMatch(/^https:\/\/www\.familyshop\.example\/familyshop\/joinMailAuth\?token=/u);
    await hosts.close();
  });
});
