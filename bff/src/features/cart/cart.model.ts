import type { Cart, ResolversTypes } from '../../graphql/__generated__/schema-types.ts';

/** The fields of a cart that come with the cart itself. */
export interface CartContents extends Pick<Cart, 'deliveryGroups' | 'summary' | 'totalQuantity'> {
  lines: ResolversTypes['CartLine'][];
}

/** A cart. What is in it is read when a field asks for it. */
export interface CartModel {
  __typename?: 'Cart';
  id: string;
  contents: () => Promise<CartContents>;
  /** Known by a call of its own, where nothing else is asked. */
  lineCount: () => Promise<number>;
}
