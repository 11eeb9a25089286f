import type {
  CheckNumberPortingInput,
  CreatePhoneOrderSheetInput,
  PlacePhoneOrderInput,
  PortingProofInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { accountFields } from '../claims/claims.wire.ts';
import { toEstimateBody } from '../phone-estimate/phone-estimate.mapper.ts';
import { estimateFields } from '../phone-estimate/phone-estimate.wire.ts';
import { placed, porting, sheet, type WirePhoneSheet } from './phone-order.wire.ts';

export function phoneSheetCall(number: string): MallCall<WirePhoneSheet> {
  return {
    endpoint: 'GET orders/wireless/sheet/{wlsShtNo}',
    method: 'GET',
    path: '/api/v1/mall/orders/wireless/sheet/{wlsShtNo}',
    numbers: { wlsShtNo: number },
    isShared: true,
    response: sheet,
  };
}

export function createPhoneSheetCall(input: CreatePhoneOrderSheetInput) {
  return privateCall({
    path: 'orders/wireless/sheet',
    body: toEstimateBody(input.productNumber, input),
    fields: { ...estimateFields, gdsGrpNo: 'productNumber' },
    idempotencyKey: input.idempotencyKey,
    response: sheet,
  });
}

export function checkPortingCall(input: CheckNumberPortingInput) {
  const { authTp, authVal, name } = toProof(input.proof);
  return privateCall({
    path: 'orders/wireless/mnp/check',
    body: {
      wlsShtNo: input.sheetNumber,
      certNo: input.certificationNumber,
      telNo: input.phone,
      befTelecomCd: input.carrierCode,
      authTp,
      authVal,
    },
    fields: {
      wlsShtNo: 'sheetNumber',
      certNo: 'certificationNumber',
      telNo: 'phone',
      befTelecomCd: 'carrierCode',
      authVal: `proof.${name}`,
    },
    idempotencyKey: input.idempotencyKey,
    response: porting,
  });
}

function toProof({ accountDigits, cardDigits, deviceDigits }: PortingProofInput) {
  if (accountDigits != null) return { authTp: 'ACCT4', authVal: accountDigits, name: 'accountDigits' };
  if (cardDigits != null) return { authTp: 'CARD4', authVal: cardDigits, name: 'cardDigits' };
  return { authTp: 'DEVICE4', authVal: deviceDigits, name: 'deviceDigits' };
}

/** `returnUrl` is one of the shop's own. */
export function placePhoneOrderCall(input: PlacePhoneOrderInput, returnUrl: string | null) {
  const { account } = input.billing;
  return privateCall({
    path: 'orders/wireless',
    body: {
      wlsShtNo: input.sheetNumber,
      certNo: input.certificationNumber,
      grdnCertNo: input.guardianCertificationNumber,
      mnpNo: input.portingNumber,
      email: input.email,
      billTp: account ? 'ACCT' : 'CARD',
      billAcct: account && { bankCd: account.bankCode, acctNo: account.accountNumber, acctNm: account.holder },
      usimTp: input.usim,
      addSvcNoList: input.extraServiceNumbers,
      dlvNo: input.addressNumber,
      dlvMsg: input.deliveryMessage,
      signFileNo: input.signatureFileNumber,
      agreeCdList: input.agreedTerms,
      totalPrice: input.totalMonthly,
      cntrctTotPrc: input.contractTotal,
      agrmtId: input.agreementId ?? undefined,
      rtnUrl: returnUrl,
    },
    fields: {
      ...accountFields,
      wlsShtNo: 'sheetNumber',
      certNo: 'certificationNumber',
      grdnCertNo: 'guardianCertificationNumber',
      mnpNo: 'portingNumber',
      email: 'email',
      billAcct: 'billing.account',
      payMthdCd: 'billing',
      usimTp: 'usim',
      addSvcNoList: 'extraServiceNumbers',
      dlvNo: 'addressNumber',
      dlvMsg: 'deliveryMessage',
      signFileNo: 'signatureFileNumber',
      agreeCdList: 'agreedTerms',
      totalPrice: 'totalMonthly',
      cntrctTotPrc: 'contractTotal',
      agrmtId: 'agreementId',
      rtnUrl: 'returnUrl',
    },
    idempotencyKey: input.idempotencyKey,
    response: placed,
  });
}
