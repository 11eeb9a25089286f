import { expect } from 'vitest';
import type { BuyingOperation } from './operations.ts';
import { anUpload, anUploadRow, someCells } from './bulk-order-samples.ts';
import { aPaymentRequest } from './samples.ts';

const mallUrl = 'familyshop';
const returnUrl = 'http://localhost:4000/pg?mallUrl=familyshop';

const cells = {
  customerOrderNumber: 'A-1001',
  productNumber: 'GD0002',
  optionName: '',
  colorName: '화이트',
  quantity: '1',
  receiverName: '한가온',
  receiverPhone: '1012345678',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 한빛로 12',
  detailAddress: '101동 1203호',
  deliveryMessage: '문 앞에 놓아 주세요.',
  entranceMethod: '비밀번호',
  entranceDetail: '#1234',
};

export const bulkOrderOperations: BuyingOperation[] = [
  {
    name: 'updateBulkOrderRow',
    conflicts: ['WrongState'],
    input: {
      mallUrl,
      number: 'UL1',
      rowNumber: 1,
      cells,
    },
    call: 'PUT uploads/orders/UL1/rows/1',
    body: { cells: someCells },
    answer: () => ({
      ...anUploadRow({ errList: [], payPrc: 32_000 }),
      delYn: 'N',
      chgList: [anUploadRow({ rowNo: 2 })],
      upl: anUpload(),
    }),
    selection:
      '... on BulkOrderRowUpdated { row { number payTotal } changedRows { number errors { column suggestion } } bulkOrder { number errorCount } }',
    result: {
      __typename: 'BulkOrderRowUpdated',
      row: { number: 1, payTotal: 32_000 },
      changedRows: [{ number: 2, errors: [{ column: 'RECEIVER_PHONE', suggestion: '01012345678' }] }],
      bulkOrder: { number: 'UL1', errorCount: 1 },
    },
    inAddress: ['number', 'rowNumber'],
  },
  {
    name: 'updateBulkOrderRows',
    conflicts: ['WrongState'],
    input: { mallUrl, number: 'UL1', rows: [{ rowNumber: 1, cells }] },
    call: 'PUT uploads/orders/UL1/rows',
    body: { rowList: [{ rowNo: 1, cells: someCells }] },
    answer: () => ({
      rowList: [anUploadRow({ errList: [], payPrc: 32_000 })],
      chgList: [anUploadRow({ rowNo: 2 })],
      upl: anUpload(),
    }),
    selection:
      '... on BulkOrderRowsUpdated { rows { number payTotal } changedRows { number errors { column suggestion } } bulkOrder { number errorCount } }',
    result: {
      __typename: 'BulkOrderRowsUpdated',
      rows: [{ number: 1, payTotal: 32_000 }],
      changedRows: [{ number: 2, errors: [{ column: 'RECEIVER_PHONE', suggestion: '01012345678' }] }],
      bulkOrder: { number: 'UL1', errorCount: 1 },
    },
    inAddress: ['number'],
  },
  {
    name: 'deleteBulkOrder',
    conflicts: ['WrongState'],
    input: { mallUrl, number: 'UL1' },
    call: 'DELETE uploads/orders/UL1',
    body: undefined,
    answer: () => ({ upldNo: 'UL1', stat: 'UP00105' }),
    selection: '... on BulkOrderDeleted { number member { id } }',
    result: { __typename: 'BulkOrderDeleted', number: 'UL1', member: { id: expect.any(String) } },
    inAddress: ['number'],
  },
  {
    name: 'confirmBulkOrder',
    conflicts: ['TotalChanged', 'WrongState', 'KeyReused', 'InProgress'],
    conflictData: {
      TotalChanged: [
        [
          { rsnCd: 'PRICE', totPrc: 33_000 },
          { code: 'PRICE_CHANGED', payTotal: 33_000 },
        ],
      ],
    },
    input: {
      mallUrl,
      idempotencyKey: 'an-intent-of-mine',
      number: 'UL1',
      isWithoutErrors: true,
      payTotal: 32_000,
      agreementId: 'an-agreement',
      method: 'VIRTUAL_ACCOUNT',
      refundAccount: { bankCode: 'BK01', accountNumber: '123-456-7890', holder: '한가온' },
      returnUrl,
    },
    call: 'POST uploads/orders/UL1/confirm',
    body: {
      okOnlyYn: 'Y',
      totPrc: 32_000,
      agrmtId: 'an-agreement',
      payMthdCd: 'PM00103',
      rtnUrl: returnUrl,
      rfndAcct: { bankCd: 'BK01', acctNo: '123-456-7890', acctNm: '한가온' },
    },
    answer: () => ({
      ordCnt: 0,
      failList: [],
      pgReq: aPaymentRequest,
      payDueDts: '20261123121500',
      upl: anUpload({ payMthdCd: 'PM00103', payPrc: 32_000, psblList: ['EDIT', 'CONFIRM', 'PAY', 'DELETE'] }),
    }),
    selection:
      '... on BulkOrderConfirmed { bulkOrder { number paymentMethod availableActions } paymentRequest { number } } ... on PaymentUnavailable { orderNumber retryAfter message }',
    result: {
      __typename: 'BulkOrderConfirmed',
      bulkOrder: {
        number: 'UL1',
        paymentMethod: 'VIRTUAL_ACCOUNT',
        availableActions: ['EDIT', 'CONFIRM', 'PAY', 'DELETE'],
      },
      paymentRequest: { number: 'PY1' },
    },
    inAddress: ['number'],
  },
];
