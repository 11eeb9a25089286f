import { phoneArrivalDay } from '../../buying/arrival-day.ts';
import { lastAttempt } from '../../buying/buying-times.ts';
import { taxOf } from '../../buying/value-added-tax.ts';
import type { MallContext } from '../../context.ts';
import { readTogether } from '../../db/read-together.ts';
import { neededDocuments } from '../../phone-contract/phone-documents.ts';
import { phoneOrderStates } from '../../phone-contract/phone-order-states.ts';
import { withdrawalEnd, withdrawalReasons } from '../../phone-contract/withdrawal-times.ts';
import { toDay } from '../../wire/days.ts';
import { toDts } from '../../wire/dts.ts';
import { isIslandZip } from '../deliveries/arrivals.ts';
import { paymentBooksIn, refundedOf, showPayment, type PaymentBooks } from '../payments/attempts.ts';
import { methodName } from '../payments/methods.ts';
import { maskedPhoneData, openPhoneData } from './phone-personal-data.ts';
import { findPhoneOrder, loadPhoneHistory, nextStateOf, type PhoneOrderRow } from './phone-order.queries.ts';

/** The response of `GET /orders/wireless/{ordNo}`, masked. */
export async function phoneOrderResponse(context: MallContext, ordNo: string) {
  const { db, keys, now } = context;
  const row = await findPhoneOrder(db, ordNo);
  if (!row) throw new Error(`There is no phone order ${ordNo}.`);
  const books = await readTogether(db, paymentBooksIn([ordNo]));
  const refunded = refundedOf(books);
  const end = withdrawalEnd(row, '');
  return {
    ...phoneOrderSummary(row, refunded.get(ordNo) ?? 0, now()),
    stat: row.stat,
    // It was agreed to, so no fingerprint is asked for any more.
    estimate: { ...row.estimate, arvlDt: expectedDay(context, row, now()), agrmtId: null },
    ...maskedPhoneData(keys, row),
    docList: row.docList.map((each) => ({ ...each, reqYn: 'Y' })),
    docDueDts: row.docDueDts && toDts(row.docDueDts),
    rsnCntn: row.rsnCntn,
    wdrwEndDt: end && toDay(end),
    wdrwRsnList: withdrawalReasons(row, now()).map(({ rsnCd, end }) => ({ rsnCd, endDt: end && toDay(end) })),
    payMthdCd: row.payMthdCd,
    ...paidParts(context, row, books),
    dlvCmpnyNm: row.dlvCmpnyNm,
    invcNo: row.invcNo,
    histList: (await loadPhoneHistory(db, ordNo)).map(({ stat, dts, whoTp, rsnCntn }) => ({
      stat,
      dts: toDts(dts),
      whoTp,
      rsnCntn,
    })),
  };
}

const { received, inReview, awaitingOpening, shipping } = phoneOrderStates;
const onItsWay: readonly PhoneOrderRow['stat'][] = [received, inReview, awaitingOpening, shipping];

/** The day on which the phone is expected at this moment. Null while documents are waited for, once it is there, and at the end. */
export function expectedDay({ keys }: Pick<MallContext, 'keys'>, row: PhoneOrderRow, now: Date): string | null {
  if (row.rcvDts !== null || !onItsWay.includes(row.stat)) return null;
  const isIsland = isIslandZip(openPhoneData(keys, row).dlv.zipCd);
  const orderedAt = row.payDts ?? row.ordDts;
  return phoneArrivalDay({ isIsland, orderedAt, sentAt: row.stat === shipping ? row.statDts : null }, now);
}

/** The day that the contract was signed with. */
export function agreedDay({ keys }: Pick<MallContext, 'keys'>, row: PhoneOrderRow): string | null {
  const isIsland = isIslandZip(openPhoneData(keys, row).dlv.zipCd);
  return phoneArrivalDay({ isIsland, orderedAt: row.ordDts }, row.ordDts);
}

/** How it was paid, with the receipt. A card that is registered for the bills has no receipt. */
function paidParts(context: MallContext, { payMthdCd, payPrc, payDts }: PhoneOrderRow, books: PaymentBooks) {
  if (payMthdCd === null) return { pay: null, rcptList: [] };
  const payment = showPayment(context, books);
  const issDts = payDts && toDts(payDts);
  const { payStat = null, cardNm = null, instMnth = null, apprNo = null } = payment ?? {};
  const how = { payMthdCd, payMthdNm: methodName(payMthdCd), payStat, cardNm, instMnth };
  const pay = { ...how, inst: null, vbank: null, rfndBankList: [], payDts: issDts };
  if (issDts === null || payPrc === 0) return { pay, rcptList: [] };
  const tax = taxOf([{ paidPrc: payPrc, lines: [] }]);
  return { pay, rcptList: [{ rcptTp: 'CARD', prc: payPrc, issDts, ...tax, apprNo, rcptUrl: null }] };
}

/** The row of a list. `rfndPrc`: refunded won. */
export function phoneOrderSummary(row: PhoneOrderRow, rfndPrc: number, now: Date) {
  const { ordNo, ordDts, stat, estimate, repImgPath, payPrc, payDts, payDueDts } = row;
  return {
    ordNo,
    ordDts: toDts(ordDts),
    ordTp: 'WIRELESS',
    ordStat: stat,
    repGdsNm: estimate.gdsGrpNm,
    repImgPath,
    gdsCnt: 1,
    lineList: [],
    payPrc,
    rfndPrc,
    rmnPrc: payDts === null ? 0 : payPrc - rfndPrc,
    payDueDts: payDueDts && toDts(payDueDts),
    psblList: actionsOf(row, now),
    // Of rows of bulk orders.
    custOrdNo: null,
    rcvTp: null,
    rcvrNm: null,
  };
}

/** Actions that the member may take on a contract. */
function actionsOf(row: PhoneOrderRow, now: Date): string[] {
  return [
    ...(isAwaited(row) && now < lastAttempt(row.ordDts) ? ['PAY'] : []),
    ...(nextStateOf(row, 'GIVE_DOCUMENTS') ? ['DOCUMENTS'] : []),
    ...(nextStateOf(row, 'CANCEL') ? ['CANCEL'] : []),
    ...(withdrawalReasons(row, now).length > 0 ? ['WITHDRAW'] : []),
  ];
}

/** Whether its payment or its card is waited for. */
export function isAwaited({ stat, payDueDts }: PhoneOrderRow): boolean {
  return stat === 'WL00101' && payDueDts !== null;
}

/** The documents of a new contract, none of which is there. */
export function emptyDocuments(isMinor: boolean, isBusiness: boolean): PhoneOrderRow['docList'] {
  return neededDocuments(isMinor, isBusiness).map(({ docCd }) => ({ docCd, fileNo: null, regDts: null }));
}
