import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { hourMs } from '../../buying/durations.ts';
import type { TransactionContext } from '../../context.ts';
import { hashesOfTarget } from '../../security/target-hash.ts';
import { mailLinks } from '../../db/schema/accounts.ts';

/** Whether the link of a sign-up mail to the address was opened within the last hour. True once for each link. */
export async function spendProvenEmail(
  { db, keys, now }: TransactionContext,
  mallId: string,
  email: string,
): Promise<boolean> {
  const opened = and(
    eq(mailLinks.purpose, 'JOIN'),
    eq(mailLinks.mallId, mallId),
    inArray(mailLinks.emailHash, hashesOfTarget(keys, mallId, email)),
    gt(mailLinks.usedAt, new Date(now().getTime() - hourMs)),
    isNull(mailLinks.joinedAt),
  );
  const spent = await db
    .update(mailLinks)
    .set({ joinedAt: now() })
    .where(opened)
    .returning({ tokenHash: mailLinks.tokenHash });
  return spent.length > 0;
}
