import type { Member, SetFavoriteSuccess } from '../../graphql/__generated__/schema-types.ts';
import type { ProductMall } from '../products/product.model.ts';

export interface MemberModel extends Omit<Member, '__typename' | 'favorites' | 'maskedName'> {
  /** The member's mall, for further calls. */
  mall: ProductMall;
}

/** A changed favorite; the product is loaded only when selected. */
export interface SetFavoriteModel extends Omit<SetFavoriteSuccess, '__typename' | 'product'> {
  __typename: 'SetFavoriteSuccess';
  mall: ProductMall;
}
