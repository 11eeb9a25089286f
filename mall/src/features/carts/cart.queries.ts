import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { cartLines } from '../../db/schema/buying.ts';
import { selectionKey, type Selection } from './selections.ts';

export type CartLineRow = typeof cartLines.$inferSelect;

/** Latest first. */
export function loadCartLines(db: Database, memNo: string): Promise<CartLineRow[]> {
  return db.select().from(cartLines).where(eq(cartLines.memNo, memNo)).orderBy(desc(cartLines.seq));
}

export async function countCartLines(db: Database, memNo: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(cartLines).where(eq(cartLines.memNo, memNo));
  return row?.count ?? 0;
}

export async function deleteCartLines(db: Database, memNo: string, numbers: readonly string[]): Promise<void> {
  await db.delete(cartLines).where(and(eq(cartLines.memNo, memNo), inArray(cartLines.cartNo, [...numbers])));
}

/**
 * Removes paid pieces from the cart lines that they were ordered from; the member is locked. Keeps pieces that were added
 * meanwhile, and lines whose selection has changed.
 */
export async function takePaidPieces(
  db: Transaction,
  memNo: string,
  numbers: readonly string[],
  paid: readonly (Selection & { qty: number })[],
): Promise<void> {
  if (numbers.length === 0) return;
  const lines = (await loadCartLines(db, memNo)).filter(({ cartNo }) => numbers.includes(cartNo));
  const left = lines.map((line) => {
    const ofLine = paid.filter((pieces) => selectionKey(pieces) === selectionKey(line));
    return { cartNo: line.cartNo, before: line.qty, qty: ofLine.reduce((rest, { qty }) => rest - qty, line.qty) };
  });
  const empty = left.filter(({ qty }) => qty <= 0).map(({ cartNo }) => cartNo);
  if (empty.length > 0) await deleteCartLines(db, memNo, empty);
  for (const { cartNo, before, qty } of left) {
    if (qty > 0 && qty < before) await db.update(cartLines).set({ qty }).where(eq(cartLines.cartNo, cartNo));
  }
}
