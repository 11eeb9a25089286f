import type { PaymentResolvers } from '../../graphql/__generated__/schema-types.ts';
import { charged } from '../../rules/charge.ts';
import { toAnyOrder } from './order.mapper.ts';
import { orderLoaders } from './orders.loaders.ts';

/** The order of a payment, as it is now. */
export const paymentResolvers = {
  order: charged({ calls: 1, isSingle: true }, async ({ orderNumber, mall }, _arguments, context) => {
    const row = await orderLoaders(context).loadAnew(mall, orderNumber);
    return row && toAnyOrder(row, mall);
  }),
} satisfies PaymentResolvers;
