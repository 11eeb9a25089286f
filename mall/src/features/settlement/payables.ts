import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { payableOf } from '../order-kinds/order-kinds.ts';
import type { Payable, PayableOrder } from '../payments/payable.ts';
import type { Attempt } from '../payments/provider.ts';

export interface LockedPayable extends PayableOrder {
  kind: Payable;
  /** As its kind has locked it. */
  locked: PayableOrder;
}

/** Finds and locks what a number belongs to, until the transaction ends. Null if it belongs to nothing. */
export async function lockByNumber(db: Transaction, ordNo: string): Promise<LockedPayable | null> {
  const kind = payableOf(ordNo);
  const locked = await kind?.lock(db, ordNo);
  return kind && locked ? { ...locked, kind, locked } : null;
}

/** What a number belongs to, without a lock, as a part of a larger statement. */
export function findByNumberIn(ordNo: string): SQL<PayableOrder | null> {
  return payableOf(ordNo)?.findIn(ordNo) ?? sql`null`;
}

/** Whether what is paid for still waits for an attempt. */
export function awaits(payable: PayableOrder | null, { payPrc }: Pick<Attempt, 'payPrc'>): boolean {
  return payable !== null && (payable.isHeld || (payPrc === 0 && payable.takesCard === true));
}
