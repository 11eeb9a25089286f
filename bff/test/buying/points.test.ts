import { describe, expect, test } from 'vitest';
import { aMall } from '../helpers/samples.ts';
import { refusal } from '../helpers/fake-mall.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import { anOrder } from './samples.ts';

const buying = buyingGateway();
const { viewer, told } = buying;

const entries = [
  { pntTp: 'SAVE', pnt: 429, ordNo: 'OR1', regDts: '20261123120000', expDts: '20271123120000' },
  { pntTp: 'USE', pnt: -1_000, ordNo: 'OR2', regDts: '20261122120000', expDts: null },
  { pntTp: 'RESTORE', pnt: 1_000, ordNo: 'OR2', regDts: '20261121120000', expDts: '20261221120000' },
  { pntTp: 'EXPIRE', pnt: -20, ordNo: null, regDts: '20261120120000', expDts: null },
  { pntTp: 'REVOKE', pnt: -9, ordNo: 'OR3', regDts: '20261119120000', expDts: null },
];
const sums = { hldPnt: 12_000, expPnt: 500, minPnt: 1_000, unitPnt: 10 };
const aLedger = (fields: object = {}) => ({ ...sums, list: entries, totalCnt: 5, page: 1, size: 20, ...fields });

/** A mall that cuts the ledger into pages as it is asked. */
const paged = ({ query }: { query: URLSearchParams }) => {
  const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
  return aLedger({ list: entries.slice((page - 1) * size, page * size), page, size });
};
const pointCalls = () => buying.mall.calls.filter(({ path }) => path === 'points');

describe('points', () => {
  test('are told once, as sums of the member, which cost no call beside a page of the ledger', async () => {
    buying.mall.on('points', () => aLedger());
    expect(await told('pointBalance expiringPoints points(first: 2) { entries { totalCount } }')).toEqual({
      pointBalance: 12_000,
      expiringPoints: 500,
      points: { entries: { totalCount: 5 } },
    });
    expect(pointCalls()).toHaveLength(1);
    buying.mall.calls.splice(0);
    expect(await told('pointBalance expiringPoints')).toEqual({ pointBalance: 12_000, expiringPoints: 500 });
    expect(pointCalls().map(({ query }) => query.get('size'))).toEqual(['1']);
  });

  test('are null in a mall without them', async () => {
    const bulk = aMall({ mallUrl: 'bulk', mallSalesType: 'UPLOAD' });
    buying.mall.on('pre/layout/login', () => ({ adMall: bulk, endPoint: '' }));
    const { data } = await buying.gateway.ask(
      '{ viewer(mallUrl: "bulk") { pointBalance expiringPoints } }',
      {},
      bearer,
    );
    expect(data.viewer).toEqual({ pointBalance: null, expiringPoints: null });
    buying.mall.on('pre/layout/login', () => ({ adMall: aMall(), endPoint: '' }));
  });

  test("are mapped to a shop's terms", async () => {
    buying.mall.on('points', () => aLedger());
    const { points } = await told(
      'points { balance expiringSoon minimum step entries { totalCount nodes { kind amount recordedAt expiresAt orderNumber } } }',
    );
    const [earned, used, ...others] = points.entries.nodes;
    expect(points).toMatchObject({ balance: 12_000, expiringSoon: 500, minimum: 1_000, step: 10 });
    expect(points.entries.totalCount).toBe(5);
    expect(earned).toEqual({
      kind: 'EARNED',
      amount: 429,
      recordedAt: '2026-11-23T12:00:00+09:00',
      expiresAt: '2027-11-23T12:00:00+09:00',
      orderNumber: 'OR1',
    });
    expect(used).toMatchObject({ kind: 'USED', amount: -1_000, expiresAt: null, orderNumber: 'OR2' });
    expect(others.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['RESTORED', 1_000],
      ['EXPIRED', -20],
      ['REVOKED', -9],
    ]);
  });

  test('that the mall tells in part, or in codes of its own, cost only what is missing', async () => {
    buying.mall.on('points', () =>
      aLedger({
        minPnt: null,
        unitPnt: undefined,
        list: [{ ...entries[0], pntTp: 'GIFT', regDts: 'x' }, { pntTp: 'USE' }],
      }),
    );
    expect(await told('points { balance minimum step entries { nodes { kind amount recordedAt } } }')).toEqual({
      points: {
        balance: 12_000,
        minimum: null,
        step: null,
        entries: { nodes: [{ kind: null, amount: 429, recordedAt: null }] },
      },
    });
  });

  test('are asked for by days and by page, with one call for sums and entries', async () => {
    buying.mall.on('points', paged);
    const { points } = await told(
      'points(from: "2026-11-01", to: "2026-11-30", first: 2, page: 2) { balance entries { nodes { amount } pageInfo { hasNextPage hasPreviousPage } } }',
    );
    expect(points).toEqual({
      balance: 12_000,
      entries: { nodes: [{ amount: 1_000 }, { amount: -20 }], pageInfo: { hasNextPage: true, hasPreviousPage: true } },
    });
    expect(pointCalls().map(({ query }) => Object.fromEntries(query))).toEqual([
      expect.objectContaining({ fromDt: '20261101', toDt: '20261130', page: '2', size: '2' }),
    ]);
  });

  test("continue behind a cursor on two of the mall's pages, with the sums of the first", async () => {
    buying.mall.on('points', paged);
    const first = await told('points(first: 1) { entries { edges { cursor node { amount } } } }');
    const [{ cursor }] = first.points.entries.edges;
    const { points } = await told(`points(first: 2, after: "${cursor}") { balance step entries { nodes { amount } } }`);
    expect(points).toEqual({ balance: 12_000, step: 10, entries: { nodes: [{ amount: -1_000 }, { amount: 1_000 }] } });
  });

  test('asked for by days that do not fit name the field', async () => {
    buying.mall.on('points', (_call, response) =>
      refusal(response, 400, '1400', '366일까지 볼 수 있어요.', [{ field: 'toDt', reason: '366일까지 볼 수 있어요.' }]),
    );
    const { errors } = await viewer('points(from: "2020-01-01", to: "2026-11-30") { balance }');
    expect(errors.map(({ extensions }) => [extensions.code, extensions['fields']])).toEqual([
      ['BAD_INPUT', [expect.objectContaining({ path: ['to'] })]],
    ]);
  });

  test('come with the confirmation that earned them, so that no cache shows fewer', async () => {
    buying.mall.on('points', () => aLedger({ hldPnt: 12_399 }));
    buying.mall.on('orders/OR1/confirm', () => ({ order: anOrder({ ordStat: 'OR00106' }) }));
    const { data } = await buying.gateway.ask(
      'mutation ($input: ConfirmPurchaseInput!) { confirmPurchase(input: $input) { ... on GoodsOrder { status member { number points { balance } } } } }',
      {
        input: { mallUrl: 'familyshop', idempotencyKey: 'a-key-of-mine', orderNumber: 'OR1', itemNumbers: ['OI1'] },
      },
      bearer,
    );
    expect(data.confirmPurchase).toEqual({
      status: 'CONFIRMED',
      member: { number: 'MB1', points: { balance: 12_399 } },
    });
  });

  test('are closed to guests by the mall, and to malls that sell nothing by the gateway', async () => {
    buying.mall.on('points', (_call, response) => refusal(response, 403, '1403', '회원만 이용할 수 있어요.'));
    const refused = await viewer('id points { balance }');
    expect([codesOf(refused), refused.data.viewer.points]).toEqual([['FORBIDDEN'], null]);
    const uploads = aMall({ mallUrl: 'uploads', mallSalesType: 'UPLOAD' });
    buying.mall.on('pre/layout/login', () => ({ adMall: uploads, endPoint: '' }));
    buying.mall.calls.splice(0);
    expect(
      codesOf(await buying.gateway.ask('{ viewer(mallUrl: "uploads") { points { balance } } }', {}, bearer)),
    ).toEqual(['FORBIDDEN']);
    expect(pointCalls()).toEqual([]);
  });
});
