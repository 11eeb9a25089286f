import { useApolloClient } from '@apollo/client/react';
import type { CartItemInput } from '../../__generated__/graphql.ts';
import { useAddToCartMutation } from '../../__generated__/hooks.ts';
import { conflictText } from '../conflict/conflict-text.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { sendIntent } from '../../shared/intent/intents.ts';
import { useMallUrl } from '../page/page-context.ts';
import { inOrder } from './in-order.ts';
import { noteCartCount } from './note-cart-count.ts';

export interface AddedToCart {
  /** Why it was not added; null: it was. */
  refusal: string | null;
  /** Unknown whether it was added: the same press again has no second effect. */
  isOpen: boolean;
}

/** Puts goods into the cart, once for each press. */
export function useAddToCart(): { add: (items: CartItemInput[]) => Promise<AddedToCart> } {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const [mutate] = useAddToCartMutation({
    update: (cache, { data }) =>
      data?.addToCart?.__typename === 'CartChanged' && noteCartCount(cache, mallUrl, data.addToCart.cartCount),
  });

  async function send(items: CartItemInput[]): Promise<AddedToCart> {
    try {
      const answer = await sendIntent(addIntent(mallUrl, items), items, async (idempotencyKey) => {
        const { data } = await mutate({ variables: { input: { mallUrl, idempotencyKey, items } } });
        return data?.addToCart;
      });
      if (answer?.__typename === 'CartChanged') return { refusal: null, isOpen: false };
      if (answer?.__typename === 'Conflict') return { refusal: conflictText(answer), isOpen: false };
      return { refusal: answer?.fields[0]?.reason ?? answer?.message ?? tryAgain, isOpen: !answer };
    } catch (error) {
      return { refusal: failureText(error), isOpen: true };
    }
  }

  return { add: (items) => inOrder(client, () => send(items)) };
}

/** Names the intent of putting goods into the cart. */
export function addIntent(mallUrl: string, items: readonly CartItemInput[]): string {
  return `${mallUrl}.cart.${items.map(({ productNumber }) => productNumber).join('.')}`;
}

const tryAgain = '장바구니에 담지 못했어요. 잠시 뒤 다시 눌러 주세요.';
