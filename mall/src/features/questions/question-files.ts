import { and, eq, inArray } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { unknownFiles } from '../files/unknown-files.ts';

/**
 * Takes the pictures of an inquiry, which had `before` until now, and gives up those that it no longer has. Throws 1404 for files
 * of others, and 1400 for files of another purpose or another inquiry.
 */
export async function replaceFiles(
  { db, now }: TransactionContext,
  memNo: string,
  before: readonly string[],
  numbers: readonly string[],
): Promise<void> {
  await forgetFiles(
    db,
    before.filter((fileNo) => !numbers.includes(fileNo)),
  );
  if (numbers.length === 0) return;
  const own = and(eq(files.memNo, memNo), inArray(files.fileNo, [...numbers]));
  const found = await db.select().from(files).where(own).for('update'); // not swept meanwhile
  const unknown = unknownFiles(numbers, found);
  if (unknown.length > 0) throw notFound('파일을', ...unknown);
  const isTaken = ({ fileNo, purpCd, usedAt }: (typeof found)[number]) =>
    purpCd !== 'QUESTION' || (usedAt !== null && !before.includes(fileNo));
  if (found.some(isTaken)) throw invalid([{ field: 'fileNoList', reason: '문의에 쓸 수 없는 파일이에요.' }]);
  await keepFiles(db, numbers, now());
}

/** Files that are records are kept for a time after this instant, should the member leave. */
export async function keepFiles(db: Transaction, numbers: readonly string[], usedAt: Date): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .update(files)
    .set({ usedAt })
    .where(inArray(files.fileNo, [...numbers]));
}

/** Nobody can read them any more; the sweep deletes their contents. */
export async function forgetFiles(db: Transaction, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await db
    .update(files)
    .set({ memNo: null, usedAt: null })
    .where(inArray(files.fileNo, [...numbers]));
}
