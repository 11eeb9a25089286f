import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings as readMallSettings } from '../../../mall/src/config.ts';
import { startMall, type RunningMall } from '../../../mall/src/server.ts';
import { seededDatabaseUrl } from '../../../mall/test/rest/harness/seeded.ts';
import { onContractViolation } from '../../src/errors/contract-violations.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { walkAgency } from './agency-walk.ts';

interface OutboxMessage {
  channel: string;
  target: string;
  body: string;
  links: { url: string }[];
}

let folder: string;
let mall: RunningMall;
let storefront: BuiltStorefront;
let gateway: OpenGateway;
const violations: string[] = [];
const mallUrl = 'familyshop';
const refusal = '... on FormRefused { message code fields { path reason } }';
const session = '... on Session { accessToken refreshToken }';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-accounts-'));
  storefront = await buildFakeStorefront();
  mall = await startMall(
    readMallSettings({
      MALL_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: await seededDatabaseUrl(),
      LOG_LEVEL: 'silent',
      SEND_LIMIT: '1000',
      DEV_OUTBOX: '1',
      CERTIFICATION_PAGE: '1',
    }),
  );
  gateway = await openGateway(mall.url, {
    DEV_OUTBOX: true,
    CERTIFICATION_PAGE: true,
    WEB_DIST: storefront.folder,
    SIGN_IN_TRIES_PER_ADDRESS: 10_000,
  });
  onContractViolation((violation) => violations.push(violation));
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
  await storefront.remove();
  await rm(folder, { recursive: true, force: true });
});

/** A mutation's result; an error becomes its code. */
async function send(name: string, input: object, selection: string, headers: Record<string, string> = {}) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await gateway.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${selection} } }`,
    { input: { mallUrl, ...input } },
    headers,
  );
  return errors.length > 0 ? { error: errors[0]?.extensions.code } : data[name];
}

const form = (name: string, input: object, selection = '', headers: Record<string, string> = {}) =>
  send(name, input, `${selection} ${refusal}`, headers);
const signIn = (id: string, password = 'Family!2026') =>
  send('signIn', { id, password }, `${session} ... on SignInRefused { reason stepToken }`);
const bearerOf = async (id: string, password?: string) => ({
  authorization: `Bearer ${(await signIn(id, password)).accessToken}`,
});

async function lastMessage(target: string): Promise<OutboxMessage> {
  const { text } = await gateway.get('/dev/outbox', { accept: 'application/json', host: 'localhost' });
  const message = (JSON.parse(text) as OutboxMessage[]).find((each) => each.target === target);
  if (!message) throw new Error(`Nothing was sent to ${target}`);
  return message;
}

const codeTo = async (target: string) => /\b\d{6}\b/u.exec((await lastMessage(target)).body)?.[0] ?? '';

async function proofOf(
  input: { channel: string; name: string; target: string; purpose: string },
  headers = {},
): Promise<string> {
  const sent = await form(
    'sendCertificationCode',
    input,
    '... on CertificationCodeSent { requestNumber expiresAt }',
    headers,
  );
  expect(sent).toMatchObject({ __typename: 'CertificationCodeSent', expiresAt: expect.stringMatching(/\+09:00$/u) });
  const wrong = await form('verifyCertificationCode', { requestNumber: sent.requestNumber, code: 'wrong' });
  expect(wrong).toMatchObject({ __typename: 'FormRefused', fields: [{ path: ['code'] }] });
  const code = await codeTo(input.target.replaceAll('-', ''));
  const proof = await form(
    'verifyCertificationCode',
    { requestNumber: sent.requestNumber, code },
    '... on Certification { certificationNumber }',
    headers,
  );
  return proof.certificationNumber;
}

test('a person certified at the agency makes an account and signs in', async () => {
  const returnUrl = `${gateway.url}/kmcertVerification/result`;
  const start = await form(
    'startPhoneCertification',
    { purpose: 'SIGN_UP', returnUrl },
    '... on PhoneCertificationStart { requestNumber url parameters { name value } }',
  );
  expect(start.url).toBe(`${gateway.url}/kmcert`);
  const posted = await walkAgency(start, {
    name: '새온누리',
    mobile: '010-7777-0001',
    code: () => codeTo('01077770001'),
  });
  expect(posted.requestNumber).toBe(start.requestNumber);
  const certified = await form(
    'finishPhoneCertification',
    posted,
    '... on PhoneCertified { certificationNumber name mobile isAdult expiresAt }',
  );
  expect(certified).toMatchObject({
    __typename: 'PhoneCertified',
    name: '새**리',
    isAdult: true,
    expiresAt: expect.any(String),
  });
  expect(await form('finishPhoneCertification', posted)).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['result'] }],
  });

  const { certificationNumber } = certified;
  expect(
    await form('checkLoginId', { id: 'gaon', certificationNumber }, '... on LoginIdChecked { isUsable }'),
  ).toMatchObject({ isUsable: false });
  expect(
    await form('checkLoginId', { id: 'saeon2026', certificationNumber }, '... on LoginIdChecked { isUsable }'),
  ).toMatchObject({ isUsable: true });
  const account = {
    id: 'saeon2026',
    password: 'Saeon!2026x',
    name: '새온누리',
    certificationNumber,
    email: 'saeon@example.com',
    agreedTerms: ['TERMS_OF_USE', 'PRIVACY_POLICY', 'PERSONAL_DATA_CONSENT'],
  };
  expect(await form('signUp', { ...account, password: '1111' })).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['password'], reason: expect.any(String) }],
  });
  expect(await form('signUp', { ...account, agreedTerms: ['TERMS_OF_USE'] })).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['agreedTerms'] }],
  });
  await form('sendSignUpMail', { email: account.email });
  const token = new URL((await lastMessage(account.email)).links[0]?.url ?? '').searchParams.get('token');
  expect(await form('verifySignUpMail', { token }, '... on SignUpMailVerified { email }')).toEqual({
    __typename: 'SignUpMailVerified',
    email: account.email,
  });
  expect(await form('signUp', account, '... on SignedUp { memberNumber }')).toMatchObject({
    __typename: 'SignedUp',
    memberNumber: expect.any(String),
  });
  expect(await form('signUp', account)).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['certificationNumber'] }],
  });
  expect(await signIn(account.id, account.password)).toMatchObject({ __typename: 'Session' });
});

test('a certified person finds their ids once with a proof, and gets a temporary password that must be changed', async () => {
  const person = { channel: 'SMS', name: '한가온', target: '010-0000-0101' };
  const certificationNumber = await proofOf({ ...person, purpose: 'FIND_ID' });
  const found = await form(
    'findLoginIds',
    { certificationNumber },
    '... on FoundLoginIds { ids { maskedId joinedAt } }',
  );
  expect(found.ids).toHaveLength(2);
  expect(found.ids.every(({ maskedId, joinedAt }: Record<string, string>) => maskedId?.includes('*') && joinedAt)).toBe(
    true,
  );
  expect(await form('findLoginIds', { certificationNumber })).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['certificationNumber'] }],
  });

  const others = await proofOf({ ...person, purpose: 'FIND_PASSWORD' });
  const own = await proofOf({ ...person, purpose: 'FIND_PASSWORD' });
  const sent = { __typename: 'TemporaryPasswordSent', isSent: true };
  expect(
    await form(
      'sendTemporaryPassword',
      { id: 'gyeol', certificationNumber: others },
      '... on TemporaryPasswordSent { isSent }',
    ),
  ).toEqual(sent);
  expect(
    await form(
      'sendTemporaryPassword',
      { id: 'gaon2', certificationNumber: own },
      '... on TemporaryPasswordSent { isSent }',
    ),
  ).toEqual(sent);
  const words = (await lastMessage('01000000101')).body.split(/[\s:[\]]+/u);
  const tries = await Promise.all(
    words.filter((word) => /^[\x21-\x7e]{8,20}$/u.test(word)).map((word) => signIn('gaon2', word)),
  );
  const accessToken = tries.find(({ __typename }) => __typename === 'Session')?.accessToken;
  const bearer = { authorization: `Bearer ${accessToken}` };
  expect(
    (await gateway.ask('{ viewer(mallUrl: "familyshop") { mustChangePassword } }', {}, bearer)).data.viewer,
  ).toEqual({ mustChangePassword: true });
  expect(await form('checkPassword', { password: 'whatever' }, '', bearer)).toMatchObject({
    __typename: 'FormRefused',
    code: 'NOT_ALLOWED',
  });
});

test('each step of a refused sign-in goes on, and none can be used twice', async () => {
  const { stepToken } = await signIn('nomail');
  expect(await form('registerEmail', { stepToken, email: 'no mail' })).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['email'] }],
  });
  expect(await form('registerEmail', { stepToken, email: 'dasol@example.com' })).toEqual({
    __typename: 'EmailCodeSent',
  });
  expect(await form('confirmEmail', { stepToken, code: '00000x' })).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['code'] }],
  });
  const code = await codeTo('dasol@example.com');
  expect(await form('confirmEmail', { stepToken, code }, session)).toMatchObject({
    __typename: 'Session',
    accessToken: expect.any(String),
  });
  expect(await form('confirmEmail', { stepToken, code }, session)).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['stepToken'] }],
  });

  const newbie = await signIn('newbie', 'Initial!8062');
  expect(newbie.reason).toBe('EMAIL_MISSING');
  await form('registerEmail', { stepToken: newbie.stepToken, email: 'iden@example.com' });
  const next = await form(
    'confirmEmail',
    { stepToken: newbie.stepToken, code: await codeTo('iden@example.com') },
    '... on SignInRefused { reason stepToken }',
  );
  expect(next).toMatchObject({
    __typename: 'SignInRefused',
    reason: 'INITIAL_PASSWORD',
    stepToken: expect.any(String),
  });
  expect(await form('setInitialPassword', { stepToken: newbie.stepToken, newPassword: 'Iden!2026x' })).toMatchObject({
    fields: [{ path: ['stepToken'] }],
  });
  expect(await form('setInitialPassword', { stepToken: next.stepToken, newPassword: 'aaaaaaaa' })).toMatchObject({
    fields: [{ path: ['newPassword'] }],
  });
  expect(
    await form('setInitialPassword', { stepToken: next.stepToken, newPassword: 'Iden!2026x' }, session),
  ).toMatchObject({ __typename: 'Session' });
});

test('a dormant account is reactivated by the link of its mail, and nothing reveals whether an id exists', async () => {
  const dormant = await signIn('dormant');
  expect(await form('sendWakingMail', { stepToken: dormant.stepToken })).toEqual({ __typename: 'WakingMailSent' });
  const byId = await Promise.all(
    ['dormant', 'gaon', 'nobody-at-all'].map((id) =>
      form('sendWakingMail', { id }, '... on WakingMailSent { isSent }'),
    ),
  );
  const sent = { __typename: 'WakingMailSent', isSent: true };
  expect(byId).toEqual([sent, sent, sent]);
  const { links } = await lastMessage('dormant@familyshop.example');
  const token = links[0]?.url.split('/').at(-1) ?? '';
  expect(await form('wakeAccount', { token }, '... on AccountAwake { isAwake }')).toEqual({
    __typename: 'AccountAwake',
    isAwake: true,
  });
  expect(await form('wakeAccount', { token })).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['token'] }],
  });
  expect(await signIn('dormant')).toMatchObject({ __typename: 'Session' });
  for (const both of [{}, { id: 'a', stepToken: 'b' }])
    expect(await form('sendWakingMail', both)).toEqual({ error: 'BAD_INPUT' });
});

const profile = '{ name loginId email mobile postalCode roadAddress detailAddress agreesToSms agreesToEmail }';

test('a member sees and changes their information after the password, in that session alone', async () => {
  const bearer = await bearerOf('gyeol');
  expect(await form('checkPassword', { password: 'Wrong!2026' }, '', bearer)).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['password'] }],
  });
  const { checkToken } = await form(
    'checkPassword',
    { password: 'Family!2026' },
    '... on PasswordChecked { checkToken }',
    bearer,
  );
  const read = async (token: string, headers: Record<string, string>) =>
    gateway.ask(`{ viewer(mallUrl: "familyshop") { profile ${profile} } }`, {}, { ...headers, 'x-check-token': token });
  const { data, headers } = await read(checkToken, bearer);
  expect(data.viewer.profile).toMatchObject({
    name: '김결',
    loginId: 'gyeol',
    email: 'gyeol@familyshop.example',
    mobile: '01000000102',
  });
  expect(headers.get('cache-control')).toBe('private, no-store');
  for (const [token, who] of [
    ['guessed', bearer],
    ['with space', bearer],
    [checkToken, await bearerOf('gyeol')],
  ] as const) {
    expect((await read(token, who)).errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  }

  const address = {
    postalCode: '04524',
    roadAddress: '서울특별시 중구 가온길 24',
    detailAddress: '101호',
    agreesToSms: true,
  };
  const member = '{ __typename id maskedName email mobile }';
  const changed = await form(
    'updateProfile',
    { checkToken, ...address },
    `... on ProfileUpdated { profile ${profile} member ${member} }`,
    bearer,
  );
  expect(changed.profile).toMatchObject({ ...address, name: '김결', email: 'gyeol@familyshop.example' });
  expect(changed.member).toEqual(
    (await gateway.ask(`{ viewer(mallUrl: "familyshop") ${member} }`, {}, bearer)).data.viewer,
  );
  const erased = await form(
    'updateProfile',
    { checkToken, detailAddress: null },
    `... on ProfileUpdated { profile ${profile} }`,
    bearer,
  );
  expect(erased.profile).toMatchObject({ ...address, detailAddress: null });

  const email = 'gyeol.new@example.com';
  expect(await form('updateProfile', { checkToken, email }, '', bearer)).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['certificationNumber'] }],
  });
  const certificationNumber = await proofOf(
    { channel: 'EMAIL', name: '김결', target: email, purpose: 'CHANGE' },
    bearer,
  );
  expect(
    (
      await form(
        'updateProfile',
        { checkToken, email, certificationNumber },
        `... on ProfileUpdated { profile ${profile} }`,
        bearer,
      )
    ).profile.email,
  ).toBe(email);
});

test('a changed password ends the other sessions, and a withdrawn member has none', async () => {
  const [bearer, other] = [await bearerOf('sol'), await bearerOf('sol')];
  const change = (currentPassword: string, newPassword: string) =>
    form('changePassword', { currentPassword, newPassword }, '', bearer);
  expect(await change('Wrong!2026', 'Solsol!2027')).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['currentPassword'] }],
  });
  expect(await change('Family!2026', 'short')).toMatchObject({
    __typename: 'FormRefused',
    fields: [{ path: ['newPassword'] }],
  });
  expect(await change('Family!2026', 'Bright!2027')).toEqual({ __typename: 'PasswordChanged' });
  expect((await gateway.ask('{ viewer { number } }', {}, other)).errors[0]?.extensions.code).toBe(
    'ACCESS_TOKEN_EXPIRED',
  );

  const check = await gateway.ask(
    '{ viewer(mallUrl: "familyshop") { withdrawalCheck { isPossible blocks { kind number name } losses { kind name value } } } }',
    {},
    bearer,
  );
  expect(check.errors).toEqual([]);
  expect(check.data.viewer.withdrawalCheck).toMatchObject({ isPossible: true, blocks: [] });
  const leave = (password: string) =>
    form('withdraw', { password, reasonCode: 'PRICE', reason: '다른 곳을 이용합니다.' }, '', bearer);
  expect(await leave('Wrong!2026')).toMatchObject({ __typename: 'FormRefused', fields: [{ path: ['password'] }] });
  expect(await leave('Bright!2027')).toEqual({ __typename: 'Withdrawn' });
  expect(await leave('Bright!2027')).toEqual({ error: 'ACCESS_TOKEN_EXPIRED' });
  expect(await signIn('sol', 'Bright!2027')).toMatchObject({ reason: 'WRONG_CREDENTIALS' });
  expect(violations).toEqual([]);
});
