import type {
  CancelPhoneOrderInput,
  SubmitPhoneOrderDocumentsInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import { claimReasonCodes } from '../purchase/purchase-codes.ts';
import { documentCodes } from './phone-order-codes.ts';
import { changed, phoneOrder, printout, type WirePhoneOrder, type WirePhonePrintout } from './phone-order.wire.ts';

export function phoneOrderCall(number: string): MallCall<WirePhoneOrder> {
  return {
    endpoint: 'GET orders/wireless/{ordNo}',
    method: 'GET',
    path: '/api/v1/mall/orders/wireless/{ordNo}',
    numbers: { ordNo: number },
    isShared: true,
    response: phoneOrder,
  };
}

export function phonePrintoutCall(number: string): MallCall<WirePhonePrintout> {
  return {
    endpoint: 'GET orders/wireless/{ordNo}/print',
    method: 'GET',
    path: '/api/v1/mall/orders/wireless/{ordNo}/print',
    numbers: { ordNo: number },
    isShared: true,
    response: printout,
  };
}

export function submitDocumentsCall(input: SubmitPhoneOrderDocumentsInput) {
  const docList = input.documents.map(({ kind, fileNumber }) => ({ docCd: documentCodes[kind], fileNo: fileNumber }));
  return stepCall('documents', input, { docList }, { docList: 'documents', docCd: 'kind', fileNo: 'fileNumber' });
}

/** Withdrawing takes the same. */
export function endPhoneOrderCall(step: 'cancel' | 'withdraw', input: CancelPhoneOrderInput) {
  return stepCall(step, input, { rsnCd: claimReasonCodes[input.reason] }, { rsnCd: 'reason' });
}

function stepCall(
  step: string,
  { orderNumber, idempotencyKey }: Pick<CancelPhoneOrderInput, 'orderNumber' | 'idempotencyKey'>,
  body: object,
  fields: Record<string, string>,
) {
  return privateCall({
    path: `orders/wireless/{ordNo}/${step}`,
    numbers: { ordNo: orderNumber },
    body,
    fields: { ...fields, ordNo: 'orderNumber' },
    idempotencyKey,
    response: changed,
  });
}
