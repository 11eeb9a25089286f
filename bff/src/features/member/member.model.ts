import type { Member, SetFavoriteSuccess } from '../../graphql/__generated__/schema-types.ts';
import type { ProductMall } from '../products/product.model.ts';

export interface MemberModel extends Omit<Member, '__typename' | 'favorites' | 'maskedName'> {
  /** The member's mall, for what is asked in its name. */
  mall: ProductMall;
}

/** A marked product; what it is now is asked for only when wanted. */
export interface SetFavoriteModel extends Omit<SetFavoriteSuccess, '__typename' | 'product'> {
  __typename: 'SetFavoriteSuccess';
  mall: ProductMall;
}
