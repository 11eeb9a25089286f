import { randomUUID } from 'node:crypto';
import type {
  CancelOrderInput,
  ClaimPreviewInput,
  ClaimType,
  ExchangeItemInput,
  GiveRefundAccountInput,
  RefundAccountInput,
  RequestExchangeInput,
  RequestReturnInput,
  WithdrawClaimInput,
} from '../../graphql/__generated__/schema-types.ts';
import { fromDay } from '../../rules/korean-time.ts';
import { badInput } from '../../errors/shopper-error.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { claimPreview, claimResult, claimWithdrawn, refundAccountGiven } from '../orders/order.wire.ts';
import { variantAt } from '../purchase/cart-item.ts';
import { claimReasonCodes } from '../purchase/purchase-codes.ts';

export const accountFields = { bankCd: 'bankCode', acctNo: 'accountNumber', acctNm: 'holder' };
const fields = {
  ...accountFields,
  ordNo: 'orderNumber',
  itemList: 'items',
  ordItemNo: 'number',
  qty: 'quantity',
  gdsGrpNo: 'variantId',
  optNo: 'variantId',
  colorNm: 'variantId',
  fileNoList: 'fileNumbers',
  rfndAcct: 'refundAccount',
  rsnCd: 'reason',
  rsnCntn: 'reasonText',
  rfndPrc: 'refundTotal',
  pickDt: 'pickUpOn',
  pickDlvNo: 'pickUpAddressNumber',
};

export function cancelOrderCall(input: CancelOrderInput) {
  return claimCall('CANCEL', input, { itemList: input.items.map(toItem), rfndAcct: toAccount(input.refundAccount) });
}

export function returnCall(input: RequestReturnInput) {
  return claimCall('RETURN', input, {
    itemList: input.items.map(toItem),
    fileNoList: input.fileNumbers,
    ...toPickUp(input),
    rfndAcct: toAccount(input.refundAccount),
  });
}

/** `mallNumber`: of the mall whose variants are named. */
export function exchangeCall(input: RequestExchangeInput, mallNumber: string) {
  return claimCall('EXCHANGE', input, {
    itemList: toExchangeItems(input.items, mallNumber, 'items'),
    fileNoList: input.fileNumbers,
    ...toPickUp(input),
  });
}

/** Left out where nothing is wished, so that a mall without this is asked as before. */
function toPickUp({ pickUpOn, pickUpAddressNumber }: Pick<RequestReturnInput, 'pickUpOn' | 'pickUpAddressNumber'>) {
  return {
    ...(pickUpOn && { pickDt: fromDay(pickUpOn) }),
    ...(pickUpAddressNumber && { pickDlvNo: pickUpAddressNumber }),
  };
}

const paths = {
  CANCEL: 'orders/{ordNo}/cancel',
  RETURN: 'orders/{ordNo}/return',
  EXCHANGE: 'orders/{ordNo}/exchange',
} as const satisfies Record<ClaimType, string>;

type AnyClaim = Omit<CancelOrderInput, 'items' | 'refundAccount'>;

function claimCall(type: ClaimType, claim: AnyClaim, rest: object) {
  return privateCall({
    path: paths[type],
    numbers: { ordNo: claim.orderNumber },
    body: {
      ...rest,
      rsnCd: claimReasonCodes[claim.reason],
      rsnCntn: claim.reasonText,
      rfndPrc: claim.refundTotal,
      dryYn: 'N',
    },
    fields,
    idempotencyKey: claim.idempotencyKey,
    response: claimResult,
  });
}

/** Only calculates. The contract wants a key even here, where it is neither kept nor compared. */
export function claimPreviewCall(orderNumber: string, input: ClaimPreviewInput, mallNumber: string) {
  const { type, items, reason, pickUpAddressNumber } = previewed(input, mallNumber);
  const kind = type.toLowerCase();
  return privateCall({
    path: paths[type],
    numbers: { ordNo: orderNumber },
    body: { itemList: items, rsnCd: claimReasonCodes[reason], ...toPickUp({ pickUpAddressNumber }), dryYn: 'Y' },
    fields: {
      ...fields,
      itemList: `${kind}.items`,
      rsnCd: `${kind}.reason`,
      pickDlvNo: `${kind}.pickUpAddressNumber`,
    },
    idempotencyKey: randomUUID(),
    response: claimPreview,
  });
}

function previewed({ cancel, return: back, exchange }: ClaimPreviewInput, mallNumber: string) {
  if (exchange) {
    const items = toExchangeItems(exchange.items, mallNumber, 'exchange', 'items');
    return { ...exchange, type: 'EXCHANGE', items } as const;
  }
  if (back) return { ...back, type: 'RETURN', items: back.items.map(toItem) } as const;
  if (cancel) return { ...cancel, type: 'CANCEL', items: cancel.items.map(toItem) } as const;
  throw badInput('input', '취소, 반품, 교환 중 하나만 보내 주세요.');
}

/**
 * Option and color stay unchanged if an item leaves its variant out. The mall refuses a variant of other goods than the item's.
 * `path` leads to the items in the input.
 */
function toExchangeItems(items: readonly ExchangeItemInput[], mallNumber: string, ...path: string[]) {
  return items.map(({ variantId, ...item }, index) => {
    if (variantId === null || variantId === undefined) return toItem(item);
    const { productNumber, optionNumber, colorName } = variantAt(mallNumber, variantId, ...path, String(index));
    return { ...toItem(item), gdsGrpNo: productNumber, optNo: optionNumber, colorNm: colorName };
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
