import { asc, eq, inArray, like } from 'drizzle-orm';
import { orders } from '../../../src/db/schema/orders.ts';
import { products } from '../../../src/db/schema/products.ts';
import { uploadRows, uploads } from '../../../src/db/schema/uploads.ts';
import { heldByProvider, price } from './payments.ts';
import type { Shop } from './shop.ts';
import type { Clerk, ClerkFile } from './upload-model.ts';
import type { UploadAnswer } from './uploads.ts';

type Upload = typeof uploads.$inferSelect;
type Order = typeof orders.$inferSelect;

/** A row with its order, and what its pieces cost. */
interface BookedRow {
  row: typeof uploadRows.$inferSelect;
  order: Order | null;
  cost: number;
}

const awaiting = 'OR00101';
const ended = 'OR00901';
const costOf = (list: readonly BookedRow[]) => list.reduce((sum, { cost }) => sum + cost, 0);
const inState = (rows: readonly BookedRow[], ...states: string[]) =>
  rows.filter(({ row }) => states.includes(row.rowStat));

/**
 * What is wrong with the books: rows are what the clerk typed, each number is one order or named as failed, pieces are in orders
 * or free, and the money is that of the orders. `isOver`: nothing is left to do, so nothing may wait.
 */
export async function faultsOfUploads(
  shop: Pick<Shop, 'context'>,
  clerk: Pick<Clerk, 'files' | 'faults' | 'mark' | 'pieces' | 'history'>,
  { isOver = false } = {},
): Promise<string[]> {
  const { db } = shop.context;
  const rows = (
    await db
      .select({ row: uploadRows, order: orders })
      .from(uploadRows)
      .leftJoin(orders, eq(orders.ordNo, uploadRows.ordNo))
      .where(like(uploadRows.custOrdNo, `${clerk.mark}-%`))
      .orderBy(asc(uploadRows.upldNo), asc(uploadRows.rowNo))
  ).map((found) => ({ ...found, cost: Number(found.row.cells.qty) * price }));
  const numbers = clerk.files.map(({ upldNo }) => upldNo);
  const stored = numbers.length === 0 ? [] : await db.select().from(uploads).where(inArray(uploads.upldNo, numbers));
  const faults = [...clerk.faults, ...rows.flatMap(faultsOfRow), ...faultsOfNumbers(rows), ...(await lostOrders(shop))];
  const history = await clerk.history();
  for (const file of clerk.files) {
    const own = rows.filter(({ row }) => row.upldNo === file.upldNo);
    faults.push(...faultsOfTyping(file, own, clerk.mark));
    const upload = stored.find(({ upldNo }) => upldNo === file.upldNo);
    if ((upload !== undefined) === (file.state === 'DELETED')) faults.push(`${file.upldNo} is ${file.state}`);
    if (!upload) continue;
    faults.push(...faultsOfFile(file, upload, own, isOver));
    faults.push(
      ...faultsOfFigures(
        upload,
        own,
        history.find(({ upldNo }) => upldNo === file.upldNo),
      ),
    );
    if (!isOver || upload.payMthdCd !== 'PM00103') continue;
    const held = await heldByProvider(shop, { ordNo: file.upldNo });
    const sum = costOf(inState(own, 'PLACED'));
    if (held !== sum) faults.push(`${file.upldNo} holds ${held} for orders of ${sum}`);
  }
  const [goods] = await db.select({ free: products.stckqty }).from(products).where(eq(products.gdsGrpNo, 'GD0004'));
  const pieces = (goods?.free ?? 0) + costOf(inState(rows, 'PLACED')) / price;
  if (clerk.pieces !== null && pieces !== clerk.pieces)
    faults.push(`${pieces} pieces are free or ordered, of ${clerk.pieces}`);
  return faults;
}

function faultsOfRow({ row, order, cost }: BookedRow): string[] {
  const { upldNo, rowNo, custOrdNo, rowStat, errList, payPrc } = row;
  const name = `${upldNo} ${rowNo} (${custOrdNo}, ${rowStat})`;
  const isOrdered = order !== null && order.ordStat !== ended;
  const isNamed = errList.length > 0;
  const mayCost = rowStat === 'ENDED' || payPrc === (isNamed ? 0 : cost);
  return [
    isOrdered !== (rowStat === 'PLACED') && `${name} has an order in ${order?.ordStat}`,
    isOrdered && order.payPrc !== cost && `${name} costs ${cost}, its order ${order.payPrc}`,
    !mayCost && `${name} counts as ${payPrc} won`,
    ['FAILED', 'LEFT_OUT'].includes(rowStat) && !isNamed && `${name} says not why`,
    rowStat === 'PLACED' && isNamed && `${name} is ordered and says why not`,
    errList.some(({ errCd }) => errCd === 'NO_GOODS') && `${name} misses goods that are there`,
  ].filter((fault) => fault !== false);
}

function faultsOfNumbers(rows: readonly BookedRow[]): string[] {
  const placed = inState(rows, 'PLACED').map(({ row }) => row.custOrdNo);
  return [...new Set(placed)]
    .filter((number) => placed.filter((each) => each === number).length > 1)
    .map((number) => `${number} is ordered twice`);
}

async function lostOrders({ context: { db } }: Pick<Shop, 'context'>): Promise<string[]> {
  const lost = await db
    .select({ ordNo: orders.ordNo, row: uploadRows.ordNo })
    .from(orders)
    .leftJoin(uploadRows, eq(uploadRows.ordNo, orders.ordNo))
    .where(eq(orders.ordTp, 'UPLOAD'));
  return lost.filter(({ row }) => row === null).map(({ ordNo }) => `${ordNo} is the order of no row`);
}

function faultsOfTyping({ upldNo, rows, state }: ClerkFile, own: readonly BookedRow[], mark: string): string[] {
  const typed =
    state === 'DELETED' ? [] : [...rows].map(([rowNo, { number, qty }]) => `${rowNo}: ${mark}-${number} x ${qty}`);
  const stored = own.map(({ row }) => `${row.rowNo}: ${row.custOrdNo} x ${row.cells.qty}`);
  return typed.join() === stored.join() ? [] : [`${upldNo} has rows ${stored.join()}, typed were ${typed.join()}`];
}

function faultsOfFile({ state }: ClerkFile, upload: Upload, own: readonly BookedRow[], isOver: boolean): string[] {
  const { upldNo, stat, payMthdCd, payPrc, payDts, rfndPrc, stlDts } = upload;
  const placed = inState(own, 'PLACED');
  const waiting = placed.filter(({ order }) => order?.ordStat === awaiting);
  const asked = costOf(own) - costOf(inState(own, 'LEFT_OUT'));
  const sum = costOf(placed);
  const isStuck = stat !== 'UP00104' || inState(own, 'OPEN').length > 0 || waiting.length > 0;
  return [
    (stat === 'UP00102') !== (state === 'OPEN') && `${upldNo} is ${state}, in ${stat}`,
    stat === 'UP00102' &&
      placed.length + (payDts === null ? 0 : 1) > 0 &&
      `${upldNo} is ordered before it is confirmed`,
    payMthdCd !== null && payPrc !== asked && `${upldNo} asks ${payPrc} for rows of ${asked}`,
    payDts === null && waiting.length < placed.length && `${upldNo} has paid orders without a payment`,
    stlDts !== null &&
      (payPrc ?? 0) - rfndPrc !== sum &&
      `${upldNo} charges ${payPrc} less ${rfndPrc} for orders of ${sum}`,
    isOver && stat !== 'UP00102' && isStuck && `${upldNo} stays in ${stat}`,
    isOver && payDts !== null && stlDts === null && `${upldNo} is paid, and not settled`,
  ].filter((fault) => fault !== false);
}

/** The counts and the sum that the clerk sees. */
function faultsOfFigures({ upldNo }: Upload, own: readonly BookedRow[], shown: UploadAnswer | undefined): string[] {
  const wrong = own.filter(({ row }) => row.errList.length > 0);
  const counted = own.filter((each) => !wrong.includes(each) && each.row.rowStat !== 'ENDED');
  const expected = {
    totCnt: own.length,
    okCnt: own.length - wrong.length,
    errCnt: wrong.length,
    ordCnt: inState(own, 'PLACED').length,
    totPrc: costOf(counted),
  };
  return Object.entries(expected).flatMap(([name, value]) =>
    shown?.[name as keyof typeof expected] === value
      ? []
      : [`${upldNo} shows ${shown?.[name as keyof typeof expected]} as ${name}, not ${value}`],
  );
}
