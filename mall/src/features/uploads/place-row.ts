import { orderStates } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { orders, SheetLine } from '../../db/schema/orders.ts';
import { uploadRows, type StoredRowError } from '../../db/schema/uploads.ts';
import { newNumber } from '../../security/numbers.ts';
import { fewerLeft, loadSellableItems, soldOut, stateOfSelection } from '../carts/selections.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { sealText } from '../../security/sealed-text.ts';
import { sealPersonal } from '../orders/personal-data.ts';
import { lockStock } from '../orders/stock-rows.ts';
import { priceOfRow } from './check-rows.ts';
import { readRow, type ReadRow } from './read-row.ts';
import { openCells } from './row-cells.ts';
import { isRow, usedNumbers, type Upload, type UploadRow } from './upload.queries.ts';

/**
 * Places a confirmed row as an order of its own, with the prices that were confirmed, or names why it cannot be. Returns its
 * number. The caller has locked member and upload.
 */
export async function placeRow(context: TransactionContext, upload: Upload, row: UploadRow): Promise<string | null> {
  const { db, keys, now } = context;
  const { row: read } = readRow(openCells(keys, row));
  const obstacle = row.line === null ? gone : await obstacleTo(context, upload, row, row.line);
  if (row.line === null || obstacle !== null) {
    await db
      .update(uploadRows)
      .set({ rowStat: 'FAILED', errList: [obstacle ?? gone], payPrc: 0 })
      .where(isRow(row));
    return null;
  }
  const ordNo = newNumber('OR', now());
  const price = priceOfRow(row.line, read.zipCd);
  const order = toOrder(context, upload, read, { ordNo, summary: price.summary, payPrc: price.summary.payPrc });
  await insertOrder(context, { row: order, lines: [row.line], price, now: now() });
  await db.update(uploadRows).set({ rowStat: 'PLACED', ordNo, ordDts: now() }).where(isRow(row));
  return ordNo;
}

const gone: StoredRowError = {
  colNm: 'gdsGrpNo',
  errCd: 'NO_GOODS',
  errMsg: '판매하지 않는 상품이에요.',
};

/** Relevant changes since the upload was confirmed. Null if there are none. */
async function obstacleTo(
  { db, now }: TransactionContext,
  { mallId, memNo }: Upload,
  { custOrdNo }: UploadRow,
  line: SheetLine,
): Promise<StoredRowError | null> {
  if ((await usedNumbers(db, memNo, [custOrdNo], now())).has(custOrdNo)) {
    const errMsg = '최근 90일 안에 주문한 고객주문번호예요.';
    return { colNm: 'custOrdNo', errCd: 'DUPLICATE', errMsg };
  }
  await lockStock(db, [line]);
  const item = (await loadSellableItems(db, mallId, [line.gdsGrpNo])).get(line.gdsGrpNo);
  if (!item) return gone;
  const { ordImpsblRsnCd, psblQty } = stateOfSelection(item, line, line.qty);
  if (ordImpsblRsnCd === null) return null;
  if (ordImpsblRsnCd !== soldOut && ordImpsblRsnCd !== fewerLeft) return gone;
  const errMsg = psblQty === 0 ? '품절되어 주문하지 못했어요.' : `재고가 ${psblQty}개뿐이라 주문하지 못했어요.`;
  return { colNm: 'qty', errCd: 'STOCK', errMsg };
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
