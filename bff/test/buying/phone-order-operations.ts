import { expect } from 'vitest';
import type { BuyingOperation } from './operations.ts';
import { aPhoneOrder, aPhoneSheet, aPorting } from './phone-order-samples.ts';
import { aPaymentRequest } from './samples.ts';

const mallUrl = 'familyshop';
const idempotencyKey = 'an-intent-of-mine';
const returnUrl = 'http://localhost:4000/pg?mallUrl=familyshop';
const ofKey = ['KeyReused', 'InProgress'] as const;

const cancelled = () => ({
  stat: 'WL00201',
  order: aPhoneOrder({ ordStat: 'WL00201', stat: 'WL00201', psblList: [] }),
});

/** A step of a phone's order: all of them are answered with the order. */
function step(name: string, path: string, fields: Record<string, unknown>, body: object): BuyingOperation {
  return {
    name,
    conflicts: ['WrongState', ...ofKey],
    input: { mallUrl, idempotencyKey, orderNumber: 'WO1', ...fields },
    call: `POST orders/wireless/WO1/${path}`,
    body,
    answer: cancelled,
    inAddress: ['orderNumber'],
    selection: '... on PhoneOrder { number status phase documents { kind fileNumber } availableActions }',
    result: {
      __typename: 'PhoneOrder',
      number: 'WO1',
      status: 'CANCELLED',
      phase: 'CANCELLED_OR_RETURNED',
      documents: [
        { kind: 'GUARDIAN_CONSENT', fileNumber: 'FL1' },
        { kind: null, fileNumber: null },
      ],
      availableActions: [],
    },
    isShopping: true,
  };
}

export const phoneOrderOperations: BuyingOperation[] = [
  {
    name: 'createPhoneOrderSheet',
    conflicts: ['OutOfStock', 'WrongState', ...ofKey],
    input: {
      mallUrl,
      idempotencyKey,
      productNumber: 'HP00000001',
      color: '블루',
      memory: '256GB',
      joinType: 'TRANSFER',
      planNumber: 'PL1',
      discount: 'PLAN_DISCOUNT',
      contractMonths: 24,
      deviceMonths: 24,
      usim: 'ESIM',
      extraServiceNumbers: ['AS1'],
    },
    call: 'POST orders/wireless/sheet',
    body: {
      gdsGrpNo: 'HP00000001',
      colorNm: '블루',
      phoneMemory: '256GB',
      joinTp: 'TRANS',
      planNo: 'PL1',
      discType: 'PLAN_DISCOUNT',
      agrmMnth: 24,
      instMnth: 24,
      usimTp: 'ESIM',
      addSvcNoList: ['AS1'],
    },
    answer: () => aPhoneSheet(),
    selection: '... on PhoneOrderSheet { number expiresAt estimate { totalMonthly contractTotal } }',
    result: {
      __typename: 'PhoneOrderSheet',
      number: 'WS1',
      expiresAt: '2026-11-23T13:00:00+09:00',
      estimate: { totalMonthly: 98_303, contractTotal: 2_366_978 },
    },
    isShopping: true,
  },
  {
    name: 'checkNumberPorting',
    conflicts: ['PortingRefused', 'Expired', ...ofKey],
    input: {
      mallUrl,
      idempotencyKey,
      sheetNumber: 'WS1',
      certificationNumber: 'proof-of-mine',
      phone: '010-0000-1234',
      carrierCode: 'TC02',
      proof: { accountDigits: '1234' },
    },
    call: 'POST orders/wireless/mnp/check',
    body: {
      wlsShtNo: 'WS1',
      certNo: 'proof-of-mine',
      telNo: '010-0000-1234',
      befTelecomCd: 'TC02',
      authTp: 'ACCT4',
      authVal: '1234',
    },
    answer: () => aPorting,
    selection: '... on NumberPorting { number expiresAt }',
    result: { __typename: 'NumberPorting', number: 'MN1', expiresAt: '2026-11-23T13:00:00+09:00' },
    isShopping: true,
  },
  {
    name: 'placePhoneOrder',
    conflicts: ['Expired', 'GuardianRequired', 'OutOfStock', 'EstimateChanged', 'WrongState', ...ofKey],
    input: {
      mallUrl,
      idempotencyKey,
      sheetNumber: 'WS1',
      certificationNumber: 'proof-of-mine',
      guardianCertificationNumber: 'proof-of-my-guardian',
      portingNumber: 'MN1',
      email: 'gaon@familyshop.example',
      billing: { account: { bankCode: 'BK01', accountNumber: '000-00-000000', holder: '한가온' } },
      usim: 'OWN',
      extraServiceNumbers: ['AS1'],
      addressNumber: 'DL1',
      deliveryMessage: '문 앞에 놓아 주세요.',
      signatureFileNumber: 'FL1',
      agreedTerms: ['AG00201'],
      totalMonthly: 98_303,
      contractTotal: 2_366_978,
      agreementId: 'an-agreement',
      returnUrl,
    },
    call: 'POST orders/wireless',
    body: {
      wlsShtNo: 'WS1',
      certNo: 'proof-of-mine',
      grdnCertNo: 'proof-of-my-guardian',
      mnpNo: 'MN1',
      email: 'gaon@familyshop.example',
      billTp: 'ACCT',
      billAcct: { bankCd: 'BK01', acctNo: '000-00-000000', acctNm: '한가온' },
      usimTp: 'OWN',
      addSvcNoList: ['AS1'],
      dlvNo: 'DL1',
      dlvMsg: '문 앞에 놓아 주세요.',
      signFileNo: 'FL1',
      agreeCdList: ['AG00201'],
      totalPrice: 98_303,
      cntrctTotPrc: 2_366_978,
      agrmtId: 'an-agreement',
      rtnUrl: returnUrl,
    },
    answer: () => ({
      ordNo: 'WO1',
      payPrc: 1_039_278,
      payDueDts: '20261123121500',
      pgReq: aPaymentRequest,
      order: aPhoneOrder({ ordStat: 'WL00101', payPrc: 1_039_278 }),
    }),
    selection:
      '... on OrderPlaced { order { number payTotal ... on PhoneOrder { status holder { name } } } paymentRequest { number } member { id } } ... on PaymentUnavailable { orderNumber retryAfter message }',
    result: {
      __typename: 'OrderPlaced',
      order: { number: 'WO1', payTotal: 1_039_278, status: 'RECEIVED', holder: { name: '한*온' } },
      paymentRequest: { number: 'PY1' },
      member: { id: expect.any(String) },
    },
    isShopping: true,
  },
  step(
    'submitPhoneOrderDocuments',
    'documents',
    { documents: [{ kind: 'FAMILY', fileNumber: 'FL1' }] },
    { docList: [{ docCd: 'DC00102', fileNo: 'FL1' }] },
  ),
  step('cancelPhoneOrder', 'cancel', { reason: 'CHANGED_MIND' }, { rsnCd: 'CL00201' }),
  step('withdrawPhoneOrder', 'withdraw', { reason: 'CALL_QUALITY' }, { rsnCd: 'CL00208' }),
];
