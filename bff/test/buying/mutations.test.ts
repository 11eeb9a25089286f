import { getNamedType, isUnionType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handled, refusal, startFakeMall, type Answer, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { schema } from '../helpers/everything.ts';
import { aMall, anAccessToken, anEstimate } from '../helpers/samples.ts';
import {
  buyingOperations,
  conflictNames,
  paymentReturn,
  questionOf,
  type BuyingOperation,
  type ConflictName,
} from './operations.ts';
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

/** The mall's data of each conflict, and what clients get for it. */
const conflicts: Readonly<Record<ConflictName, [data: Record<string, unknown>, told: Record<string, unknown>][]>> = {
  OutOfStock: [
    [
      {
        rsnCd: 'STOCK',
        list: [
          { cartNo: 'CA1', gdsGrpNo: 'GD1', optNo: 'GD1-1', colorNm: '라벤더', qty: 3, stckqty: 1 },
          { ordItemNo: 'OI1', gdsGrpNo: 'GD2', qty: 2, stckqty: 0 },
        ],
      },
      {
        code: 'OUT_OF_STOCK',
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
    [{ rsnCd: 'STOCK' }, { code: 'OUT_OF_STOCK', shortages: [] }],
  ],
  PriceChanged: [
    [
      { rsnCd: 'PRICE', payPrc: 45_900, summary: { ...aSummary, payPrc: 45_900 } },
      { code: 'PRICE_CHANGED', payTotal: 45_900, summary: { payTotal: 45_900 } },
    ],
  ],
  TotalChanged: [
    [
      { rsnCd: 'PRICE', payPrc: 45_900 },
      { code: 'PRICE_CHANGED', payTotal: 45_900 },
    ],
  ],
  RefundChanged: [
    [
      { rsnCd: 'PRICE', rfndPrc: 1_000 },
      { code: 'REFUND_CHANGED', refundTotal: 1_000 },
    ],
  ],
  EstimateChanged: [
    [
      { rsnCd: 'PRICE', estimate: anEstimate },
      { code: 'PRICE_CHANGED', estimate: { totalMonthly: 98_303, contractTotal: 2_366_978 } },
    ],
  ],
  Expired: [
    [{ rsnCd: 'EXPIRED' }, { code: 'EXPIRED', subject: 'SHEET' }],
    [
      { rsnCd: 'EXPIRED', expTp: 'GRDN_CERT' },
      { code: 'EXPIRED', subject: 'GUARDIAN_CERTIFICATION' },
    ],
  ],
  PortingRefused: [
    [
      { rsnCd: 'PORTING', mnpRsnCd: 'MN00102' },
      { code: 'PORTING_REFUSED', reason: 'UNPAID_BILLS' },
    ],
  ],
  GuardianRequired: [[{ rsnCd: 'MINOR' }, { code: 'GUARDIAN_REQUIRED' }]],
  WrongState: [
    [
      { rsnCd: 'STATE', stat: 'OR00104' },
      { code: 'WRONG_STATE', stateCode: 'OR00104' },
    ],
    [
      { rsnCd: 'STATE', stat: 'CT00102' },
      { code: 'WRONG_STATE', stateCode: 'CT00102' },
    ],
  ],
  LimitReached: [
    [
      { rsnCd: 'LIMIT', max: 3 },
      { code: 'LIMIT_REACHED', maximum: 3 },
    ],
  ],
  AlreadyExists: [
    [
      { rsnCd: 'DUPLICATE', no: 'CI1' },
      { code: 'ALREADY_EXISTS', number: 'CI1' },
    ],
  ],
  CouponUnusable: [
    [
      { rsnCd: 'COUPON', cpnIsuNo: 'CI1' },
      { code: 'COUPON_UNUSABLE', couponNumber: 'CI1' },
    ],
    [
      { rsnCd: 'COUPON', cpnNo: 'CP1' },
      { code: 'COUPON_UNUSABLE', couponNumber: 'CP1' },
    ],
  ],
  PointsUnusable: [
    [
      { rsnCd: 'POINT', usblPnt: 500 },
      { code: 'POINTS_UNUSABLE', usablePoints: 500 },
    ],
  ],
  KeyReused: [[{ rsnCd: 'KEY' }, { code: 'KEY_REUSED' }]],
  InProgress: [[{ rsnCd: 'BUSY' }, { code: 'IN_PROGRESS', retryAfter: 2 }]],
};

/** Conflicts without their data, conflicts of other calls, and unknown ones. */
const untold = [
  { rsnCd: 'PRICE' },
  { rsnCd: 'STATE' },
  { rsnCd: 'LIMIT', max: 'many' },
  { rsnCd: 'COUPON' },
  { rsnCd: 'POINT', usblPnt: null },
  { rsnCd: 'DUPLICATE', no: null },
  { rsnCd: 'PRICE', estimate: { ...anEstimate, totalPrice: null } },
  { rsnCd: 'EXPIRED', expTp: 'MOON' },
  { rsnCd: 'PORTING' },
  { rsnCd: 'PORTING', mnpRsnCd: 'MN00199' },
  { rsnCd: 'constructor' },
];

const membersOf = (name: string) => {
  const result = getNamedType(schema.getMutationType()?.getFields()[name]?.type);
  return isUnionType(result) ? result.getTypes() : [];
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

  test.each([
    [401, '1401', 'ACCESS_TOKEN_EXPIRED'],
    [429, '1429', 'RATE_LIMITED'],
    [500, '9999', 'MALL_FAULT'],
  ])('a refusal that is none of the form (%i/%s) stays an error', async (status, code, meaning) => {
    const { result, codes } = await refusedBy((_call, response) => refusal(response, status, code, '안내 말씀'));
    expect([result, codes]).toEqual([null, [meaning]]);
  });

  test.each([
    [404, '1404', 'NOT_FOUND'],
    [403, '1403', 'NOT_ALLOWED'],
    [400, '1400', 'REFUSED'],
    [409, '1409', 'REFUSED'],
  ])('a refusal of the whole (%i/%s) says why by a code', async (status, code, meaning) => {
    const { result, codes } = await refusedBy((_call, response) => refusal(response, status, code, '안내 말씀'));
    expect(codes).toEqual([]);
    expect(result).toEqual({ __typename: 'FormRefused', message: '안내 말씀', code: meaning, fields: [] });
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
    const conflicting = (data: object) => {
      mall.on(pathOf(operation), (_call, response) => {
        response.setHeader('retry-after', '2');
        return refusal(response, 409, '1409', '다시 확인해 주세요.', data);
      });
      return send(operation);
    };

    test('lists the conflicts that can happen to it, and no others', () => {
      const listed = membersOf(operation.name).filter((type) =>
        type.getInterfaces().some(({ name }) => name === 'Conflict'),
      );
      expect(listed.map(({ name }) => name).toSorted()).toEqual(operation.conflicts.toSorted());
    });

    test('reports each of them with what a shopper needs of it', async () => {
      for (const name of operation.conflicts) {
        for (const [data, told] of operation.conflictData?.[name] ?? conflicts[name]) {
          const { data: result, errors } = await conflicting(data);
          expect(errors).toEqual([]);
          const message = '다시 확인해 주세요.';
          expect(result?.[operation.name]).toEqual({ __typename: name, message, ...told });
        }
      }
    });

    test('answers every other conflict with a code and the text of the mall', async () => {
      const unlisted = conflictNames.filter((name) => !operation.conflicts.includes(name));
      const others = [...unlisted.flatMap((name) => conflicts[name].map(([data]) => data)), ...untold];
      for (const data of others) {
        const { data: result, errors } = await conflicting(data);
        expect({ data, told: result?.[operation.name] }).toEqual({ data, told: null });
        expect(errors).toMatchObject([{ message: '다시 확인해 주세요.', extensions: { code: 'CONFLICT' } }]);
      }
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

describe('in a mall that takes bulk orders alone', () => {
  let uploads: FakeMall;
  let there: OpenGateway;
  beforeAll(async () => {
    uploads = await startFakeMall();
    uploads.on('pre/layout/login', () => ({ adMall: aMall({ mallSalesType: 'UPLOAD' }), endPoint: '' }));
    there = await openGateway(uploads.url);
  });
  afterAll(async () => {
    await there.close();
    await uploads.close();
  });

  test.each(buyingOperations.map((operation) => ({ way: operation.isShopping ? 'closed' : 'open', operation })))(
    '$operation.name is $way',
    async ({ operation }) => {
      uploads.on(pathOf(operation), operation.answer);
      const told = await there.ask(questionOf(operation), { input: operation.input }, bearer);
      const closed = { __typename: 'FormRefused', code: 'NOT_ALLOWED' };
      expect(codesOf(told)).toEqual([]);
      expect(told.data?.[operation.name]).toMatchObject(operation.isShopping ? closed : operation.result);
    },
  );
});

test('a mall that does not say how long to wait for the first request is asked again after a second', async () => {
  const operation = buyingOperations.find(({ name }) => name === 'addToCart');
  if (!operation) throw new Error('There is no such operation.');
  mall.on(pathOf(operation), (_call, response) => refusal(response, 409, '1409', '처리 중이에요.', { rsnCd: 'BUSY' }));
  const { data } = await send(operation);
  expect(data?.addToCart).toMatchObject({ __typename: 'InProgress', retryAfter: 1 });
});
