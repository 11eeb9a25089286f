import { and, eq, inArray } from 'drizzle-orm';
import { nextClaimState } from '../../buying/claim-states.ts';
import type { Who } from '../../buying/order-states.ts';
import { isBrought, wayOfGroup } from '../../buying/delivery-groups.ts';
import { refundDue } from '../../buying/buying-times.ts';
import { withinLeft } from '../../buying/refunds.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { claims, orderGroups } from '../../db/schema/orders.ts';
import { restorePoints, revokePoints } from '../benefits/points.ts';
import { namesOfCoupons, restoreCoupons } from '../benefits/wallet.ts';
import { planConfirmations } from '../orders/confirmations.ts';
import { changeItems, changeOrder, loadClaims, loadItems, moveItems, type ItemRow } from '../orders/order.queries.ts';
import { lockStock, restock } from '../orders/stock-rows.ts';
import { unsealText } from '../../security/sealed-text.ts';
import { refundPayment } from '../payments/attempts.ts';
import { leftOf } from '../payments/refund-books.ts';
import { planCorrection } from '../payments/tax-invoice.ts';
import { postCollecting, postExchanged, postGranted, postRefused } from './claim-mail.ts';
import { endedGroups, calculateRefund, type ClaimedLine } from './claim-plan.ts';
import { lockClaim, moveClaim, type ClaimRow, type LoadedClaim } from './claim.queries.ts';
import { releaseReplacements, swapReplacements } from './exchanges.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** The shop collects the goods. What no carrier brought, none collects: it is checked at once. */
export function collectClaim(context: MallContext, clmNo: string): Promise<void> {
  return withClaim(context, clmNo, async (context, found) => {
    const isCollected = found.items.some((item) => isBrought(wayOfGroup(item)));
    await moveClaim(context, found.claim, isCollected ? 'COLLECT' : 'CHECK');
    if (isCollected) await postCollecting(context, found);
  });
}

/** The shop checks the returned goods. */
export function checkClaim(context: MallContext, clmNo: string): Promise<void> {
  return withClaim(context, clmNo, (context, { claim }) => moveClaim(context, claim, 'CHECK'));
}

/** Finishes a claim: a granted cancel, goods that are back, or a replacement that has arrived. */
export function finishClaim(context: MallContext, clmNo: string): Promise<void> {
  return withClaim(context, clmNo, (context, found) =>
    found.claim.clmTp === 'EXCHANGE' ? finishExchange(context, found) : finishRefund(context, found, 'S'),
  );
}

/** Rejects a claim with a reason. Its lines return to their state before it. */
export function rejectClaim(context: MallContext, clmNo: string, rejRsnCntn: string): Promise<void> {
  return withClaim(context, clmNo, async (context, found) => {
    await endClaim(context, found, { whoTp: 'S', memo: rejRsnCntn });
    await moveClaim(context, found.claim, 'REJECT', { rejRsnCntn });
    await postRefused(context, found, rejRsnCntn);
  });
}

const sentAlready = '이미 발송되어 취소할 수 없어요. 받으신 뒤 반품을 신청해주세요.';

/** Rejects requested cancels of lines that have been shipped. */
export async function rejectSentCancels(context: TransactionContext, sent: readonly ItemRow[]): Promise<void> {
  const requested = sent.filter(({ itemStat }) => itemStat === 'OR00201');
  for (const clmNo of new Set(requested.map((item) => item.clmNo))) {
    const found = clmNo === null ? null : await lockClaim(context.db, clmNo);
    if (!found) continue;
    await moveClaim(context, found.claim, 'REJECT', { rejRsnCntn: sentAlready });
    await postRefused(context, found, sentAlready);
  }
  await changeItems(context.db, requested, { clmNo: null });
}

/** Filters numbers of orders to those with an open claim. */
export async function ordersWithClaims(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ ordNo: claims.ordNo, clmStat: claims.clmStat })
    .from(claims)
    .where(inArray(claims.ordNo, [...numbers]));
  return new Set(rows.filter(isOpenClaim).map(({ ordNo }) => ordNo));
}

function isOpenClaim({ clmStat }: Pick<ClaimRow, 'clmStat'>): boolean {
  return nextClaimState(clmStat, 'FINISH') !== null;
}

/** Takes the next step of each open claim of an order: the simulated shop grants all. Returns whether there was one. */
export async function takeClaimSteps(context: TransactionContext, ordNo: string): Promise<boolean> {
  const all = await loadClaims(context.db, ordNo);
  const open = all.filter(({ claim }) => isOpenClaim(claim));
  // All at once: claim by claim, the locks would be in another order than those of a new order.
  if (open.length > 1) await lockStock(context.db, await loadItems(context.db, [ordNo]));
  for (const { claim } of open) {
    await nextStepOf(claim)(context, claim.clmNo);
  }
  return open.length > 0;
}

/** A cancel is granted at once. Goods are collected and checked first. */
function nextStepOf({ clmTp, clmStat }: ClaimRow) {
  if (clmTp === 'CANCEL' || clmStat === 'CL00103') return finishClaim;
  return clmStat === 'CL00101' ? collectClaim : checkClaim;
}

/** Ends a claim without effect: restores the state of its lines and releases its reserved stock. */
export async function endClaim(
  context: TransactionContext,
  found: LoadedClaim,
  { whoTp, memo = null }: { whoTp: Who; memo?: string | null },
): Promise<void> {
  await releaseReplacements(context.db, found);
  const change = { clmNo: null };
  await moveItems(context, found.order, found.items, { event: 'END_CLAIM', whoTp, memo, change });
  await planConfirmations(context, found.items);
}

/**
 * Refunds money, points and coupons of a granted claim, and restocks its pieces. A group's fee is refunded with the claim that
 * ends the group, so the refund may exceed the one shown when it was requested.
 */
export async function finishRefund(context: TransactionContext, found: LoadedClaim, whoTp: Who): Promise<void> {
  const { claim, order, items } = found;
  const { db } = context;
  const { clmNo, clmTp, rsnCd } = claim;
  const { ordNo, memNo, payNo } = order.row;
  const now = context.now();
  const lines = items.map((item): ClaimedLine => ({ item, claimed: item }));
  const refund = withinLeft(calculateRefund(order, lines, { clmTp, rsnCd }), await leftOf(db, order.row));
  for (const { dlvGrpNo } of endedGroups(order, lines)) {
    const ofGroup = and(eq(orderGroups.ordNo, ordNo), eq(orderGroups.dlvGrpNo, dlvGrpNo));
    await db.update(orderGroups).set({ clmNo }).where(ofGroup);
  }
  await restock(db, items);
  const revoked = items.filter(({ savedYn }) => savedYn === 'Y').reduce((sum, { savePnt }) => sum + savePnt, 0);
  await revokePoints(db, { memNo, ordNo, pnt: revoked, now });
  await restorePoints(db, { memNo, ordNo, pnt: refund.rstrPnt, now });
  const event = eventOf(clmTp, items[0]?.itemStat === 'OR00201');
  const change = { stckTp: 'FREE', savedYn: 'N', clmNo } as const;
  const ended = await moveItems(context, order, items, { event, whoTp, change });
  const isCancelled = ended.items.every(({ itemStat }) => itemStat === 'OR00202');
  const rstrCpnList = isCancelled ? await namesOfCoupons(db, order.row.cpnIsuNoList) : [];
  if (isCancelled) {
    await restoreCoupons(db, ordNo);
    await changeOrder(db, ordNo, { sealedEntrance: null }); // nobody goes there
  }
  const rfndDueDts = clmTp === 'CANCEL' ? now : refundDue(now);
  await moveClaim(context, claim, 'FINISH', { ...refund, rstrCpnList, rfndDueDts });
  await postGranted(context, found, refund.rfndPrc);
  if (refund.rfndPrc === 0) return;
  await planCorrection(context, ordNo);
  if (payNo === null) return;
  const account = unsealText(context.keys, claim.sealedAcct);
  const rfndAcct = account === null ? null : (JSON.parse(account) as RefundAccount);
  await refundPayment(context, { payNo, rfndPrc: refund.rfndPrc, clmNo, rfndAcct });
}

/** The refund account for a payment without a card. */
export interface RefundAccount {
  bankCd: string;
  acctNo: string;
  acctNm: string;
}

function eventOf(clmTp: string, wasRequested: boolean) {
  if (clmTp === 'RETURN') return 'GOODS_BACK' as const;
  return wasRequested ? ('GRANT_CANCEL' as const) : ('CANCEL' as const);
}

async function finishExchange(context: TransactionContext, found: LoadedClaim): Promise<void> {
  const { claim, order, items } = found;
  const rcvDts = context.now();
  await swapReplacements(context.db, found);
  const change = { rcvDts, clmNo: null };
  await moveItems(context, order, items, { event: 'EXCHANGE_RECEIVED', whoTp: 'S', change });
  await moveClaim(context, claim, 'FINISH');
  await postExchanged(context, found);
  await planConfirmations(
    context,
    items.map((item) => ({ ...item, rcvDts })),
  );
}

function withClaim(
  context: MallContext,
  clmNo: string,
  effect: (context: TransactionContext, found: LoadedClaim) => Promise<void>,
): Promise<void> {
  return inTransaction(context, async (context) => {
    const found = await lockClaim(context.db, clmNo);
    if (!found) throw new Error(`There is no claim ${clmNo}.`);
    await effect(context, found);
  });
}
