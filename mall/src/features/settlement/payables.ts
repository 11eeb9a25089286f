import type { Transaction } from '../../db/database.ts';
import { payableOf } from '../order-kinds/order-kinds.ts';
import type { Payable, PayableOrder } from '../payments/payable.ts';
import type { Attempt } from '../payments/provider.ts';

export interface LockedPayable extends PayableOrder {
  kind: Payable;
}

/** Finds and locks what a number belongs to, until the transaction ends. Null if it belongs to nothing. */
export async function lockByNumber(db: Transaction, ordNo: string): Promise<LockedPayable | null> {
  const kind = payableOf(ordNo);
  const found = await kind?.lock(db, ordNo);
  return kind && found ? { ...found, kind } : null;
}

/** Whether what is paid for still waits for an attempt. */
export function awaits(payable: LockedPayable | null, { payPrc }: Pick<Attempt, 'payPrc'>): boolean {
  return payable !== null && (payable.isHeld || (payPrc === 0 && payable.takesCard === true));
}
