import { isClaimable, payerOf } from '../../buying/claim-offers.ts';
import type { OrderState } from '../../buying/order-states.ts';
import { refundOf, splitPaid, withoutMoney, type Paid, type Refund } from '../../buying/refunds.ts';
import { portion } from '../../buying/shares.ts';
import type { ClaimKind } from '../../db/schema/orders.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import { namesOtherGoods, otherGoods } from '../carts/selections.ts';
import { toClaimable } from '../orders/possible-actions.ts';
import type { GroupRow, ItemRow, LoadedOrder } from '../orders/order.queries.ts';

/** The claimed pieces of a line, and their replacement. */
export interface ClaimedItem {
  ordItemNo: string;
  qty: number;
  /** The goods that option and color are of. */
  gdsGrpNo?: string | null;
  /** Left out: it stays as it is. */
  optNo?: string | null;
  colorNm?: string | null;
}

/** A line and its claimed pieces. */
export interface ClaimedLine {
  item: ItemRow;
  claimed: ClaimedItem;
}

const backStates: readonly OrderState[] = ['OR00202', 'OR00402'];

/** The claimed lines of a request. Throws 1404 for unknown lines, and 1400 for more pieces than they have or other goods. */
export function linesOf({ items }: LoadedOrder, claimed: readonly ClaimedItem[]): ClaimedLine[] {
  const lines = claimed.map((each, index) => {
    const item = items.find(({ ordItemNo }) => ordItemNo === each.ordItemNo);
    if (!item) throw notFound('주문 상품을', `itemList[${index}].ordItemNo`);
    return { item, claimed: each };
  });
  const faults = lines.flatMap(({ item, claimed }, index) => {
    const isRepeated = lines.findIndex((line) => line.item === item) !== index;
    if (isRepeated) return [{ field: `itemList[${index}].ordItemNo`, reason: '같은 상품이 두 번 들어 있어요.' }];
    if (namesOtherGoods(item.gdsGrpNo, claimed)) return [{ field: `itemList[${index}].gdsGrpNo`, reason: otherGoods }];
    const { qty } = claimed;
    const reason = `${item.qty}개까지 신청할 수 있어요.`;
    return qty > item.qty ? [{ field: `itemList[${index}].qty`, reason, rsnCd: 'RANGE' as const }] : [];
  });
  if (faults.length > 0) throw invalid(faults);
  return lines;
}

/** Returns the common state of the lines. Throws STATE if it differs, does not allow the claim, or the time is over. */
export function checkState(
  order: LoadedOrder,
  lines: readonly ClaimedLine[],
  { clmTp, rsnCd, now }: { clmTp: ClaimKind; rsnCd: string; now: Date },
): OrderState {
  const [first] = lines;
  if (!first) throw new Error('A claim names lines.');
  const { itemStat } = first.item;
  const other = lines.find(
    ({ item }) => item.itemStat !== itemStat || !isClaimable(toClaimable(item), clmTp, rsnCd, now),
  );
  if (other) throw noSuchStep(other.item.itemStat);
  const isWhole = lines.length === order.items.length && lines.every(({ item, claimed }) => item.qty === claimed.qty);
  // One account waits for the sum of all rows of an upload.
  const isAwaitedWithOthers = order.row.ordTp === 'UPLOAD';
  if (itemStat === 'OR00101' && (!isWhole || isAwaitedWithOthers)) throw noSuchStep(itemStat);
  return itemStat;
}

export function noSuchStep(stat: string) {
  return conflict('지금은 신청할 수 없는 상태예요. 주문 상태를 확인해주세요.', { rsnCd: 'STATE', stat });
}

/** The refund of a claim at this moment. An unpaid order refunds points alone, an exchange nothing. */
export function calculateRefund(
  order: LoadedOrder,
  lines: readonly ClaimedLine[],
  { clmTp, rsnCd }: { clmTp: ClaimKind; rsnCd: string },
): Refund {
  const payingLines = lines.filter(({ item }) => payerOf(toClaimable(item), clmTp, rsnCd) === 'BUYER');
  const groups = touchedGroups(order, lines).map((group) => ({
    ...group,
    isEnded: endsGroup(order, group, lines),
    paysReturn: payingLines.some(({ item }) => item.dlvGrpNo === group.dlvGrpNo),
  }));
  const parts = lines.map(({ item, claimed }) => splitPaid(item, item.qty, claimed.qty).claimed);
  if (clmTp === 'EXCHANGE') {
    const notEnded = groups.map((group) => ({ ...group, isEnded: false }));
    return withoutMoney(refundOf([], notEnded));
  }
  const refund = refundOf(parts, groups);
  return order.row.payDts === null ? withoutMoney(refund) : refund;
}

/** Whether a claim cancels the last lines of an unsent order. Then its coupons are restored. */
export function cancelsOrder({ items }: LoadedOrder, lines: readonly ClaimedLine[], clmTp: ClaimKind): boolean {
  const isCancelled = (item: ItemRow) => {
    const line = lines.find((each) => each.item.ordItemNo === item.ordItemNo);
    return line ? line.claimed.qty === item.qty : item.itemStat === 'OR00202';
  };
  return clmTp === 'CANCEL' && items.every(isCancelled);
}

/** Delivery groups without any piece left after the claim. */
export function endedGroups(order: LoadedOrder, lines: readonly ClaimedLine[]): GroupRow[] {
  return touchedGroups(order, lines).filter((group) => endsGroup(order, group, lines));
}

function touchedGroups({ groups }: LoadedOrder, lines: readonly ClaimedLine[]): GroupRow[] {
  return groups.filter(({ dlvGrpNo }) => lines.some(({ item }) => item.dlvGrpNo === dlvGrpNo));
}

function endsGroup({ items }: LoadedOrder, { dlvGrpNo, clmNo }: GroupRow, lines: readonly ClaimedLine[]): boolean {
  const isBack = (item: ItemRow) => {
    const line = lines.find((each) => each.item.ordItemNo === item.ordItemNo);
    return line ? line.claimed.qty === item.qty : backStates.includes(item.itemStat);
  };
  return clmNo === null && items.filter((item) => item.dlvGrpNo === dlvGrpNo).every(isBack);
}

type Parts = Paid & Pick<ItemRow, 'qty' | 'cpnDscntPrc' | 'stckqty2'>;

/** Splits a line into claimed and remaining pieces. Claims those of the second store first. */
export function splitLine(item: ItemRow, qty: number): { claimed: Parts; kept: Parts } {
  const paid = splitPaid(item, item.qty, qty);
  const cpnDscntPrc = portion(item.cpnDscntPrc, qty, item.qty);
  const stckqty2 = Math.min(item.stckqty2, qty);
  return {
    claimed: { ...paid.claimed, qty, cpnDscntPrc, stckqty2 },
    kept: {
      ...paid.kept,
      qty: item.qty - qty,
      cpnDscntPrc: item.cpnDscntPrc - cpnDscntPrc,
      stckqty2: item.stckqty2 - stckqty2,
    },
  };
}
