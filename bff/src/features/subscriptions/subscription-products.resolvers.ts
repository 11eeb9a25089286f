import { orRefused } from '../../errors/or-refused.ts';
import { shopperError } from '../../errors/shopper-error.ts';
import type { MallResolvers, SubscriptionProductResolvers } from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged } from '../../rules/charge.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { readConnection } from '../../rules/pages.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { wrongState } from '../forms/conflicts.ts';
import { toFormRefused } from '../forms/form-refused.ts';
import { toSubscriptionEstimate, toSubscriptionProduct } from './subscription-product.mapper.ts';
import { subscriptionProductDetailFields } from './subscription-product.fields.ts';
import type { SubscriptionProductModel } from './subscription.model.ts';
import { subscriptionLoaders } from './subscriptions.loaders.ts';
import { subscriptionProductPageCalls } from './subscription-products.wire.ts';
import { subscriptionEstimateCall } from './subscriptions.wire.ts';

export const subscriptionProductFields = {
  subscriptionProducts: async (mall, { category, orderBy, ...paging }, { mallApi }) => {
    requireArea(mall, 'SHOPPING');
    const { connection } = await readConnection(paging, {
      read: (query) =>
        mallApi.ask(mall.number, subscriptionProductPageCalls(mall.number, { category, orderBy, ...query })),
      keyOf: ({ subsNo }) => subsNo,
      toNode: (row) => toSubscriptionProduct(row, mall),
    });
    return connection;
  },
  subscriptionProduct: charged({ calls: 1, knows: 'detail' }, (mall, { number }, context) => {
    requireArea(mall, 'SHOPPING');
    return subscriptionLoaders(context).product(mall, number);
  }),
} satisfies MallResolvers;

export const subscriptionProductResolvers = {
  ...rowResolvers(
    subscriptionProductDetailFields,
    { needs: 'detail' },
    async ({ mall, number, detail }: SubscriptionProductModel, context: GatewayContext) =>
      detail ?? (await subscriptionLoaders(context).product(mall, number))?.detail ?? null,
  ),
  estimate: charged({ calls: 1 }, ({ mall, number }, { input }, { mallApi }) => {
    if (!mallApi.isMemberOf(mall.number)) throw shopperError('UNAUTHENTICATED');
    return orRefused(
      mallApi
        .asMember(subscriptionEstimateCall(number, input))
        .then((estimate) => toSubscriptionEstimate(estimate, mall)),
      (refusal) => wrongState(refusal) ?? toFormRefused(refusal),
    );
  }),
} satisfies SubscriptionProductResolvers;
