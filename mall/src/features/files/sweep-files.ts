import { and, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext } from '../../context.ts';
import { files } from '../../db/schema/files.ts';
import { fileNoKind } from './stored-contents.ts';

const complaintYears = 3;
const signatureYears = 5;
/** Maximum number of rows per run. */
const batch = 200;
/** Maximum number of objects per run. */
const mostRemoved = 1000;
/** Killed processes may leave this many objects without a row. More, and most of the store, mean a wrong database. */
const fewObjects = 20;
/** Names of our files and their unfinished writes. Other objects in a bucket are not ours. */
const ownName = new RegExp(`^${fileNoKind}[0-9A-Z]{18}(?:\\.part)?$`, 'u');

/**
 * Deletes files that nothing took within a day, and those of members who have left: first the owner, so that nothing takes
 * the file any more, then the content, then the row, so that no content remains without a row. Files of claims and inquiries remain
 * three more years, and signatures five from their contract, since the law wants records of them kept: who leaves leaves these behind.
 * No signature remains longer.
 */
export async function sweepFiles({ db, fileStore, now }: MallContext): Promise<void> {
  const isComplaint = inArray(files.purpCd, ['CLAIM', 'QUESTION']);
  const isOldComplaint = and(isComplaint, lt(files.usedAt, yearsBefore(now(), complaintYears)));
  const isOldSignature = and(eq(files.purpCd, 'SIGN'), lt(files.usedAt, yearsBefore(now(), signatureYears)));
  const isNoRecord = or(notInArray(files.purpCd, ['CLAIM', 'QUESTION', 'SIGN']), isNull(files.usedAt), isOldComplaint);
  const isUnused = and(isNull(files.usedAt), lt(files.createdAt, dayBefore(now())));
  const isGone = or(isUnused, isOldSignature, and(isNull(files.memNo), isNoRecord));
  const gone = await db.select({ fileNo: files.fileNo }).from(files).where(isGone).limit(batch);
  for (const { fileNo } of gone) {
    const isThis = eq(files.fileNo, fileNo);
    const disowned = await db.update(files).set({ memNo: null }).where(and(isThis, isGone)).returning();
    if (disowned.length === 0) continue; // a call has taken them meanwhile
    await fileStore.remove(fileNo);
    await db.delete(files).where(isThis);
  }
}

/**
 * Removes what is in the store without a row for more than a day: from a call that was ended before its transaction.
 * Removes nothing where most of the store has no row: then the database is the wrong one.
 */
export async function sweepFileStore({ db, fileStore, log, now }: MallContext): Promise<void> {
  const stray: string[] = [];
  const counts = { withRow: 0, withoutRow: 0 };
  const sort = async (names: string[]) => {
    const rows = await db.select({ fileNo: files.fileNo }).from(files).where(inArray(files.fileNo, names));
    const known = new Set(rows.map(({ fileNo }) => fileNo));
    const unknown = names.filter((name) => !known.has(name));
    counts.withRow += known.size;
    counts.withoutRow += unknown.length;
    stray.push(...unknown.slice(0, mostRemoved - stray.length));
  };
  const names: string[] = [];
  for await (const name of fileStore.namesBefore(dayBefore(now()))) {
    if (ownName.test(name)) names.push(name);
    if (names.length === batch) await sort(names.splice(0));
  }
  await sort(names);
  if (counts.withoutRow > Math.max(fewObjects, counts.withRow)) {
    log.error(
      counts,
      'Most of the file store has no row, so nothing is removed. Compare DATABASE_URL and FILE_STORE_URL.',
    );
    return;
  }
  for (const name of stray) await fileStore.remove(name);
}

function yearsBefore(at: Date, years: number): Date {
  const before = new Date(at);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}

function dayBefore(at: Date): Date {
  return new Date(at.getTime() - dayMs);
}
