import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { wayOfGroup } from '../../buying/delivery-groups.ts';
import type { MallContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { rowsIn } from '../../db/read-together.ts';
import { orderTickets } from '../../db/schema/orders.ts';
import { unseal } from '../../security/sealing.ts';
import { toDay } from '../../wire/days.ts';
import type { ItemRow } from './order.queries.ts';

export type TicketRow = typeof orderTickets.$inferSelect;

/** Tickets of orders, as a part of a larger statement. */
export function ticketsIn(numbers: readonly string[]): SQL<TicketRow[]> {
  return rowsIn(
    getTableColumns(orderTickets),
    sql`from ${orderTickets} where ${inArray(orderTickets.ordNo, [...numbers])} order by ${orderTickets.tktNo}`,
  );
}

/** The tickets of a line, for its owner. Without their codes once it is returned. */
export function ticketsOf(
  { keys, now }: Pick<MallContext, 'keys' | 'now'>,
  item: Pick<ItemRow, 'ordItemNo' | 'itemStat'>,
  rows: readonly TicketRow[],
) {
  return rows
    .filter(({ ordItemNo }) => ordItemNo === item.ordItemNo)
    .map(({ tktNo, sealedPin, expDts }) => ({
      tktNo,
      pinNo: isUsable(item) ? unseal(keys.personal, sealedPin) : null,
      expDt: toDay(expDts),
      tktStat: !isUsable(item) ? ('RETURNED' as const) : expDts < now() ? ('EXPIRED' as const) : ('USABLE' as const),
    }));
}

/** A return takes tickets back. */
function isUsable({ itemStat }: Pick<ItemRow, 'itemStat'>): boolean {
  return itemStat === 'OR00105' || itemStat === 'OR00106';
}

/** Whether a line has tickets that can be sent again. */
export function isSentTicket(item: Pick<ItemRow, 'dlvGrpNo' | 'itemStat'>): boolean {
  return wayOfGroup(item) === 'TEXT' && isUsable(item);
}

/** Moves the tickets of claimed pieces to the line that they get. The latest ones go first. */
export async function moveTickets(
  db: Transaction,
  from: string,
  { ordItemNo, qty }: { ordItemNo: string; qty: number },
): Promise<void> {
  const rows = await db
    .select({ tktNo: orderTickets.tktNo })
    .from(orderTickets)
    .where(eq(orderTickets.ordItemNo, from))
    .orderBy(asc(orderTickets.tktNo));
  const moved = rows.slice(-qty).map(({ tktNo }) => tktNo);
  if (moved.length === 0) return;
  await db
    .update(orderTickets)
    .set({ ordItemNo })
    .where(and(eq(orderTickets.ordItemNo, from), inArray(orderTickets.tktNo, moved)));
}
