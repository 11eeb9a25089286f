import { and, eq, inArray } from 'drizzle-orm';
import type { OrderState } from '../../buying/order-states.ts';
import { withinLeft, type Refund } from '../../buying/refunds.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { claimItems, claims, orderItems, type ClaimKind } from '../../db/schema/orders.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { namesOfCoupons, type RestoredCoupon } from '../benefits/wallet.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { canBeConfirmed, confirmItems } from '../orders/confirmations.ts';
import { releaseOrder } from '../orders/order-payments.ts';
import { changeItems, lockOrder, moveItems, type LoadedOrder } from '../orders/order.queries.ts';
import { claimFigures, orderResponse } from '../orders/order.ts';
import { sealText } from '../../security/sealed-text.ts';
import { planShopStep } from '../orders/shop-pace.ts';
import { voidAttempts } from '../payments/attempts.ts';
import { isBank, refundBanks } from '../payments/methods.ts';
import { leftOf } from '../payments/refund-books.ts';
import { postReceived } from './claim-mail.ts';
import { endClaim, finishRefund, type RefundAccount } from './claim-ends.ts';
import {
  cancelsOrder,
  checkState,
  linesOf,
  noSuchStep,
  calculateRefund,
  splitLine,
  type ClaimedLine,
} from './claim-plan.ts';
import { lockClaim, moveClaim, type LoadedClaim } from './claim.queries.ts';
import { readPickUp, type PickUp } from './pick-up.ts';
import { reserveReplacements, replacementsFor, type Replacement } from './exchanges.ts';
import { sealPickUp } from '../orders/pick-up-address.ts';
import { moveTickets } from '../orders/ticket-rows.ts';
import { unknownFiles } from '../files/unknown-files.ts';

type ClaimId = 'cancelOrder' | 'exchangeOrder' | 'returnOrder';
type ClaimRequest = Call<ClaimId>['body'];

/** A claim that has passed every check. */
interface RequestedClaim {
  clmTp: ClaimKind;
  request: ClaimRequest;
  state: OrderState;
  lines: ClaimedLine[];
  replacements: Replacement[];
  refund: Refund;
  rstrCpnList: RestoredCoupon[];
  pickUp: PickUp;
}

export const claimHandlers = {
  cancelOrder: (context, call) => claim(context, call, 'CANCEL'),
  exchangeOrder: (context, call) => claim(context, call, 'EXCHANGE'),
  returnOrder: (context, call) => claim(context, call, 'RETURN'),
  confirmOrder,
  withdrawClaim,
} satisfies Partial<Handlers>;

async function claim(context: TransactionContext, call: Call<ClaimId>, clmTp: ClaimKind) {
  const { db } = context;
  const request = call.body;
  const isPreview = request.dryYn === 'Y';
  if (!isPreview && typeof request.rfndPrc !== 'number') {
    throw invalid([{ field: 'rfndPrc', reason: '필수 항목이에요.', rsnCd: 'REQUIRED' }]);
  }
  const order = await lockOwn(db, call);
  const lines = linesOf(order, request.itemList);
  const state = checkState(order, lines, { clmTp, rsnCd: request.rsnCd, now: context.now() });
  await checkFiles(db, order.row.memNo, request.fileNoList ?? []);
  const pickUp = await readPickUp(context, order, { clmTp, lines, request });
  const replacements = clmTp === 'EXCHANGE' ? await replacementsFor(db, order.row.mallId, lines) : [];
  const refund = withinLeft(
    calculateRefund(order, lines, { clmTp, rsnCd: request.rsnCd }),
    await leftOf(db, order.row),
  );
  const rstrCpnList = cancelsOrder(order, lines, clmTp) ? await namesOfCoupons(db, order.row.cpnIsuNoList) : [];
  const { pickDtList } = pickUp;
  if (isPreview) {
    const figures = { clmNo: null, clmStat: null, ...refund, rstrCpnList, rfndDueDt: null, pickDtList };
    return { ...figures, order: await orderResponse(context, order.row.ordNo) };
  }
  if (paysToAccount(order, clmTp)) checkAccount(request, refund.rfndPrc);
  if (refund.rfndPrc !== request.rfndPrc) {
    throw conflict('환불 금액이 바뀌었어요. 다시 확인해주세요.', { rsnCd: 'PRICE', rfndPrc: refund.rfndPrc });
  }
  const requested = { clmTp, request, state, lines, replacements, refund, rstrCpnList, pickUp };
  const clmNo = await write(context, order, requested);
  await takeEffect(context, clmNo, state);
  const done = await mustLock(db, clmNo);
  return { ...claimFigures(done.claim), pickDtList, order: await orderResponse(context, order.row.ordNo) };
}

/** Whether the refund needs the member's account: the payment cannot be refunded the way it came. */
function paysToAccount({ row }: LoadedOrder, clmTp: ClaimKind): boolean {
  return clmTp !== 'EXCHANGE' && row.payDts !== null && refundBanks(row.payMthdCd).length > 0;
}

function checkAccount({ rfndAcct }: ClaimRequest, rfndPrc: number): void {
  if (!rfndAcct && rfndPrc === 0) return;
  if (!rfndAcct) throw invalid([{ field: 'rfndAcct', reason: '환불받을 계좌를 입력해주세요.', rsnCd: 'REQUIRED' }]);
  if (!isBank(rfndAcct.bankCd)) throw invalid([{ field: 'rfndAcct.bankCd', reason: '은행을 선택해주세요.' }]);
}

/** Throws 1404 for files of others, and 1400 for files of another purpose. */
async function checkFiles(db: Transaction, memNo: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  const own = and(eq(files.memNo, memNo), inArray(files.fileNo, [...numbers]));
  const found = await db.select({ fileNo: files.fileNo, purpCd: files.purpCd }).from(files).where(own).for('update'); // not swept meanwhile
  const unknown = unknownFiles(numbers, found);
  if (unknown.length > 0) throw notFound('파일을', ...unknown);
  if (found.some(({ purpCd }) => purpCd !== 'CLAIM')) {
    throw invalid([{ field: 'fileNoList', reason: '신청에 쓸 수 없는 파일이에요.' }]);
  }
}

/** Stores the claim, splits lines that are claimed in part, and reserves replacements. Returns its number. */
async function write(context: TransactionContext, order: LoadedOrder, requested: RequestedClaim): Promise<string> {
  const { db } = context;
  const { clmTp, request, lines, replacements, refund, rstrCpnList, pickUp } = requested;
  const { keys, now } = context;
  const clmNo = newNumber('CL', now());
  const fileNoList = request.fileNoList ?? [];
  await db.insert(claims).values({
    clmNo,
    ordNo: order.row.ordNo,
    clmTp,
    clmStat: 'CL00101',
    statDts: now(),
    rsnCd: request.rsnCd,
    sealedRsnCntn: sealText(keys, request.rsnCntn ?? null),
    fileNoList,
    sealedAcct: paysToAccount(order, clmTp) ? sealRefundAccount(keys, request.rfndAcct ?? null) : null,
    ...sealPickUp(keys, pickUp),
    ...refund,
    rstrCpnList,
    reqDts: now(),
  });
  const ownLines = [];
  for (const line of lines) ownLines.push({ ordItemNo: await ownLine(context, line), qty: line.claimed.qty });
  await db.insert(claimItems).values(ownLines.map((line) => ({ clmNo, ...line })));
  await changeItems(db, ownLines, { clmNo });
  await reserveReplacements(db, clmNo, ownLines, replacements);
  if (fileNoList.length > 0) await db.update(files).set({ usedAt: now() }).where(inArray(files.fileNo, fileNoList));
  return clmNo;
}

function sealRefundAccount(keys: MallContext['keys'], account: RefundAccount | null): string | null {
  return account && sealText(keys, JSON.stringify(account));
}

/** The number of a line with the claimed pieces alone. Splits the line if it has more. */
async function ownLine({ db, now }: TransactionContext, { item, claimed }: ClaimedLine): Promise<string> {
  if (claimed.qty === item.qty) return item.ordItemNo;
  const parts = splitLine(item, claimed.qty);
  const ordItemNo = newNumber('OI', now());
  await db.insert(orderItems).values({ ...item, ...parts.claimed, ordItemNo });
  await moveTickets(db, item.ordItemNo, { ordItemNo, qty: claimed.qty });
  await db.update(orderItems).set(parts.kept).where(eq(orderItems.ordItemNo, item.ordItemNo));
  return ordItemNo;
}

/** Immediate effects, by the state of the lines. The shop does the rest. */
async function takeEffect(context: TransactionContext, clmNo: string, state: OrderState): Promise<void> {
  const found = await mustLock(context.db, clmNo);
  const { claim: row, order, items } = found;
  if (state === 'OR00101') {
    await releaseOrder(context, order, { event: 'CANCEL', whoTp: 'M' });
    await voidAttempts(context, order.row.ordNo);
    await moveClaim(context, row, 'FINISH', { rfndDueDts: context.now() });
  } else if (state === 'OR00102') await finishRefund(context, found, 'M');
  else {
    const events = { CANCEL: 'CANCEL', RETURN: 'ASK_RETURN', EXCHANGE: 'ASK_EXCHANGE' } as const;
    await moveItems(context, order, items, { event: events[row.clmTp], whoTp: 'M' });
    await postReceived(context, found);
    await planShopStep(context, order.row.ordNo);
  }
}

async function confirmOrder(context: TransactionContext, call: Call<'confirmOrder'>) {
  const order = await lockOwn(context.db, call);
  const items = call.body.ordItemNoList.map((number, index) => {
    const item = order.items.find(({ ordItemNo }) => ordItemNo === number);
    if (!item) throw notFound('주문 상품을', `ordItemNoList[${index}]`);
    return item;
  });
  const other = items.find((item) => !canBeConfirmed(item));
  if (other) throw noSuchStep(other.itemStat);
  const { row } = await confirmItems(context, order, items, 'M');
  return { ordStat: row.ordStat, order: await orderResponse(context, row.ordNo) };
}

async function withdrawClaim(context: TransactionContext, call: Call<'withdrawClaim'>) {
  const { db } = context;
  const found = await lockClaim(db, call.params.clmNo);
  if (!found || found.order.row.memNo !== memberOf(call).memNo) throw notFound('신청 내역을', 'clmNo');
  const { claim: row, order } = found;
  if (row.clmStat !== 'CL00101') throw noSuchStep(row.clmStat);
  await endClaim(context, found, { whoTp: 'M' });
  await moveClaim(context, row, 'WITHDRAW');
  const { claim: withdrawn } = await mustLock(db, row.clmNo);
  return { clmStat: withdrawn.clmStat, order: await orderResponse(context, order.row.ordNo) };
}

/** The order of the call, locked. Throws 1404 for another member's. */
async function lockOwn(db: Transaction, call: Call<ClaimId | 'confirmOrder'>): Promise<LoadedOrder> {
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  const order = await lockOrder(db, call.params.ordNo);
  if (!order || order.row.memNo !== memNo) throw notFound('주문을', 'ordNo');
  return order;
}

async function mustLock(db: Transaction, clmNo: string): Promise<LoadedClaim> {
  const found = await lockClaim(db, clmNo);
  if (!found) throw new Error(`There is no claim ${clmNo}.`);
  return found;
}
