import { expect } from 'vitest';
import { variantId } from '../../src/features/products/variant-id.ts';
import type { BuyingOperation } from './operations.ts';

const mallUrl = 'familyshop';
const variant = { productNumber: 'GD1', optionNumber: 'OP1', colorName: '블랙' };

export const anAlert = {
  almNo: 'AM1',
  gdsGrpNo: 'GD1',
  colorNm: '블랙',
  optNo: 'OP1',
  optNm: '필터 2개 추가',
  joinTp: null,
  almTp: 'RESTOCK',
  tgtPrc: null,
  regDts: '20261123120000',
  expDts: '20270221120000',
  sentDts: null,
};

export const alertOperations: BuyingOperation[] = [
  {
    name: 'createAlert',
    conflicts: ['WrongState', 'LimitReached', 'AlreadyExists', 'KeyReused', 'InProgress'],
    input: {
      mallUrl,
      idempotencyKey: 'an-intent-of-mine',
      productNumber: 'GD1',
      variantId: variantId('M0001', variant),
      kind: 'RESTOCK',
    },
    call: 'POST alarms',
    body: { gdsGrpNo: 'GD1', optNo: 'OP1', colorNm: '블랙', almTp: 'RESTOCK' },
    answer: () => anAlert,
    selection:
      '... on ProductAlert { number kind productNumber variantId optionName colorName targetPrice expiresAt sentAt member { id } }',
    result: {
      __typename: 'ProductAlert',
      number: 'AM1',
      kind: 'RESTOCK',
      productNumber: 'GD1',
      variantId: variantId('M0001', variant),
      optionName: '필터 2개 추가',
      colorName: '블랙',
      targetPrice: null,
      expiresAt: '2027-02-21T12:00:00+09:00',
      sentAt: null,
      member: { id: expect.any(String) },
    },
    isShopping: true,
  },
  {
    name: 'deleteAlert',
    conflicts: [],
    input: { mallUrl, number: 'AM1' },
    call: 'DELETE alarms/AM1',
    body: undefined,
    inAddress: ['number'],
    answer: () => anAlert,
    selection: '... on AlertDeleted { deletedId member { id } }',
    result: { __typename: 'AlertDeleted', deletedId: expect.any(String), member: { id: expect.any(String) } },
    isShopping: true,
  },
];
