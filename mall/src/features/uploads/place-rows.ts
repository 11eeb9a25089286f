import { orderStates } from '../../buying/order-states.ts';
import { splitBetweenStores } from '../../buying/stock.ts';
import type { TransactionContext } from '../../context.ts';
import type { orders, SheetLine } from '../../db/schema/orders.ts';
import type { StoredRowError } from '../../db/schema/uploads.ts';
import { newNumber } from '../../security/numbers.ts';
import {
  fewerLeft,
  firstStoresOf,
  loadSellableItems,
  soldOut,
  stateOfSelection,
  type SellableItem,
} from '../carts/selections.ts';
import { insertOrders } from '../orders/insert-order.ts';
import { sealText } from '../../security/sealed-text.ts';
import { sealPersonal } from '../orders/personal-data.ts';
import { lockStock } from '../orders/stock-rows.ts';
import { priceOfRow } from './check-rows.ts';
import { readRow, type ReadRow } from './read-row.ts';
import { openCells } from './row-cells.ts';
import { storePlaced, usedNumbers, type PlacedRow, type Upload, type UploadRow } from './upload.queries.ts';

/**
 * Places confirmed rows as orders of their own, with the prices that were confirmed, or names why they cannot be. All in a few
 * statements, yet as if one after the other: each finds what those before it left. Returns the numbers of the orders. The caller
 * has locked member and upload.
 */
export async function placeRows(
  context: TransactionContext,
  upload: Upload,
  rows: readonly UploadRow[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const { db, keys } = context;
  const now = context.now();
  const found = await today(context, upload, rows);
  const inFirstStores = firstStoresOf(found.goods);
  const obstacles = obstaclesFor(rows, found);
  const orders = rows.flatMap((row) => {
    if (row.line === null || obstacles.has(row)) return [];
    const { row: read } = readRow(openCells(keys, row));
    const price = priceOfRow(row.line, read.zipCd);
    const priced = { ordNo: newNumber('OR', now), summary: price.summary, payPrc: price.summary.payPrc };
    return { rowNo: row.rowNo, row: toOrder(context, upload, read, priced), lines: [row.line], price };
  });
  if (orders.length > 0) await insertOrders(context, orders, { now, inFirstStores });
  const placed = orders.map(({ rowNo, row: { ordNo } }): PlacedRow => ({ rowNo, rowStat: 'PLACED', ordNo }));
  const failed = [...obstacles].map(([{ rowNo }, error]): PlacedRow => ({ rowNo, rowStat: 'FAILED', error }));
  await storePlaced(db, upload.upldNo, [...placed, ...failed], now);
  return orders.map(({ row: { ordNo } }) => ordNo);
}

/** What the rows meet: goods with their stock, which is locked, and numbers that were ordered within 90 days. */
interface Today {
  goods: Map<string, SellableItem>;
  used: Set<string>;
}

async function today(
  { db, now }: TransactionContext,
  { mallId, memNo }: Upload,
  rows: readonly UploadRow[],
): Promise<Today> {
  const numbers = rows.map(({ custOrdNo }) => custOrdNo);
  const used = await usedNumbers(db, memNo, [...new Set(numbers)], now());
  const lines = rows.flatMap(({ line }) => line ?? []);
  await lockStock(db, lines);
  const wanted = lines.map(({ gdsGrpNo }) => gdsGrpNo);
  return { goods: await loadSellableItems(db, mallId, wanted), used };
}

/** Relevant changes since the upload was confirmed, by row. Rows without one take their pieces from `today`. */
function obstaclesFor(rows: readonly UploadRow[], today: Today): Map<UploadRow, StoredRowError> {
  const obstacles = new Map<UploadRow, StoredRowError>();
  for (const row of rows) {
    const { custOrdNo, line } = row;
    const obstacle = line === null ? gone : obstacleTo(custOrdNo, line, today);
    if (line === null || obstacle !== null) {
      obstacles.set(row, obstacle ?? gone);
      continue;
    }
    today.used.add(custOrdNo);
    const item = today.goods.get(line.gdsGrpNo);
    if (item) today.goods.set(line.gdsGrpNo, afterTaking(item, line));
  }
  return obstacles;
}

const gone: StoredRowError = {
  colNm: 'gdsGrpNo',
  errCd: 'NO_GOODS',
  errMsg: '판매하지 않는 상품이에요.',
};

function obstacleTo(custOrdNo: string, line: SheetLine, { goods, used }: Today): StoredRowError | null {
  if (used.has(custOrdNo)) {
    const errMsg = '최근 90일 안에 주문한 고객주문번호예요.';
    return { colNm: 'custOrdNo', errCd: 'DUPLICATE', errMsg };
  }
  const item = goods.get(line.gdsGrpNo);
  if (!item) return gone;
  const { ordImpsblRsnCd, psblQty } = stateOfSelection(item, line, line.qty);
  if (ordImpsblRsnCd === null) return null;
  if (ordImpsblRsnCd !== soldOut && ordImpsblRsnCd !== fewerLeft) return gone;
  const errMsg = psblQty === 0 ? '품절되어 주문하지 못했어요.' : `재고가 ${psblQty}개뿐이라 주문하지 못했어요.`;
  return { colNm: 'qty', errCd: 'STOCK', errMsg };
}

/** Goods as a line leaves them: what `reserveStock` does to their rows. */
function afterTaking(item: SellableItem, line: SheetLine): SellableItem {
  const { product, options, colors } = item;
  const { gdsGrpNo, optNo, colorNm, qty } = line;
  const [fromSecond = 0] = splitBetweenStores([line], new Map([[gdsGrpNo, product.stckqty]]));
  return {
    ...item,
    product: {
      ...product,
      stckqty: product.stckqty - (qty - fromSecond),
      stckqty2: product.stckqty2 - fromSecond,
    },
    options: options.map((each) => (each.optNo === optNo ? { ...each, stckqty: each.stckqty - qty } : each)),
    colors: colors.map((each) => (each.colorNm === colorNm ? { ...each, stckqty: each.stckqty - qty } : each)),
  };
}

type Priced = Pick<typeof orders.$inferInsert, 'ordNo' | 'summary' | 'payPrc'>;

function toOrder(
  { keys, now }: TransactionContext,
  upload: Upload,
  read: ReadRow,
  priced: Priced,
): typeof orders.$inferInsert {
  const { mallId, memNo, payMthdCd, payDueDts } = upload;
  const { rcvrNm, rcvrTel, zipCd, roadAddr, dtlAddr, dlvMsg, entrMthdCd, entrCntn } = read;
  const receiver = { rcvrNm, rcvrTel, zipCd, roadAddr, dtlAddr, dlvMsg, entrMthdCd };
  const dlv = { ...receiver, dlvNo: '', dlvNm: null, jibunAddr: null };
  return {
    ...priced,
    mallId,
    memNo,
    ordTp: 'UPLOAD',
    ordStat: orderStates.awaitingPayment,
    ordDts: now(),
    sealed: sealPersonal(keys, { ordr: null, dlv, cashRcpt: null }),
    sealedEntrance: sealText(keys, entrCntn),
    payMthdCd: payMthdCd ?? '',
    payDueDts,
    cpnIsuNoList: [],
    agreeCdList: [],
    cartNoList: [],
  };
}
