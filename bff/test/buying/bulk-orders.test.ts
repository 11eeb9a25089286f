import { beforeEach, expect, test } from 'vitest';
import { handled, refusal, type Answer } from '../helpers/fake-mall.ts';
import { everythingOf } from '../helpers/everything.ts';
import { aMall } from '../helpers/samples.ts';
import { bearer, buyingGateway } from './buying-gateway.ts';
import { anUpload, anUploadRow, aStatement } from './bulk-order-samples.ts';
import { aPayment, aPaymentRequest } from './samples.ts';

const buying = buyingGateway();
const { told, viewer } = buying;

beforeEach(() => {
  buying.mall.on('pre/layout/login', () => ({ adMall: aMall({ mallSalesType: 'UPLOAD' }), endPoint: '' }));
  buying.mall.on('uploads/orders', () => ({ list: [anUpload()], totalCnt: 1, page: 1, size: 20 }));
  buying.mall.on('uploads/orders/UL1', () => ({
    ...anUpload(),
    list: [anUploadRow()],
    totalCnt: 1,
    page: 1,
    size: 20,
  }));
});

test('is the same in the list and alone, and its rows are told in words of a shop', async () => {
  const everything = everythingOf('BulkOrder');
  const { bulkOrder, bulkOrders } = await told(
    `bulkOrder(number: "UL1") ${everything} bulkOrders(first: 5) { totalCount nodes ${everything} }`,
  );
  expect(bulkOrders).toEqual({ totalCount: 1, nodes: [bulkOrder] });
  expect(bulkOrder).toMatchObject({
    status: 'CHECKED',
    uploadedAt: '2026-11-23T10:15:00+09:00',
    validCount: 1,
    availableActions: ['EDIT', 'CONFIRM', 'DELETE'],
    paymentMethods: [{ method: 'VIRTUAL_ACCOUNT', banks: [{ code: 'BK01' }] }, { method: 'INVOICE' }],
  });
  const { rows } = (
    await told(
      'bulkOrder(number: "UL1") { rows(errorsOnly: true, first: 100) { nodes { number status cells { quantity } errors { column code message suggestion } } } }',
    )
  ).bulkOrder;
  expect(rows.nodes).toEqual([
    {
      number: 1,
      status: 'OPEN',
      cells: { quantity: '1' },
      errors: [{ column: 'RECEIVER_PHONE', code: 'FORMAT', message: '0이 빠진 것 같아요.', suggestion: '01012345678' }],
    },
  ]);
  expect(buying.mall.callsTo('uploads/orders/UL1').at(-1)?.query.get('errOnlyYn')).toBe('Y');
});

test('rows are found by their receiver or own number, with what they order and where it is', async () => {
  buying.mall.on('uploads/orders/UL1/rows', () => ({
    list: [
      anUploadRow({
        errList: [],
        gdsNm: '현미 4kg',
        slPrc: 17_500,
        invcList: [{ dlvCmpnyNm: '온결택배', invcNo: '61' }],
      }),
    ],
    totalCnt: 1,
    page: 1,
    size: 20,
  }));
  const fields = 'number productName unitPrice parcels { carrier number }';
  const { bulkOrder } = await told(
    `bulkOrder(number: "UL1") { rows(keyword: " 한가온 ") { totalCount nodes { ${fields} } } }`,
  );
  expect(bulkOrder.rows).toEqual({
    totalCount: 1,
    nodes: [
      { number: 1, productName: '현미 4kg', unitPrice: 17_500, parcels: [{ carrier: '온결택배', number: '61' }] },
    ],
  });
  expect(buying.mall.callsTo('uploads/orders/UL1/rows').at(-1)?.query.get('kwd')).toBe('한가온');
});

test('lines and sums are told for the books', async () => {
  buying.mall.on('uploads/orders/UL1/statement', () => aStatement);
  const fields = 'isPaid issuedAt lines { name quantity total } deliveryFee total valueAddedTax';
  expect((await told(`bulkOrder(number: "UL1") { statement { ${fields} } }`)).bulkOrder.statement).toEqual({
    isPaid: true,
    issuedAt: '2026-11-29T10:00:00+09:00',
    lines: [{ name: '현미', quantity: 2, total: 35_000 }],
    deliveryFee: 3_000,
    total: 38_000,
    valueAddedTax: 273,
  });
});

test('a row whose mistakes cannot be read is not told as a good one', async () => {
  buying.mall.on('uploads/orders/UL1', () => ({
    ...anUpload(),
    list: [anUploadRow({ errList: [{ colNm: 'qty' }] })],
    totalCnt: 1,
    page: 1,
    size: 20,
  }));
  const { data, errors } = await viewer('bulkOrder(number: "UL1") { rows { nodes { number } } }');
  expect([data.viewer.bulkOrder, errors[0]?.extensions['code']]).toEqual([{ rows: null }, 'MALL_BAD_ANSWER']);
});

test('another’s is none', async () => {
  buying.mall.on('uploads/orders/UL1', (_call, response) => refusal(response, 404, '1404', '없어요.'));
  expect(await told('bulkOrder(number: "UL1") { number }')).toEqual({ bulkOrder: null });
});

test('a payment leads to the bulk order that it pays, and asks for none where there are none', async () => {
  buying.mall.on('payments/UL1/status', () => ({ ...aPayment, ordNo: 'UL1' }));
  expect(await told('payment(orderNumber: "UL1") { bulkOrder { number } }')).toEqual({
    payment: { bulkOrder: { number: 'UL1' } },
  });
});

test('another try to pay for it answers the bulk order', async () => {
  buying.mall.on('orders/UL1/pay', () => ({
    payPrc: 32_000,
    pgReq: aPaymentRequest,
    payDueDts: '20261123121500',
    upl: anUpload({ payMthdCd: 'PM00103' }),
  }));
  const { data, errors } = await buying.gateway.ask(
    `mutation ($input: RetryPaymentInput!) { retryPayment(input: $input) { __typename
      ... on BulkOrderConfirmed { bulkOrder { number } paymentRequest { number } } } }`,
    {
      input: {
        mallUrl: 'familyshop',
        idempotencyKey: 'a-key-of-mine',
        orderNumber: 'UL1',
        payment: { method: 'VIRTUAL_ACCOUNT' },
        returnUrl: 'http://localhost:4000/pg?mallUrl=familyshop',
      },
    },
    bearer,
  );
  expect(errors).toEqual([]);
  expect(data.retryPayment).toEqual({
    __typename: 'BulkOrderConfirmed',
    bulkOrder: { number: 'UL1' },
    paymentRequest: { number: 'PY1' },
  });
});

test('a row is deleted by cells that are null', async () => {
  buying.mall.on('uploads/orders/UL1/rows/1', () => ({ ...anUploadRow(), delYn: 'Y', chgList: [], upl: anUpload() }));
  const { data } = await buying.gateway.ask(
    `mutation { updateBulkOrderRow(input: { mallUrl: "familyshop", number: "UL1", rowNumber: 1, cells: null }) {
      ... on BulkOrderRowUpdated { row { number } changedRows { number } bulkOrder { number } } } }`,
    {},
    bearer,
  );
  expect(buying.mall.callsTo('uploads/orders/UL1/rows/1')[0]?.body).toEqual({ cells: null });
  expect(data.updateBulkOrderRow).toEqual({ row: null, changedRows: [], bulkOrder: { number: 'UL1' } });
});

const olderMalls: [string, Answer][] = [
  ['404 without an envelope', (_call, response) => (response.writeHead(404).end('Not Found'), handled)],
  ['405', (_call, response) => (response.writeHead(405).end(), handled)],
];

test.each(olderMalls)('a mall that replaces one row at a time alone (%s) is told as such', async (_what, answer) => {
  buying.mall.on('uploads/orders/UL1/rows', answer);
  const { data, errors } = await buying.gateway.ask(
    `mutation { updateBulkOrderRows(input: { mallUrl: "familyshop", number: "UL1", rows: [{ rowNumber: 1, cells: {} }] }) {
      ... on FormRefused { code } } }`,
    {},
    bearer,
  );
  expect([errors, data.updateBulkOrderRows]).toEqual([[], { code: 'NOT_ALLOWED' }]);
});
