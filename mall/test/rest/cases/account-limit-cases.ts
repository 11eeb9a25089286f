import { randomUUID } from 'node:crypto';
import { aMobile, anEmail, aNewMember, aStepToken } from '../harness/people.ts';
import { rtnUrl } from '../harness/agency.ts';
import { home } from '../harness/world.ts';
import { newPassword } from './account-calls.ts';
import type { Case } from './case.ts';
import { from, repeat } from './limit-cases.ts';

let turn = 0;

function anAddress(): string {
  turn += 1;
  return `10.7.${Math.floor(turn / 200)}.${(turn % 200) + 1}`;
}

/**
 * One more than the two that may be sent to a target in an hour, from many addresses; and than the five from one
 * address.
 */
function sendingCases(operation: string, body: (target: string) => object, newTarget: () => string): Case[] {
  return [
    tooOften(operation, 'too many for one target', async (shop) => {
      const target = newTarget();
      return repeat(3, () => shop.send(operation, { body: body(target), headers: from(anAddress()) }));
    }),
    tooOften(operation, 'too many from one address', async (shop) => {
      const address = anAddress();
      return repeat(6, () => shop.send(operation, { body: body(newTarget()), headers: from(address) }));
    }),
  ];
}

/** One more than the five guesses from an address. */
function guessingCase(operation: string, body: object): Case {
  return tooOften(operation, 'too many guesses from one address', async (shop) => {
    const address = anAddress();
    return repeat(6, () => shop.send(operation, { body, headers: from(address) }));
  });
}

/** One more than the two guesses at a member's password. */
function passwordCase(operation: string, body: object): Case {
  return tooOften(operation, "too many guesses at a member's password", async (shop) => {
    const { loginId } = await aNewMember(shop);
    const { accessToken: token } = await shop.signIn({ id: loginId });
    return repeat(3, () => shop.send(operation, { body, token, headers: from(anAddress()) }));
  });
}

function tooOften(operation: string, name: string, send: Case['send']): Case {
  return { operation, code: '1429', name, send };
}

const sms = (target: string) => ({ certTp: 'SMS', memNm: '한가온', target, purposeCd: 'JOIN', mallId: home });
const signUp = {
  id: 'newcomer',
  password: newPassword,
  memNm: '한가온',
  certNo: 'x',
  email: 'gaon@example.com',
  agreeCdList: [],
  mallId: home,
};

export const accountLimitCases: Case[] = [
  ...sendingCases('sendCertCode', sms, aMobile),
  ...sendingCases('sendJoinMail', (email) => ({ email, mallId: home }), anEmail),
  ...sendingCases('sendDormantMail', (id) => ({ id, mallId: home }), randomUUID),
  guessingCase('verifyCertCode', { certReqNo: 'x', certVal: '000000' }),
  guessingCase('requestPhoneCert', { purposeCd: 'JOIN', mallId: home, rtnUrl }),
  guessingCase('readPhoneCert', { certReqNo: 'x', encData: 'x' }),
  guessingCase('sendStepEmail', { stepToken: 'x', email: 'gaon@example.com' }),
  guessingCase('verifyStepEmail', { stepToken: 'x', certVal: '000000' }),
  guessingCase('setInitialPassword', { stepToken: 'x', newPwd: newPassword }),
  guessingCase('wakeMember', { stepToken: 'x' }),
  guessingCase('checkId', { id: 'newcomer', certNo: 'x', mallId: home }),
  guessingCase('createMember', signUp),
  guessingCase('sendTemporaryPassword', { id: 'newcomer', certNo: 'x', mallId: home }),
  guessingCase('findIds', { certNo: 'x', mallId: home }),
  guessingCase('verifyDormantMail', { token: 'x' }),
  guessingCase('verifyJoinMail', { token: 'x' }),
  guessingCase('redeemTicket', { tckt: 'x' }),
  guessingCase('findGuestOrder', { mallId: home, ordNo: 'OR1', telNo: '01000001234', certNo: 'x' }),
  passwordCase('checkPassword', { password: 'wrong' }),
  passwordCase('changePassword', { curPwd: 'wrong', newPwd: newPassword }),
  passwordCase('withdraw', { password: 'wrong' }),
  tooOften('wakeMember', 'too many mails for one account', async (shop) => {
    const { loginId } = await aNewMember(shop, { memStat: 'DORMANT' });
    return repeat(3, async () =>
      shop.send('wakeMember', { body: { stepToken: await aStepToken(shop, loginId) }, headers: from(anAddress()) }),
    );
  }),
];
