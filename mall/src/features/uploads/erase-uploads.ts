import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { uploadRows, uploads } from '../../db/schema/uploads.ts';

const dayMs = 86_400_000;
const receiverDays = 30;

/** Erases the receivers of uploads that nothing happened to for 30 days. Orders have their own. */
export async function eraseReceivers({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - receiverDays * dayMs);
  const old = db.select({ upldNo: uploads.upldNo }).from(uploads).where(lt(uploads.statDts, before));
  const hasReceiver = and(isNotNull(uploadRows.sealedRcvr), inArray(uploadRows.upldNo, old));
  await db.update(uploadRows).set({ sealedRcvr: null }).where(hasReceiver);
}

/** Deletes the uploads of a member who leaves. Their orders have ended, and stay. */
export async function deleteUploadsOf(db: Transaction, memNo: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.memNo, memNo));
}
