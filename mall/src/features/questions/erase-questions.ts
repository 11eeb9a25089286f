import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { keptSince, startOfCount } from '../../buying/question-rules.ts';
import type { MallContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';

/** Deletes rows that counted for a day that is over, and inquiries of former members that the law no longer wants kept. */
export async function deleteOldQuestions({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const isSpent = and(isNull(questions.sealed), lt(questions.regDts, startOfCount(now())));
  const lastEvent = sql`coalesce(${questions.ansDts}, ${questions.regDts})`;
  const isOld = and(isNull(questions.memNo), sql`${lastEvent} < ${keptSince(now()).toISOString()}`);
  await db.delete(questions).where(or(isSpent, isOld));
}

/** Keeps the inquiries of a member who leaves apart from who that was. */
export async function disownQuestions(db: Transaction, memNo: string): Promise<void> {
  await db.update(questions).set({ memNo: null }).where(eq(questions.memNo, memNo));
}
