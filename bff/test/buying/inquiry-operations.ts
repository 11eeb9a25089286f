import { expect } from 'vitest';
import type { BuyingOperation } from './operations.ts';

export const anInquiryRow = {
  qstnNo: 'QN1',
  qstnTpCd: 'QT00101',
  qstnTpNm: '배송',
  title: '언제 도착하나요?',
  ansYn: 'N',
  regDts: '20261123120000',
  ansDts: null,
};
export const anInquiry = (fields: object = {}) => ({
  ...anInquiryRow,
  ordNo: 'OR1',
  gdsGrpNo: 'GD00000101',
  cntn: '배송 예정일을\n알고 싶어요.',
  fileNoList: ['FL1'],
  rplyMthdCd: 'SMS',
  ansCntn: null,
  ...fields,
});

const input = {
  mallUrl: 'familyshop',
  typeCode: 'QT00101',
  orderNumber: 'OR1',
  productNumber: 'GD00000101',
  title: '언제 도착하나요?',
  text: '배송 예정일을\n알고 싶어요.',
  fileNumbers: ['FL1'],
  replyMethod: 'SMS',
};
const body = {
  qstnTpCd: 'QT00101',
  ordNo: 'OR1',
  gdsGrpNo: 'GD00000101',
  title: '언제 도착하나요?',
  cntn: '배송 예정일을\n알고 싶어요.',
  fileNoList: ['FL1'],
  rplyMthdCd: 'SMS',
};
const written = {
  answer: () => ({ qstnNo: 'QN1', qstn: anInquiry() }),
  selection: '... on Inquiry { number title text photos isAnswered member { id } }',
  result: {
    __typename: 'Inquiry',
    number: 'QN1',
    title: '언제 도착하나요?',
    text: '배송 예정일을\n알고 싶어요.',
    photos: ['FL1'],
    isAnswered: false,
    member: { id: expect.any(String) },
  },
};

export const inquiryOperations: BuyingOperation[] = [
  {
    name: 'createInquiry',
    conflicts: ['LimitReached', 'KeyReused', 'InProgress'],
    input: { ...input, idempotencyKey: 'an-intent-of-mine' },
    call: 'POST questions',
    body,
    ...written,
  },
  {
    name: 'updateInquiry',
    conflicts: ['WrongState'],
    input: { ...input, number: 'QN1' },
    call: 'PUT questions/QN1',
    body,
    inAddress: ['number'],
    ...written,
  },
  {
    name: 'deleteInquiry',
    conflicts: ['WrongState'],
    input: { mallUrl: 'familyshop', number: 'QN1' },
    call: 'DELETE questions/QN1',
    body: undefined,
    inAddress: ['number'],
    answer: () => ({ qstnNo: 'QN1', qstn: null }),
    selection: '... on InquiryDeleted { deletedId member { id } }',
    result: { __typename: 'InquiryDeleted', deletedId: expect.any(String), member: { id: expect.any(String) } },
  },
];
