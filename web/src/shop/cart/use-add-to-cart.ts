import { useApolloClient } from '@apollo/client/react';
import { AddToCartDocument, type CartItemInput } from '../../__generated__/graphql.ts';
import { conflictText } from '../conflict/conflict-text.ts';
import { useMallUrl } from '../page/page-context.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { runSerially } from '../../shared/serial-queue.ts';

/** Puts goods into the cart, once for each press. */
export function useAddToCart() {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return useSubmission(AddToCartDocument, {
    intent: (items: CartItemInput[]) => `${mallUrl}.cart.${items.map(({ variantId }) => variantId).join('.')}`,
    input: (items: CartItemInput[], idempotencyKey) => ({ mallUrl, idempotencyKey, items }),
    failed: '장바구니에 담지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    // Each response holds the whole cart: the latest has to win.
    queue: (send) => runSerially(client, send),
    isEachMeant: true,
    onRefused: conflictText,
  });
}
