import { eq } from 'drizzle-orm';
import { endedClaims, nextClaimState, type ClaimEvent } from '../../buying/claim-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { claimItems, claims } from '../../db/schema/orders.ts';
import { lockMember } from '../../members/members.queries.ts';
import { findOrder, lockOrder, type ItemRow, type LoadedOrder } from '../orders/order.queries.ts';

export type ClaimRow = typeof claims.$inferSelect;
export type ClaimItemRow = typeof claimItems.$inferSelect;

/** A claim with its order. Member, order and claim are locked until the transaction ends. */
export interface LoadedClaim {
  claim: ClaimRow;
  claimed: ClaimItemRow[];
  order: LoadedOrder;
  /** The lines that are claimed. */
  items: ItemRow[];
}

/** Null if there is no such claim. */
export async function lockClaim(db: Transaction, clmNo: string): Promise<LoadedClaim | null> {
  const [known] = await db.select().from(claims).where(eq(claims.clmNo, clmNo));
  const found = known && (await findOrder(db, known.ordNo));
  if (!found) return null;
  await lockMember(db, found.row.memNo);
  const order = await lockOrder(db, known.ordNo);
  const [claim] = await db.select().from(claims).where(eq(claims.clmNo, clmNo)).for('update');
  if (!order || !claim) return null;
  const claimed = await db.select().from(claimItems).where(eq(claimItems.clmNo, clmNo));
  const items = order.items.filter(({ ordItemNo }) => claimed.some((each) => each.ordItemNo === ordItemNo));
  return { claim, claimed, order, items };
}

/** Moves a claim by an event. Throws if its state does not allow the event. Erases the refund account and the address of its goods at its end. */
export async function moveClaim(
  { db, now }: TransactionContext,
  { clmNo, clmStat }: ClaimRow,
  event: ClaimEvent,
  change: Partial<ClaimRow> = {},
): Promise<void> {
  const next = nextClaimState(clmStat, event);
  if (next === null) throw new Error(`${event} has no place in ${clmStat}.`);
  await db
    .update(claims)
    .set({
      ...change,
      ...(endedClaims.includes(next) && { sealedAcct: null, sealedPick: null }),
      clmStat: next,
      statDts: now(),
    })
    .where(eq(claims.clmNo, clmNo));
}
