import { rtnUrl } from '../harness/agency.ts';
import { aCheckedMember, aNewMember, aProof, aSentCode, aStepToken, codeSentTo } from '../harness/people.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { home, mallOf, password } from '../harness/world.ts';
import { aMaillessStep, aSignUp, newPassword } from './account-calls.ts';
import { buyingCalls } from './buying-calls.ts';
import { aCase, type Case } from './case.ts';

const asMember = (sent: Sent) => async (shop: Shop) => ({ ...sent, token: await shop.tokenOf() });
const asVisitor = (sent: Sent) => () => sent;
const asChecked = (sent: Sent) => async (shop: Shop) => {
  const { token, params } = await aCheckedMember(shop);
  return { ...sent, token, params };
};
const nothing = asVisitor({ body: {} });
const code = { certTp: 'SMS', memNm: '한가온', target: '010-1234-5678', purposeCd: 'JOIN', mallId: home };

/** Bad requests of section 4 of the contract, with every field that must be named. */
export const accountInvalidCases: Case[] = [
  aCase('sendCertCode', '1400', 'nothing at all', nothing, ['certTp', 'mallId', 'memNm', 'purposeCd', 'target']),
  aCase('sendCertCode', '1400', 'a number of no mobile', asVisitor({ body: { ...code, target: '02-123-4567' } }), [
    'target',
  ]),
  aCase(
    'sendCertCode',
    '1400',
    'an address that is none',
    asVisitor({ body: { ...code, certTp: 'EMAIL', target: 'gaon@' } }),
    ['target'],
  ),
  aCase('sendCertCode', '1400', 'the step of a sign-in', asVisitor({ body: { ...code, purposeCd: 'STEP_EMAIL' } }), [
    'purposeCd',
  ]),
  aCase('verifyCertCode', '1400', 'nothing at all', nothing, ['certReqNo', 'certVal']),
  aCase(
    'verifyCertCode',
    '1400',
    'an unknown request',
    asVisitor({ body: { certReqNo: 'unknown', certVal: '000000' } }),
    ['certReqNo'],
  ),
  aCase(
    'verifyCertCode',
    '1400',
    'a wrong code',
    async (shop) => ({ body: { certReqNo: (await aSentCode(shop)).certReqNo, certVal: 'x' } }),
    ['certVal'],
  ),
  aCase('requestPhoneCert', '1400', 'nothing at all', nothing, ['mallId', 'purposeCd', 'rtnUrl']),
  aCase(
    'requestPhoneCert',
    '1400',
    'a way back to somewhere else',
    asVisitor({ body: { purposeCd: 'JOIN', mallId: home, rtnUrl: 'https://elsewhere.example/' } }),
    ['rtnUrl'],
  ),
  aCase(
    'requestPhoneCert',
    '1400',
    'a way back that is a script',
    asVisitor({ body: { purposeCd: 'JOIN', mallId: home, rtnUrl: 'javascript:alert(1)' } }),
    ['rtnUrl'],
  ),
  aCase(
    'requestPhoneCert',
    '1400',
    'a way back with a password',
    asVisitor({ body: { purposeCd: 'JOIN', mallId: home, rtnUrl: rtnUrl.replace('//', '//localhost:x@') } }),
    ['rtnUrl'],
  ),
  aCase('readPhoneCert', '1400', 'nothing at all', nothing, ['certReqNo', 'encData']),
  aCase(
    'readPhoneCert',
    '1400',
    'a result without a valid seal',
    asVisitor({ body: { certReqNo: 'x', encData: 'forged' } }),
    ['encData'],
  ),
  aCase('sendStepEmail', '1400', 'nothing at all', nothing, ['email', 'stepToken']),
  aCase(
    'sendStepEmail',
    '1400',
    'a token that is none',
    asVisitor({ body: { stepToken: 'x', email: 'gaon@example.com' } }),
    ['stepToken'],
  ),
  aCase(
    'sendStepEmail',
    '1400',
    'the token of another step',
    async (shop) => ({ body: { stepToken: await aStepToken(shop, 'initial'), email: 'gaon@example.com' } }),
    ['stepToken'],
  ),
  aCase('verifyStepEmail', '1400', 'nothing at all', nothing, ['certVal', 'stepToken']),
  aCase(
    'verifyStepEmail',
    '1400',
    'a code that was not requested',
    async (shop) => ({ body: { stepToken: await aMaillessStep(shop), certVal: '000000' } }),
    ['certVal'],
  ),
  aCase('setInitialPassword', '1400', 'nothing at all', nothing, ['newPwd', 'stepToken']),
  aCase(
    'setInitialPassword',
    '1400',
    'the token of another step',
    async (shop) => ({ body: { stepToken: await aStepToken(shop, 'nomail'), newPwd: newPassword } }),
    ['stepToken'],
  ),
  aCase(
    'setInitialPassword',
    '1400',
    'a password against the rules',
    async (shop) => ({ body: { stepToken: await aStepToken(shop, 'initial'), newPwd: 'short1' } }),
    ['newPwd'],
  ),
  aCase(
    'setInitialPassword',
    '1400',
    'the initial password again',
    async (shop) => ({ body: { stepToken: await aStepToken(shop, 'initial'), newPwd: password } }),
    ['newPwd'],
  ),
  aCase('wakeMember', '1400', 'nothing at all', nothing, ['stepToken']),
  aCase(
    'wakeMember',
    '1400',
    'the token of another step',
    async (shop) => ({ body: { stepToken: await aStepToken(shop, 'initial') } }),
    ['stepToken'],
  ),
  aCase('checkId', '1400', 'nothing at all', nothing, ['certNo', 'id', 'mallId']),
  aCase('checkId', '1400', 'an id of odd signs', asVisitor({ body: { id: '한가온!', certNo: 'x', mallId: home } }), [
    'id',
  ]),
  aCase('checkId', '1400', 'a proof that is none', asVisitor({ body: { id: 'newcomer', certNo: 'x', mallId: home } }), [
    'certNo',
  ]),
  aCase(
    'checkId',
    '1400',
    'a proof for something else',
    async (shop) => ({ body: { id: 'newcomer', certNo: await aProof(shop, { purposeCd: 'FIND_ID' }), mallId: home } }),
    ['certNo'],
  ),
  aCase(
    'checkId',
    '1400',
    "another mall's proof",
    async (shop) => ({ body: { id: 'newcomer', certNo: await aProof(shop, { mallId: mallOf.UPLOAD }), mallId: home } }),
    ['certNo'],
  ),
  aCase('createMember', '1400', 'nothing at all', nothing, [
    'agreeCdList',
    'certNo',
    'email',
    'id',
    'mallId',
    'memNm',
    'password',
  ]),
  aCase(
    'createMember',
    '1400',
    'a proof that is none',
    async (shop) => ({ body: await aSignUp(shop, { certNo: 'x' }) }),
    ['certNo'],
  ),
  aCase(
    'createMember',
    '1400',
    'an id that is taken',
    async (shop) => ({ body: await aSignUp(shop, { id: 'member' }) }),
    ['id'],
  ),
  aCase(
    'createMember',
    '1400',
    "another person's name",
    async (shop) => ({ body: await aSignUp(shop, { memNm: '김결' }) }),
    ['memNm'],
  ),
  aCase(
    'createMember',
    '1400',
    'a password against the rules',
    async (shop) => ({ body: await aSignUp(shop, { password: 'aaaa1234' }) }),
    ['password'],
  ),
  aCase(
    'createMember',
    '1400',
    'a required text that was not agreed to',
    async (shop) => ({ body: await aSignUp(shop, { agreeCdList: ['ME0360101'] }) }),
    ['agreeCdList'],
  ),
  aCase(
    'createMember',
    '1400',
    'an unknown text',
    async (shop) => ({ body: await aSignUp(shop, { agreeCdList: ['ME0000000'] }) }),
    ['agreeCdList[0]'],
  ),
  aCase(
    'createMember',
    '1400',
    'an address that is none',
    async (shop) => ({ body: await aSignUp(shop, { email: 'gaon' }) }),
    ['email'],
  ),
  aCase('findIds', '1400', 'nothing at all', nothing, ['certNo', 'mallId']),
  aCase(
    'findIds',
    '1400',
    'a proof for something else',
    async (shop) => ({ body: { certNo: await aProof(shop), mallId: home } }),
    ['certNo'],
  ),
  aCase('sendTemporaryPassword', '1400', 'nothing at all', nothing, ['certNo', 'id', 'mallId']),
  aCase(
    'sendTemporaryPassword',
    '1400',
    'a proof that is none',
    asVisitor({ body: { certNo: 'x', id: 'member', mallId: home } }),
    ['certNo'],
  ),
  aCase('sendDormantMail', '1400', 'nothing at all', nothing, ['id', 'mallId']),
  aCase('verifyDormantMail', '1400', 'nothing at all', nothing, ['token']),
  aCase('verifyDormantMail', '1400', 'a token that is none', asVisitor({ body: { token: 'x' } }), ['token']),
  aCase('sendJoinMail', '1400', 'nothing at all', nothing, ['email', 'mallId']),
  aCase('sendJoinMail', '1400', 'an address that is none', asVisitor({ body: { email: 'a@b', mallId: home } }), [
    'email',
  ]),
  aCase('verifyJoinMail', '1400', 'nothing at all', nothing, ['token']),
  aCase('verifyJoinMail', '1400', 'a token that is none', asVisitor({ body: { token: 'x' } }), ['token']),
  aCase('checkPassword', '1400', 'nothing at all', asMember({ body: {} }), ['password']),
  aCase('checkPassword', '1400', 'a wrong password', asMember({ body: { password: 'wrong' } }), ['password']),
  aCase('changePassword', '1400', 'nothing at all', asMember({ body: {} }), ['curPwd', 'newPwd']),
  aCase('changePassword', '1400', 'a wrong password', asMember({ body: { curPwd: 'wrong', newPwd: newPassword } }), [
    'curPwd',
  ]),
  aCase(
    'changePassword',
    '1400',
    'a password against the rules',
    asMember({ body: { curPwd: password, newPwd: 'abcd1234' } }),
    ['newPwd'],
  ),
  aCase('changePassword', '1400', 'the same password', asMember({ body: { curPwd: password, newPwd: password } }), [
    'newPwd',
  ]),
  aCase('getProfile', '1400', 'no check token', asMember({}), ['X-Check-Token']),
  aCase('getOwnData', '1400', 'no check token', asMember({}), ['X-Check-Token']),
  aCase('endSessions', '1400', 'a number of another kind', asMember({ body: { sesNo: 7 } }), ['sesNo']),
  aCase(
    'updateProfile',
    '1400',
    'no check token, odd fields',
    asMember({ body: { zipCd: '1', smsAgreeYn: 'yes', email: 'x', memNm: ' ' } }),
    ['X-Check-Token', 'email', 'memNm', 'smsAgreeYn', 'zipCd'],
  ),
  aCase('updateProfile', '1400', 'another id', asChecked({ body: { id: 'another' } }), ['id']),
  aCase('updateProfile', '1400', 'a new address without proof', asChecked({ body: { email: 'new@example.com' } }), [
    'certNo',
  ]),
  aCase('updateProfile', '1400', 'a number that is none', asChecked({ body: { mobile: '1234' } }), ['mobile']),
  aCase('withdraw', '1400', 'nothing at all', asMember({ body: {} }), ['password']),
  aCase('withdraw', '1400', 'a wrong password', asMember({ body: { password: 'wrong' } }), ['password']),
];

/** Well-formed requests that are refused. */
export const accountRefusalCases: Case[] = [
  aCase('verifyStepEmail', '1258', 'an initial password is still to be changed', async (shop) => {
    const { loginId } = await aNewMember(shop, { email: null, emailCertYn: 'N', initPwdYn: 'Y' });
    const [stepToken, email] = [await aStepToken(shop, loginId), `${loginId}@example.com`];
    await shop.ask('sendStepEmail', { body: { stepToken, email } });
    return { body: { stepToken, certVal: await codeSentTo(shop, email) } };
  }),
  aCase('wakeMember', '1409', 'there is no address to send the mail to', async (shop) => {
    const { loginId } = await aNewMember(shop, { memStat: 'DORMANT', email: null });
    return { body: { stepToken: await aStepToken(shop, loginId) } };
  }),
  aCase('getProfile', '1403', 'a check token that is none', asMember({ params: { 'X-Check-Token': 'x' } })),
  aCase('getProfile', '1403', 'the check token of another session', async (shop) => {
    const { params } = await aCheckedMember(shop);
    return { params, token: await shop.tokenOf() };
  }),
  aCase('getOwnData', '1403', 'a check token that is none', asMember({ params: { 'X-Check-Token': 'x' } })),
  aCase('endSessions', '1404', 'a session that is not there', asMember({ body: { sesNo: 'none' } }), ['sesNo']),
  aCase('updateProfile', '1403', 'the check token of another session', async (shop) => {
    const { params } = await aCheckedMember(shop);
    return { params, body: { memNm: '한다솜' }, token: await shop.tokenOf() };
  }),
  aCase('withdraw', '1409', 'an order is under way', async (shop) => {
    await buyingCalls['getOrder']?.(shop);
    return { body: { password }, token: await shop.tokenOf() };
  }),
];
