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
export function claimInput(step: ClaimStep, { refundAccount, fileNumbers, items, ...contents }: ClaimContents) {
  if (step === 'exchange') return { ...contents, items, fileNumbers };
  const pieces = items.map(toPieces);
  if (step === 'cancel') return { ...contents, items: pieces, refundAccount };
  return { ...contents, items: pieces, refundAccount, fileNumbers };
}

export function previewInput(
  step: ClaimStep,
  { items, reason }: Pick<ClaimBasis, 'items' | 'reason'>,
): ClaimPreviewInput {
  if (step === 'exchange') return { exchange: { items, reason } };
  const claimed = { items: items.map(toPieces), reason };
  return step === 'cancel' ? { cancel: claimed } : { return: claimed };
}

function toPieces({ number, quantity }: ExchangeItemInput) {
  return { number, quantity };
}
