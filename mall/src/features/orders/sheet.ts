import { isBrought, receivingWayOf } from '../../buying/delivery-groups.ts';
import type { OrderPrice } from '../../buying/order-price.ts';
import { pointRule } from '../../buying/points.ts';
import type { MallContext } from '../../context.ts';
import type { SheetLine } from '../../db/schema/orders.ts';
import { unsealText } from '../../security/sealed-text.ts';
import { fingerprintOf } from '../../security/fingerprint.ts';
import { toDts } from '../../wire/dts.ts';
import type { HeldCoupon } from '../benefits/wallet.ts';
import { arrivalAt } from '../deliveries/arrivals.ts';
import { personOf, type Member } from '../../members/member-person.ts';
import { pickupDay, pickupPlacesOf } from '../deliveries/pickup-places.ts';
import { cardsFor } from '../payments/cards.ts';
import { currentProvider } from '../payments/providers.ts';
import { installmentsFor, methodsFor } from '../payments/methods.ts';
import { snapshotText } from './snapshot-text.ts';
import { shownAgreements } from './order-agreements.ts';
import {
  bestDiscountOf,
  isGuest,
  priceOf,
  priceOrPlain,
  zipOf,
  type CheckoutContext,
  type SheetRow,
} from './sheet-price.ts';

/** The response for a sheet, priced with its stored choice. */
export function showSheet(context: MallContext, row: SheetRow, checkout: CheckoutContext) {
  const { ordShtNo, lines, expDts } = row;
  const { favorites, member } = checkout;
  const { price, choice } = priceOrPlain(lines, row.choice, checkout);
  const destination = { zipCd: zipOf(choice, checkout), now: context.now() };
  const { payPrc } = price.summary;
  const plcList = pickupPlacesOf(lines);
  return {
    ordShtNo,
    expDts: toDts(expDts),
    ...agreedPart(lines, price, checkout),
    // Expected, and so no part of what is agreed to: an order is not refused because the clock passed two.
    dlvGrpList: price.groups.map((group) => ({ ...toDeliveryGroup(group), arvlDt: arrivalAt(destination, group) })),
    agrmtId: agreementIdOf(lines, price, checkout),
    plcList,
    // Expected too.
    rdyDt: plcList.length === 0 ? null : pickupDay(context.now()),
    itemList: lines.map(({ gdsGrpNo, cartNo, snapshot, dlvType, sealedOptTxt = null }, index) => ({
      ...snapshot,
      arvlDt: arrivalAt(destination, { dlvType }),
      cpnIsuNo: price.lines[index]?.cpnIsuNo ?? null,
      optTxt: unsealText(context.keys, sealedOptTxt),
      fvrtYn: favorites.has(gdsGrpNo) ? 'Y' : 'N',
      cartNo,
    })),
    ordr: buyerOf(context, member),
    cpnList: checkout.coupons.map((coupon) => showCoupon(coupon, lines, checkout)),
    bestDscntPrc: bestDiscountOf(lines, checkout),
    pntInfo: { hldPnt: checkout.hldPnt, usblPnt: price.usblPnt, ...pointRule },
    payMthdList: methodsFor(currentProvider(context), payPrc, monthsOf(lines)),
    choice,
  };
}

/** What an order agrees to beside its lines. The rest of a sheet is what can be chosen. */
function agreedPart(lines: readonly SheetLine[], { groups, summary }: OrderPrice, checkout: CheckoutContext) {
  return {
    dlvGrpList: groups.map(toDeliveryGroup),
    agreeList: shownAgreements(groups, {
      isGuest: isGuest(checkout),
      sellers: sellersOf(lines, checkout),
      places: pickupPlacesOf(lines).map(({ plcNm, telNo }) => `${plcNm} ${telNo}`),
    }),
    instList: installmentsFor(summary.payPrc, monthsOf(lines)),
    summary,
  };
}

/** Who sends what is brought: the supplier of each product, else the mall's company. */
function sellersOf(lines: readonly SheetLine[], { company }: CheckoutContext): string[] {
  const brought = lines.filter((line) => isBrought(receivingWayOf(line)));
  return brought.map(({ snapshot }) => snapshotText(snapshot, 'splNm') ?? company);
}

/** The fingerprint of what an order agrees to: its lines, fees, sums, terms, and the months of each card. */
export function agreementIdOf(lines: readonly SheetLine[], price: OrderPrice, checkout: CheckoutContext): string {
  return fingerprintOf({
    ...agreedPart(lines, price, checkout),
    itemList: lines.map(({ snapshot, sealedOptTxt }) => (sealedOptTxt ? { ...snapshot, sealedOptTxt } : snapshot)),
    cardList: cardsFor(price.summary.payPrc, monthsOf(lines)),
  });
}

function monthsOf(lines: readonly SheetLine[]) {
  return lines.map(({ ingMm }) => ingMm);
}

type ShownGroup = Pick<OrderPrice['groups'][number], 'dlvGrpNo' | 'dlvType' | 'dlvPrc' | 'freeStdPrc'>;

export function toDeliveryGroup({ dlvGrpNo, dlvType, dlvPrc, freeStdPrc }: ShownGroup): ShownGroup {
  return { dlvGrpNo, dlvType, dlvPrc, freeStdPrc };
}

const noAddress = { zipCd: null, roadAddr: null, dtlAddr: null };

/** Initial values of the form. A guest has none. */
function buyerOf({ keys }: MallContext, member: Member | undefined) {
  if (!member || member.guestYn === 'Y') return { ordrNm: null, ordrTel: null, ordrEmail: null, ...noAddress };
  const { memNm, mobile, email, zipCd, roadAddr, dtlAddr } = personOf(keys, member);
  return { ordrNm: memNm, ordrTel: mobile, ordrEmail: email, zipCd, roadAddr, dtlAddr };
}

/** A coupon with its discount when it is used alone, or the reason why there is none. */
function showCoupon({ endDts, ...coupon }: HeldCoupon, lines: readonly SheetLine[], checkout: CheckoutContext) {
  const alone = priceOf(lines, { cpnIsuNoList: [coupon.cpnIsuNo], usePnt: 0, dlvNo: null }, checkout);
  const dscntPrc = 'rsnCd' in alone ? 0 : alone.summary.cpnDscntPrc;
  return {
    ...coupon,
    endDts: toDts(endDts),
    usblYn: dscntPrc > 0 ? 'Y' : 'N',
    impsblRsnCntn: dscntPrc > 0 ? null : reasonAgainst(coupon, 'rsnCd' in alone),
    dscntPrc,
  };
}

function reasonAgainst({ cpnTp, minPrc }: Pick<HeldCoupon, 'cpnTp' | 'minPrc'>, isTooCheap: boolean): string {
  if (!isTooCheap) return cpnTp === 'DELIVERY' ? '배송비가 없는 주문이에요.' : '할인할 금액이 없어요.';
  const least = `${minPrc.toLocaleString('ko-KR')}원`;
  return cpnTp === 'GOODS' ? `${least} 이상인 상품에 쓸 수 있어요.` : `${least} 이상 주문하면 쓸 수 있어요.`;
}
