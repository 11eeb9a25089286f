import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { exhibitionEntries, exhibitions } from '../../db/schema/exhibitions.ts';

/** As the consent says. */
const answerDays = 30;

/** Erases answers 30 days after winners were announced, or after the end where there are none. */
export async function eraseAnswers({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - answerDays * dayMs);
  const done = db
    .select({ exhbNo: exhibitions.exhbNo })
    .from(exhibitions)
    .where(lt(sql`greatest(${exhibitions.endDts}, ${exhibitions.winDts})`, before));
  const hasAnswers = and(isNotNull(exhibitionEntries.sealedAnswers), inArray(exhibitionEntries.exhbNo, done));
  await db.update(exhibitionEntries).set({ sealedAnswers: null }).where(hasAnswers);
}

/** Deletes the entries of a member who leaves. */
export async function deleteEntriesOf(db: Transaction, memNo: string): Promise<void> {
  await db.delete(exhibitionEntries).where(eq(exhibitionEntries.memNo, memNo));
}
