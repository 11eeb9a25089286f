import { desc, eq } from 'drizzle-orm';
import type { Key } from '../keys.ts';
import type { Database } from '../db/database.ts';
import { seal, unseal } from './sealing.ts';
import { deliveryAddresses, idempotencyKeys } from '../db/schema/buying.ts';
import { files } from '../db/schema/files.ts';
import { meta } from '../db/schema/operations.ts';
import { orders } from '../db/schema/orders.ts';

const checkKey = 'secret-check';
const knownText = 'sealed with the secret of this mall';
const sampleSize = 20;

/** Whether anything is sealed here. */
export async function hasSealedData(db: Database): Promise<boolean> {
  return (await storedCheck(db)) !== null || (await sealedSample(db)).length > 0;
}

/**
 * Whether this key opens what is sealed here. The first start stores a known text under it; data from before that are
 * tried themselves.
 */
export async function isKeyOfData(db: Database, key: Key): Promise<boolean> {
  if ((await storedCheck(db)) === null) {
    const sample = await sealedSample(db);
    if (sample.length > 0 && sample.every((text) => unseal(key, text) === null)) return false;
    // Another mall on this database may be the first.
    await db
      .insert(meta)
      .values({ key: checkKey, value: seal(key, knownText) })
      .onConflictDoNothing();
  }
  return unseal(key, (await storedCheck(db)) ?? '') === knownText;
}

/** Seals the known text anew, so that from now on this key alone opens it. */
export async function renewCheck(db: Database, key: Key): Promise<void> {
  await db
    .update(meta)
    .set({ value: seal(key, knownText) })
    .where(eq(meta.key, checkKey));
}

async function storedCheck(db: Database): Promise<string | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, checkKey));
  return row?.value ?? null;
}

/** The newest of each kind, since an older secret may have sealed old ones. */
async function sealedSample(db: Database): Promise<string[]> {
  const rows = [
    await db.select({ text: orders.sealed }).from(orders).orderBy(desc(orders.ordDts)).limit(sampleSize),
    await db
      .select({ text: deliveryAddresses.sealed })
      .from(deliveryAddresses)
      .orderBy(desc(deliveryAddresses.createdAt))
      .limit(sampleSize),
    await db.select({ text: files.sealedNm }).from(files).orderBy(desc(files.createdAt)).limit(sampleSize),
    await db
      .select({ text: idempotencyKeys.sealedAnswer })
      .from(idempotencyKeys)
      .orderBy(desc(idempotencyKeys.createdAt))
      .limit(sampleSize),
  ];
  return rows.flat().map(({ text }) => text);
}
