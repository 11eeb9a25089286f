import { eq, inArray, like } from 'drizzle-orm';
import { orders } from '../../../src/db/schema/orders.ts';
import { uploadRows, uploads } from '../../../src/db/schema/uploads.ts';
import { heldByProvider } from './payments.ts';
import type { Shop } from './shop.ts';

const ended = 'OR00901';
const sumOf = (list: readonly { payPrc: number }[]) => list.reduce((sum, { payPrc }) => sum + payPrc, 0);

/**
 * What is wrong with the books once nothing is left to do: each customer's number is one order or named as failed, and the
 * money is that of the orders. `mark` begins the numbers of these files.
 */
export async function faultsOfUploads(shop: Shop, mark: string): Promise<string[]> {
  const { db } = shop.context;
  const rows = await db
    .select({ row: uploadRows, order: orders })
    .from(uploadRows)
    .leftJoin(orders, eq(orders.ordNo, uploadRows.ordNo))
    .where(like(uploadRows.custOrdNo, `${mark}-%`));
  const upldNos = [...new Set(rows.map(({ row }) => row.upldNo))];
  const files = upldNos.length === 0 ? [] : await db.select().from(uploads).where(inArray(uploads.upldNo, upldNos));
  const faults: string[] = [];
  const placed = rows.filter(({ row }) => row.rowStat === 'PLACED');
  for (const { row, order } of rows) {
    const name = `${row.upldNo} ${row.rowNo} (${row.custOrdNo}, ${row.rowStat})`;
    const isOrdered = order !== null && order.ordStat !== ended;
    if (isOrdered !== (row.rowStat === 'PLACED')) faults.push(`${name} has an order in ${order?.ordStat}`);
    if (isOrdered && order.payPrc !== row.payPrc) faults.push(`${name} costs ${row.payPrc}, its order ${order.payPrc}`);
    const isNamed = row.errList.length > 0;
    if (['FAILED', 'LEFT_OUT'].includes(row.rowStat) && !isNamed) faults.push(`${name} says not why`);
    if (row.rowStat === 'PLACED' && isNamed) faults.push(`${name} is ordered and says why not`);
  }
  for (const number of new Set(placed.map(({ row }) => row.custOrdNo)))
    if (placed.filter(({ row }) => row.custOrdNo === number).length > 1) faults.push(`${number} is ordered twice`);
  const ofRows = new Set(rows.flatMap(({ row }) => row.ordNo ?? []));
  const all = await db.select().from(orders).where(eq(orders.ordTp, 'UPLOAD'));
  const known = await db.select({ ordNo: uploadRows.ordNo }).from(uploadRows);
  const lost = all.filter(({ ordNo }) => !ofRows.has(ordNo) && !known.some((row) => row.ordNo === ordNo));
  faults.push(...lost.map(({ ordNo }) => `${ordNo} is the order of no row`));
  for (const file of files) {
    const own = rows.filter(({ row }) => row.upldNo === file.upldNo);
    const sum = sumOf(own.flatMap(({ row, order }) => (row.rowStat === 'PLACED' && order ? [order] : [])));
    const isOpen = own.some(({ row }) => row.rowStat === 'OPEN');
    if (file.stat === 'UP00102') {
      if (own.some(({ row }) => row.ordNo !== null)) faults.push(`${file.upldNo} is ordered before it is confirmed`);
      continue;
    }
    if (file.stat !== 'UP00104' || isOpen) faults.push(`${file.upldNo} stays in ${file.stat}`);
    const charged = file.payDts === null ? 0 : (file.payPrc ?? 0) - file.rfndPrc;
    if (charged !== sum) faults.push(`${file.upldNo} charges ${charged} for orders of ${sum}`);
    if (file.payMthdCd !== 'PM00103') continue;
    const held = await heldByProvider(shop, { ordNo: file.upldNo });
    if (held !== sum) faults.push(`${file.upldNo} holds ${held} for orders of ${sum}`);
  }
  return faults;
}
