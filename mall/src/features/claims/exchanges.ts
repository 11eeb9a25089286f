import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { claimItems, type GoodsSnapshot } from '../../db/schema/orders.ts';
import { invalid, type FieldFault } from '../../http/refusal.ts';
import { toPurchaseLine } from '../carts/cart.ts';
import { invalidFields, loadSellableItems, type Selection, type SellableItem } from '../carts/selections.ts';
import { snapshotText } from '../orders/snapshot-text.ts';
import { checkOrderable, sellableItemOf } from '../orders/order-lines.ts';
import { changeItems, type ItemRow } from '../orders/order.queries.ts';
import { lockStock, restock, reserveStock } from '../orders/stock-rows.ts';
import type { ClaimedLine } from './claim-plan.ts';
import type { ClaimItemRow, LoadedClaim } from './claim.queries.ts';

/** The replacement of a line. */
export interface Replacement extends Selection {
  qty: number;
  snapshot: GoodsSnapshot;
  /** Names of what it replaces. */
  befOptNm: string | null;
  befColorNm: string | null;
}

/**
 * The replacements of claimed lines. Locks their stock rows. Throws 1400 for an option or color that does not exist or has
 * another price, and STOCK or STATE for one that cannot be ordered.
 */
export async function replacementsFor(
  db: Transaction,
  mallId: string,
  lines: readonly ClaimedLine[],
): Promise<Replacement[]> {
  await lockStock(
    db,
    lines.map(({ item }) => item),
  );
  const numbers = lines.map(({ item }) => item.gdsGrpNo);
  const sellableItems = await loadSellableItems(db, mallId, numbers);
  const wanted = lines.map(({ item, claimed }) => {
    const { optNo = item.optNo, colorNm = item.colorNm, qty, ordItemNo } = claimed;
    return { cartNo: null, ordItemNo, gdsGrpNo: item.gdsGrpNo, optNo, colorNm, qty };
  });
  const faults = lines.flatMap(({ item }, index) =>
    invalidReplacementFields(sellableItems, item, wanted[index], index),
  );
  if (faults.length > 0) throw invalid(faults);
  checkOrderable(sellableItems, wanted);
  return wanted.map(({ gdsGrpNo, optNo, colorNm, qty }, index) => {
    const selection = { gdsGrpNo, optNo, colorNm, qty };
    const { snapshot, colorNm: befColorNm = null } = lines[index]?.item ?? {};
    const befOptNm = snapshotText(snapshot, 'optNm');
    return {
      ...selection,
      befOptNm,
      befColorNm,
      snapshot: toPurchaseLine(selection, sellableItemOf(sellableItems, selection), null),
    };
  });
}

function invalidReplacementFields(
  sellableItems: ReadonlyMap<string, SellableItem>,
  item: Pick<ItemRow, 'optNo' | 'addPrc'>,
  selection: Selection | undefined,
  index: number,
): FieldFault[] {
  const sellableItem = selection && sellableItems.get(selection.gdsGrpNo);
  if (!sellableItem) return [];
  const unfit = invalidFields(sellableItem, selection);
  if (unfit.length > 0) {
    return unfit.map((field) => ({
      field: `itemList[${index}].${field}`,
      reason: '교환할 옵션과 색상을 다시 선택해주세요.',
    }));
  }
  const option = sellableItem.options.find(({ optNo }) => optNo === selection.optNo);
  if (option?.txtReq && option.optNo !== item.optNo) {
    return [{ field: `itemList[${index}].optNo`, reason: '문구를 넣는 옵션으로는 교환할 수 없어요.' }];
  }
  if ((option?.addPrc ?? 0) === item.addPrc) return [];
  return [{ field: `itemList[${index}].optNo`, reason: '가격이 같은 옵션으로만 교환할 수 있어요.' }];
}

/** Reserves the replacements of claimed lines. */
export async function reserveReplacements(
  db: Transaction,
  clmNo: string,
  lines: readonly { ordItemNo: string }[],
  replacements: readonly Replacement[],
): Promise<void> {
  const fromSecondStore = await reserveStock(db, replacements);
  for (const [index, { optNo, colorNm, snapshot, befOptNm, befColorNm }] of replacements.entries()) {
    const stckqty2 = fromSecondStore[index] ?? 0;
    const ofLine = and(eq(claimItems.clmNo, clmNo), eq(claimItems.ordItemNo, lines[index]?.ordItemNo ?? ''));
    const held = { optNo, colorNm, snapshot, befOptNm, befColorNm, stckqty2, stckTp: 'HELD' as const };
    await db.update(claimItems).set(held).where(ofLine);
  }
}

/** Restocks the reserved replacements of an exchange that does not take place. */
export async function releaseReplacements(db: Transaction, { claim, claimed, items }: LoadedClaim): Promise<void> {
  if (claim.clmTp !== 'EXCHANGE') return;
  await restock(
    db,
    claimed.map(({ optNo, colorNm, qty, stckqty2, ordItemNo }) => ({
      gdsGrpNo: items.find((item) => item.ordItemNo === ordItemNo)?.gdsGrpNo ?? '',
      optNo,
      colorNm,
      qty,
      stckqty2,
    })),
  );
  await free(db, claim.clmNo);
}

/** The replacements have arrived: the lines now hold them, and the old goods are restocked. */
export async function swapReplacements(db: Transaction, { claim, claimed, items }: LoadedClaim): Promise<void> {
  await restock(db, items);
  for (const item of items) {
    const instead = claimed.find(({ ordItemNo }) => ordItemNo === item.ordItemNo);
    if (instead) await changeItems(db, [item], toNewGoods(item.snapshot, instead));
  }
  await free(db, claim.clmNo);
}

/** The line keeps its price, since the paid sum stays. */
function toNewGoods(before: GoodsSnapshot, { optNo, colorNm, stckqty2, snapshot }: ClaimItemRow) {
  return { optNo, colorNm, stckqty2, snapshot: { ...snapshot, slPrc: before['slPrc'], mktPrc: before['mktPrc'] } };
}

async function free(db: Transaction, clmNo: string): Promise<void> {
  await db.update(claimItems).set({ stckTp: 'FREE' }).where(eq(claimItems.clmNo, clmNo));
}
