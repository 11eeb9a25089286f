import { orRefused } from '../../errors/or-refused.ts';
import type {
  PhoneEstimateInput,
  WirelessPhoneResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged } from '../../rules/charge.ts';
import { toFormRefused } from '../forms/form-refused.ts';
import type { PhoneModel } from '../products/product.model.ts';
import { comparedMonths, defaultDiscount, toEstimateBody, toPhoneEstimate } from './phone-estimate.mapper.ts';
import { phoneEstimateCalls, type WirePhoneEstimate } from './phone-estimate.wire.ts';

const phoneEstimateFields = {
  estimate: charged({ calls: ({ input }) => (isDiscountOpen(input) ? 2 : 1) }, (phone, { input }, context) =>
    orRefused(estimateOf(phone, input, context).then(toPhoneEstimate), toFormRefused),
  ),
} satisfies WirelessPhoneResolvers;

async function estimateOf(
  { number, mall }: PhoneModel,
  input: PhoneEstimateInput,
  { mallApi }: GatewayContext,
): Promise<WirePhoneEstimate> {
  const ask = (chosen: Parameters<typeof toEstimateBody>[1]) =>
    mallApi.ask(mall.number, phoneEstimateCalls(mall.number, toEstimateBody(number, chosen)));
  if (input.discount != null) return ask({ ...input, discount: input.discount });
  const subsidized = await ask({ ...input, discount: 'SUBSIDY' });
  const discount = defaultDiscount(subsidized);
  if (discount === 'SUBSIDY') return subsidized;
  const contractMonths = input.contractMonths ?? comparedMonths(subsidized);
  return ask({ ...input, discount, contractMonths });
}

function isDiscountOpen(input: unknown): boolean {
  return typeof input !== 'object' || input === null || !('discount' in input) || input.discount === null;
}

export const phoneEstimatePart = {
  WirelessPhone: phoneEstimateFields,
} satisfies Resolvers;
