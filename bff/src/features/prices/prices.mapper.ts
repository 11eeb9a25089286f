import type { CartPrice, GoodsPrice } from '../../graphql/__generated__/schema-types.ts';
import { toDay } from '../../rules/korean-time.ts';
import { toInstallmentOffer } from '../payment/payment.mapper.ts';
import { toDeliveryGroup, toPriceSummary } from '../purchase/purchase.mapper.ts';
import type { WireCartPrice, WireGoodsPrice } from './prices.wire.ts';

export function toCartPrice({ dlvGrpList, summary, bestDscntPrc, instList }: WireCartPrice): CartPrice {
  return {
    deliveryGroups: dlvGrpList.map(toDeliveryGroup),
    summary: toPriceSummary(summary),
    bestDiscount: bestDscntPrc,
    installments: instList.map(toInstallmentOffer),
  };
}

/** Null if the price is not that of so many choices: a mall may look at the first alone. */
export function toGoodsPrice(wire: WireGoodsPrice, choices: number): GoodsPrice | null {
  const lineTotals = wire.lnPrcList?.length ? wire.lnPrcList : [wire.lnPrc];
  if (lineTotals.length !== choices) return null;
  return {
    lineTotal: wire.lnPrc,
    lineTotals,
    deliveryFee: wire.dlvPrc,
    freeDeliveryFrom: wire.freeStdPrc,
    remoteAreaFee: wire.addDlvPrc,
    arrivesOn: toDay(wire.arvlDt),
    payTotal: wire.payPrc,
    installments: wire.instList.map(toInstallmentOffer),
  };
}
