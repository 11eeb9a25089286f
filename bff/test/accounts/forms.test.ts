import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '../../src/config.ts';
import { handled, refusal, startFakeMall, type Answer, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway, type Told } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { accountOperations, questionOf, type AccountOperation } from './operations.ts';

// What sendVisitorForm and sendMemberForm promise of every form of accounts, each shown by one. What differs between forms is in
// mutations.test.ts.

let mall: FakeMall;
let gateway: OpenGateway;
/** No operation reaches a limit, or meets a circuit breaker that the failures of another opened. */
const generous = { SIGN_IN_TRIES_PER_ACCOUNT: 10_000, SIGN_IN_TRIES_PER_ADDRESS: 10_000, BREAKER_FAILURES: 10_000 };

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { ...endlessTimeouts, ...generous });
});
beforeEach(() => {
  mall.calls.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const pathOf = ({ call }: AccountOperation) => call.split(' ')[1] ?? '';
const bearer = { authorization: `Bearer ${anAccessToken()}` };

function send(operation: AccountOperation, by = gateway, headers: Record<string, string> = {}): Promise<Told> {
  return by.ask(questionOf(operation), { input: operation.input }, { ...(operation.who ? bearer : {}), ...headers });
}

/** Tried twice in one question and then three times at once: what was refused, and how many tries reached the mall. */
async function fiveTries(operation: AccountOperation, settings: Partial<Settings>) {
  const strict = await openGateway(mall.url, { ...endlessTimeouts, ...generous, ...settings });
  const type = `${operation.name[0]?.toUpperCase()}${operation.name.slice(1)}Input`;
  const twice = [1, 2].map((each) => `t${each}: ${operation.name}(input: $input) { __typename }`).join(' ');
  const aliased = await strict.ask(
    `mutation ($input: ${type}!) { ${twice} }`,
    { input: operation.input },
    operation.who ? bearer : {},
  );
  const parallel = await Promise.all(
    [1, 2, 3].map((each) => send(operation, strict, { 'x-forwarded-for': `203.0.113.${each}` })),
  );
  await strict.close();
  const refused = [aliased, ...parallel].flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  return { refused, reached: mall.callsTo(pathOf(operation)).length };
}

const lastOneRefused = { refused: ['RATE_LIMITED'], reached: 4 };

const shown = accountOperations.filter(({ name }) => name === 'checkLoginId' || name === 'changePassword');

describe.each(shown)('a form such as $name', (operation) => {
  beforeEach(() => mall.on(pathOf(operation), operation.answer));

  const refusedBy = async (answer: Answer) => {
    mall.on(pathOf(operation), answer);
    const { data, errors } = await send(operation);
    return { result: data?.[operation.name] ?? null, codes: errors.map(({ extensions }) => extensions.code) };
  };

  test('calls the mall each time, for each concurrent sender', async () => {
    await Promise.all([send(operation), send(operation), send(operation)]);
    expect(mall.callsTo(pathOf(operation))).toHaveLength(3);
  });

  test('is not sent again when the line breaks', async () => {
    const { codes } = await refusedBy((_call, response) => (response.destroy(), handled));
    expect(codes).toEqual(['MALL_UNREACHABLE']);
    expect(mall.callsTo(pathOf(operation))).toHaveLength(1);
  });

  test.each([
    [409, '1409', '이미 처리되었습니다.', 'REFUSED'],
    [404, '1404', '신청 내역이 없습니다.', 'NOT_FOUND'],
    [401, '1250', '일치하지 않습니다.', 'REFUSED'],
    [200, '7777', '오늘은 쉽니다.', 'REFUSED'],
    [422, 'E-42', '맞지 않습니다.', 'REFUSED'],
  ])('a refusal %i/%s is one of the form, with its words', async (status, mallCode, words, code) => {
    const { result, codes } = await refusedBy((_call, response) => refusal(response, status, mallCode, words));
    expect(codes).toEqual([]);
    expect(result).toEqual({ __typename: 'FormRefused', message: words, code, fields: [] });
  });

  test('a refusal without a message for shoppers gets ours', async () => {
    const { result } = await refusedBy((_call, response) =>
      refusal(response, 200, '7777', '<b>at Object.x (/srv/a.js)</b>'),
    );
    expect(result.message).toBe('에러가 발생했습니다.');
  });

  test.each([
    [401, '1401', operation.who === undefined ? 'UNAUTHENTICATED' : 'ACCESS_TOKEN_EXPIRED'],
    [429, '1429', 'RATE_LIMITED'],
    [200, '9999', 'MALL_FAULT'],
    [400, '9999', 'MALL_FAULT'],
    [500, '9999', 'MALL_FAULT'],
  ])('what is no refusal of the form (%i/%s) stays an error', async (status, code, meaning) => {
    mall.on(pathOf(operation), (_call, response) => {
      response.setHeader('retry-after', '77');
      return refusal(response, status, code, '안내 말씀');
    });
    const { data, errors } = await send(operation);
    expect(data).toEqual({ [operation.name]: null });
    expect(errors.map(({ extensions }) => [extensions.code, extensions.retryAfter])).toEqual([
      [meaning, status === 429 ? 77 : undefined],
    ]);
  });

  test('is bounded per address and per target, by aliases and at once', async () => {
    expect(await fiveTries(operation, { SIGN_IN_TRIES_PER_ADDRESS: 4 })).toEqual(lastOneRefused);
    mall.calls.splice(0);
    expect(await fiveTries(operation, { SIGN_IN_TRIES_PER_ACCOUNT: 4 })).toEqual(lastOneRefused);
  });
});

test('a refused field reports its path in the input and the kind of mistake', async () => {
  const faults = [
    { field: 'agreeCdList.2', reason: '선택해 주세요.', rsnCd: 'REQUIRED' },
    { field: 'agreeCdList[0].secret', reason: '선택해 주세요.', rsnCd: 'UNHEARD_OF' },
    { field: 'email', reason: '이미 쓰고 있어요.' },
  ];
  mall.on('pre/users', (_call, response) => refusal(response, 400, '1400', '입력값을 확인해 주세요.', faults));
  const signUp = accountOperations.find(({ name }) => name === 'signUp');
  const { data } = await gateway.ask(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { ... on FormRefused { fields { path code } } } }',
    { input: signUp?.input },
  );
  expect(data?.signUp.fields).toEqual([
    { path: ['agreedTerms', '2'], code: 'REQUIRED' },
    { path: ['agreedTerms', '0'], code: 'REFUSED' },
    { path: ['email'], code: 'REFUSED' },
  ]);
});

test('a mutation that fails leaves another of the same request its result', async () => {
  mall.on('pre/email/dormant/verify', (_call, response) => refusal(response, 500, '9999', '오류'));
  mall.on('pre/email/dormant', () => null);
  const { data, errors } = await gateway.ask(
    'mutation { sent: sendWakingMail(input: { mallUrl: "familyshop", id: "a" }) { __typename } woken: wakeAccount(input: { mallUrl: "familyshop", token: "t" }) { __typename } }',
  );
  expect(data).toEqual({ sent: { __typename: 'WakingMailSent' }, woken: null });
  expect(errors).toMatchObject([{ path: ['woken'], extensions: { code: 'MALL_FAULT' } }]);
});
