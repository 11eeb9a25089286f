import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall, anAccessToken } from '../helpers/samples.ts';
import { aProfile } from './operations.ts';

let mall: FakeMall;
let gateway: OpenGateway;

const aMember = () => ({ memNo: 'MB1', memNm: '한가온', mallId: 'M0001', salesType: 'GENERAL' });

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('users/info', aMember);
  mall.on('pre/layout/login', ({ query }) => {
    const isCommon = query.get('mallUrl') === 'groupwarelab';
    return {
      adMall: aMall(isCommon ? { mallUrl: 'groupwarelab', mallSalesType: 'COMMON' } : {}),
      endPoint: '',
      tokenInfo: null,
    };
  });
  gateway = await openGateway(mall.url, {
    ...endlessTimeouts,
    SIGN_IN_TRIES_PER_ACCOUNT: 1_000,
    SIGN_IN_TRIES_PER_ADDRESS: 1_000,
  });
});
beforeEach(() => {
  mall.calls.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const member = { authorization: `Bearer ${anAccessToken()}` };
const codes = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) =>
  errors.map(({ extensions }) => extensions.code);

function start(returnUrl: string, by = gateway, purpose = 'SIGN_UP', headers: Record<string, string> = {}) {
  const question =
    'mutation ($input: StartPhoneCertificationInput!) { startPhoneCertification(input: $input) { ... on PhoneCertificationStart { url parameters { name value } } } }';
  return by.ask(question, { input: { mallUrl: 'familyshop', purpose, returnUrl } }, headers);
}

const home = 'http://localhost:4000/kmcertVerification/result';
const agencySays = (certUrl: unknown, params: unknown = null) =>
  mall.on('pre/cert/phone/request', () => ({ certReqNo: 'CR', certUrl, params }));

test.each([
  'https://evil.example/kmcertVerification',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  'http://evil.example#localhost',
  'http://user:word@localhost/',
  'http://:word@localhost/',
  'http://localhost/kmcertVerification/result#part',
  '/kmcertVerification/result',
  'javascript:alert(1)',
  '//localhost/',
  'http://localhost/%0d%0a',
])('the agency may not return to %s', async (returnUrl) => {
  agencySays('https://agency.example/form');
  expect(codes(await start(returnUrl))).toEqual(['BAD_INPUT']);
  expect(mall.callsTo('pre/cert/phone/request')).toEqual([]);
});

test('with a list of hosts only these are return addresses', async () => {
  const listed = await openGateway(mall.url, { MALL_HOSTS: ['www.familyshop.example'] });
  agencySays('https://agency.example/form');
  expect(codes(await start(home, listed))).toEqual(['BAD_INPUT']);
  expect(
    (await start('https://www.familyshop.example/kmcertVerification/x', listed)).data.startPhoneCertification.url,
  ).toBe('https://agency.example/form');
  await listed.close();
});

test.each([
  ['https://agency.example/form?a=1', 'https://agency.example/form?a=1'],
  ['http://localhost:4000/kmcert', 'http://localhost:4000/kmcert'],
  ['/kmcert', 'http://localhost:4000/kmcert'],
])('an agency at %s is gone to at %s', async (certUrl, url) => {
  agencySays(certUrl, { plain: 'a', number: 7 });
  expect((await start(home)).data.startPhoneCertification).toEqual({
    url,
    parameters: [
      { name: 'plain', value: 'a' },
      { name: 'number', value: '7' },
    ],
  });
});

test.each([
  'http://agency.example/form',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user@agency.example/',
  '//evil.example:80:1',
  '',
  7,
])('no person is sent to an agency at %s', async (certUrl) => {
  agencySays(certUrl);
  expect(codes(await start(home))).toEqual(['MALL_BAD_ANSWER']);
});

async function seen(purpose: string, headers: Record<string, string>) {
  mall.calls.splice(0);
  await start(home, gateway, purpose, headers);
  return mall.callsTo('pre/cert/phone/request').map(({ headers: { authorization } }) => authorization);
}

test('a proof for a change is requested as the member, and all other proofs without a token', async () => {
  agencySays('/kmcert');
  expect(await seen('CHANGE', member)).toEqual([member.authorization]);
  expect(await seen('CHANGE', {})).toEqual([undefined]);
  expect(await seen('CHANGE', { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` })).toEqual([undefined]);
  expect(await seen('FIND_ID', member)).toEqual([undefined]);
});

test('a confirmed address may go on to the next step, with its token', async () => {
  mall.on('pre/users/email/verify', (_call, response) =>
    refusal(response, 401, '1258', '비밀번호를 바꿔 주세요.', { stepToken: 'step-2' }),
  );
  const question =
    'mutation { confirmEmail(input: { mallUrl: "familyshop", stepToken: "s", code: "1" }) { __typename ... on SignInRefused { reason stepToken } } }';
  expect((await gateway.ask(question)).data.confirmEmail).toEqual({
    __typename: 'SignInRefused',
    reason: 'INITIAL_PASSWORD',
    stepToken: 'step-2',
  });
});

test.each([
  [
    'signUp(input: { mallUrl: "groupwarelab", id: "a", password: "b", name: "c", certificationNumber: "d", email: "e", agreedTerms: [] })',
    'pre/users',
  ],
  ['checkLoginId(input: { mallUrl: "groupwarelab", id: "a", certificationNumber: "d" })', 'pre/users/check-id'],
  ['sendSignUpMail(input: { mallUrl: "groupwarelab", email: "e" })', 'pre/email/join'],
  ['withdraw(input: { mallUrl: "groupwarelab", password: "b" })', 'users/withdrawal'],
])('what a kind of mall does not offer is not asked of it: %s', async (field, path) => {
  const { data, errors } = await gateway.ask(`mutation { ${field} { ... on FormRefused { code } } }`, {}, member);
  expect([Object.values(data), errors]).toEqual([[{ code: 'NOT_ALLOWED' }], []]);
  expect(mall.callsTo(path)).toEqual([]);
});

const read =
  '{ viewer(mallUrl: "familyshop") { profile { name agreesToSms detailAddress } withdrawalCheck { isPossible blocks { kind number name } losses { kind name value } } } }';

test('member information is read for each request, never cached, and an invalid field costs only itself', async () => {
  mall.on('users/profile', () => ({ ...aProfile, smsAgreeYn: 'perhaps', dtlAddr: ['x'] }));
  mall.on('users/withdrawal/check', () => ({
    possibleYn: 'N',
    blockList: [{ tp: 'ORDER', no: 7, nm: '배송 중인 주문' }, { tp: 'X' }],
    lossList: null,
  }));
  const shown = { ...member, 'x-check-token': 'check' };
  const [{ data, errors, headers }] = await Promise.all([gateway.ask(read, {}, shown), gateway.ask(read, {}, shown)]);
  expect(errors).toEqual([]);
  expect(data.viewer.profile).toEqual({ name: '한가온', agreesToSms: null, detailAddress: null });
  expect(data.viewer.withdrawalCheck).toEqual({
    isPossible: false,
    blocks: [{ kind: 'ORDER', number: '7', name: '배송 중인 주문' }],
    losses: [],
  });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(mall.callsTo('users/profile')).toHaveLength(2);
  expect(mall.callsTo('users/profile')[0]?.headers['x-check-token']).toBe('check');
});

test('a profile that the mall does not return after a change is null, and the change still succeeds', async () => {
  mall.on('users/profile', () => null);
  const question =
    'mutation { updateProfile(input: { mallUrl: "familyshop", checkToken: "c", agreesToSms: true }) { __typename ... on ProfileUpdated { profile { name } } } }';
  const { data, errors } = await gateway.ask(question, {}, member);
  expect([data.updateProfile, errors]).toEqual([{ __typename: 'ProfileUpdated', profile: null }, []]);
  expect(mall.callsTo('users/profile').map(({ body }) => body)).toEqual([{ smsAgreeYn: 'Y' }]);
});

test("a change is saved even if the member's data cannot be read after it", async () => {
  mall.on('users/profile', () => aProfile);
  mall.on('users/info', (_call, response) => refusal(response, 500, '9999', '오류'));
  const question =
    'mutation { updateProfile(input: { mallUrl: "familyshop", checkToken: "c", agreesToSms: true }) { ... on ProfileUpdated { profile { name } member { id } } } }';
  const { data, errors } = await gateway.ask(question, {}, member);
  expect([data.updateProfile, errors]).toEqual([{ profile: { name: '한가온' }, member: null }, []]);
  mall.on('users/info', aMember);
});

test('a check token that no header can hold opens nothing and is not sent', async () => {
  const question = '{ viewer(mallUrl: "familyshop") { profile { name } } }';
  expect(codes(await gateway.ask(question, {}, member))).toEqual(['FORBIDDEN']);
  for (const token of ['', 'with space', 'é', 'x'.repeat(3_000)])
    expect(codes(await gateway.ask(question, {}, { ...member, 'x-check-token': token }))).toEqual(['FORBIDDEN']);
  expect(mall.callsTo('users/profile')).toEqual([]);
});

test('tokens that name a member, but are none, shut no door of that member', async () => {
  const strict = await openGateway(mall.url, {
    ...endlessTimeouts,
    SIGN_IN_TRIES_PER_ACCOUNT: 3,
    SIGN_IN_TRIES_PER_ADDRESS: 1_000,
  });
  const real = member.authorization;
  mall.on('users/password/check', ({ headers }, response) =>
    headers.authorization === real ? { checkToken: 'CT' } : refusal(response, 401, '1401', '로그인이 필요해요.'),
  );
  const check = (authorization: string) =>
    strict.ask(
      'mutation ($input: CheckPasswordInput!) { checkPassword(input: $input) { __typename } }',
      { input: { mallUrl: 'familyshop', password: 'Family!2026' } },
      { authorization },
    );
  for (let turn = 0; turn < 6; turn += 1) expect(codes(await check(`${real}${turn}`))).not.toContain('RATE_LIMITED');
  expect((await check(real)).data).toEqual({ checkPassword: { __typename: 'PasswordChecked' } });
  await strict.close();
});

test("without a proof nothing of an id's sending limit is used", async () => {
  const strict = await openGateway(mall.url, {
    ...endlessTimeouts,
    SIGN_IN_TRIES_PER_ACCOUNT: 3,
    SIGN_IN_TRIES_PER_ADDRESS: 1_000,
  });
  mall.on('pre/users/find-password', () => null);
  const send = (certificationNumber: string) =>
    strict.ask(
      'mutation ($input: SendTemporaryPasswordInput!) { sendTemporaryPassword(input: $input) { __typename } }',
      { input: { mallUrl: 'familyshop', id: 'gaon', certificationNumber } },
    );
  for (let turn = 0; turn < 6; turn += 1) await send(`guess${turn}`);
  expect((await send('theirs')).data).toEqual({ sendTemporaryPassword: { __typename: 'TemporaryPasswordSent' } });
  await strict.close();
});
