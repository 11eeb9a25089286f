import { and, eq } from 'drizzle-orm';
import { orderItems, orders } from '../../../src/db/schema/orders.ts';
import { products } from '../../../src/db/schema/products.ts';
import type { Shop } from './shop.ts';

/** Pieces of some goods that orders of a mall hold, and those that are left. */
export async function piecesOfSale({ context: { db } }: Shop, mallId: string, gdsGrpNo: string) {
  const items = await db
    .select({ qty: orderItems.qty })
    .from(orderItems)
    .innerJoin(orders, eq(orders.ordNo, orderItems.ordNo))
    .where(and(eq(orders.mallId, mallId), eq(orderItems.gdsGrpNo, gdsGrpNo)));
  const [product] = await db.select().from(products).where(eq(products.gdsGrpNo, gdsGrpNo));
  return { ordered: items.reduce((sum, { qty }) => sum + qty, 0), left: product?.stckqty ?? 0 };
}
