import { eq, type SQLWrapper } from 'drizzle-orm';
import type { OrderPrice } from '../../buying/order-price.ts';
import { needsAddress, needsTicketPhone } from '../../buying/delivery-groups.ts';
import { paymentDue } from '../../buying/buying-times.ts';
import { orderStates } from '../../buying/order-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { rowInserts } from '../../db/insert-rows.ts';
import { deliveryAddresses } from '../../db/schema/buying.ts';
import { orderSheets, type orders } from '../../db/schema/orders.ts';
import type { SheetChoice, SheetLine } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { checkAgreements } from '../../http/agreements.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { invalid, otherSheet, type FieldFault } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { spendPoints } from '../benefits/points.ts';
import { couponUses } from '../benefits/wallet.ts';
import { firstStoresOf, loadSellableItems, type SellableItem } from '../carts/selections.ts';
import type { Delivery } from '../deliveries/address-book.ts';
import { findPickupPlace, pickupPlacesOf } from '../deliveries/pickup-places.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { awaitPaymentIn, checkAccounts, checkReturnUrl, newAttempt } from '../payments/attempts.ts';
import { toBegun } from '../payments/begun-payment.ts';
import { currentProvider } from '../payments/providers.ts';
import { checkMethod, payMethods, type ChosenMethod } from '../payments/methods.ts';
import { toStoredAddress } from './order-address.ts';
import { agreementsFor, orderAgreements } from './order-agreements.ts';
import { checkAccountStock, checkOrderable } from './order-lines.ts';
import { orderPaid } from './order-payments.ts';
import { orderResponse } from './order.ts';
import { sealText } from '../../security/sealed-text.ts';
import { checkBuyingOpen } from '../../malls/buying-closed.ts';
import { readMobile } from '../../wire/telephone.ts';
import { sealPersonal } from './personal-data.ts';
import { checkChoice, isGuest, priceOf, priceRefused, type CheckoutContext, type SheetRow } from './sheet-price.ts';
import { agreementIdOf, showSheet } from './sheet.ts';
import { namedCoupons, openSheet, storeChoice } from './sheets.ts';
import { insertOrder } from './insert-order.ts';
import { lockStock, type FirstStores } from './stock-rows.ts';

type OrderRequest = Call<'placeOrder'>['body'];
type NewAttempt = typeof payments.$inferInsert;

/** A checked order, ready to be stored. */
interface Placing {
  ordNo: string;
  mallId: string;
  memNo: string;
  request: OrderRequest;
  method: ChosenMethod;
  lines: readonly SheetLine[];
  cpnIsuNoList: SheetChoice['cpnIsuNoList'];
  price: OrderPrice;
  /** Null: nothing is brought to an address. */
  address: Delivery | null;
  /** Null: nothing is sent by text message. */
  tktTel: string | null;
  /** Null: nothing is picked up. */
  plcNo: string | null;
  /** Null: nothing is left to pay. */
  attempt: NewAttempt | null;
  buyer: { isGuest: boolean };
  now: Date;
}

/**
 * Places an order in the transaction of its key: reserves all stock or none, and uses coupons and points. Throws for the first
 * obstacle: EXPIRED, STOCK, LIMIT, COUPON, POINT, PRICE. `openPayment` opens its payment.
 */
export async function placeOrder(context: TransactionContext, call: Call<'placeOrder'>) {
  const { db } = context;
  const { mallId, body: request } = call;
  const { memNo } = memberOf(call);
  const { ordShtNo, usePnt, dlvNo = null, payPrc } = request;
  const named = namedCoupons(request);
  await lockCaller(db, memNo);
  await checkBuyingOpen(context);
  const { sheet, checkout } = await openSheet(context, memNo, ordShtNo);
  const { lines } = sheet;
  const choice: SheetChoice = { cpnIsuNoList: named ?? sheet.choice.cpnIsuNoList, usePnt, dlvNo };
  const buyer = { isGuest: isGuest(checkout) };
  const method = checkRequest(context, request, lines, buyer);
  checkChoice(choice, checkout);
  const sellableItems = await checkStock(db, mallId, lines, method);
  await checkAccounts(db, { memNo, ordNo: null, payMthdCd: method.payMthdCd });
  const price = priceOf(lines, choice, checkout);
  if ('rsnCd' in price) throw priceRefused(price, choice, checkout);
  checkAgreement(context, { sheet: { ...sheet, choice }, checkout }, price, request);
  const now = context.now();
  const receiver = receiverOf(price, request, checkout);
  const ordNo = newNumber('OR', now);
  const { cpnIsuNoList } = choice;
  const inFirstStores = firstStoresOf(sellableItems);
  const attempt = attemptOf(context, { ordNo, mallId, memNo, payPrc, method, rtnUrl: request.rtnUrl ?? null, now });
  const placing = {
    ordNo,
    mallId,
    memNo,
    request,
    method,
    lines,
    cpnIsuNoList,
    price,
    ...receiver,
    attempt,
    buyer,
    now,
  };
  await write(context, placing, inFirstStores);
  return attempt ? toBegun({ payNo: attempt.payNo, ordShtNo }) : paidAtOnce(context, ordNo, now);
}

/**
 * Throws PRICE for another order than the one that was shown, and keeps what it would be now in the sheet. Without its
 * fingerprint the sum alone is compared.
 */
function checkAgreement(
  context: TransactionContext,
  { sheet, checkout }: { sheet: SheetRow; checkout: CheckoutContext },
  price: OrderPrice,
  { payPrc, agrmtId = null }: OrderRequest,
): void {
  const isOtherPrice = price.summary.payPrc !== payPrc;
  if (!isOtherPrice && (agrmtId === null || agrmtId === agreementIdOf(sheet.lines, price, checkout))) return;
  const message = isOtherPrice
    ? '결제 금액이 바뀌었어요. 다시 확인해주세요.'
    : '주문 내용이 바뀌었어요. 다시 확인해주세요.';
  const { ordShtNo, choice } = sheet;
  throw otherSheet(message, showSheet(context, sheet, checkout), ({ db }) => storeChoice(db, ordShtNo, choice));
}

/** Where a purchase goes. Throws 1400 where an address, a mobile number or a shop are needed and missing. */
function receiverOf(
  { groups }: OrderPrice,
  { dlvNo = null, tktTel = null, plcNo = null }: OrderRequest,
  { addresses }: CheckoutContext,
): Pick<Placing, 'address' | 'tktTel' | 'plcNo'> {
  const address = addresses.find((each) => each.dlvNo === dlvNo) ?? null;
  const mobile = tktTel === null ? null : readMobile(tktTel);
  const place = findPickupPlace(plcNo);
  const needs = {
    dlvNo: needsAddress(groups),
    tktTel: needsTicketPhone(groups),
    plcNo: pickupPlacesOf(groups).length > 0,
  };
  const faults: FieldFault[] = [
    ...(needs.dlvNo && !address
      ? [{ field: 'dlvNo', reason: '배송지를 선택해주세요.', rsnCd: 'REQUIRED' as const }]
      : []),
    ...(needs.tktTel && mobile === null
      ? [{ field: 'tktTel', reason: '문자를 받을 휴대폰 번호를 입력해주세요.' }]
      : []),
    ...(needs.plcNo && !place ? [{ field: 'plcNo', reason: '받아 갈 매장을 선택해주세요.' }] : []),
  ];
  if (faults.length > 0) throw invalid(faults);
  return {
    address: needs.dlvNo ? address : null,
    tktTel: needs.tktTel ? mobile : null,
    plcNo: needs.plcNo ? (place?.plcNo ?? null) : null,
  };
}

/** Throws 1400 for faults of the request itself. */
function checkRequest(
  context: MallContext,
  request: OrderRequest,
  lines: readonly SheetLine[],
  buyer: Placing['buyer'],
): ChosenMethod {
  const { payPrc, payMthdCd, cardCd = null, instMnth = null, cashRcpt = null, rtnUrl = null } = request;
  checkAgreements(agreementsFor(lines, buyer), request.agreeCdList, orderAgreements);
  if (payPrc > 0 && rtnUrl === null) {
    throw invalid([{ field: 'rtnUrl', reason: '필수 항목이에요.', rsnCd: 'REQUIRED' }]);
  }
  if (rtnUrl !== null) checkReturnUrl(context, rtnUrl);
  const lineMonths = lines.map(({ ingMm }) => ingMm);
  return checkMethod(currentProvider(context), payPrc, { payMthdCd, cardCd, instMnth, cashRcpt }, lineMonths);
}

/** Locks the stock rows, and returns what they are of. Throws unless every line is available. */
async function checkStock(
  db: Transaction,
  mallId: string,
  lines: readonly SheetLine[],
  { payMthdCd }: ChosenMethod,
): Promise<Map<string, SellableItem>> {
  await lockStock(db, lines);
  const numbers = lines.map(({ gdsGrpNo }) => gdsGrpNo);
  const sellableItems = await loadSellableItems(db, mallId, numbers);
  checkOrderable(
    sellableItems,
    lines.map((line) => ({ ...line, ordItemNo: null })),
  );
  if (payMthdCd === payMethods.virtualAccount) {
    checkAccountStock(
      sellableItems,
      lines.map((line) => ({ ...line, ordItemNo: null, stckTp: 'FREE' })),
    );
  }
  return sellableItems;
}

async function write(context: TransactionContext, placing: Placing, inFirstStores: FirstStores): Promise<void> {
  const { db } = context;
  const { ordNo, memNo, request, lines, cpnIsuNoList, price, address, attempt, now } = placing;
  const also = [
    ...(attempt ? await attemptIn(context, attempt) : []),
    ...couponUses(db, cpnIsuNoList, ordNo, now),
    db.update(orderSheets).set({ usedAt: now, ordNo }).where(eq(orderSheets.ordShtNo, request.ordShtNo)),
    ...(address
      ? [db.update(deliveryAddresses).set({ usedAt: now }).where(eq(deliveryAddresses.dlvNo, address.dlvNo))]
      : []),
  ];
  await insertOrder(context, { row: toOrderRow(context, placing), lines, price }, { now, inFirstStores, also });
  await spendPoints(db, { memNo, ordNo, pnt: request.usePnt, now });
}

function toOrderRow({ keys }: MallContext, placing: Placing): typeof orders.$inferInsert {
  const { ordNo, mallId, memNo, request, method, lines, cpnIsuNoList, price, address, tktTel, plcNo, buyer, now } =
    placing;
  const { ordrNm, ordrTel, ordrEmail, dlvMsg, cashRcpt = null, agreeCdList } = request;
  return {
    ordNo,
    mallId,
    memNo,
    ordStat: orderStates.awaitingPayment,
    ordDts: now,
    sealed: sealPersonal(keys, {
      ordr: { ordrNm, ordrTel, ordrEmail },
      dlv: address && toStoredAddress(address, dlvMsg ?? null),
      tktTel,
      cashRcpt,
    }),
    sealedEntrance: sealText(keys, address?.entrCntn ?? null),
    plcNo,
    summary: price.summary,
    payPrc: price.summary.payPrc,
    ...method,
    payDueDts: paymentDue(now, now),
    cpnIsuNoList,
    agreeCdList: agreementsFor(lines, buyer).flatMap(({ agreeCd }) => (agreeCdList.includes(agreeCd) ? [agreeCd] : [])),
    cartNoList: lines.flatMap(({ cartNo }) => (cartNo === null ? [] : [cartNo])),
  };
}

interface Placed {
  ordNo: string;
  mallId: string;
  memNo: string;
  payPrc: number;
  method: ChosenMethod;
  rtnUrl: string | null;
  now: Date;
}

/** The first attempt to pay an order. Null if nothing is left to pay. */
function attemptOf(context: TransactionContext, { method, rtnUrl, now, ...placed }: Placed): NewAttempt | null {
  if (placed.payPrc === 0 || rtnUrl === null) return null;
  return newAttempt(context, { ...placed, ...method, rtnUrl, expDts: paymentDue(now, now) });
}

async function attemptIn(context: TransactionContext, attempt: NewAttempt): Promise<SQLWrapper[]> {
  const { db } = context;
  return [...rowInserts(db, payments, [attempt]), ...(await awaitPaymentIn(context, attempt, attempt.expDts))];
}

async function paidAtOnce(context: TransactionContext, ordNo: string, now: Date) {
  await orderPaid(context, { ordNo, payNo: null, at: now });
  const order = await orderResponse(context, ordNo);
  return { ordNo, payPrc: 0, payDueDts: null, pgReq: null, order };
}
