import type { MallRefusal } from '../../errors/mall-error.ts';
import { shopperError } from '../../errors/shopper-error.ts';
import type {
  ClaimResolvers,
  GoodsOrderResolvers,
  MemberResolvers,
  MutationResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged, detail, formWithDetail, usualLength } from '../../rules/charge.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { readConnection } from '../../rules/pages.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { keyConflict, limitReached, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { currentMember } from '../member/current-member.ts';
import { toShipment } from './order-detail.mapper.ts';
import { orderDetailFields } from './order.fields.ts';
import { toClaims } from './claim.mapper.ts';
import { toAnyOrder, toGoodsOrder, toOrder } from './order.mapper.ts';
import type { GoodsOrderModel } from './order.model.ts';
import type { WireOrder } from './order.wire.ts';
import { isWhole, orderLoaders } from './orders.loaders.ts';
import {
  changeAddressCall,
  confirmPurchaseCall,
  orderPageCall,
  sendTicketsCall,
  shipmentsCall,
} from './orders.wire.ts';
import { placingMutations, orderPlacedResolvers } from './placing.resolvers.ts';
import { paymentResolvers } from './paid-order.resolvers.ts';

const noSearch = '이 쇼핑몰에서는 주문을 이름으로 찾을 수 없어요.';

export const orderFields = {
  orders: async ({ mall }, { first, after, page: number, ...filter }, { mallApi }) => {
    const { connection, page } = await readConnection(
      { first, after, page: number },
      {
        read: async (query) => {
          const found = await mallApi.asMember(orderPageCall(filter, query));
          // A mall that does not repeat the search has left it out, and its list is that of all orders.
          if (filter.keyword?.trim() && found.keyword === null) throw shopperError('MALL_REFUSED', {}, noSearch);
          return found;
        },
        keyOf: ({ ordNo }) => ordNo,
        toNode: (entry) => toOrder(entry, mall),
      },
    );
    return { ...connection, mallTime: toInstant(page.nowDts) };
  },
  order: charged({ calls: 1, isSingle: true }, async ({ mall }, { number }, context) => {
    const row = await orderLoaders(context).single(mall, number);
    return row && toAnyOrder(row, mall);
  }),
} satisfies MemberResolvers;

/** An order of a list is loaded singly, so that a field has the same value in every place. */
async function detailOf(
  { mall, number, detail: told }: GoodsOrderModel,
  context: GatewayContext,
): Promise<WireOrder | null> {
  if (told) return told;
  const row = await orderLoaders(context).single(mall, number);
  return isWhole(row) ? row : null;
}

const goodsOrderResolvers = {
  ...rowResolvers(orderDetailFields, detail, detailOf),
  claims: charged({ ...detail, items: usualLength }, async (order, _arguments, context) => {
    const row = await detailOf(order, context);
    return row && toClaims(row, order.mall);
  }),
  shipments: charged({ calls: 1 }, async ({ number }, _arguments, { mallApi }) =>
    (await mallApi.asMember(shipmentsCall(number))).map(toShipment),
  ),
  member: charged({ calls: 1 }, ({ mall }, _arguments, context) => currentMember(context, mall)),
} satisfies GoodsOrderResolvers;

const claimResolvers = {
  order: charged({ isSingle: true }, ({ order }) => order()), // A claim is known by its order's detail.
} satisfies ClaimResolvers;

const stepConflict = (refusal: MallRefusal) => wrongState(refusal) ?? keyConflict(refusal);

const sendingConflict = (refusal: MallRefusal) => limitReached(refusal) ?? stepConflict(refusal);

const orderMutations = {
  confirmPurchase: charged(formWithDetail, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: confirmPurchaseCall(input), toMember: stepConflict },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
  ),
  changeOrderAddress: charged(formWithDetail, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: changeAddressCall(input), toMember: stepConflict },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
  ),
  sendOrderTickets: charged(formWithDetail, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: sendTicketsCall(input), toMember: sendingConflict },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
  ),
} satisfies MutationResolvers;

export const ordersPart = {
  Mutation: { ...placingMutations, ...orderMutations },
  Member: orderFields,
  Claim: claimResolvers,
  GoodsOrder: goodsOrderResolvers,
  OrderPlaced: orderPlacedResolvers,
  Payment: paymentResolvers,
} satisfies Resolvers;
