import type { SetFavoriteSuccess } from '../../graphql/__generated__/schema-types.ts';
import type { ProductMall } from '../products/product-mall.ts';
import type { WireUserInfo } from './member.wire.ts';

/** A member's mall; in a marketing mall everybody is a guest. Null: the mall's address is unknown, and so is its kind. */
export type MemberMall = ProductMall & { isMarketing: boolean | null };

export interface MemberModel {
  /** The member's mall, for further calls. */
  mall: MemberMall;
  /** The member's number in the token; null if the token does not hold it, or has run out. */
  tokenNumber: string | null;
  /** Asks the mall when a field needs it, and once. */
  info: () => Promise<WireUserInfo>;
}

/** A changed favorite; the product is loaded only when selected. */
export interface SetFavoriteModel extends Omit<SetFavoriteSuccess, '__typename' | 'product' | 'member'> {
  __typename: 'SetFavoriteSuccess';
  mall: MemberMall;
}
