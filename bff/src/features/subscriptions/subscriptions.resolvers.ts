import type { MallRefusal } from '../../errors/mall-error.ts';
import type {
  MemberResolvers,
  MutationResolvers,
  SubscriptionOrderConnectionResolvers,
  SubscriptionOrderEdgeResolvers,
  SubscriptionOrderResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged, chargedOwn, form } from '../../rules/charge.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { readConnection } from '../../rules/pages.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { keyConflict, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import { toSubscription, toSubscriptionOfList } from './subscription.mapper.ts';
import { subscriptionRowFields, subscriptionDetailFields } from './subscription.fields.ts';
import type { SubscriptionModel } from './subscription.model.ts';
import type { WireSubscription, WireSubscriptionSummary } from './subscription.wire.ts';
import { subscriptionLoaders } from './subscriptions.loaders.ts';
import {
  cancelCall,
  changeSubscriptionAddressCall,
  pauseCall,
  priceConsentCall,
  resumeCall,
  skipCall,
  subscriptionPageCall,
} from './subscriptions.wire.ts';
import { startingMutations } from './starting.resolvers.ts';
import { subscriptionProductFields, subscriptionProductResolvers } from './subscription-products.resolvers.ts';

const inShop = { area: 'SHOPPING' } as const;

const subscriptionFields = {
  subscriptions: async ({ mall }, { from, to, ...paging }, { mallApi }) => {
    requireArea(mall, inShop.area);
    const { connection } = await readConnection(paging, {
      read: (query) => mallApi.asMember(subscriptionPageCall({ from, to }, query)),
      keyOf: ({ ordNo }) => ordNo,
      toNode: (row) => toSubscriptionOfList(row, mall),
    });
    return connection;
  },
  subscription: charged({ calls: 1, knows: 'detail' }, async ({ mall }, { number }, context) => {
    requireArea(mall, inShop.area);
    const wire = await subscriptionLoaders(context).single(number);
    return wire && toSubscription(wire, mall);
  }),
} satisfies MemberResolvers;

const subscriptionOrderConnectionResolvers = {
  nodes: chargedOwn({ knows: 'row' }),
} satisfies SubscriptionOrderConnectionResolvers;

const subscriptionOrderEdgeResolvers = {
  node: chargedOwn({ knows: 'row' }),
} satisfies SubscriptionOrderEdgeResolvers;

/** A subscription of a list is loaded singly, so that a field has the same value in every place. */
async function detailOf(
  { number, detail }: SubscriptionModel,
  context: GatewayContext,
): Promise<WireSubscription | null> {
  return detail ?? subscriptionLoaders(context).single(number);
}

async function rowOf(
  subscription: SubscriptionModel,
  context: GatewayContext,
): Promise<WireSubscriptionSummary | null> {
  return subscription.row ?? detailOf(subscription, context);
}

const subscriptionOrderResolvers = {
  ...rowResolvers(subscriptionRowFields, { needs: 'row' }, rowOf),
  ...rowResolvers(subscriptionDetailFields, { needs: 'detail' }, detailOf),
  product: charged({ calls: 1, needs: 'row' }, async (subscription, _arguments, context) => {
    const row = await rowOf(subscription, context);
    return row?.subsNo ? subscriptionLoaders(context).product(subscription.mall, row.subsNo) : null;
  }),
  member: charged({ calls: 1 }, ({ mall }, _arguments, context) => currentMember(context, mall)),
} satisfies SubscriptionOrderResolvers;

const stepConflict = (refusal: MallRefusal) => wrongState(refusal) ?? keyConflict(refusal);

/** Its response holds the subscription with its detail. */
const step = { ...form, knows: 'detail' } as const;

const subscriptionMutations = {
  skipDelivery: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: skipCall(input), toMember: stepConflict },
      toSubscription,
    ),
  ),
  pauseSubscription: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: pauseCall(input), toMember: stepConflict },
      toSubscription,
    ),
  ),
  resumeSubscription: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: resumeCall(input), toMember: stepConflict },
      toSubscription,
    ),
  ),
  cancelSubscription: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: cancelCall(input), toMember: stepConflict },
      toSubscription,
    ),
  ),
  answerPriceChange: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: priceConsentCall(input), toMember: stepConflict },
      toSubscription,
    ),
  ),
  changeSubscriptionAddress: charged(step, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { ...inShop, mallUrl: input.mallUrl, call: changeSubscriptionAddressCall(input), toMember: wrongState },
      toSubscription,
    ),
  ),
} satisfies MutationResolvers;

export const subscriptionsPart = {
  Mutation: { ...subscriptionMutations, ...startingMutations },
  Mall: subscriptionProductFields,
  Member: subscriptionFields,
  SubscriptionOrder: subscriptionOrderResolvers,
  SubscriptionOrderConnection: subscriptionOrderConnectionResolvers,
  SubscriptionOrderEdge: subscriptionOrderEdgeResolvers,
  SubscriptionProduct: subscriptionProductResolvers,
} satisfies Resolvers;
