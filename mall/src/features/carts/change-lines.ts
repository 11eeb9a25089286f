import type { TransactionContext } from '../../context.ts';
import { cartLines } from '../../db/schema/buying.ts';
import { memberOf, type Call } from '../../http/call.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { deleteCartLines, loadCartLines, type CartLineRow } from './cart.queries.ts';
import {
  selectionFaults,
  selectionKey,
  isKnown,
  loadSellableItems,
  namesOtherGoods,
  noLongerSold,
  otherGoods,
  stateOfSelection,
} from './selections.ts';
import { sealWords } from './sealed-words.ts';
import { checkLimits, checkStock, stopped } from './line-checks.ts';

/** A change of a line. Option and color stay if they are left out. */
export interface LineChange {
  cartNo: string;
  qty: number;
  /** Left out: not compared. */
  gdsGrpNo?: string | null;
  optNo?: string | null;
  colorNm?: string | null;
  optTxt?: string | null;
}

/**
 * Changes lines of the cart, all or none. Lines that become equal are merged into the oldest of them. Returns the line that
 * holds each change now. `listField`: the field of the request that lists them, null for a single one.
 */
export async function changeLines(
  { db, keys, now }: TransactionContext,
  call: Call,
  changes: readonly LineChange[],
  listField: string | null = null,
): Promise<string[]> {
  const { memNo } = memberOf(call);
  const nameOf = (index: number, field: string) => (listField === null ? field : `${listField}[${index}].${field}`);
  await lockCaller(db, memNo);
  const rows = await loadCartLines({ db, keys }, memNo);
  const wanted = changes.map((change, index) => changedLine(rows, change, nameOf(index, 'cartNo')));
  const numbers = wanted.map(({ cartNo }) => cartNo);
  const repeated = numbers.findIndex((cartNo, index) => numbers.indexOf(cartNo) !== index);
  if (repeated !== -1) {
    throw invalid([{ field: nameOf(repeated, 'cartNo'), reason: '같은 상품이 두 번 들어 있어요.' }]);
  }
  const ofOthers = changes.flatMap((change, index) =>
    namesOtherGoods(wanted[index]?.gdsGrpNo ?? '', change)
      ? [{ field: nameOf(index, 'gdsGrpNo'), reason: otherGoods }]
      : [],
  );
  if (ofOthers.length > 0) throw invalid(ofOthers);
  const goodsNumbers = wanted.map(({ gdsGrpNo }) => gdsGrpNo);
  const sellableItems = await loadSellableItems(db, call.mallId, goodsNumbers);
  const offered = wanted.map((line) => {
    const sellableItem = sellableItems.get(line.gdsGrpNo);
    if (!isKnown(sellableItem)) throw stopped();
    return { line, sellableItem };
  });
  const faults = offered.flatMap(({ line, sellableItem }, index) =>
    selectionFaults(sellableItem, line).map((fault) => ({ ...fault, field: nameOf(index, fault.field) })),
  );
  if (faults.length > 0) throw invalid(faults);
  const isStopped = offered.some(
    ({ line, sellableItem }) => stateOfSelection(sellableItem, line, 1).ordImpsblRsnCd === noLongerSold,
  );
  if (isStopped) throw stopped();

  const others = rows.filter(({ cartNo }) => !numbers.includes(cartNo));
  const equals = Map.groupBy([...wanted, ...others], selectionKey);
  const touched = [...new Set(wanted.map(selectionKey))].map((selection) => equals.get(selection) ?? []);
  const merged = touched.map(mergeLines);
  checkStock(sellableItems, merged);
  checkLimits(merged, rows.length);
  // Inserted anew, since two lines may swap their selections, and would be equal in between.
  await deleteCartLines(
    db,
    memNo,
    touched.flat().map(({ cartNo }) => cartNo),
  );
  const changedAt = now();
  const written = merged.map(({ optTxt, ...line }) => ({
    ...line,
    ...sealWords(keys, memNo, optTxt),
    seenSlPrc: sellableItems.get(line.gdsGrpNo)?.goods.slPrc ?? line.seenSlPrc,
    changedAt,
  }));
  await db.insert(cartLines).overridingSystemValue().values(written);
  return wanted.map((line) => merged.find((each) => selectionKey(each) === selectionKey(line))?.cartNo ?? line.cartNo);
}

function changedLine(rows: readonly CartLineRow[], change: LineChange, field: string): CartLineRow {
  const row = rows.find(({ cartNo }) => cartNo === change.cartNo);
  if (!row) throw notFound('장바구니 상품을', field);
  const { qty, optNo = row.optNo, colorNm = row.colorNm } = change;
  const { optTxt = optNo === row.optNo ? row.optTxt : null } = change;
  return { ...row, qty, optNo, colorNm, optTxt };
}

/** The oldest of equal lines, with the pieces of all. */
function mergeLines(equal: readonly CartLineRow[]): CartLineRow {
  const [oldest] = equal.toSorted((a, b) => a.seq - b.seq);
  if (!oldest) throw new Error('There is a line for each selection.');
  return { ...oldest, qty: equal.reduce((sum, { qty }) => sum + qty, 0) };
}
