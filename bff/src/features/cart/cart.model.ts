import type { Cart, ResolversTypes } from '../../graphql/__generated__/schema-types.ts';
import type { MemberModel } from '../member/member.model.ts';

/** The fields of a cart that come with the cart itself. */
export interface CartContents extends Pick<Cart, 'deliveryGroups' | 'summary' | 'bestDiscount' | 'totalQuantity'> {
  lines: ResolversTypes['CartLine'][];
}

/** A cart. What is in it is read when a field asks for it. */
export interface CartModel {
  __typename?: 'Cart';
  /** Whose it is: a member has one cart, without a number of its own. */
  member: MemberModel;
  contents: () => Promise<CartContents>;
  /** Known by a call of its own, where nothing else is asked. */
  lineCount: () => Promise<number>;
}
