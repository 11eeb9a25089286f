import type { TypedDocumentNode } from '@apollo/client';
import {
  CancelOrderDocument,
  RequestExchangeDocument,
  RequestReturnDocument,
  type CancelOrderInput,
  type CancelOrderMutation,
  type RequestExchangeInput,
  type RequestExchangeMutation,
  type RequestReturnInput,
  type RequestReturnMutation,
} from '../../__generated__/graphql.ts';
import type { ClaimContents, ClaimStep } from './claim.ts';

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
  const pieces = items.map(({ number, quantity }) => ({ number, quantity }));
  if (step === 'cancel') return { ...contents, items: pieces, refundAccount };
  return { ...contents, items: pieces, refundAccount, fileNumbers };
}
