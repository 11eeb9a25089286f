import { and, count, desc, eq, getTableColumns, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { rowsIn } from '../../db/read-together.ts';
import { cartLines } from '../../db/schema/buying.ts';
import type { Keys } from '../../keys.ts';
import { unsealText } from '../../security/sealed-text.ts';
import { selectionKey, type Selection } from './selections.ts';

type StoredLine = typeof cartLines.$inferSelect;

export type CartLineRow = Omit<StoredLine, 'sealedOptTxt' | 'optTxtHash'> & { optTxt: string | null };

type Reading = Pick<MallContext, 'db' | 'keys'>;

/** Latest first. */
export async function loadCartLines({ db, keys }: Reading, memNo: string): Promise<CartLineRow[]> {
  const rows = await db.select().from(cartLines).where(eq(cartLines.memNo, memNo)).orderBy(desc(cartLines.seq));
  return rows.map((row) => unsealLine(keys, row));
}

function unsealLine(keys: Keys, { sealedOptTxt, optTxtHash: _hash, ...line }: StoredLine): CartLineRow {
  return { ...line, optTxt: unsealText(keys, sealedOptTxt) };
}

export async function countCartLines(db: Database, memNo: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(cartLines).where(eq(cartLines.memNo, memNo));
  return row?.count ?? 0;
}

export async function deleteCartLines(db: Database, memNo: string, numbers: readonly string[]): Promise<void> {
  await db.delete(cartLines).where(and(eq(cartLines.memNo, memNo), inArray(cartLines.cartNo, [...numbers])));
}

/**
 * Removes paid pieces from the cart lines that they were ordered from, for `writeTogether`; the member is locked. Keeps pieces that
 * were added meanwhile, and lines whose selection has changed.
 */
export function paidPiecesOut(
  { db, keys }: { db: Transaction; keys: Keys },
  lines: readonly StoredLine[],
  items: readonly (Selection & { qty: number; sealedOptTxt: string | null })[],
): SQLWrapper[] {
  const paid = items.map((item) => ({ ...item, optTxt: unsealText(keys, item.sealedOptTxt) }));
  const left = lines.map((row) => {
    const line = unsealLine(keys, row);
    const ofLine = paid.filter((pieces) => selectionKey(pieces) === selectionKey(line));
    return { cartNo: line.cartNo, before: line.qty, qty: ofLine.reduce((rest, { qty }) => rest - qty, line.qty) };
  });
  const empty = left.filter(({ qty }) => qty <= 0).map(({ cartNo }) => cartNo);
  const fewer = left.filter(({ before, qty }) => qty > 0 && qty < before);
  return [
    ...(empty.length > 0 ? [db.delete(cartLines).where(inArray(cartLines.cartNo, empty))] : []),
    ...fewer.map(({ cartNo, qty }) => db.update(cartLines).set({ qty }).where(eq(cartLines.cartNo, cartNo))),
  ];
}

/** Lines of carts by number, as a part of a larger statement. */
export function cartLinesIn(numbers: readonly string[]): SQL<StoredLine[]> {
  const ofNumbers = sql`from ${cartLines} where ${inArray(cartLines.cartNo, [...numbers])}`;
  return rowsIn(getTableColumns(cartLines), ofNumbers);
}
