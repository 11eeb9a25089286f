import { expect } from 'vitest';
import { anAccessToken } from '../helpers/samples.ts';

const mallUrl = 'familyshop';
const tokens = () => ({ accessToken: anAccessToken(), refreshToken: 'refresh-of-step' });

/** An operation of accounts: its input, the one call that it makes, and its result. */
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
  /** The sender, by default a visitor; `either` is tested as a member. */
  who?: 'member' | 'either';
  /** Bounded per address alone. */
  hasNoTarget?: true;
  /** Headers that the call carries. */
  headers?: Record<string, string>;
}

/** The mall's data of the sending member. */
export const aProfile = {
  memNm: '한가온',
  id: 'gaon',
  email: 'gaon@example.com',
  mobile: '01055550101',
  zipCd: '04524',
  roadAddr: '가온길 24',
  dtlAddr: null,
  smsAgreeYn: 'N',
};

const aSession = {
  sesNo: 'SE2',
  dvcNm: 'iPhone · Safari',
  strtDts: '20261122103000',
  lastDts: '20261122110000',
  curYn: 'Y',
};

const session = {
  selection: '... on Session { accessToken refreshToken expiresAt }',
  result: {
    __typename: 'Session',
    accessToken: expect.any(String),
    refreshToken: 'refresh-of-step',
    expiresAt: expect.any(String),
  },
};

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
    name: 'startPhoneCertification',
    input: { mallUrl, purpose: 'SIGN_UP', returnUrl: 'http://localhost:4000/kmcertVerification/result' },
    call: 'POST pre/cert/phone/request',
    body: { purposeCd: 'JOIN', mallId: 'M0001', rtnUrl: 'http://localhost:4000/kmcertVerification/result' },
    answer: () => ({
      certReqNo: 'CR2',
      certUrl: 'http://localhost:4000/kmcert',
      params: { certReqNo: 'CR2', sealed: 'secret-params' },
    }),
    selection: '... on PhoneCertificationStart { requestNumber url parameters { name value } }',
    result: {
      __typename: 'PhoneCertificationStart',
      requestNumber: 'CR2',
      url: 'http://localhost:4000/kmcert',
      parameters: [
        { name: 'certReqNo', value: 'CR2' },
        { name: 'sealed', value: 'secret-params' },
      ],
    },
    hasNoTarget: true,
  },
  {
    name: 'finishPhoneCertification',
    input: { mallUrl, requestNumber: 'CR2', result: 'secret-sealed' },
    call: 'POST pre/cert/phone/result',
    body: { certReqNo: 'CR2', encData: 'secret-sealed' },
    answer: () => ({
      certNo: 'secret-cert',
      memNm: '한*온',
      mobile: '010-****-0101',
      adultYn: 'Y',
      age: 34,
      expDts: '20261122103000',
    }),
    selection: '... on PhoneCertified { certificationNumber name mobile isAdult age expiresAt }',
    result: {
      __typename: 'PhoneCertified',
      certificationNumber: 'secret-cert',
      name: '한*온',
      mobile: '010-****-0101',
      isAdult: true,
      age: 34,
      expiresAt: '2026-11-22T10:30:00+09:00',
    },
    who: 'either',
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
    name: 'sendSignUpMail',
    input: { mallUrl, email: 'gaon@example.com' },
    call: 'POST pre/email/join',
    body: { email: 'gaon@example.com', mallId: 'M0001' },
    answer: () => null,
    selection: '... on SignUpMailSent { isSent }',
    result: { __typename: 'SignUpMailSent', isSent: true },
  },
  {
    name: 'verifySignUpMail',
    input: { mallUrl, token: 'secret-link' },
    call: 'POST pre/email/join/verify',
    body: { token: 'secret-link' },
    answer: () => ({ email: 'gaon@example.com' }),
    selection: '... on SignUpMailVerified { email }',
    result: { __typename: 'SignUpMailVerified', email: 'gaon@example.com' },
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
    input: {
      mallUrl,
      id: 'newcomer',
      password: 'secret-Next1',
      name: '한가온',
      certificationNumber: 'secret-cert',
      email: 'gaon@example.com',
      agreedTerms: ['TERMS_OF_USE', 'PRIVACY_POLICY', 'PERSONAL_DATA_CONSENT', 'TERMS_OF_USE'],
    },
    call: 'POST pre/users',
    body: {
      id: 'newcomer',
      password: 'secret-Next1',
      memNm: '한가온',
      certNo: 'secret-cert',
      email: 'gaon@example.com',
      agreeCdList: ['ME0360101', 'ME0360201', 'ME0360401'],
      mallId: 'M0001',
    },
    answer: () => ({ memNo: 'MB000077' }),
    selection: '... on SignedUp { memberNumber }',
    result: { __typename: 'SignedUp', memberNumber: 'MB000077' },
  },
  {
    name: 'findLoginIds',
    input: { mallUrl, certificationNumber: 'secret-cert' },
    call: 'POST pre/users/find-id',
    body: { certNo: 'secret-cert', mallId: 'M0001' },
    answer: () => ({
      idList: [
        { maskId: 'ga**2', joinDts: '20260301090000' },
        { maskId: 'ga**1', joinDts: '20250301090000' },
        { maskId: 'ga**0' },
      ],
    }),
    selection: '... on FoundLoginIds { ids { maskedId joinedAt } }',
    result: {
      __typename: 'FoundLoginIds',
      ids: [
        { maskedId: 'ga**0', joinedAt: null },
        { maskedId: 'ga**1', joinedAt: '2025-03-01T09:00:00+09:00' },
        { maskedId: 'ga**2', joinedAt: '2026-03-01T09:00:00+09:00' },
      ],
    },
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
  {
    name: 'findGuestOrder',
    input: { mallUrl, orderNumber: 'OR1', telephone: '01000000101', certificationNumber: 'secret-cert' },
    call: 'POST pre/orders/find',
    body: { mallId: 'M0001', ordNo: 'OR1', telNo: '01000000101', certNo: 'secret-cert' },
    answer: () => ({ accessToken: anAccessToken(), refreshToken: 'r' }),
    selection: '... on GuestOrderFound { session { refreshToken } }',
    result: { __typename: 'GuestOrderFound', session: { refreshToken: 'r' } },
  },
];

/** Of those with a bearer. */
export const memberOperations: AccountOperation[] = [
  {
    name: 'sendCertificationCode',
    input: { mallUrl, channel: 'EMAIL', name: '한가온', target: 'new@example.com', purpose: 'CHANGE' },
    call: 'POST pre/users/cert/send',
    body: { certTp: 'EMAIL', memNm: '한가온', target: 'new@example.com', purposeCd: 'CHANGE', mallId: 'M0001' },
    answer: () => ({ certReqNo: 'CR1' }),
    selection: '... on CertificationCodeSent { requestNumber expiresAt }',
    result: { __typename: 'CertificationCodeSent', requestNumber: 'CR1', expiresAt: null },
    who: 'either',
  },
  {
    name: 'checkPassword',
    input: { mallUrl, password: 'secret-Now1' },
    call: 'POST users/password/check',
    body: { password: 'secret-Now1' },
    answer: () => ({ checkToken: 'secret-check' }),
    selection: '... on PasswordChecked { checkToken }',
    result: { __typename: 'PasswordChecked', checkToken: 'secret-check' },
    who: 'member',
  },
  {
    name: 'changePassword',
    input: { mallUrl, currentPassword: 'secret-Now1', newPassword: 'secret-Next1' },
    call: 'PUT users/password',
    body: { curPwd: 'secret-Now1', newPwd: 'secret-Next1' },
    answer: () => null,
    selection: '... on PasswordChanged { isChanged }',
    result: { __typename: 'PasswordChanged', isChanged: true },
    who: 'member',
  },
  {
    name: 'updateProfile',
    input: {
      mallUrl,
      checkToken: 'secret-check',
      name: '한가온',
      email: 'new@example.com',
      mobile: '01055550101',
      certificationNumber: 'secret-cert',
      postalCode: '04524',
      roadAddress: '가온길 24',
      detailAddress: null,
      agreesToSms: false,
      agreesToEmail: true,
    },
    call: 'PUT users/profile',
    body: {
      memNm: '한가온',
      email: 'new@example.com',
      mobile: '01055550101',
      certNo: 'secret-cert',
      zipCd: '04524',
      roadAddr: '가온길 24',
      dtlAddr: null,
      smsAgreeYn: 'N',
      emailAgreeYn: 'Y',
    },
    headers: { 'x-check-token': 'secret-check' },
    answer: () => ({ ...aProfile, email: 'new@example.com' }),
    selection: '... on ProfileUpdated { profile { name loginId email agreesToSms agreesToEmail } }',
    result: {
      __typename: 'ProfileUpdated',
      profile: { name: '한가온', loginId: 'gaon', email: 'new@example.com', agreesToSms: false, agreesToEmail: null },
    },
    who: 'member',
  },
  {
    name: 'signOutDevices',
    input: { mallUrl, deviceNumber: 'SE1' },
    call: 'POST users/sessions/end',
    body: { sesNo: 'SE1' },
    answer: () => ({ sesList: [aSession] }),
    selection: '... on DevicesSignedOut { devices { number name signedInAt lastUsedAt isCurrent } }',
    result: {
      __typename: 'DevicesSignedOut',
      devices: [
        {
          number: 'SE2',
          name: 'iPhone · Safari',
          signedInAt: '2026-11-22T10:30:00+09:00',
          lastUsedAt: '2026-11-22T11:00:00+09:00',
          isCurrent: true,
        },
      ],
    },
    who: 'member',
  },
  {
    name: 'withdraw',
    input: { mallUrl, password: 'secret-Now1', reasonCode: 'PRICE', reason: '비싸요' },
    call: 'POST users/withdrawal',
    body: { password: 'secret-Now1', reasonCd: 'PRICE', reason: '비싸요' },
    answer: () => null,
    selection: '... on Withdrawn { isWithdrawn }',
    result: { __typename: 'Withdrawn', isWithdrawn: true },
    who: 'member',
  },
];

export const accountOperations = [...visitorOperations, ...memberOperations];

export function questionOf({ name, selection }: Pick<AccountOperation, 'name' | 'selection'>): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} ... on FormRefused { message code fields { path reason } } } }`;
}
