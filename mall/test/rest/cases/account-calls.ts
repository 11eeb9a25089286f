import { randomUUID } from 'node:crypto';
import { anAgencyResult, rtnUrl } from '../harness/agency.ts';
import {
  aCheckedMember,
  aMobile,
  anEmail,
  aNewMember,
  aProof,
  aSentCode,
  aStepToken,
  codeSentTo,
  tokenSentTo,
} from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { home, password } from '../harness/world.ts';
import type { GoodCalls } from './case.ts';

export const newPassword = 'Dasom#7390';

const required = ['ME0360101', 'ME0360401'];

/** As `goodCalls`, for section 4 of the contract. Each has its own person, since most change an account. */
export const accountCalls: GoodCalls = {
  sendCertCode: () => ({
    body: { certTp: 'SMS', memNm: '한가온', target: aMobile(), purposeCd: 'JOIN', mallId: home },
  }),
  verifyCertCode: async (shop) => {
    const { certReqNo, certVal } = await aSentCode(shop);
    return { body: { certReqNo, certVal } };
  },
  requestPhoneCert: () => ({ body: { purposeCd: 'JOIN', mallId: home, rtnUrl } }),
  readPhoneCert: async (shop) => {
    const { certReqNo, encData } = await anAgencyResult(shop);
    return { body: { certReqNo, encData } };
  },
  sendStepEmail: async (shop) => ({ body: { stepToken: await aMaillessStep(shop), email: anEmail() } }),
  verifyStepEmail: async (shop) => {
    const [stepToken, email] = [await aMaillessStep(shop), anEmail()];
    await shop.ask('sendStepEmail', { body: { stepToken, email } });
    return { body: { stepToken, certVal: await codeSentTo(shop, email) } };
  },
  setInitialPassword: async (shop) => {
    const { loginId } = await aNewMember(shop, { initPwdYn: 'Y' });
    return { body: { stepToken: await aStepToken(shop, loginId), newPwd: newPassword } };
  },
  wakeMember: async (shop) => {
    const { loginId } = await aNewMember(shop, { memStat: 'DORMANT' });
    return { body: { stepToken: await aStepToken(shop, loginId) } };
  },
  checkId: async (shop) => ({ body: { id: aLoginId(), certNo: await aProof(shop), mallId: home } }),
  createMember: async (shop) => ({ body: await aSignUp(shop) }),
  findIds: async (shop) => ({ body: { certNo: await aProof(shop, { purposeCd: 'FIND_ID' }), mallId: home } }),
  sendTemporaryPassword: async (shop) => {
    const { loginId, mobile } = await aNewMember(shop);
    return {
      body: { certNo: await aProof(shop, { purposeCd: 'FIND_PASSWORD', target: mobile }), id: loginId, mallId: home },
    };
  },
  sendDormantMail: async (shop) => ({
    body: { id: (await aNewMember(shop, { memStat: 'DORMANT' })).loginId, mallId: home },
  }),
  verifyDormantMail: async (shop) => {
    const { loginId, email } = await aNewMember(shop, { memStat: 'DORMANT' });
    await shop.ask('sendDormantMail', { body: { id: loginId, mallId: home } });
    return { body: { token: await tokenSentTo(shop, email) } };
  },
  sendJoinMail: () => ({ body: { email: anEmail(), mallId: home } }),
  verifyJoinMail: async (shop) => {
    const email = anEmail();
    await shop.ask('sendJoinMail', { body: { email, mallId: home } });
    return { body: { token: await tokenSentTo(shop, email) } };
  },
  checkPassword: () => ({ body: { password } }),
  changePassword: async (shop) => {
    const { loginId } = await aNewMember(shop);
    return { token: (await shop.signIn({ id: loginId })).accessToken, body: { curPwd: password, newPwd: newPassword } };
  },
  getProfile: async (shop) => {
    const { token, params } = await aCheckedMember(shop);
    return { token, params };
  },
  getOwnData: async (shop) => {
    const { token, params } = await aCheckedMember(shop);
    return { token, params };
  },
  listSessions: () => ({}),
  endSessions: async (shop) => {
    const { loginId } = await aNewMember(shop);
    return { token: (await shop.signIn({ id: loginId })).accessToken, body: { sesNo: null } };
  },
  updateProfile: async (shop) => {
    const { token, params } = await aCheckedMember(shop);
    return { token, params, body: { memNm: '한다솜', zipCd: '04524', smsAgreeYn: 'Y' } };
  },
  checkWithdrawal: () => ({}),
  withdraw: async (shop) => {
    const { loginId } = await aNewMember(shop);
    return {
      token: (await shop.signIn({ id: loginId })).accessToken,
      body: { password, reasonCd: 'OTHER', reason: '이사합니다.' },
    };
  },
};

export function aLoginId(): string {
  return `new${randomUUID().slice(0, 8)}`;
}

/** All fields of a new account, with a proof. */
export async function aSignUp(shop: Shop, change: object = {}): Promise<Record<string, unknown>> {
  const certNo = await aProof(shop);
  return {
    id: aLoginId(),
    password: newPassword,
    memNm: '한가온',
    certNo,
    email: anEmail(),
    agreeCdList: required,
    mallId: home,
    ...change,
  };
}

/** Of a member without a certified address. */
export async function aMaillessStep(shop: Shop): Promise<string> {
  const { loginId } = await aNewMember(shop, { email: null, emailCertYn: 'N' });
  return aStepToken(shop, loginId);
}
