import { eq } from 'drizzle-orm';
import { goods } from '../../../src/db/schema/products.ts';
import type { Shop } from './shop.ts';

/** Sets the price of a product from now on. */
export async function setPrice(
  { context: { db } }: Pick<Shop, 'context'>,
  gdsGrpNo: string,
  slPrc: number,
): Promise<void> {
  await db.update(goods).set({ slPrc }).where(eq(goods.gdsGrpNo, gdsGrpNo));
}
