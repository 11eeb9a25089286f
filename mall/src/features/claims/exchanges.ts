import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { claimItems, type GoodsSnapshot } from '../../db/schema/orders.ts';
import { invalid, type FieldFault } from '../../http/refusal.ts';
import { toPurchaseLine } from '../carts/cart.ts';
import { faultsOf, loadOffers, type Choice, type Offer } from '../carts/choices.ts';
import { snapshotText } from '../orders/order.ts';
import { checkOrderable, offerOf } from '../orders/order-lines.ts';
import { changeItems } from '../orders/order.queries.ts';
import { lockStock, putBack, takePieces } from '../orders/stock-rows.ts';
import type { ClaimedLine } from './claim-plan.ts';
import type { ClaimItemRow, LoadedClaim } from './claim.queries.ts';

/** The replacement of a line. */
export interface NewChoice extends Choice {
  qty: number;
  snapshot: GoodsSnapshot;
  /** Names of what it replaces. */
  befOptNm: string | null;
  befColorNm: string | null;
}

/**
 * The replacement of the claimed lines, whose pieces are free; the rows are locked. Throws 1400 for an option or color
 * that does not fit or has another price, and STOCK or STATE for one that cannot be ordered.
 */
export async function newChoices(db: Transaction, mallId: string, lines: readonly ClaimedLine[]): Promise<NewChoice[]> {
  await lockStock(
    db,
    lines.map(({ item }) => item),
  );
  const numbers = lines.map(({ item }) => item.gdsGrpNo);
  const offers = await loadOffers(db, mallId, numbers);
  const wanted = lines.map(({ item, claimed }) => {
    const { optNo = item.optNo, colorNm = item.colorNm, qty, ordItemNo } = claimed;
    return { cartNo: null, ordItemNo, gdsGrpNo: item.gdsGrpNo, optNo, colorNm, qty };
  });
  const faults = lines.flatMap(({ item }, index) => faultsOfChoice(offers, item.addPrc, wanted[index], index));
  if (faults.length > 0) throw invalid(faults);
  checkOrderable(offers, wanted);
  return wanted.map(({ gdsGrpNo, optNo, colorNm, qty }, index) => {
    const choice = { gdsGrpNo, optNo, colorNm, qty };
    const { snapshot, colorNm: befColorNm = null } = lines[index]?.item ?? {};
    const befOptNm = snapshotText(snapshot, 'optNm');
    return { ...choice, befOptNm, befColorNm, snapshot: toPurchaseLine(choice, offerOf(offers, choice), null) };
  });
}

function faultsOfChoice(
  offers: ReadonlyMap<string, Offer>,
  addPrc: number,
  choice: Choice | undefined,
  index: number,
): FieldFault[] {
  const offer = choice && offers.get(choice.gdsGrpNo);
  if (!offer) return [];
  const unfit = faultsOf(offer, choice);
  if (unfit.length > 0) {
    return unfit.map((field) => ({
      field: `itemList[${index}].${field}`,
      reason: '교환할 옵션과 색상을 다시 선택해주세요.',
    }));
  }
  const option = offer.options.find(({ optNo }) => optNo === choice.optNo);
  if ((option?.addPrc ?? 0) === addPrc) return [];
  return [{ field: `itemList[${index}].optNo`, reason: '가격이 같은 옵션으로만 교환할 수 있어요.' }];
}

/** Holds what comes instead of the claimed lines. */
export async function holdChoices(
  db: Transaction,
  clmNo: string,
  lines: readonly { ordItemNo: string }[],
  choices: readonly NewChoice[],
): Promise<void> {
  const fromSecondStore = await takePieces(db, choices);
  for (const [index, { optNo, colorNm, snapshot, befOptNm, befColorNm }] of choices.entries()) {
    const stckqty2 = fromSecondStore[index] ?? 0;
    const ofLine = and(eq(claimItems.clmNo, clmNo), eq(claimItems.ordItemNo, lines[index]?.ordItemNo ?? ''));
    const held = { optNo, colorNm, snapshot, befOptNm, befColorNm, stckqty2, stckTp: 'HELD' as const };
    await db.update(claimItems).set(held).where(ofLine);
  }
}

/** Gives back what was held for an exchange that does not take place. */
export async function releaseChoices(db: Transaction, { claim, claimed, items }: LoadedClaim): Promise<void> {
  if (claim.clmTp !== 'EXCHANGE') return;
  await putBack(
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

/** The new goods have arrived: the lines are of them now, and the old goods are free again. */
export async function swapChoices(db: Transaction, { claim, claimed, items }: LoadedClaim): Promise<void> {
  await putBack(db, items);
  for (const item of items) {
    const instead = claimed.find(({ ordItemNo }) => ordItemNo === item.ordItemNo);
    if (instead) await changeItems(db, [item], toNewGoods(item.snapshot, instead));
  }
  await free(db, claim.clmNo);
}

/** The paid sum does not change, so the price of the line stays. */
function toNewGoods(before: GoodsSnapshot, { optNo, colorNm, stckqty2, snapshot }: ClaimItemRow) {
  return { optNo, colorNm, stckqty2, snapshot: { ...snapshot, slPrc: before['slPrc'], mktPrc: before['mktPrc'] } };
}

async function free(db: Transaction, clmNo: string): Promise<void> {
  await db.update(claimItems).set({ stckTp: 'FREE' }).where(eq(claimItems.clmNo, clmNo));
}
