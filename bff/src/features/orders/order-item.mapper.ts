import type {
  ClaimPayer,
  ClaimReasonOffer,
  OrderItem,
  OrderTicket,
  OrderTicketStatus,
  PickupPlace,
} from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toDay } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toPickupPlace } from '../products/goods-receiving.mapper.ts';
import { variantId } from '../products/variant-id.ts';
import { claimReasons, claimTypes, goodsOrderStatuses } from '../purchase/purchase-codes.ts';
import { toPurchaseLine } from '../purchase/purchase.mapper.ts';
import { toActions } from './order-actions.ts';
import type { OrderMall } from './order-mall.ts';
import type { WireClaimReasonOffer, WireOrderItem, WireOrderTicket } from './order.wire.ts';

const claimPayers: Readonly<Record<string, ClaimPayer>> = { BUYER: 'BUYER', SELLER: 'SELLER' };

export function toOrderItem(wire: WireOrderItem, mall: OrderMall): OrderItem {
  const line = toPurchaseLine(wire, mall);
  const { productNumber, optionNumber, colorName } = line;
  return {
    ...line,
    id: opaqueId('OrderItem', mall.number, wire.ordItemNo),
    number: wire.ordItemNo,
    variantId: variantId(mall.number, { productNumber, optionNumber, colorName }),
    status: fromCode(goodsOrderStatuses, wire.itemStat, 'itemStat'),
    couponDiscount: wire.cpnDscntPrc,
    usedPoints: wire.usePnt,
    payTotal: wire.payPrc,
    earnedPoints: wire.savePnt,
    arrivesOn: toDay(wire.arvlDt),
    returnableUntil: toDay(wire.rtnEndDt),
    availableActions: toActions(wire.psblList),
    claimReasons: toClaimReasons(wire),
    tickets: wire.tktList && wire.tktList.map(toTicket),
    pickupPlace: toPlaceOf(wire),
    pickupFrom: toDay(wire.rdyDt),
  };
}

const ticketStatuses: Readonly<Record<string, OrderTicketStatus>> = {
  USABLE: 'USABLE',
  USED: 'USED',
  RETURNED: 'RETURNED',
  EXPIRED: 'EXPIRED',
};

function toTicket({ tktNo, pinNo, expDt, tktStat }: WireOrderTicket): OrderTicket {
  const status = fromCode(ticketStatuses, tktStat, 'tktStat');
  return { number: tktNo, pin: pinNo, usableUntil: toDay(expDt), status };
}

/** All of the shop, or its name alone where the mall sends no more. */
function toPlaceOf({ plc, plcNo, plcNm }: WireOrderItem): PickupPlace | null {
  if (plc) return toPickupPlace(plc);
  if (plcNo === null || plcNm === null) return null;
  return { number: plcNo, name: plcNm, address: null, phone: null, openingHours: null };
}

/** Null where the mall offers a claim, but no reason: then it does not send them. */
function toClaimReasons({ clmRsnList, psblList }: WireOrderItem): ClaimReasonOffer[] | null {
  const offers = (clmRsnList ?? []).flatMap(toClaimReasonOffer);
  const isUntold = offers.length === 0 && (psblList ?? []).some((code) => Object.hasOwn(claimTypes, code));
  return isUntold ? null : offers;
}

/** None for a kind or reason that is unknown here: it could not be sent. */
function toClaimReasonOffer({ clmTp, rsnCd, payerTp, endDt }: WireClaimReasonOffer): ClaimReasonOffer[] {
  const type = fromCode(claimTypes, clmTp, 'clmTp');
  const reason = fromCode(claimReasons, rsnCd, 'rsnCd');
  if (type === null || reason === null) return [];
  return [{ type, reason, payer: fromCode(claimPayers, payerTp, 'payerTp'), until: toDay(endDt) }];
}
