import type { Database, Transaction } from '../../db/database.ts';
import { payableOf } from '../order-kinds/order-kinds.ts';
import type { Payable, PayableOrder } from '../payments/payable.ts';
import type { Attempt } from '../payments/provider.ts';

/** What a number is paid for, with its kind. */
export interface FoundPayable extends PayableOrder {
  kind: Payable;
}

/** Likewise, locked until the transaction ends. */
export interface LockedPayable extends FoundPayable {
  locked: PayableOrder;
}

/** Finds and locks what a number belongs to, until the transaction ends. Null if it belongs to nothing. */
export async function lockByNumber(db: Transaction, ordNo: string): Promise<LockedPayable | null> {
  const kind = payableOf(ordNo);
  const found = await kind?.lock(db, ordNo);
  return kind && found ? { ...found, kind, locked: found } : null;
}

/** As `lockByNumber`, without a lock. */
export async function findByNumber(db: Database, ordNo: string): Promise<FoundPayable | null> {
  const kind = payableOf(ordNo);
  const found = await kind?.find(db, ordNo);
  return kind && found ? { ...found, kind } : null;
}

/** Whether what is paid for still waits for an attempt. */
export function awaits(payable: FoundPayable | null, { payPrc }: Pick<Attempt, 'payPrc'>): boolean {
  return payable !== null && (payable.isHeld || (payPrc === 0 && payable.takesCard === true));
}
