import { and, asc, eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { orderGroups, orderHistory, orderItems, orders, shipments } from '../../../src/db/schema/orders.ts';
import { uploadRows } from '../../../src/db/schema/uploads.ts';
import type { Shop } from './shop.ts';
import { someCells, type Texts } from './uploads.ts';

/** Goods with an option and a color, with a color, and with neither. */
const cellsOf = {
  kettle: { gdsGrpNo: 'GD0001', optNm: '필터 추가', colorNm: '화이트' },
  pot: { gdsGrpNo: 'GD0002', colorNm: '화이트' },
  vacuum: { gdsGrpNo: 'GD0004' },
} satisfies Record<string, Texts>;

const number = fc.integer({ min: 1, max: 40 });
const left = fc.nat({ max: 9 });

/** Rows, what is left of their goods once they are confirmed, and what is odd about some of them then. */
export const anyUpload = fc.record({
  rows: fc.uniqueArray(
    fc.record({
      number,
      goods: fc.constantFrom('kettle', 'pot', 'vacuum'),
      qty: fc.integer({ min: 1, max: 3 }),
      zipCd: fc.constantFrom('04524', '63001'),
    }),
    { selector: (row) => row.number, minLength: 2, maxLength: 12 },
  ),
  setSize: fc.constantFrom(2, 3, 5, 100),
  /** Pieces of both stores of each, of the option and of the colors. */
  stock: fc.tuple(left, left, left, left, left),
  stopped: fc.option(fc.constantFrom('GD0001', 'GD0002', 'GD0004')),
  /** Ordered with another file meanwhile. */
  orderedBefore: fc.option(number),
  /** A row that cannot be stored, whatever is tried. */
  broken: fc.option(fc.nat({ max: 11 })),
  end: fc.constantFrom('paid', 'ended'),
});

export type GeneratedUpload = typeof anyUpload extends fc.Arbitrary<infer Value> ? Value : never;

export function toCells({ rows }: GeneratedUpload, prefix: string) {
  return rows.map(({ number: of, goods, qty, zipCd }) =>
    someCells(`${prefix}-${of}`, { ...cellsOf[goods], qty: String(qty), zipCd }),
  );
}

const sold = Object.values(cellsOf).map(({ gdsGrpNo }) => gdsGrpNo);

/** Enough of everything, so that each row can be confirmed. */
export async function stockAll(shop: Shop): Promise<void> {
  await setStock(shop, [900, 900, 900, 900, 900]);
  await shop.context.db.update(products).set({ gdsStat: 'GD00403' }).where(inArray(products.gdsGrpNo, sold));
}

const isWhite = (gdsGrpNo: string) => and(eq(productColors.gdsGrpNo, gdsGrpNo), eq(productColors.colorNm, '화이트'));

export async function setStock(
  { context: { db } }: Shop,
  [stckqty, stckqty2, option, white, whitePot]: GeneratedUpload['stock'],
): Promise<void> {
  await db.update(products).set({ stckqty, stckqty2 }).where(inArray(products.gdsGrpNo, sold));
  await db.update(goodsOptions).set({ stckqty: option }).where(eq(goodsOptions.gdsGrpNo, 'GD0001'));
  await db.update(productColors).set({ stckqty: white }).where(isWhite('GD0001'));
  await db.update(productColors).set({ stckqty: whitePot }).where(isWhite('GD0002'));
}

/** All that became of an upload, without what is random about it: rows with their orders, the stock and the jobs that wait. */
export async function becameOf({ context }: Shop, upldNo: string) {
  const { db, jobs } = context;
  const rows = await db.select().from(uploadRows).where(eq(uploadRows.upldNo, upldNo)).orderBy(asc(uploadRows.rowNo));
  const list = [];
  for (const { rowNo, rowStat, errList, payPrc, ordNo } of rows) {
    const order = ordNo === null ? null : await becameOfOrder(db, ordNo);
    const waiting = [];
    for (const queue of ['shop-step', 'order-entrance', 'order-confirm'] as const) {
      const found = ordNo === null ? [] : await jobs.boss.findJobs(queue, { data: { ordNo }, queued: true });
      waiting.push(found.length);
    }
    list.push({ rowNo, rowStat, errList, payPrc, order, waiting });
  }
  return { list, stock: await stockOf(db) };
}

async function becameOfOrder(db: Shop['context']['db'], ordNo: string) {
  const [order] = await db.select().from(orders).where(eq(orders.ordNo, ordNo));
  const items = await db.select().from(orderItems).where(eq(orderItems.ordNo, ordNo));
  const groups = await db.select().from(orderGroups).where(eq(orderGroups.ordNo, ordNo));
  const history = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.ordNo, ordNo))
    .orderBy(asc(orderHistory.seq));
  const parcels = await db.select().from(shipments).where(eq(shipments.ordNo, ordNo));
  const invcNo = parcels[0]?.invcNo ?? 'none';
  return {
    order: { ...order, ordNo: '', sealed: order?.sealed !== '', ordDts: null },
    items: items.map((item) => ({ ...item, ordNo: '', ordItemNo: '', invcNo: item.invcNo === invcNo })),
    groups: groups.map((group) => ({ ...group, ordNo: '' })),
    history: history.map(({ ordItemNo, stat, whoTp, memo }) => ({
      ofLine: ordItemNo !== null,
      stat,
      whoTp,
      memo: memo?.replace(invcNo, 'parcel'),
    })),
    parcels: parcels.map(({ rcvDts }) => rcvDts !== null),
  };
}

async function stockOf(db: Shop['context']['db']) {
  const ofProducts = await db
    .select({ gdsGrpNo: products.gdsGrpNo, stckqty: products.stckqty, stckqty2: products.stckqty2 })
    .from(products)
    .where(inArray(products.gdsGrpNo, sold))
    .orderBy(asc(products.gdsGrpNo));
  const ofOptions = await db
    .select({ stckqty: goodsOptions.stckqty })
    .from(goodsOptions)
    .where(inArray(goodsOptions.gdsGrpNo, sold))
    .orderBy(asc(goodsOptions.optNo));
  const ofColors = await db
    .select({ stckqty: productColors.stckqty })
    .from(productColors)
    .where(inArray(productColors.gdsGrpNo, sold))
    .orderBy(asc(productColors.gdsGrpNo), asc(productColors.prir));
  return { ofProducts, ofOptions, ofColors };
}
