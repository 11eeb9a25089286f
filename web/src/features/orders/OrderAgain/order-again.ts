import type { ApolloClient } from '@apollo/client';
import {
  AddToCartDocument,
  OrderDetailDocument,
  type CartItemInput,
  type OrderItemLineFragment,
} from '../../../__generated__/graphql.ts';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { sendIntent } from '../../../shared/intent/intents.ts';
import { runSerially } from '../../../shared/serial-queue.ts';
import { conflictText } from '../../../shop/conflict/conflict-text.ts';

/** Result of ordering again: how many items are in the cart, and why the others are not. */
export interface AgainOutcome {
  added: number;
  refused: readonly { variantId: string; name: string; reason: string }[];
}

type Again = Pick<
  OrderItemLineFragment,
  'variantId' | 'name' | 'optionName' | 'optionWords' | 'colorName' | 'quantity'
>;

/**
 * Puts the goods of an order into the cart again. One after the other, as the mall adds all items of a request or none,
 * and one that is sold out must not keep the others away. Throws if the order or its items cannot be read.
 */
export async function orderAgain(client: ApolloClient, mallUrl: string, number: string): Promise<AgainOutcome> {
  const { data } = await client.query({ query: OrderDetailDocument, variables: { mallUrl, number } });
  const order = data?.viewer?.order;
  const items = order?.__typename === 'GoodsOrder' ? (order.items ?? []) : [];
  if (items.length === 0) throw new Error('The order has no readable goods');
  const refused: AgainOutcome['refused'][number][] = [];
  const goods = togetherAgain(items);
  for (const { variantId, quantity, optionWords, ...item } of goods) {
    const words = optionWords === null ? {} : { optionWords };
    const reason = await addOne(client, mallUrl, { variantId, quantity, ...words });
    if (reason !== null) refused.push({ variantId, name: nameOf(item), reason });
  }
  return { added: goods.length - refused.length, refused };
}

/** A claim splits a line: its pieces are the same goods. */
export function togetherAgain(items: readonly Again[]): Again[] {
  const known = new Map<string, Again>();
  for (const { variantId, name, optionName, optionWords, colorName, quantity } of items) {
    const same = JSON.stringify([variantId, optionWords]);
    const sum = quantity + (known.get(same)?.quantity ?? 0);
    known.set(same, { variantId, name, optionName, optionWords, colorName, quantity: sum });
  }
  return [...known.values()];
}

const failed = '장바구니에 담지 못했어요. 잠시 뒤 다시 눌러 주세요.';

/** Null: it is in the cart. */
async function addOne(client: ApolloClient, mallUrl: string, item: CartItemInput): Promise<string | null> {
  try {
    const result = await runSerially(client, () =>
      sendIntent(`${mallUrl}.again.${item.variantId}`, item, async (idempotencyKey) => {
        const input = { mallUrl, idempotencyKey, items: [item] };
        const { data } = await client.mutate({ mutation: AddToCartDocument, variables: { input } });
        return data?.addToCart;
      }),
    );
    if (result?.__typename === 'CartChanged') return null;
    return (result && (conflictText(result) ?? result.message)) || failed;
  } catch (error) {
    return describeError(error, failed).message;
  }
}

function nameOf({ name, optionName, colorName }: Omit<Again, 'variantId' | 'quantity' | 'optionWords'>): string {
  return [name, optionName, colorName].filter(Boolean).join(' · ');
}
