import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handled, refusal, startFakeMall, type Answer, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall, anAccessToken } from '../helpers/samples.ts';
import { buyingOperations, paymentReturn, questionOf, type BuyingOperation } from './operations.ts';
import { aSummary } from './samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { ...endlessTimeouts, BREAKER_FAILURES: 10_000 });
});
beforeEach(() => {
  mall.calls.splice(0);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const pathOf = ({ call }: BuyingOperation) => call.split(' ')[1] ?? '';
const bearer = { authorization: `Bearer ${anAccessToken()}` };
const send = (operation: BuyingOperation, headers: Record<string, string> = bearer, input = operation.input) =>
  gateway.ask(questionOf(operation), { input }, headers);
const codesOf = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) =>
  errors.map(({ extensions }) => extensions.code);

/** The mall's data of each 409, and the fields of Conflict that clients get for it. */
const conflicts: [Record<string, unknown>, Record<string, unknown>][] = [
  [
    {
      rsnCd: 'STOCK',
      list: [
        { cartNo: 'CA1', gdsGrpNo: 'GD1', optNo: 'GD1-1', colorNm: '라벤더', qty: 3, stckqty: 1 },
        { ordItemNo: 'OI1', gdsGrpNo: 'GD2', qty: 2, stckqty: 0 },
      ],
    },
    {
      reason: 'OUT_OF_STOCK',
      shortages: [
        {
          cartLineNumber: 'CA1',
          orderItemNumber: null,
          productNumber: 'GD1',
          optionNumber: 'GD1-1',
          colorName: '라벤더',
          quantity: 3,
          left: 1,
        },
        {
          cartLineNumber: null,
          orderItemNumber: 'OI1',
          productNumber: 'GD2',
          optionNumber: null,
          colorName: null,
          quantity: 2,
          left: 0,
        },
      ],
    },
  ],
  [
    { rsnCd: 'PRICE', payPrc: 45_900, summary: { ...aSummary, payPrc: 45_900 } },
    { reason: 'PRICE_CHANGED', newPayTotal: 45_900, newSummary: { payTotal: 45_900 } },
  ],
  [
    { rsnCd: 'PRICE', rfndPrc: 1_000 },
    { reason: 'PRICE_CHANGED', newRefundTotal: 1_000 },
  ],
  [{ rsnCd: 'EXPIRED' }, { reason: 'EXPIRED' }],
  [
    { rsnCd: 'STATE', stat: 'OR00104' },
    { reason: 'WRONG_STATE', orderStatus: 'SHIPPING' },
  ],
  [
    { rsnCd: 'STATE', stat: 'CL00102' },
    { reason: 'WRONG_STATE', claimStatus: 'COLLECTING' },
  ],
  [
    { rsnCd: 'STATE', stat: 'CT00102' },
    { reason: 'WRONG_STATE', notOrderableReason: 'NO_LONGER_SOLD' },
  ],
  [{ rsnCd: 'STATE', stat: 'constructor' }, { reason: 'WRONG_STATE' }],
  [
    { rsnCd: 'LIMIT', max: 3 },
    { reason: 'LIMIT_REACHED', maximum: 3 },
  ],
  [
    { rsnCd: 'DUPLICATE', no: 'CI1' },
    { reason: 'DUPLICATE', duplicateNumber: 'CI1' },
  ],
  [
    { rsnCd: 'COUPON', cpnIsuNo: 'CI1' },
    { reason: 'COUPON_UNUSABLE', couponNumber: 'CI1' },
  ],
  [
    { rsnCd: 'POINT', usblPnt: 500 },
    { reason: 'POINTS_UNUSABLE', usablePoints: 500 },
  ],
  [{ rsnCd: 'KEY' }, { reason: 'KEY_REUSED' }],
  [{ rsnCd: 'BUSY' }, { reason: 'IN_PROGRESS', retryAfter: 2 }],
];
const noConflict = {
  __typename: 'Conflict',
  message: '다시 확인해 주세요.',
  maximum: null,
  newPayTotal: null,
  newSummary: null,
  newRefundTotal: null,
  orderStatus: null,
  claimStatus: null,
  notOrderableReason: null,
  couponNumber: null,
  usablePoints: null,
  retryAfter: null,
  duplicateNumber: null,
  shortages: [],
};

/** Paths of all that an input holds, such as items.0.quantity. */
function leavesOf(value: unknown, at: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [at.join('.')];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...at, name]));
}

/** As the mall names fields: itemList[0].qty. */
function fieldNamesOf(body: unknown): string[] {
  return leavesOf(body ?? {}).map((path) => path.replace(/\.(\d+)/gu, '[$1]'));
}

describe.each(
  [...buyingOperations, paymentReturn].map((operation) => ({
    what: `${operation.name} (${operation.call})`,
    operation,
  })),
)('$what', ({ operation }) => {
  beforeEach(() => mall.on(pathOf(operation), operation.answer));

  const refusedBy = async (answer: Answer) => {
    mall.on(pathOf(operation), answer);
    const told = await send(operation);
    return { result: told.data?.[operation.name] ?? null, codes: codesOf(told) };
  };

  test('makes its one call as the member, and returns the result', async () => {
    const { data, errors, headers } = await send(operation);
    expect(errors).toEqual([]);
    expect(data?.[operation.name]).toEqual(operation.result);
    const [method, path] = operation.call.split(' ');
    const [sent, ...others] = mall.calls.filter((call) => call.path !== 'pre/layout/login');
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ method, path });
    expect(sent?.body).toEqual(operation.body);
    expect(sent?.headers.authorization).toBe(bearer.authorization);
    expect(sent?.headers['x-idempotency-key']).toBe(operation.input.idempotencyKey);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('is sent for each concurrent sender, without single flight', async () => {
    const many = await Promise.all(Array.from({ length: 30 }, () => send(operation)));
    expect(many.flatMap(codesOf)).toEqual([]);
    expect(mall.callsTo(pathOf(operation))).toHaveLength(30);
  });

  test('is not sent again when the line breaks', async () => {
    const { codes } = await refusedBy((_call, response) => (response.destroy(), handled));
    expect(codes).toEqual(['MALL_UNREACHABLE']);
    expect(mall.callsTo(pathOf(operation))).toHaveLength(1);
  });

  test('goes on with the renewed session, by the same key, when its token ends in the middle', async () => {
    const renewed = anAccessToken();
    mall.on('auth/refresh/token', () => ({ accessToken: renewed, refreshToken: 'next' }));
    mall.on(pathOf(operation), (call, response) =>
      call.headers.authorization === `Bearer ${renewed}`
        ? operation.answer()
        : refusal(response, 401, '1401', '만료되었습니다.'),
    );
    const refreshToken = `of-${operation.name}-${Math.random()}`;
    const { data, errors, extensions } = await send(operation, { ...bearer, 'x-refresh-token': refreshToken });
    expect(errors).toEqual([]);
    expect(data?.[operation.name]).toEqual(operation.result);
    expect(extensions.session.accessToken).toBe(renewed);
    const calls = mall.callsTo(pathOf(operation));
    expect(calls).toHaveLength(2);
    expect(new Set(calls.map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
  });

  test('a refused form names its fields as the input does, and no others', async () => {
    const faults = [...fieldNamesOf(operation.body), 'mallId', 'constructor'].map((field) => ({
      field,
      reason: '확인',
    }));
    const { result, codes } = await refusedBy((_call, response) =>
      refusal(response, 400, '1400', '입력값을 확인해 주세요.', faults),
    );
    expect(codes).toEqual([]);
    expect(result).toMatchObject({ __typename: 'FormRefused', message: '입력값을 확인해 주세요.' });
    const notInBody = new Set(['mallUrl', 'idempotencyKey', ...(operation.inAddress ?? [])]);
    expect((result.fields as { path: string[] }[]).map(({ path }) => path.join('.')).toSorted()).toEqual(
      leavesOf(operation.input)
        .filter((path) => !notInBody.has(path))
        .toSorted(),
    );
  });

  test.each([
    [401, '1401', 'ACCESS_TOKEN_EXPIRED'],
    [403, '1403', 'FORBIDDEN'],
    [429, '1429', 'RATE_LIMITED'],
    [500, '9999', 'MALL_FAULT'],
  ])('a refusal that no change of the input helps (%i/%s) stays an error', async (status, code, meaning) => {
    const { result, codes } = await refusedBy((_call, response) => refusal(response, status, code, '안내 말씀'));
    expect([result, codes]).toEqual([null, [meaning]]);
  });

  test('belongs to a mall that there is', async () => {
    const told = await send(operation, bearer, { ...operation.input, mallUrl: 'no..mall' });
    expect(codesOf(told)).toEqual(['NOT_FOUND']);
    expect(mall.callsTo(pathOf(operation))).toEqual([]);
  });
});

describe.each(buyingOperations.map((operation) => ({ what: `${operation.name} (${operation.call})`, operation })))(
  '$what',
  ({ operation }) => {
    test.each(conflicts)('the conflict %j is reported with what a shopper needs of it', async (data, told) => {
      mall.on(pathOf(operation), (_call, response) => {
        response.setHeader('retry-after', '2');
        return refusal(response, 409, '1409', '다시 확인해 주세요.', data);
      });
      const { data: result, errors } = await send(operation);
      expect(errors).toEqual([]);
      expect(result?.[operation.name]).toEqual({ ...noConflict, ...told });
    });

    test('is for members of that mall alone', async () => {
      const foreign = { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` };
      for (const headers of [{}, foreign]) expect(codesOf(await send(operation, headers))).toEqual(['UNAUTHENTICATED']);
      expect(mall.callsTo(pathOf(operation))).toEqual([]);
    });
  },
);

const expired: Answer = (_call, response) => refusal(response, 401, '1401', '만료되었습니다.');

describe.each(buyingOperations.filter(({ input }) => 'idempotencyKey' in input))('$name', (operation) => {
  const keysSent = () => mall.callsTo(pathOf(operation)).map(({ headers }) => headers['x-idempotency-key']);

  test('is sent once more after a renewal, by the same key, and never a third time', async () => {
    mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'next' }));
    mall.on(pathOf(operation), expired);
    const told = await send(operation, {
      ...bearer,
      'x-refresh-token': `refresh-of-${operation.name}-${Math.random()}`,
    });
    expect(codesOf(told)).toEqual(['ACCESS_TOKEN_EXPIRED']);
    const { idempotencyKey } = operation.input;
    expect(keysSent()).toEqual([idempotencyKey, idempotencyKey]);
  });

  test('is sent once without a refresh token', async () => {
    mall.on(pathOf(operation), expired);
    expect(codesOf(await send(operation))).toEqual(['ACCESS_TOKEN_EXPIRED']);
    expect(keysSent()).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['another refusal of the token', (_call, response) => refusal(response, 401, '9999', '거절')],
    ['a fault', (_call, response) => refusal(response, 500, '9999', '오류')],
    ['a key that is in use', (_call, response) => refusal(response, 409, '1409', '진행 중', { rsnCd: 'PENDING' })],
    ['an unreadable response', (_call, response) => (response.writeHead(200).end('<html>'), handled)],
    ['a broken connection', (_call, response) => (response.destroy(), handled)],
  ])('is sent once when there is %s, whatever tokens there are', async (_what, answer) => {
    mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'next' }));
    mall.on(pathOf(operation), answer);
    await send(operation, { ...bearer, 'x-refresh-token': `unused-${operation.name}` });
    expect(keysSent()).toHaveLength(1);
  });

  test.each(['short', 'with a space', 'line\r\nbreak', 'x'.repeat(65), '한글로된열쇠말'])(
    'takes no key such as %j',
    async (idempotencyKey) => {
      expect(codesOf(await send(operation, bearer, { ...operation.input, idempotencyKey }))).toEqual(['BAD_INPUT']);
      expect(mall.callsTo(pathOf(operation))).toEqual([]);
    },
  );
});

describe.each(buyingOperations)('$name', (operation) => {
  test(`is ${operation.isShopping ? 'closed' : 'open'} in a mall that takes bulk orders alone`, async () => {
    const uploads = await startFakeMall();
    uploads.on('pre/layout/login', () => ({ adMall: aMall({ mallSalesType: 'UPLOAD' }), endPoint: '' }));
    uploads.on(pathOf(operation), operation.answer);
    const there = await openGateway(uploads.url);
    const told = await there.ask(questionOf(operation), { input: operation.input }, bearer);
    expect(codesOf(told)).toEqual(operation.isShopping ? ['FORBIDDEN'] : []);
    await there.close();
    await uploads.close();
  });
});
