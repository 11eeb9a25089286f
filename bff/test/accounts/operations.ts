import { expect } from 'vitest';
import { anAccessToken } from '../helpers/samples.ts';

const mallUrl = 'familyshop';
const tokens = () => ({ accessToken: anAccessToken(), refreshToken: 'refresh-of-step' });

/** An operation of accounts: what it is sent, the one call that it makes of that, and what it tells of the answer. */
export interface AccountOperation {
  name: string;
  input: Record<string, unknown>;
  /** Method and path below /api/v1/mall/. */
  call: string;
  body: unknown;
  answer: () => unknown;
  /** The selection of a success, and what it holds. */
  selection: string;
  result: Record<string, unknown>;
  isMembers?: true;
  /** Headers that the call carries. */
  headers?: Record<string, string>;
}

const session = { selection: '... on Session { accessToken refreshToken expiresAt }', result: { __typename: 'Session', accessToken: expect.any(String), refreshToken: 'refresh-of-step', expiresAt: expect.any(String) } };

/** Of those without a bearer. */
export const visitorOperations: AccountOperation[] = [
  {
    name: 'sendCertificationCode',
    input: { mallUrl, channel: 'SMS', name: '한가온', target: '010-5555-0101', purpose: 'WAKE' },
    call: 'POST pre/users/cert/send',
    body: { certTp: 'SMS', memNm: '한가온', target: '010-5555-0101', purposeCd: 'DORMANT', mallId: 'M0001' },
    answer: () => ({ certReqNo: 'CR1', expDts: '20261122103000' }),
    selection: '... on CertificationCodeSent { requestNumber expiresAt }',
    result: { __typename: 'CertificationCodeSent', requestNumber: 'CR1', expiresAt: '2026-11-22T10:30:00+09:00' },
  },
  {
    name: 'verifyCertificationCode',
    input: { mallUrl, requestNumber: 'CR1', code: 'secret-code' },
    call: 'POST pre/users/cert/verify',
    body: { certReqNo: 'CR1', certVal: 'secret-code' },
    answer: () => ({ certNo: 'secret-cert' }),
    selection: '... on Certification { certificationNumber }',
    result: { __typename: 'Certification', certificationNumber: 'secret-cert' },
  },
  {
    name: 'registerEmail',
    input: { mallUrl, stepToken: 'secret-step', email: 'gaon@example.com' },
    call: 'POST pre/users/email',
    body: { stepToken: 'secret-step', email: 'gaon@example.com' },
    answer: () => null,
    selection: '... on EmailCodeSent { isSent }',
    result: { __typename: 'EmailCodeSent', isSent: true },
  },
  {
    name: 'confirmEmail',
    input: { mallUrl, stepToken: 'secret-step', code: 'secret-code' },
    call: 'POST pre/users/email/verify',
    body: { stepToken: 'secret-step', certVal: 'secret-code' },
    answer: tokens,
    ...session,
  },
  {
    name: 'setInitialPassword',
    input: { mallUrl, stepToken: 'secret-step', newPassword: 'secret-Next1' },
    call: 'POST pre/users/initial-password',
    body: { stepToken: 'secret-step', newPwd: 'secret-Next1' },
    answer: tokens,
    ...session,
  },
  {
    name: 'sendWakingMail',
    input: { mallUrl, stepToken: 'secret-step' },
    call: 'POST pre/users/wake',
    body: { stepToken: 'secret-step' },
    answer: () => null,
    selection: '... on WakingMailSent { isSent }',
    result: { __typename: 'WakingMailSent', isSent: true },
  },
  {
    name: 'sendWakingMail',
    input: { mallUrl, id: 'sleeper' },
    call: 'POST pre/email/dormant',
    body: { id: 'sleeper', mallId: 'M0001' },
    answer: () => null,
    selection: '... on WakingMailSent { isSent }',
    result: { __typename: 'WakingMailSent', isSent: true },
  },
  {
    name: 'wakeAccount',
    input: { mallUrl, token: 'secret-link' },
    call: 'POST pre/email/dormant/verify',
    body: { token: 'secret-link' },
    answer: () => null,
    selection: '... on AccountAwake { isAwake }',
    result: { __typename: 'AccountAwake', isAwake: true },
  },
  {
    name: 'checkLoginId',
    input: { mallUrl, id: 'newcomer', certificationNumber: 'secret-cert' },
    call: 'POST pre/users/check-id',
    body: { id: 'newcomer', certNo: 'secret-cert', mallId: 'M0001' },
    answer: () => ({ usableYn: 'N' }),
    selection: '... on LoginIdChecked { isUsable }',
    result: { __typename: 'LoginIdChecked', isUsable: false },
  },
  {
    name: 'signUp',
    input: { mallUrl, id: 'newcomer', password: 'secret-Next1', name: '한가온', certificationNumber: 'secret-cert', email: 'gaon@example.com', agreedTerms: ['TERMS_OF_USE', 'PRIVACY_POLICY', 'PERSONAL_DATA_CONSENT', 'TERMS_OF_USE'] },
    call: 'POST pre/users',
    body: { id: 'newcomer', password: 'secret-Next1', memNm: '한가온', certNo: 'secret-cert', email: 'gaon@example.com', agreeCdList: ['ME0360101', 'ME0360201', 'ME0360401'], mallId: 'M0001' },
    answer: () => ({ memNo: 'MB000077' }),
    selection: '... on SignedUp { memberNumber }',
    result: { __typename: 'SignedUp', memberNumber: 'MB000077' },
  },
  {
    name: 'findLoginIds',
    input: { mallUrl, certificationNumber: 'secret-cert' },
    call: 'POST pre/users/find-id',
    body: { certNo: 'secret-cert', mallId: 'M0001' },
    answer: () => ({ idList: [{ maskId: 'ga**2', joinDts: '20260301090000' }, { maskId: 'ga**1', joinDts: '20250301090000' }, { maskId: 'ga**0' }] }),
    selection: '... on FoundLoginIds { ids { maskedId joinedAt } }',
    result: { __typename: 'FoundLoginIds', ids: [{ maskedId: 'ga**0', joinedAt: null }, { maskedId: 'ga**1', joinedAt: '2025-03-01T09:00:00+09:00' }, { maskedId: 'ga**2', joinedAt: '2026-03-01T09:00:00+09:00' }] },
  },
  {
    name: 'sendTemporaryPassword',
    input: { mallUrl, id: 'gaon', certificationNumber: 'secret-cert' },
    call: 'POST pre/users/find-password',
    body: { certNo: 'secret-cert', id: 'gaon', mallId: 'M0001' },
    answer: () => null,
    selection: '... on TemporaryPasswordSent { isSent }',
    result: { __typename: 'TemporaryPasswordSent', isSent: true },
  },
];

export function questionOf({ name, selection }: Pick<AccountOperation, 'name' | 'selection'>): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} ... on FormRefused { message fields { field reason } } } }`;
}

export const accountOperations = visitorOperations;
