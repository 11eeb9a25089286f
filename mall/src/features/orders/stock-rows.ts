import { asc, inArray, sql } from 'drizzle-orm';
import { splitBetweenStores } from '../../buying/stock.ts';
import type { Transaction } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { goodsOptions, productColors, products } from '../../db/schema/products.ts';
import type { Selection } from '../carts/selections.ts';

interface Pieces extends Selection {
  qty: number;
}

/** Reserved pieces, with the stores that they came from. */
interface ReservedPieces extends Pieces {
  /** Pieces from the second store. */
  stckqty2: number;
}

/** Locks the stock rows of selections until the transaction ends, always in the same order, so that two orders never deadlock. */
export async function lockStock(db: Transaction, selections: readonly Selection[]): Promise<void> {
  const numbers = numbersOf(selections);
  if (numbers.length === 0) return;
  await db
    .select({ gdsGrpNo: products.gdsGrpNo })
    .from(products)
    .where(inArray(products.gdsGrpNo, numbers))
    .orderBy(asc(products.gdsGrpNo))
    .for('update');
  // A lock on the product covers its options and colors: nothing locks these alone.
}

/** Pieces in the first store of products, by number. */
export type FirstStores = ReadonlyMap<string, number>;

/**
 * Reserves available pieces of locked rows. Returns the pieces from the second store, line by line. `inFirstStores`: what the caller
 * has read of them since they are locked; without it they are read.
 */
export async function reserveStock(
  db: Transaction,
  wanted: readonly Pieces[],
  inFirstStores?: FirstStores,
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const fromSecondStore = splitBetweenStores(wanted, inFirstStores ?? (await loadFirstStores(db, wanted)));
  const taken = wanted.map(({ qty, ...selection }, index) => ({
    ...selection,
    qty: -qty,
    stckqty2: -(fromSecondStore[index] ?? 0),
  }));
  if ((await move(db, taken)) < placesOf(wanted)) throw new Error('Pieces were taken from a row that is gone.');
  return fromSecondStore;
}

async function loadFirstStores(db: Transaction, wanted: readonly Pieces[]): Promise<FirstStores> {
  const rows = await db
    .select({ gdsGrpNo: products.gdsGrpNo, stckqty: products.stckqty })
    .from(products)
    .where(inArray(products.gdsGrpNo, numbersOf(wanted)));
  return new Map(rows.map((row) => [row.gdsGrpNo, row.stckqty]));
}

/** Returns pieces to their stores. Ignores products, options and colors that no longer exist. */
export async function restock(db: Transaction, taken: readonly ReservedPieces[]): Promise<void> {
  if (taken.length > 0) await move(db, taken);
}

/**
 * Adds pieces (negative: removes them) in one statement, which locks the products in the order of `lockStock` first. Returns the
 * number of changed products, options and colors.
 */
async function move(db: Transaction, pieces: readonly ReservedPieces[]): Promise<number> {
  const column = (name: keyof ReservedPieces) => sql.param(pieces.map((each) => each[name]));
  const [row] = await rowsOf<{ changed: number }>(
    db,
    sql`
      with locked as (
        select gds_grp_no from ${products} where gds_grp_no = any(${column('gdsGrpNo')}::text[])
        order by gds_grp_no for update
      ), pieces as (
        select gds_grp_no, opt_no, color_nm, qty, qty2
        from unnest(
          ${column('gdsGrpNo')}::text[], ${column('optNo')}::text[], ${column('colorNm')}::text[],
          ${column('qty')}::int[], ${column('stckqty2')}::int[]
        ) as each (gds_grp_no, opt_no, color_nm, qty, qty2)
        join locked using (gds_grp_no)
      ), of_groups as (
        update ${products} as stock set stckqty = stock.stckqty + moved.qty - moved.qty2, stckqty2 = stock.stckqty2 + moved.qty2
        from (select gds_grp_no, sum(qty) as qty, sum(qty2) as qty2 from pieces group by gds_grp_no) as moved
        where stock.gds_grp_no = moved.gds_grp_no returning 1
      ), of_options as (
        update ${goodsOptions} as stock set stckqty = stock.stckqty + moved.qty
        from (select opt_no, sum(qty) as qty from pieces where opt_no is not null group by opt_no) as moved
        where stock.opt_no = moved.opt_no returning 1
      ), of_colors as (
        update ${productColors} as stock set stckqty = stock.stckqty + moved.qty
        from (
          select gds_grp_no, color_nm, sum(qty) as qty from pieces where color_nm is not null group by gds_grp_no, color_nm
        ) as moved
        where stock.gds_grp_no = moved.gds_grp_no and stock.color_nm = moved.color_nm returning 1
      )
      select (
        (select count(*) from of_groups) + (select count(*) from of_options) + (select count(*) from of_colors)
      )::int as changed
    `,
  );
  return row?.changed ?? 0;
}

/** Number of products, options and colors of the selections. */
function placesOf(selections: readonly Selection[]): number {
  const options = new Set(selections.flatMap(({ optNo }) => optNo ?? []));
  const colors = new Set(
    selections.flatMap(({ gdsGrpNo, colorNm }) => (colorNm === null ? [] : JSON.stringify([gdsGrpNo, colorNm]))),
  );
  return numbersOf(selections).length + options.size + colors.size;
}

function numbersOf(selections: readonly Selection[]): string[] {
  return [...new Set(selections.map(({ gdsGrpNo }) => gdsGrpNo))].toSorted();
}
