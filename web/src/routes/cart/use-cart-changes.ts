import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { CartAnswerFragment, ConflictFactsFragment, FormRefusalFragment } from '../../__generated__/graphql.ts';
import { useRemoveCartLinesMutation, useUpdateCartLineMutation } from '../../__generated__/hooks.ts';
import { inOrder } from '../../shop/cart/in-order.ts';
import { noteCartCount } from '../../shop/cart/note-cart-count.ts';
import { conflictText } from '../../shop/conflict/conflict-text.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

/** What a line becomes. */
export interface LineChange {
  number: string;
  quantity: number;
  optionNumber?: string | null;
  colorName?: string | null;
}

interface CartChanges {
  /** Null: success; else the message for the shopper. */
  updateLine: (change: LineChange) => Promise<string | null>;
  removeLines: (numbers: string[]) => Promise<string | null>;
}

type Answer = CartAnswerFragment | ConflictFactsFragment | FormRefusalFragment | null | undefined;

/** Changes the cart, one thing at a time. The answer holds the cart as it is then. */
export function useCartChanges(): CartChanges {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const noteCount = (cache: ApolloCache, answer: Answer) =>
    answer?.__typename === 'CartChanged' && noteCartCount(cache, mallUrl, answer.cartCount);
  const [update] = useUpdateCartLineMutation({ update: (cache, { data }) => noteCount(cache, data?.updateCartLine) });
  const [remove] = useRemoveCartLinesMutation({ update: (cache, { data }) => noteCount(cache, data?.removeCartLines) });
  return {
    updateLine: (change) =>
      inOrder(client, () =>
        refusalOf(async () => (await update({ variables: { input: { mallUrl, ...change } } })).data?.updateCartLine),
      ),
    removeLines: (numbers) =>
      inOrder(client, () =>
        refusalOf(async () => (await remove({ variables: { input: { mallUrl, numbers } } })).data?.removeCartLines),
      ),
  };
}

async function refusalOf(ask: () => Promise<Answer>): Promise<string | null> {
  try {
    const answer = await ask();
    if (answer?.__typename === 'CartChanged') return null;
    if (answer?.__typename === 'Conflict') return conflictText(answer);
    return answer?.fields[0]?.reason ?? answer?.message ?? tryAgain;
  } catch (error) {
    return failureText(error);
  }
}

const tryAgain = '장바구니를 바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.';
