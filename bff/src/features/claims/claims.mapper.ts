import type { Claim, ClaimType } from '../../graphql/__generated__/schema-types.ts';
import { toClaimFigures, toGoodsOrder, type GoodsOrderModel } from '../orders/order.mapper.ts';
import type { WireClaimResult } from '../orders/order.wire.ts';
import type { ProductMall } from '../products/product.model.ts';

type ClaimModel = Omit<Claim, 'order'> & { order: GoodsOrderModel | null };

/** The order holds the items of a claim. A trial leaves no claim in it, so the items of the request are used. */
export function toClaimMade(
  wire: WireClaimResult,
  mall: ProductMall,
  requested: Pick<Claim, 'claimReason' | 'reasonText' | 'items'> & { type: ClaimType },
) {
  const order = wire.order && toGoodsOrder(wire.order, mall);
  const made = order?.claims.find(({ number }) => number !== null && number === wire.clmNo);
  return {
    __typename: 'Claim',
    ...(made ?? { ...requested, rejectionText: null, requestedAt: null }),
    ...toClaimFigures(wire),
    order,
  } satisfies ClaimModel;
}
