import { getNamedType, isUnionType } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountOperations } from '../accounts/operations.ts';
import { schema } from '../helpers/everything.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall, anAccessToken } from '../helpers/samples.ts';
import { bearer, codesOf } from './buying-gateway.ts';
import { conflictSamples, incompleteConflicts } from './conflict-samples.ts';
import { buyingOperations, conflictNames, paymentReturn, questionOf, type BuyingOperation } from './operations.ts';

// What differs between mutations. What all of them promise is in member-actions.test.ts.

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, endlessTimeouts);
});
beforeEach(() => {
  mall.calls.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const operations = [...buyingOperations, paymentReturn];
const pathOf = ({ call }: BuyingOperation) => call.split(' ')[1] ?? '';
const send = (operation: BuyingOperation, headers: Record<string, string> = bearer, input = operation.input) =>
  gateway.ask(questionOf(operation), { input }, headers);

/** Sessions, favorites, mails and views have tests of their own. */
const others = [
  'signIn',
  'signInWithTid',
  'startMarketingSession',
  'signOut',
  'refreshSession',
  'startCheckout',
  'setFavorite',
  'unsubscribeEmail',
  'recordCategoryView',
];

test('every mutation of the schema has its row here or with the accounts, or a test of its own', () => {
  const rows = [...operations, ...accountOperations].map(({ name }) => name);
  const fields = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect([...new Set(rows), ...others].toSorted()).toEqual(fields.toSorted());
});

test.each(operations)('$name makes its one call ($call) as the member, and returns the result', async (operation) => {
  mall.on(pathOf(operation), operation.answer);
  const { data, errors, headers } = await send(operation);
  expect(errors).toEqual([]);
  expect(data?.[operation.name]).toEqual(operation.result);
  const [method, path] = operation.call.split(' ');
  const [sent, ...more] = mall.calls.filter((call) => call.path !== 'pre/layout/login');
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ method, path });
  expect(sent?.body).toEqual(operation.body);
  expect(sent?.headers.authorization).toBe(bearer.authorization);
  expect(sent?.headers['x-idempotency-key']).toBe(operation.input.idempotencyKey);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

/** Paths of all that an input holds, such as items.0.quantity. */
function leavesOf(value: unknown, at: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [at.join('.')];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...at, name]));
}

/** As the mall names fields: itemList[0].qty. */
function fieldNamesOf(body: unknown): string[] {
  return leavesOf(body ?? {}).map((path) => path.replace(/\.(\d+)/gu, '[$1]'));
}

test.each(operations)('$name ($call) names refused fields as its input does, and no others', async (operation) => {
  const faults = [...fieldNamesOf(operation.body), 'mallId', 'constructor'].map((field) => ({ field, reason: '확인' }));
  mall.on(pathOf(operation), (_call, response) => refusal(response, 400, '1400', '입력값을 확인해 주세요.', faults));
  const { data, errors } = await send(operation);
  expect(errors).toEqual([]);
  const result = data?.[operation.name];
  expect(result).toMatchObject({
    __typename: 'FormRefused',
    message: '입력값을 확인해 주세요.',
    code: operation.body === undefined ? 'REFUSED' : 'INVALID_FIELDS', // without a body there are no fields
  });
  const notInBody = new Set(['mallUrl', 'idempotencyKey', ...(operation.inAddress ?? [])]);
  // An id may stand for several fields of the mall.
  const named = new Set((result.fields as { path: string[] }[]).map(({ path }) => path.join('.')));
  expect([...named].toSorted()).toEqual(
    leavesOf(operation.input)
      .filter((path) => !notInBody.has(path))
      .toSorted(),
  );
});

const words = '다시 확인해 주세요.';

function conflicting(operation: BuyingOperation, data: object) {
  mall.on(pathOf(operation), (_call, response) => {
    response.setHeader('retry-after', '2');
    return refusal(response, 409, '1409', words, data);
  });
  return send(operation);
}

const membersOf = (name: string) => {
  const result = getNamedType(schema.getMutationType()?.getFields()[name]?.type);
  return isUnionType(result) ? result.getTypes() : [];
};

test.each(buyingOperations)(
  '$name ($call) lists the conflicts that can happen to it, and reports each with what a shopper needs of it',
  async (operation) => {
    const { name, conflicts, conflictData } = operation;
    const listed = membersOf(name).filter((type) => type.getInterfaces().some((each) => each.name === 'Conflict'));
    expect(listed.map((type) => type.name).toSorted()).toEqual(conflicts.toSorted());
    for (const conflict of conflicts) {
      for (const [data, told] of conflictData?.[conflict] ?? conflictSamples[conflict]) {
        const { data: result, errors } = await conflicting(operation, data);
        expect(errors).toEqual([]);
        expect(result?.[name]).toEqual({ __typename: conflict, message: words, ...told });
      }
    }
  },
);

/** What a client gets instead of a conflict: an error with the text of the mall. */
const errorOfConflict = [{ message: words, extensions: expect.objectContaining({ code: 'CONFLICT' }) }];

// No mutation can return a conflict that its result does not list: that would not compile.
test('a conflict that the result does not list stays an error with the text of the mall', async () => {
  const operation = buyingOperations.find(({ conflicts }) => conflicts.length === 0)!;
  const known = conflictNames.flatMap((name) => conflictSamples[name].map(([data]) => data));
  for (const data of [...known, { rsnCd: 'constructor' }]) {
    const told = await conflicting(operation, data);
    expect({ data, told }).toMatchObject({ data, told: { data: { [operation.name]: null }, errors: errorOfConflict } });
  }
});

test.each(incompleteConflicts)(
  'a conflict without what a %s holds stays an error with the text of the mall: %o',
  async (name, data) => {
    const operation = buyingOperations.find(({ conflicts }) => conflicts.includes(name))!;
    const told = await conflicting(operation, data);
    expect(told).toMatchObject({ data: { [operation.name]: null }, errors: errorOfConflict });
  },
);

test('each is for members of that mall alone, and for malls that there are', async () => {
  const foreign = { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` };
  for (const operation of buyingOperations) {
    const { name, input } = operation;
    const codes = [
      codesOf(await send(operation, {})),
      codesOf(await send(operation, foreign)),
      codesOf(await send(operation, bearer, { ...input, mallUrl: 'no..mall' })),
    ].flat();
    expect({ name, codes }).toEqual({ name, codes: ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NOT_FOUND'] });
  }
  expect(mall.calls.filter(({ path }) => path !== 'pre/layout/login')).toEqual([]);
});

test('in a mall that takes bulk orders alone, shopping is closed and everything else open', async () => {
  const uploads = await startFakeMall();
  uploads.on('pre/layout/login', () => ({ adMall: aMall({ mallSalesType: 'UPLOAD' }), endPoint: '' }));
  const there = await openGateway(uploads.url, endlessTimeouts);
  const closed = { __typename: 'FormRefused', code: 'NOT_ALLOWED' };
  for (const operation of buyingOperations) {
    const { name, input, isShopping, answer, result } = operation;
    uploads.on(pathOf(operation), answer);
    const { data, errors } = await there.ask(questionOf(operation), { input }, bearer);
    expect({ name, errors }).toEqual({ name, errors: [] });
    expect({ name, told: data[name] }).toMatchObject({ name, told: isShopping ? closed : result });
  }
  await there.close();
  await uploads.close();
});
