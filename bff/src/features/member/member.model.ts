import type { Member, SetFavoriteSuccess } from '../../graphql/__generated__/schema-types.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { ProductMall } from '../products/product.model.ts';

/** A member's mall; in a marketing mall everybody is a guest. */
export type MemberMall = ProductMall & Pick<MallModel, 'isMarketing'>;

export interface MemberModel extends Omit<Member, '__typename' | 'favorites' | 'maskedName'> {
  /** The name of a guest is nobody's. */
  isGuest: boolean;
  /** The member's mall, for further calls. */
  mall: ProductMall;
}

/** A changed favorite; the product is loaded only when selected. */
export interface SetFavoriteModel extends Omit<SetFavoriteSuccess, '__typename' | 'product'> {
  __typename: 'SetFavoriteSuccess';
  mall: ProductMall;
}
