import type { Transaction } from '../../db/database.ts';
import { notFound } from '../../http/refusal.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { lockSubscription, type Subscription } from './subscription.queries.ts';

/** Locks the member of a call, and a subscription of theirs. Throws 1404 for another member's. */
export async function lockOwnSubscription(db: Transaction, memNo: string, applNo: string): Promise<Subscription> {
  await lockCaller(db, memNo);
  const row = await lockSubscription(db, applNo);
  if (row?.memNo !== memNo) throw notFound('구독을', 'applNo');
  return row;
}
