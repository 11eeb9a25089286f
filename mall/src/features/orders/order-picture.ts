import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { readTogether } from '../../db/read-together.ts';
import { orderItems, orders, type orderHistory } from '../../db/schema/orders.ts';
import { paymentBooksIn, type PaymentBooks } from '../payments/attempts.ts';
import { favoritesIn } from '../products/product.queries.ts';
import {
  claimsIn,
  historyIn,
  ordersIn,
  toClaims,
  toOrders,
  type LoadedOrder,
  type ShownClaim,
} from './order.queries.ts';
import { ticketsIn, type TicketRow } from './ticket-rows.ts';

/** All that a response shows of an order, as of one moment. */
export interface OrderPicture extends LoadedOrder, PaymentBooks {
  favorites: Set<string>;
  claims: ShownClaim[];
  history: (typeof orderHistory.$inferSelect)[];
  tickets: TicketRow[];
}

/** Reads it in one statement. Null: there is no such order. */
export async function readOrder(db: Database, ordNo: string): Promise<OrderPicture | null> {
  const owner = sql`(select ${orders.memNo} from ${orders} where ${eq(orders.ordNo, ordNo)})`;
  const numbers = sql`array(select ${orderItems.gdsGrpNo} from ${orderItems} where ${eq(orderItems.ordNo, ordNo)})`;
  const { rows, items, groups, favorites, attempts, stuck, history, tickets, ...ofClaims } = await readTogether(db, {
    ...ordersIn([ordNo]),
    ...claimsIn(ordNo),
    ...paymentBooksIn([ordNo]),
    favorites: favoritesIn(owner, numbers),
    history: historyIn(ordNo),
    tickets: ticketsIn([ordNo]),
  });
  const [order] = toOrders(rows, { items, groups });
  return order ? { ...order, favorites, attempts, stuck, history, tickets, claims: toClaims(ofClaims) } : null;
}
