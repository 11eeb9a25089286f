import { arrivalDay } from '../../buying/arrival-day.ts';
import { returnEnd } from '../../buying/buying-times.ts';
import { needsTicketPhone, wayOfGroup, type ReceivingWay } from '../../buying/delivery-groups.ts';
import { installmentOf, type Installment } from '../../buying/installments.ts';
import { taxOf } from '../../buying/value-added-tax.ts';
import type { MallContext } from '../../context.ts';
import type { Keys } from '../../keys.ts';
import { maskEmail, maskName } from '../../security/masking.ts';
import { maskTelephone } from '../../wire/telephone.ts';
import { toDay } from '../../wire/days.ts';
import { toDts } from '../../wire/dts.ts';
import { maskDelivery } from '../deliveries/address-book.ts';
import { isIslandZip, type Destination } from '../deliveries/arrivals.ts';
import { findPickupPlace, pickupDay } from '../deliveries/pickup-places.ts';
import { showPayment, type ShownPayment } from '../payments/attempts.ts';
import { cardName, cardsFor } from '../payments/cards.ts';
import { currentProvider } from '../payments/providers.ts';
import { installmentsFor, methodName, methodsFor, payMethods, refundBanks } from '../payments/methods.ts';
import { guestName } from '../../members/guest-name.ts';
import { bulkRowsOf } from './bulk-rows.ts';
import { readOrder, type OrderPicture } from './order-picture.ts';
import { monthsOfLines, type ItemRow, type LoadedOrder, type OrderRow, type ShownClaim } from './order.queries.ts';
import { unsealText } from '../../security/sealed-text.ts';
import { shownPickUpAddress } from './pick-up-address.ts';
import { ticketPhoneOf, unsealPersonal, type PersonalData } from './personal-data.ts';
import { actionsOfItem, actionsOfOrder, claimOffersOf } from './possible-actions.ts';
import { ticketsOf } from './ticket-rows.ts';
import { toDeliveryGroup } from './sheet.ts';
import { paymentOfRow, refundedBy } from './upload-row-payment.ts';
import { snapshotText } from './snapshot-text.ts';

/** The response of `GET /orders/{ordNo}`, with masked names, numbers and addresses. */
export async function orderResponse(context: MallContext, ordNo: string) {
  const order = await readOrder(context.db, ordNo);
  if (!order) throw new Error(`There is no order ${ordNo}.`);
  return showOrder(context, order);
}

/** The same for its member. Null for others. */
export async function ownOrderResponse(context: MallContext, memNo: string, ordNo: string) {
  const order = await readOrder(context.db, ordNo);
  return order?.row.memNo === memNo ? showOrder(context, order) : null;
}

async function showOrder(context: MallContext, order: OrderPicture) {
  const { row, items, groups, favorites } = order;
  const data = unsealPersonal(context.keys, row.sealed);
  const now = context.now();
  const payment = paymentOfOrder(context, order);
  const head = orderSummary(row, items, payment?.rfndPrc ?? 0, { keys: context.keys, now });
  const bulkRowOf = await bulkRowsOf(context, [row]);
  const destination = { zipCd: data.dlv?.zipCd ?? null, now };
  const arrivals = items.map((item) => ({ item, arvlDt: arrivalOfItem(row, item, destination) }));
  return {
    ...head,
    ...bulkRowOf(row.ordNo),
    ...paymentMethodsOf(context, order, head.psblList),
    itemList: arrivals.map(({ item, arvlDt }) => ({
      ...showItem(row.ordTp, item, favorites, now),
      arvlDt,
      optTxt: unsealText(context.keys, item.sealedOptTxt),
      ...pickupOf(row, item),
      tktList: ticketsOf(context, item, order.tickets),
    })),
    dlvGrpList: groups.map((group) => ({
      ...toDeliveryGroup(group),
      arvlDt: earliest(arrivals.filter(({ item }) => item.dlvGrpNo === group.dlvGrpNo)),
    })),
    summary: row.summary,
    ordr: maskBuyer(data),
    dlv: data.dlv && maskDelivery({ ...data.dlv, entrCntn: unsealText(context.keys, row.sealedEntrance), dfltYn: 'N' }),
    tktTel: needsTicketPhone(groups) ? maskTelephone(ticketPhoneOf(data) ?? '') : null,
    rfndAcctReqYn: payment?.rfndAcctReqYn ?? 'N',
    pay: showWayToPay(order, payment),
    rcptList: receiptsOf(order, data, payment),
    clmList: order.claims.map((claim) => showClaim(context, claim)),
    histList: order.history.map(({ dts, ordItemNo, stat, whoTp, memo }) => ({
      dts: toDts(dts),
      ordItemNo,
      stat,
      whoTp,
      memo,
    })),
  };
}

function showClaim({ keys }: MallContext, { claim, items }: ShownClaim) {
  return {
    ...claimFigures(claim),
    clmTp: claim.clmTp,
    rsnCd: claim.rsnCd,
    rsnCntn: unsealText(keys, claim.sealedRsnCntn),
    rejRsnCntn: claim.rejRsnCntn,
    fileNoList: claim.fileNoList,
    pickDt: claim.pickDt,
    ...shownPickUpAddress(keys, claim),
    itemList: items.map(({ ordItemNo, qty, optNo, colorNm, snapshot, befOptNm, befColorNm }) => {
      const optNm = snapshotText(snapshot, 'optNm');
      return { ordItemNo, qty, optNo, optNm, colorNm, befOptNm, befColorNm };
    }),
    reqDts: toDts(claim.reqDts),
  };
}

/** A row of an upload is paid with all others, so what came back for it is counted from its claims. */
function paymentOfOrder(context: MallContext, order: OrderPicture): ShownPayment | null {
  const { row, claims } = order;
  if (row.payPrc === 0) return null;
  return row.ordTp === 'UPLOAD' ? paymentOfRow(row, refundedBy(claims)) : showPayment(context, order);
}

/** The payment methods of its sheet, while it can be paid. */
function paymentMethodsOf(context: MallContext, { row, items }: LoadedOrder, psblList: readonly string[]) {
  if (!psblList.includes('PAY')) return { payMthdList: [], instList: [] };
  const lineMonths = monthsOfLines(items);
  const payMthdList = methodsFor(currentProvider(context), row.payPrc, lineMonths);
  return { payMthdList, instList: installmentsFor(row.payPrc, lineMonths) };
}

type ClaimRow = ShownClaim['claim'];

/** The refund of a claim. */
export function claimFigures(claim: ClaimRow) {
  const { clmNo, clmStat, rfndPrc, rfndList, rtnDlvPrc, rstrPnt, rstrCpnList, rfndDueDts } = claim;
  const figures = { clmNo, clmStat, rfndPrc, rfndList, rtnDlvPrc, rstrPnt, rstrCpnList };
  return { ...figures, rfndDueDt: rfndDueDts && toDay(rfndDueDts) };
}

/** An order in a list. Parts of a split line count once. `rfndPrc`: refunded won. */
export function orderSummary(
  row: OrderRow,
  items: readonly ItemRow[],
  rfndPrc: number,
  { keys, now }: { keys: Keys; now: Date },
) {
  const { ordNo, ordDts, ordTp, ordStat, payPrc, payDts, payDueDts } = row;
  const [first] = items;
  return {
    ordNo,
    ordDts: toDts(ordDts),
    ordTp,
    ordStat,
    repGdsNm: snapshotText(first?.snapshot, 'dispGdsNm'),
    repImgPath: snapshotText(first?.snapshot, 'imgPath'),
    rcvTp: commonWay(items),
    gdsCnt: new Set(items.map(({ lineNo }) => lineNo)).size,
    lineList: items.map((item) => lineInShort(item, keys)),
    payPrc,
    rfndPrc,
    rmnPrc: payDts === null ? 0 : payPrc - rfndPrc,
    payDueDts: payDueDts && toDts(payDueDts),
    psblList: actionsOfOrder(row, items, now),
  };
}

function lineInShort(item: ItemRow, keys: Keys) {
  const { ordItemNo, snapshot, sealedOptTxt, qty, itemStat } = item;
  const textOf = (field: string) => snapshotText(snapshot, field);
  return {
    ordItemNo,
    dispGdsNm: textOf('dispGdsNm') ?? '',
    imgPath: textOf('imgPath'),
    optNm: textOf('optNm'),
    optTxt: unsealText(keys, sealedOptTxt),
    colorNm: textOf('colorNm'),
    qty,
    itemStat,
    rcvTp: wayOfGroup(item),
  };
}

/** Where and when a line can be picked up. */
function pickupOf({ plcNo, ordDts, payDts }: OrderRow, item: ItemRow) {
  const place = wayOfGroup(item) === 'PICKUP' ? findPickupPlace(plcNo) : null;
  return {
    plcNo: place?.plcNo ?? null,
    plcNm: place?.plcNm ?? null,
    rdyDt: place && pickupDay(payDts ?? ordDts),
    plc: place,
  };
}

/** Null: the lines reach their owner in different ways. */
function commonWay(items: readonly ItemRow[]): ReceivingWay | null {
  const [way = null, ...others] = new Set(items.map(wayOfGroup));
  return others.length === 0 ? way : null;
}

function showItem(ordTp: OrderRow['ordTp'], item: ItemRow, favorites: ReadonlySet<string>, now: Date) {
  const { snapshot, gdsGrpNo, qty, ordItemNo, itemStat, payPrc, cpnDscntPrc, usePnt, savePnt, rcvDts } = item;
  const end = returnEnd(rcvDts, false);
  return {
    ...snapshot,
    rcvTp: wayOfGroup(item),
    cpnIsuNo: item.cpnIsuNo,
    fvrtYn: favorites.has(gdsGrpNo) ? 'Y' : 'N',
    cartNo: null,
    qty,
    ordItemNo,
    itemStat,
    payPrc,
    cpnDscntPrc,
    usePnt,
    savePnt,
    rtnEndDt: end && toDay(end),
    psblList: actionsOfItem(ordTp, item, now),
    clmRsnList: claimOffersOf(ordTp, item, now).map(({ end: last, ...offer }) => ({
      ...offer,
      endDt: last && toDay(last),
    })),
  };
}

function earliest(arrivals: readonly { arvlDt: string | null }[]): string | null {
  const days = arrivals.flatMap(({ arvlDt }) => arvlDt ?? []);
  return days.toSorted()[0] ?? null;
}

const underway: readonly ItemRow['itemStat'][] = ['OR00101', 'OR00102', 'OR00103', 'OR00104'];

/** The day of arrival of a line that is on its way, or will be. */
export function arrivalOfItem(
  { payDts }: Pick<OrderRow, 'payDts'>,
  { itemStat, statDts, snapshot }: Pick<ItemRow, 'itemStat' | 'statDts' | 'snapshot'>,
  { zipCd, now }: Destination,
): string | null {
  const dlvType = snapshotText(snapshot, 'dlvType');
  if (dlvType === null || !underway.includes(itemStat)) return null;
  const sentAt = itemStat === 'OR00104' ? statDts : null;
  return arrivalDay({ dlvType, isIsland: isIslandZip(zipCd), orderedAt: payDts ?? now, sentAt }, now);
}

/** Masks the buyer. The shared name of guests names no person and stays readable. */
export function maskBuyer({ ordr }: Pick<PersonalData, 'ordr'>) {
  return (
    ordr && {
      ordrNm: ordr.ordrNm === guestName ? guestName : maskName(ordr.ordrNm),
      ordrTel: maskTelephone(ordr.ordrTel),
      ordrEmail: maskEmail(ordr.ordrEmail),
      // The form alone needs it.
      zipCd: null,
      roadAddr: null,
      dtlAddr: null,
    }
  );
}

/** The paid attempt, else the latest. An order paid with points alone has none. */
function showWayToPay({ row, items }: LoadedOrder, payment: ShownPayment | null) {
  const { payMthdCd, cardCd, instMnth, payPrc, payDts } = row;
  return {
    payMthdCd,
    payMthdNm: methodName(payMthdCd),
    payStat: payPrc === 0 ? stateWithoutMoney(items) : (payment?.payStat ?? null),
    cardNm: cardName(cardCd),
    instMnth,
    inst: installmentOfOrder(row, items),
    vbank: payment?.vbank ?? null,
    rfndBankList: refundBanks(payMthdCd, payment?.rfndAcctReqYn === 'Y'),
    payDts: payDts && toDts(payDts),
  };
}

/** The cost of the chosen months; null for a payment at once, and without a card. */
function installmentOfOrder({ payPrc, cardCd, instMnth }: OrderRow, items: readonly ItemRow[]): Installment | null {
  const card = cardsFor(payPrc, monthsOfLines(items)).find((each) => each.cardCd === cardCd);
  if (!card || instMnth === null || instMnth <= 1) return null;
  return installmentOf(payPrc, instMnth, card.freeInstMnthList.includes(instMnth));
}

/** Payment state of an order of 0 won: PAID, or REFUND once all lines are cancelled or returned. */
export function stateWithoutMoney(items: readonly Pick<ItemRow, 'itemStat'>[]): 'PAID' | 'REFUND' {
  const isBack = items.every(({ itemStat }) => itemStat === 'OR00202' || itemStat === 'OR00402');
  return isBack ? 'REFUND' : 'PAID';
}

function receiptsOf(
  { row: { payPrc, payMthdCd, payDts }, items }: LoadedOrder,
  { cashRcpt }: PersonalData,
  payment: Pick<ShownPayment, 'apprNo'> | null,
) {
  if (payDts === null || payPrc === 0) return [];
  const kind = payMthdCd === payMethods.card ? 'CARD' : 'PAYMENT';
  const head = { rcptTp: cashRcpt ? 'CASH' : kind, prc: payPrc, issDts: toDts(payDts) };
  const lines = items.map((item) => ({ payPrc: item.payPrc, isTaxFree: item.snapshot['taxFreeYn'] === 'Y' }));
  return [{ ...head, ...taxOf([{ paidPrc: payPrc, lines }]), apprNo: payment?.apprNo ?? null, rcptUrl: null }];
}
