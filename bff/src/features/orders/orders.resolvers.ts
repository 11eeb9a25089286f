import { isRefusal, type MallRefusal } from '../../errors/mall-error.ts';
import type {
  GoodsOrderResolvers,
  MemberResolvers,
  MutationResolvers,
} from '../../graphql/__generated__/schema-types.ts';
import { readWindow, toConnection, windowOf } from '../../rules/pages.ts';
import { keyConflict, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import { charged } from '../../rules/charge.ts';
import { toGoodsOrder, toOrderSummary, toShipment } from './order.mapper.ts';
import { confirmPurchaseCall, orderCall, orderPageCall, orderQueryOf, shipmentsCall } from './orders.wire.ts';

export const orderFields = {
  orders: async ({ mall }, { first, after, page: number, ...filter }, { mallApi }) => {
    const window = windowOf({ first, after, page: number });
    const query = orderQueryOf(filter);
    if (query === null) return toConnection(window, [], 0);
    const { items, totalCount } = await readWindow(window, async (page, size) => {
      const found = await mallApi.asMember(orderPageCall(query, page, size));
      return { items: found.list.map((entry) => toOrderSummary(entry, mall)), totalCount: found.totalCnt ?? 0 };
    });
    return toConnection(window, items, totalCount);
  },
  order: charged({ calls: 1 }, async ({ mall }, { number }, { mallApi }) => {
    try {
      return toGoodsOrder(await mallApi.asMember(orderCall(number)), mall);
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  }),
} satisfies MemberResolvers;

export const goodsOrderResolvers = {
  shipments: charged({ calls: 1 }, async ({ number }, _arguments, { mallApi }) =>
    (await mallApi.asMember(shipmentsCall(number))).map(toShipment),
  ),
} satisfies GoodsOrderResolvers;

const stepConflict = (refusal: MallRefusal) => wrongState(refusal) ?? keyConflict(refusal);

export const orderMutations = {
  confirmPurchase: (_root, { input }, context) =>
    sendMemberAction(
      context,
      { mallUrl: input.mallUrl, call: confirmPurchaseCall(input), toMember: stepConflict },
      ({ order }, mall) => toGoodsOrder(order, mall),
    ),
} satisfies MutationResolvers;
