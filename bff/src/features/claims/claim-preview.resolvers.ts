import { orRefused } from '../../errors/or-refused.ts';
import type { ClaimPreviewInput, GoodsOrderResolvers } from '../../graphql/__generated__/schema-types.ts';
import { perRequest } from '../../request/per-request.ts';
import { charged } from '../../rules/charge.ts';
import { outOfStock, wrongState } from '../forms/conflicts.ts';
import { toFormRefused } from '../forms/form-refused.ts';
import type { GoodsOrderModel } from '../orders/order.model.ts';
import { toClaimPreview } from './claims.mapper.ts';
import { claimPreviewCall } from './claims.wire.ts';

export const claimPreviewFields = {
  claimPreview: charged({ calls: 1 }, (order, { input }, context) =>
    orRefused(
      claimPreviews(context)(order, input).then(toClaimPreview),
      (refusal) => outOfStock(refusal) ?? wrongState(refusal) ?? toFormRefused(refusal),
    ),
  ),
} satisfies GoodsOrderResolvers;

/**
 * One call for each order and input, since every claim of an order leads to it, and the mall locks what it calculates. An order
 * that has changed is another row.
 */
const claimPreviews = perRequest(({ mallApi }) => {
  const ask = async ({ number, mall }: GoodsOrderModel, input: ClaimPreviewInput) =>
    mallApi.asMember(claimPreviewCall(number, input, mall.number));
  const byOrder = new Map<object, Map<string, ReturnType<typeof ask>>>();
  return (order: GoodsOrderModel, input: ClaimPreviewInput) => {
    const row = order.detail ?? order;
    const asked = byOrder.get(row) ?? new Map<string, ReturnType<typeof ask>>();
    byOrder.set(row, asked);
    const key = JSON.stringify(input);
    const preview = asked.get(key) ?? ask(order, input);
    asked.set(key, preview);
    return preview;
  };
});
