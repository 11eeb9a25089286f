import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/buying.ts';

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
