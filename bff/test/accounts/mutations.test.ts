import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway, type Told } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { accountOperations, memberOperations, questionOf, type AccountOperation } from './operations.ts';

// What differs between the forms of accounts. What all of them promise is in forms.test.ts.

let mall: FakeMall;
let gateway: OpenGateway;
/** No operation reaches a limit but where it is to. */
const generous = { SIGN_IN_TRIES_PER_ACCOUNT: 10_000, SIGN_IN_TRIES_PER_ADDRESS: 10_000 };

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
const headersOf = ({ who }: AccountOperation): Record<string, string> => (who ? bearer : {});

const send = (operation: AccountOperation, headers = headersOf(operation), input = operation.input): Promise<Told> =>
  gateway.ask(questionOf(operation), { input }, headers);
const codesOf = ({ errors }: Told) => errors.map(({ extensions }) => extensions.code);

test.each(accountOperations)('$name makes its one call ($call), and returns the result', async (operation) => {
  mall.on(pathOf(operation), operation.answer);
  const { data, errors, headers } = await send(operation);
  expect(errors).toEqual([]);
  expect(data?.[operation.name]).toEqual(operation.result);
  const [method, path] = operation.call.split(' ');
  const [sent, ...others] = mall.calls.filter((call) => call.path !== 'pre/layout/login');
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    method,
    path,
    body: operation.body,
    ...(operation.headers ? { headers: operation.headers } : {}),
  });
  expect(sent?.headers.authorization).toBe(operation.who ? bearer.authorization : undefined);
  expect(headers.get('cache-control')).toBe(operation.who ? 'private, no-store' : 'no-store');
});

test.each(accountOperations)(
  '$name ($call) names refused fields as its input does, and no others',
  async (operation) => {
    const faults = Object.keys(operation.body ?? {}).map((field) => ({ field, reason: `${field} 확인` }));
    const data = [...faults, { field: 'mallId', reason: 'x' }, { field: 'constructor', reason: 'x' }];
    mall.on(pathOf(operation), (_call, response) => refusal(response, 400, '1400', '입력값을 확인해 주세요.', data));
    const { data: told } = await send(operation);
    const result = told?.[operation.name];
    expect(result).toMatchObject({
      __typename: 'FormRefused',
      message: '입력값을 확인해 주세요.',
      code: 'INVALID_FIELDS',
    });
    const named = (result.fields as { path: string[] }[]).map(({ path }) => path.join('.'));
    expect(named.toSorted()).toEqual(
      Object.keys(operation.input)
        .filter((field) => !['mallUrl', 'checkToken'].includes(field))
        .toSorted(),
    );
  },
);

test('a wrong secret is a refusal of the form, for each of them', async () => {
  const refused = { __typename: 'FormRefused', message: '일치하지 않습니다.', code: 'REFUSED', fields: [] };
  for (const operation of accountOperations) {
    const { name } = operation;
    mall.on(pathOf(operation), (_call, response) => refusal(response, 401, '1250', '일치하지 않습니다.'));
    const { data } = await send(operation);
    expect({ name, told: data?.[name] }).toEqual({ name, told: refused });
  }
});

/** Whichever of these a form has is what it tries or sends to. */
const targets = ['id', 'email', 'target', 'token', 'stepToken', 'requestNumber', 'certificationNumber'];

test('each is bounded per target, unless it has none', async () => {
  const strict = await openGateway(mall.url, { ...endlessTimeouts, ...generous, SIGN_IN_TRIES_PER_ACCOUNT: 1 });
  for (const [index, operation] of accountOperations.entries()) {
    const { name, hasNoTarget } = operation;
    mall.on(pathOf(operation), operation.answer);
    // A target of its own for each operation. Forms of members are counted by their token.
    const own = Object.entries(operation.input).map(([field, value]) => [
      field,
      targets.includes(field) ? `${value}${index}` : value,
    ]);
    const input = Object.fromEntries(own) as Record<string, unknown>;
    const headers = operation.who && { authorization: `Bearer ${anAccessToken({ memNo: `MB${index}` })}` };
    const tries = [1, 2].map(() => strict.ask(questionOf(operation), { input }, headers ?? {}));
    const codes = (await Promise.all(tries)).flatMap(codesOf);
    expect({ name, codes }).toEqual({ name, codes: hasNoTarget ? [] : ['RATE_LIMITED'] });
  }
  await strict.close();
});

test('each belongs to a mall that there is, and those of members to members of that mall alone', async () => {
  const foreign = { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` };
  for (const operation of accountOperations) {
    const { name, input } = operation;
    const codes = codesOf(await send(operation, bearer, { ...input, mallUrl: 'no..mall' }));
    expect({ name, codes }).toEqual({ name, codes: ['NOT_FOUND'] });
  }
  for (const operation of memberOperations.filter(({ who }) => who === 'member')) {
    const { name } = operation;
    const codes = [...codesOf(await send(operation, {})), ...codesOf(await send(operation, foreign))];
    expect({ name, codes }).toEqual({ name, codes: ['UNAUTHENTICATED', 'UNAUTHENTICATED'] });
  }
  expect(mall.calls.filter(({ path }) => path !== 'pre/layout/login')).toEqual([]);
});
