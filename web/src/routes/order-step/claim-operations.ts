import type { TypedDocumentNode } from '@apollo/client';
import {
  CancelOrderDocument,
  RequestExchangeDocument,
  RequestReturnDocument,
  type CancelOrderInput,
  type CancelOrderMutation,
  type ClaimPreviewInput,
  type ExchangeItemInput,
  type RequestExchangeInput,
  type RequestExchangeMutation,
  type RequestReturnInput,
  type RequestReturnMutation,
} from '../../__generated__/graphql.ts';
import type { ClaimBasis, ClaimContents, ClaimStep } from './claim.ts';

type ClaimOperation = TypedDocumentNode<
  CancelOrderMutation | RequestExchangeMutation | RequestReturnMutation,
  { input: CancelOrderInput & RequestExchangeInput & RequestReturnInput }
>;

export const claimOperations: Record<ClaimStep, ClaimOperation> = {
  cancel: CancelOrderDocument,
  exchange: RequestExchangeDocument,
  return: RequestReturnDocument,
};

/** Each step takes what concerns it. */
export function claimInput(
  step: ClaimStep,
  { refundAccount, fileNumbers, items, pickUpOn, pickUpAddressNumber, ...contents }: ClaimContents,
) {
  const ofGoods = { fileNumbers, pickUpOn, pickUpAddressNumber };
  if (step === 'exchange') return { ...contents, items, ...ofGoods };
  const pieces = items.map(toPieces);
  if (step === 'cancel') return { ...contents, items: pieces, refundAccount };
  return { ...contents, items: pieces, refundAccount, ...ofGoods };
}

export function previewInput(
  step: ClaimStep,
  { items, reason, pickUpAddressNumber }: Pick<ClaimBasis, 'items' | 'reason' | 'pickUpAddressNumber'>,
): ClaimPreviewInput {
  if (step === 'exchange') return { exchange: { items, reason, pickUpAddressNumber } };
  const claimed = { items: items.map(toPieces), reason };
  return step === 'cancel' ? { cancel: claimed } : { return: { ...claimed, pickUpAddressNumber } };
}

function toPieces({ number, quantity }: ExchangeItemInput) {
  return { number, quantity };
}
