import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withdrawals } from '../../../src/db/schema/accounts.ts';
import { unsealText } from '../../../src/security/sealed-text.ts';
import { wishes } from '../../../src/db/schema/members.ts';
import { aKey, anAddress } from '../cases/buying-calls.ts';
import { aSignUp, newPassword } from '../cases/account-calls.ts';
import { anAgencyResult } from '../harness/agency.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aCheckedMember, aMobile, anEmail, aNewMember, aProof, messagesTo, memberRow } from '../harness/people.ts';
import { openShop, type Shop, type TokenPair } from '../harness/shop.ts';
import { home, password } from '../harness/world.ts';

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const codeOf = async (pair: TokenPair) => (await shop.send('getUserInfo', { token: pair.accessToken })).code;

  const leave = (token: string) =>
    shop.send('withdraw', { body: { password, reasonCd: 'RARELY_USED', reason: ' 이사 ' }, token });

  describe('the password', () => {
    test('changed in one place ends the other sessions, and leaves this one alone', async () => {
      const { loginId } = await aNewMember(shop);
      const [here, phone, desk] = [
        await shop.signIn({ id: loginId }),
        await shop.signIn({ id: loginId }),
        await shop.signIn({ id: loginId }),
      ];
      await shop.ask('changePassword', { body: { curPwd: password, newPwd: newPassword }, token: here.accessToken });
      expect(await Promise.all([here, phone, desk].map(codeOf))).toEqual(['0000', '1401', '1401']);
      expect((await shop.send('refreshTokens', { params: { refreshToken: phone.refreshToken } })).code).toBe('1402');
      expect((await shop.send('refreshTokens', { params: { refreshToken: here.refreshToken } })).code).toBe('0000');
      expect((await shop.send('signIn', { body: { id: loginId, password, mallId: home } })).code).toBe('1250');
      expect((await shop.send('signIn', { body: { id: loginId, password: newPassword, mallId: home } })).code).toBe(
        '0000',
      );
    });

    test('of two simultaneous changes one succeeds, and the successful one stays', async () => {
      const { loginId } = await aNewMember(shop);
      const pairs = [await shop.signIn({ id: loginId }), await shop.signIn({ id: loginId })];
      const change = ({ accessToken }: TokenPair, turn: number) =>
        shop.send('changePassword', {
          body: { curPwd: password, newPwd: `${newPassword}${turn}` },
          token: accessToken,
        });
      const codes = (await Promise.all(pairs.map(change))).map(({ code }) => code);
      expect(codes.filter((code) => code === '0000')).toHaveLength(1);
      const winner = codes.indexOf('0000');
      expect(await Promise.all(pairs.map(codeOf))).toEqual(winner === 0 ? ['0000', '1401'] : ['1401', '0000']);
      expect(
        (await shop.send('signIn', { body: { id: loginId, password: `${newPassword}${winner}`, mallId: home } })).code,
      ).toBe('0000');
    });

    test('guessed wrongly ends no session', async () => {
      const { loginId } = await aNewMember(shop);
      const pair = await shop.signIn({ id: loginId });
      for (const operation of ['checkPassword', 'withdraw'])
        await shop.send(operation, { body: { password: 'wrong' }, token: pair.accessToken });
      await shop.send('changePassword', { body: { curPwd: 'wrong', newPwd: newPassword }, token: pair.accessToken });
      expect(await codeOf(pair)).toBe('0000');
    });

    test('given rightly is never too often', async () => {
      const strict = await openShop(kind, { SIGN_IN_LIMIT: '3' });
      const token = await strict.tokenOf();
      for (let turn = 0; turn < 5; turn += 1)
        expect((await strict.send('checkPassword', { body: { password }, token })).code).toBe('0000');
      await strict.close();
    });
  });

  describe('member information', () => {
    test('is unmasked after the password, and stays masked elsewhere', async () => {
      const { member, token, params } = await aCheckedMember(shop, {
        zipCd: '04524',
        roadAddr: '서울특별시 중구 가온길 24',
        dtlAddr: '101호',
      });
      expect(await shop.ask('getProfile', { token, params })).toEqual({
        memNm: '한가온',
        id: member.loginId,
        email: member.email,
        mobile: member.mobile,
        zipCd: '04524',
        roadAddr: '서울특별시 중구 가온길 24',
        dtlAddr: '101호',
        smsAgreeYn: 'N',
        emailAgreeYn: 'Y',
      });
      expect(JSON.stringify(await shop.ask('getUserInfo', { token }))).not.toContain(member.mobile);
    });

    test('is open for ten minutes', async () => {
      const { token, params } = await aCheckedMember(shop);
      shop.pass(599);
      expect((await shop.send('getProfile', { token, params })).code).toBe('0000');
      shop.pass(2);
      expect((await shop.send('getProfile', { token, params })).code).toBe('1403');
    });

    test('a check token is no access token, and an access token no check token', async () => {
      const { token, params } = await aCheckedMember(shop);
      expect((await shop.send('getUserInfo', { token: params['X-Check-Token'] })).code).toBe('1401');
      expect((await shop.send('getProfile', { token, params: { 'X-Check-Token': token } })).code).toBe('1403');
    });

    test('changes the given fields, and no others', async () => {
      const { token, params, member } = await aCheckedMember(shop, {
        zipCd: '04524',
        roadAddr: '가온길 24',
        dtlAddr: '101호',
      });
      const changed = await shop.ask('updateProfile', {
        token,
        params,
        body: {
          memNm: ' 한다솜 ',
          id: member.loginId.toUpperCase(),
          email: member.email,
          dtlAddr: '',
          smsAgreeYn: 'Y',
        },
      });
      expect(changed).toMatchObject({
        memNm: '한다솜',
        email: member.email,
        zipCd: '04524',
        roadAddr: '가온길 24',
        dtlAddr: null,
        smsAgreeYn: 'Y',
        emailAgreeYn: 'Y',
      });
      expect(await shop.ask('getProfile', { token, params })).toEqual(changed);
    });

    test.each([
      ['email', 'EMAIL', anEmail],
      ['mobile', 'SMS', aMobile],
    ] as const)(
      'a new %s takes a proof of exactly that, had with the token of the member',
      async (field, certTp, another) => {
        const { token, params, member } = await aCheckedMember(shop);
        const target = another();
        const wanted = { purposeCd: 'CHANGE', certTp, target, memNm: '한가온', token };
        const change = (certNo: string, value = target) =>
          shop.send('updateProfile', { token, params, body: { [field]: value, certNo } });
        const refused = { code: '1400', data: [{ field: 'certNo' }] };
        expect(await change(await aProof(shop, wanted), another())).toMatchObject(refused);
        expect(await change(await aProof(shop, { ...wanted, token: undefined, purposeCd: 'JOIN' }))).toMatchObject(
          refused,
        );
        expect(await change(await aProof(shop, { ...wanted, token: await shop.tokenOf() }))).toMatchObject(refused);
        expect(await change(await aProof(shop, { ...wanted, token: undefined, memNm: '김결' }))).toMatchObject(refused);
        expect((await memberRow(shop, member.memNo))?.[field]).toBe(member[field]);

        const proof = await aProof(shop, wanted);
        expect((await change(proof)).data).toMatchObject({ [field]: target });
        expect(await change(proof, another())).toMatchObject(refused);
      },
    );

    test('a new mobile number may be proven at the identity agency too', async () => {
      const { token, params } = await aCheckedMember(shop);
      const { certReqNo, encData, mobile } = await anAgencyResult(shop, { purposeCd: 'CHANGE', token });
      const { certNo } = await shop.ask<{ certNo: string }>('readPhoneCert', {
        token,
        body: { certReqNo, encData },
      });
      expect((await shop.send('updateProfile', { token, params, body: { mobile, certNo } })).data).toMatchObject({
        mobile,
      });
    });

    test('a proof that does not fit is not used up, and one without a token is valid for a member of that name', async () => {
      const { token, params } = await aCheckedMember(shop);
      const email = anEmail();
      const certNo = await aProof(shop, { purposeCd: 'CHANGE', certTp: 'EMAIL', target: email });
      const both = await shop.send('updateProfile', { token, params, body: { email, mobile: aMobile(), certNo } });
      expect(both.data).toMatchObject([{ field: 'certNo', reason: expect.stringContaining('하나씩') }]);
      expect((await shop.send('updateProfile', { token, params, body: { email: anEmail(), certNo } })).code).toBe(
        '1400',
      );
      expect(
        (await shop.send('updateProfile', { token, params, body: { email: email.toUpperCase(), certNo } })).data,
      ).toMatchObject({ email });
    });
  });

  describe('leaving', () => {
    test('reports the losses before', async () => {
      const { loginId, memNo } = await aNewMember(shop, { roadAddr: '가온길 24' });
      const token = (await shop.signIn({ id: loginId })).accessToken;
      expect(await shop.ask('checkWithdrawal', { token })).toEqual({
        possibleYn: 'Y',
        blockList: [],
        lossList: [{ tp: 'ADDRESS', nm: '저장한 주소', value: '1곳' }],
      });
      await shop.ask('createDelivery', { token, params: aKey(), body: anAddress });
      await shop.context.db.insert(wishes).values([
        { memNo, gdsGrpNo: 'GD0001' },
        { memNo, gdsGrpNo: 'HP0001' },
      ]);
      expect(await shop.ask('checkWithdrawal', { token })).toMatchObject({
        lossList: [
          { tp: 'WISH', nm: '찜한 상품', value: '2개' },
          { tp: 'ADDRESS', value: '2곳' },
        ],
      });
    });

    test('ends every session and erases the person at once', async () => {
      const { body, memNo } = await (async () => {
        const email = anEmail();
        const signUp = await aSignUp(shop, { email, certNo: await aProof(shop, { certTp: 'EMAIL', target: email }) });
        return { body: signUp, ...(await shop.ask<{ memNo: string }>('createMember', { body: signUp })) };
      })();
      const signIn = async () =>
        shop.ask<TokenPair>('signIn', { body: { id: body['id'], password: newPassword, mallId: home } });
      const [here, phone] = [await signIn(), await signIn()];
      expect((await shop.send('withdraw', { body: { password: newPassword }, token: here.accessToken })).code).toBe(
        '0000',
      );
      expect(await Promise.all([here, phone].map(codeOf))).toEqual(['1401', '1401']);
      expect((await shop.send('refreshTokens', { params: { refreshToken: phone.refreshToken } })).code).toBe('1402');
      expect((await shop.send('signIn', { body: { id: body['id'], password: newPassword, mallId: home } })).code).toBe(
        '1250',
      );
      expect(JSON.stringify(await memberRow(shop, memNo))).not.toContain(String(body['id']));
      expect(await memberRow(shop, memNo)).toMatchObject({
        memStat: 'WITHDRAWN',
        memNm: '탈퇴회원',
        email: null,
        mobile: null,
        passwordHash: null,
      });
      expect(await messagesTo(shop, String(body['email']))).toEqual([]);
    });

    test('no one gets the id again, and the mall keeps only what it needs to know it', async () => {
      const { loginId } = await aNewMember(shop);
      await leave((await shop.signIn({ id: loginId })).accessToken);
      const { usableYn } = await shop.ask<{ usableYn: string }>('checkId', {
        body: { id: loginId.toUpperCase(), certNo: await aProof(shop), mallId: home },
      });
      expect(usableYn).toBe('N');
      expect((await shop.send('createMember', { body: await aSignUp(shop, { id: loginId }) })).data).toMatchObject([
        { field: 'id' },
      ]);
      const kept = await shop.context.db.select().from(withdrawals).where(eq(withdrawals.reasonCd, 'RARELY_USED'));
      const reasons = kept.map(({ sealedReason }) => unsealText(shop.context.keys, sealedReason));
      expect(reasons).toEqual(['이사']);
      expect(JSON.stringify(kept)).not.toContain(loginId);
    });

    test('leaves nothing of the person, whatever changes run meanwhile', async () => {
      const { member, token, params } = await aCheckedMember(shop);
      const change = (dtlAddr: string) =>
        shop.send('updateProfile', { token, params, body: { roadAddr: '가온길 24', dtlAddr } });
      const floors = Array.from({ length: 30 }, (_, floor) => `${floor}층`);
      const [left] = await Promise.all([leave(token), ...floors.map(change)]);
      expect(left.code).toBe('0000');
      expect((await change('다시')).code).toBe('1401');
      expect(await memberRow(shop, member.memNo)).toMatchObject({
        memStat: 'WITHDRAWN',
        memNm: '탈퇴회원',
        roadAddr: null,
        dtlAddr: null,
      });
    });

    test('twice at once is once', async () => {
      const { loginId } = await aNewMember(shop);
      const { accessToken } = await shop.signIn({ id: loginId });
      const codes = (await Promise.all([1, 2, 3].map(() => leave(accessToken)))).map(({ code }) => code);
      expect(codes).toContain('0000');
      for (const code of codes) expect(['0000', '1400', '1401']).toContain(code);
    });
  });
});
