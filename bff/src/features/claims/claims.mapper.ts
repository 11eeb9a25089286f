import type { ClaimPreview, ClaimType } from '../../graphql/__generated__/schema-types.ts';
import { toClaimFigures, toGoodsOrder, toRefund } from '../orders/order.mapper.ts';
import type { ClaimModel } from '../orders/order.model.ts';
import type { WireClaimPreview, WireClaimResult } from '../orders/order.wire.ts';
import type { ProductMall } from '../products/product.model.ts';

/** The claim as its order holds it; as it was requested if the mall left the order out. */
export function toClaimMade(
  wire: WireClaimResult,
  mall: ProductMall,
  requested: Pick<ClaimModel, 'claimReason' | 'reasonText' | 'items'> & { type: ClaimType },
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

export function toClaimPreview(wire: WireClaimPreview) {
  return { __typename: 'ClaimPreview', ...toRefund(wire) } satisfies ClaimPreview;
}
