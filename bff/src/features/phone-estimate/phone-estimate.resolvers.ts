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
import { isPlanDiscountCheaper, toEstimateBody, toPhoneEstimate } from './phone-estimate.mapper.ts';
import { phoneEstimateCalls, type WirePhoneEstimate } from './phone-estimate.wire.ts';

const phoneEstimateFields = {
  estimate: charged({ calls: ({ input }) => (isDiscountOpen(input) ? 2 : 1) }, (phone, { input }, context) =>
    orRefused(estimateOf(phone, input, context).then(toPhoneEstimate), toFormRefused),
  ),
} satisfies WirelessPhoneResolvers;

/** As long as the mall compares discounts over when no other months are asked for (contract, section 9). */
const usualContractMonths = 24;

async function estimateOf(
  { number, mall }: PhoneModel,
  input: PhoneEstimateInput,
  { mallApi }: GatewayContext,
): Promise<WirePhoneEstimate> {
  const ask = (chosen: Parameters<typeof toEstimateBody>[1]) =>
    mallApi.ask(mall.number, phoneEstimateCalls(mall.number, toEstimateBody(number, chosen)));
  const { discount } = input;
  if (discount != null) return ask({ ...input, discount });
  const subsidized = await ask({ ...input, discount: 'SUBSIDY' });
  if (!isPlanDiscountCheaper(subsidized)) return subsidized;
  const contractMonths = input.contractMonths ?? usualContractMonths;
  return ask({ ...input, discount: 'PLAN_DISCOUNT', contractMonths });
}

function isDiscountOpen(input: unknown): boolean {
  return typeof input !== 'object' || input === null || !('discount' in input) || input.discount === null;
}

export const phoneEstimatePart = {
  WirelessPhone: phoneEstimateFields,
} satisfies Resolvers;
