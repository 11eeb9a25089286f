import { orRefused } from '../../errors/or-refused.ts';
import type { GoodsOrderResolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { outOfStock, wrongState } from '../forms/conflicts.ts';
import { toFormRefused } from '../forms/form-refused.ts';
import { toClaimPreview } from './claims.mapper.ts';
import { claimPreviewCall } from './claims.wire.ts';

export const claimPreviewFields = {
  claimPreview: charged({ calls: 1 }, ({ number, mall }, { input }, { mallApi }) =>
    orRefused(
      mallApi.asMember(claimPreviewCall(number, input, mall.number)).then(toClaimPreview),
      (refusal) => outOfStock(refusal) ?? wrongState(refusal) ?? toFormRefused(refusal),
    ),
  ),
} satisfies GoodsOrderResolvers;
