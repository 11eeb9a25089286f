import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { Attempt, ProviderUnclear } from '../provider.ts';

/** The idempotency key of a call about an attempt: the same one until an answered error has ended it. */
export function keyOf(call: 'confirm' | 'charge' | 'close', { payNo, tryCnt }: Attempt): string {
  return tryCnt === 0 ? `${call}-${payNo}` : `${call}-${payNo}-${tryCnt}`;
}

/**
 * Toss Payments keeps its answer under the key of the call, so after an error a repeat needs another one. For calls that were looked
 * up since and are not done. Of two that got the same answer, one counts.
 */
export async function endKey(db: Database, { payNo, tryCnt }: Attempt, error: ProviderUnclear): Promise<void> {
  if (!error.endsKey) return;
  const isSame = and(eq(payments.payNo, payNo), eq(payments.tryCnt, tryCnt));
  await db
    .update(payments)
    .set({ tryCnt: tryCnt + 1 })
    .where(isSame);
}
