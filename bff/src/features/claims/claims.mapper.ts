import type { Claim, ClaimType } from '../../graphql/__generated__/schema-types.ts';
import { toClaimFigures, toGoodsOrder } from '../orders/order.mapper.ts';
import type { WireClaimResult } from '../orders/order.wire.ts';
import type { ProductMall } from '../products/product.model.ts';

/** What was claimed is told by the order; a trial, which leaves no claim there, has what was asked for. */
export function toClaimMade(
  wire: WireClaimResult,
  mall: ProductMall,
  asked: Pick<Claim, 'claimReason' | 'reasonText' | 'items'> & { type: ClaimType },
) {
  const order = wire.order && toGoodsOrder(wire.order, mall);
  const made = order?.claims.find(({ number }) => number !== null && number === wire.clmNo);
  return { __typename: 'Claim', ...(made ?? asked), ...toClaimFigures(wire), order } satisfies Claim;
}
