import { MallError } from '../../errors/mall-error.ts';
import type { ClaimPreview, ClaimType } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toDay } from '../../rules/korean-time.ts';
import { toClaim, toClaimFigures, toRefund } from '../orders/claim.mapper.ts';
import { toGoodsOrder } from '../orders/order.mapper.ts';
import type { ClaimModel } from '../orders/order.model.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import type { WireClaimPreview, WireClaimResult, WireOrder } from '../orders/order.wire.ts';

export interface Requested extends Pick<ClaimModel, 'reason' | 'reasonText' | 'items' | 'photos' | 'pickUpOn'> {
  type: ClaimType;
  orderNumber: string;
}

/** The claim as its order holds it; as it was requested if that order is malformed. `order`: null where it cannot be read. */
export function toClaimMade(wire: WireClaimResult, order: WireOrder | null, mall: OrderMall, requested: Requested) {
  const made = order?.clmList.find(({ clmNo }) => clmNo !== null && clmNo === wire.clmNo);
  const claim = order && made ? toClaim(made, order, mall) : toRequested(wire, order, mall, requested);
  return { __typename: 'ClaimMade', claim: { ...claim, ...toClaimFigures(wire) } } as const;
}

function toRequested(
  { clmNo }: WireClaimResult,
  order: WireOrder | null,
  mall: OrderMall,
  { orderNumber, ...requested }: Requested,
): Omit<ClaimModel, keyof ReturnType<typeof toClaimFigures>> {
  return {
    ...requested,
    id: opaqueId('Claim', mall.number, clmNo ?? orderNumber),
    rejectionText: null,
    pickUpAddress: null,
    requestedAt: null,
    order: () => {
      if (order) return toGoodsOrder(order, mall);
      throw new MallError('bad-answer', 'GET orders/{ordNo}', { detail: 'no order of the claim' });
    },
  };
}

export function toClaimPreview(wire: WireClaimPreview) {
  const pickUpDays = wire.pickDtList && wire.pickDtList.map(toDay).filter((day) => day !== null);
  return { __typename: 'ClaimPreview', ...toRefund(wire), pickUpDays } satisfies ClaimPreview;
}
