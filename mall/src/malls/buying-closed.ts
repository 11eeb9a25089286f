import { eq } from 'drizzle-orm';
import type { MallContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { meta } from '../db/schema/operations.ts';
import { conflict } from '../http/refusal.ts';

const closedKey = 'buying-closed';

/** Why nothing is sold, and until when. */
interface Closing {
  cntn: string;
  /** ISO. Null: until it is opened again. */
  to: string | null;
}

/** Null: buying is open. */
export async function findClosing({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<Closing | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, closedKey));
  const closing = row ? (JSON.parse(row.value) as Closing) : null;
  return closing && (closing.to === null || new Date(closing.to) > now()) ? closing : null;
}

/** Null opens it. */
export async function setClosing(db: Database, closing: Closing | null): Promise<void> {
  if (closing === null) {
    await db.delete(meta).where(eq(meta.key, closedKey));
    return;
  }
  const value = JSON.stringify(closing);
  await db.insert(meta).values({ key: closedKey, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}

/** Throws STATE with the shop's words while buying is closed. For what begins something that is paid for. */
export async function checkBuyingOpen(context: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const closing = await findClosing(context);
  if (closing) throw conflict(closing.cntn, { rsnCd: 'STATE', stat: 'CLOSED' });
}
