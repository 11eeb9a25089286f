import { and, eq } from 'drizzle-orm';
import { nextOrderState } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import { orderGroups, orderHistory } from '../../db/schema/orders.ts';
import { noticeOf } from '../../mail/notices.ts';
import { won } from '../../mail/words.ts';
import { restorePoints } from '../benefits/points.ts';
import { namesOfCoupons, restoreCoupons } from '../benefits/wallet.ts';
import { postOrderNotices, type AboutOrder } from '../orders/order-mail.ts';
import { changeOrder, lockOrder, moveItems, type ItemRow, type LoadedOrder } from '../orders/order.queries.ts';
import { restock } from '../orders/stock-rows.ts';
import type { ProviderRefund } from '../payments/payable.ts';
import { planCorrection } from '../payments/tax-invoice.ts';
import { endedGroups, calculateRefund, type ClaimedLine } from './claim-plan.ts';
import { lockClaim, moveClaim } from './claim.queries.ts';

/**
 * Adds a provider's refund to the order's history. Once all money is back, cancels unsent lines and restores pieces, points and
 * coupons, but no money. Sent lines keep their state.
 */
export async function refundedByProvider(
  context: TransactionContext,
  ordNo: string,
  { no, amt, isWhole }: ProviderRefund,
): Promise<void> {
  const order = await lockOrder(context.db, ordNo);
  if (!order) return;
  await planCorrection(context, ordNo);
  const unsent = isWhole ? order.items.filter(({ itemStat }) => nextOrderState(itemStat, 'MONEY_BACK') !== null) : [];
  const memo = `결제사에서 ${amt.toLocaleString('ko-KR')}원을 환불했어요.`;
  if (unsent.length > 0) {
    await cancelUnsent(context, order, unsent, { no, memo });
    const content = (about: AboutOrder) => noticeOf('ORDER_CANCELLED', { ...about, '환불 금액': won(amt) });
    await postOrderNotices(context, [{ order, items: unsent, content }]);
  }
  if (unsent.length === order.items.length) return;
  await addOrderHistory(context, ordNo, memo);
}

/** Adds a note of the shop to an order's history. */
export async function addOrderHistory({ db, now }: TransactionContext, ordNo: string, memo: string): Promise<void> {
  const order = await lockOrder(db, ordNo);
  if (!order) return;
  const { ordStat: stat } = order.row;
  await db.insert(orderHistory).values({ ordNo, ordItemNo: null, dts: now(), stat, whoTp: 'S', memo });
}

async function cancelUnsent(
  context: TransactionContext,
  order: LoadedOrder,
  unsent: readonly ItemRow[],
  { no, memo }: { no: string; memo: string },
): Promise<void> {
  const { db } = context;
  const { ordNo, memNo } = order.row;
  const lines = unsent.map((item): ClaimedLine => ({ item, claimed: item }));
  const { rstrPnt } = calculateRefund(order, lines, { clmTp: 'CANCEL', rsnCd: '' });
  for (const { dlvGrpNo } of endedGroups(order, lines)) {
    const ofGroup = and(eq(orderGroups.ordNo, ordNo), eq(orderGroups.dlvGrpNo, dlvGrpNo));
    await db.update(orderGroups).set({ clmNo: no }).where(ofGroup);
  }
  await restock(db, unsent);
  await restorePoints(db, { memNo, ordNo, pnt: rstrPnt, now: context.now() });
  const change = { stckTp: 'FREE', savedYn: 'N' } as const;
  const ended = await moveItems(context, order, unsent, { event: 'MONEY_BACK', whoTp: 'S', memo, change });
  const isCancelled = ended.items.every(({ itemStat }) => itemStat === 'OR00202');
  if (isCancelled) {
    await restoreCoupons(db, ordNo);
    await changeOrder(db, ordNo, { sealedEntrance: null }); // nobody goes there
  }
  const requested = unsent.filter(({ itemStat }) => itemStat === 'OR00201');
  const numbers = [...new Set(requested.map((item) => item.clmNo))];
  for (const clmNo of numbers) {
    const found = clmNo === null ? null : await lockClaim(db, clmNo);
    const isLast = isCancelled && clmNo === numbers.at(-1);
    const rstrCpnList = isLast ? await namesOfCoupons(db, order.row.cpnIsuNoList) : [];
    const figures = { rfndPrc: 0, rfndList: [], rstrCpnList, rfndDueDts: context.now(), sealedAcct: null };
    if (found) await moveClaim(context, found.claim, 'FINISH', figures);
  }
}
