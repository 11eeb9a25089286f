import type {
  CancelOrderInput,
  GiveRefundAccountInput,
  RefundAccountInput,
  RequestExchangeInput,
  RequestReturnInput,
  WithdrawClaimInput,
} from '../../graphql/__generated__/schema-types.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { claimResult, claimWithdrawn, refundAccountGiven } from '../orders/order.wire.ts';
import { claimReasonCodes } from '../purchase/purchase-codes.ts';

const accountFields = { bankCd: 'bankCode', acctNo: 'accountNumber', acctNm: 'holder' };
const fields = {
  ...accountFields,
  ordNo: 'orderNumber',
  itemList: 'items',
  ordItemNo: 'number',
  qty: 'quantity',
  optNo: 'optionNumber',
  colorNm: 'colorName',
  fileNoList: 'fileNumbers',
  rfndAcct: 'refundAccount',
  rsnCd: 'reason',
  rsnCntn: 'reasonText',
  rfndPrc: 'refundTotal',
  dryYn: 'isTrial',
};

export function cancelOrderCall(input: CancelOrderInput) {
  return claimCall('cancel', input, { itemList: input.items.map(toItem), rfndAcct: toAccount(input.refundAccount) });
}

export function returnCall(input: RequestReturnInput) {
  return claimCall('return', input, {
    itemList: input.items.map(toItem),
    fileNoList: input.fileNumbers,
    rfndAcct: toAccount(input.refundAccount),
  });
}

/** Option and color stay unchanged if an item leaves them out. */
export function exchangeCall(input: RequestExchangeInput) {
  return claimCall('exchange', input, {
    itemList: input.items.map(({ optionNumber, colorName, ...item }) => ({
      ...toItem(item),
      optNo: optionNumber,
      colorNm: colorName,
    })),
    fileNoList: input.fileNumbers,
  });
}

type AnyClaim = Omit<CancelOrderInput, 'items' | 'refundAccount'>;

function claimCall(step: 'cancel' | 'return' | 'exchange', claim: AnyClaim, rest: object) {
  return privateCall({
    path: `orders/{ordNo}/${step}`,
    numbers: { ordNo: claim.orderNumber },
    body: {
      ...rest,
      rsnCd: claimReasonCodes[claim.reason],
      rsnCntn: claim.reasonText,
      rfndPrc: claim.refundTotal,
      dryYn: claim.isTrial === true ? 'Y' : 'N',
    },
    fields,
    idempotencyKey: claim.idempotencyKey,
    response: claimResult,
  });
}

function toItem({ number, quantity }: { number: string; quantity: number }) {
  return { ordItemNo: number, qty: quantity };
}

function toAccount(account: RefundAccountInput | null | undefined) {
  return account && { bankCd: account.bankCode, acctNo: account.accountNumber, acctNm: account.holder };
}

export function withdrawClaimCall({ idempotencyKey, number }: WithdrawClaimInput) {
  return privateCall({
    path: 'orders/claims/{clmNo}/withdraw',
    numbers: { clmNo: number },
    fields: { clmNo: 'number' },
    idempotencyKey,
    response: claimWithdrawn,
  });
}

export function refundAccountCall({ idempotencyKey, orderNumber, refundAccount }: GiveRefundAccountInput) {
  return privateCall({
    path: 'orders/{ordNo}/refund-account',
    numbers: { ordNo: orderNumber },
    body: { ...toAccount(refundAccount) },
    fields: {
      ordNo: 'orderNumber',
      bankCd: 'refundAccount.bankCode',
      acctNo: 'refundAccount.accountNumber',
      acctNm: 'refundAccount.holder',
    },
    idempotencyKey,
    response: refundAccountGiven,
  });
}
