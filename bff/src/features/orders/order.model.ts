import type { Claim, GoodsOrder } from '../../graphql/__generated__/schema-types.ts';

/** An order without the fields that cost calls of their own. */
export interface GoodsOrderModel extends Omit<GoodsOrder, 'claims' | 'claimPreview' | 'shipments'> {
  claims: ClaimModel[];
}

export interface ClaimModel extends Omit<Claim, 'order'> {
  order?: GoodsOrderModel | null;
}
