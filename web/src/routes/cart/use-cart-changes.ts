import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import {
  RemoveCartLinesDocument,
  UpdateCartLineDocument,
  type CartAnswerFragment,
  type CartLineFragment,
  type ConflictFactsFragment,
  type FormRefusalFragment,
} from '../../__generated__/graphql.ts';
import { inOrder } from '../../shop/cart/in-order.ts';
import { noteCartCount } from '../../shop/cart/note-cart-count.ts';
import { conflictText } from '../../shop/conflict/conflict-text.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';

/** What a line becomes. */
export interface LineChange {
  number: string;
  quantity: number;
  optionNumber?: string | null;
  colorName?: string | null;
}

/** Changes a line of the cart. The answer holds the cart as it is then. */
export function useLineUpdate() {
  const { mallUrl, note, ...settings } = useCartSettings();
  return useSubmission(UpdateCartLineDocument, {
    ...settings,
    input: (change: LineChange) => ({ mallUrl, ...change }),
    update: (cache, { data }) => note(cache, data?.updateCartLine),
  });
}

/** Removes lines of the cart. */
export function useLineRemoval(onDone: (lines: readonly CartLineFragment[]) => void) {
  const { mallUrl, note, ...settings } = useCartSettings();
  return useSubmission(RemoveCartLinesDocument, {
    ...settings,
    input: (lines: readonly CartLineFragment[]) => ({ mallUrl, numbers: lines.map(({ number }) => number) }),
    update: (cache, { data }) => note(cache, data?.removeCartLines),
    onDone: (_cart, { values }) => onDone(values),
  });
}

type Answer = CartAnswerFragment | ConflictFactsFragment | FormRefusalFragment;

/** One change after the other: the cart of the latest answer has to win. */
function useCartSettings() {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return {
    mallUrl,
    failed: '장바구니를 바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    queue: <Result>(send: () => Promise<Result>) => inOrder(client, send),
    onRefused: conflictText,
    note: (cache: ApolloCache, answer: Answer | null | undefined) =>
      answer?.__typename === 'CartChanged' && noteCartCount(cache, mallUrl, answer.cartCount),
  };
}
