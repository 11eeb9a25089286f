import type { OrderLine } from '../../graphql/__generated__/schema-types.ts';
import { receivingWays } from '../products/goods-codes.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toImage } from '../../rules/image.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import { goodsOrderStatuses, orderTypes } from '../purchase/purchase-codes.ts';
import type { GoodsOrderModel } from './order.model.ts';
import type { OrderMall } from './order-mall.ts';
import type { WireLineInShort, WireOrder, WireOrderHead } from './order.wire.ts';
import { phoneOrderStatuses, subscriptionStatuses, toPhase } from './order-states.ts';
import { toActions } from './order-actions.ts';

/** An order of any kind, by the fields that every list returns. One of an unknown kind is read as one of goods. */
export function toOrder(wire: WireOrderHead, mall: OrderMall) {
  if (wire.ordTp === 'WIRELESS') return toListedPhoneOrder(wire, mall);
  if (wire.ordTp === 'SUBS') return toListedSubscription(wire, mall);
  return toListedOrder(wire, mall);
}

/** Without detail; loaded when a field needs it. */
export function toListedPhoneOrder(wire: WireOrderHead, mall: OrderMall) {
  return {
    __typename: 'PhoneOrder' as const,
    id: opaqueId('PhoneOrder', mall.number, wire.ordNo),
    ...toHead(wire, mall),
    status: fromCode(phoneOrderStatuses, wire.ordStat, 'ordStat'),
    mall,
    detail: null,
  };
}

/** A subscription without what its own calls return, which is loaded when a field needs it. */
export function toListedSubscription(wire: WireOrderHead, mall: OrderMall) {
  return {
    __typename: 'SubscriptionOrder' as const,
    // The kind is the earlier name of the type: ids that clients hold stay the same.
    id: opaqueId('Subscription', mall.number, wire.ordNo),
    ...toHead(wire, mall),
    status: fromCode(subscriptionStatuses, wire.ordStat, 'ordStat'),
    mall,
    row: null,
    detail: null,
  };
}

/** An order of goods without its detail, which is loaded when a field needs it. */
export function toListedOrder(wire: WireOrderHead, mall: OrderMall): GoodsOrderModel {
  return {
    __typename: 'GoodsOrder',
    id: opaqueId('GoodsOrder', mall.number, wire.ordNo),
    ...toHead(wire, mall),
    status: fromCode(goodsOrderStatuses, wire.ordStat, 'ordStat'),
    customerOrderNumber: wire.custOrdNo,
    receiverName: wire.rcvrNm,
    receivingWay: fromCode(receivingWays, wire.rcvTp, 'rcvTp'),
    lines: wire.lineList && wire.lineList.map((line) => toLineInShort(line, mall)),
    mall,
    detail: null,
  };
}

function toLineInShort(wire: WireLineInShort, { imageHost }: OrderMall): OrderLine {
  return {
    number: wire.ordItemNo,
    name: wire.dispGdsNm,
    image: toImage(imageHost, wire.imgPath, wire.dispGdsNm),
    optionName: wire.optNm,
    optionWords: wire.optTxt,
    colorName: wire.colorNm,
    quantity: wire.qty,
    status: fromCode(goodsOrderStatuses, wire.itemStat, 'itemStat'),
    receivingWay: fromCode(receivingWays, wire.rcvTp, 'rcvTp'),
  };
}

export function toGoodsOrder(wire: WireOrder, mall: OrderMall): GoodsOrderModel {
  return { ...toListedOrder(wire, mall), detail: wire };
}

/** An order as its own call returns it. */
export function toAnyOrder(row: WireOrder | WireOrderHead, mall: OrderMall) {
  return 'itemList' in row ? toGoodsOrder(row, mall) : toOrder(row, mall);
}

function toHead(wire: WireOrderHead, { imageHost }: OrderMall) {
  return {
    number: wire.ordNo,
    type: fromCode(orderTypes, wire.ordTp, 'ordTp'),
    orderedAt: toInstant(wire.ordDts),
    phase: toPhase(wire.ordStat),
    title: wire.repGdsNm,
    image: toImage(imageHost, wire.repImgPath, wire.repGdsNm ?? ''),
    itemCount: wire.gdsCnt,
    payTotal: wire.payPrc,
    refundedTotal: wire.rfndPrc,
    remainingTotal: wire.rmnPrc,
    paymentDueAt: toInstant(wire.payDueDts),
    availableActions: toActions(wire.psblList),
  };
}
