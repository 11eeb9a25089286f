import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { meta } from '../db/schema/operations.ts';
import { acceptedKeys, type Keys } from '../keys.ts';
import { seal, unseal } from './sealing.ts';

const metaKey = 'former-left-id-keys';

/**
 * The keys, which also recognize ids that were hashed with former secrets. Such a hash cannot be made anew, since nobody knows the
 * id any more: so its key stays in the database, sealed.
 */
export async function withFormerLeftIds(db: Database, keys: Keys): Promise<Keys> {
  const former = await readFormer(db, keys);
  const { current, others } = keys.leftId;
  return { ...keys, leftId: { current, others: [...others, ...former] } };
}

/** Stores the keys of all secrets but the current one, sealed with that. */
export async function keepFormerLeftIds(db: Database, keys: Keys): Promise<void> {
  const known = [...acceptedKeys(keys.leftId).slice(1), ...(await readFormer(db, keys))].map(toText);
  if (known.length === 0) return;
  const value = seal(keys.personal, JSON.stringify([...new Set(known)]));
  await db.insert(meta).values({ key: metaKey, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
}

async function readFormer(db: Database, { personal }: Pick<Keys, 'personal'>): Promise<Uint8Array[]> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, metaKey));
  if (!row) return [];
  const text = unseal(personal, row.value);
  if (text === null) throw new Error('The keys of former ids were sealed with another secret.');
  return (JSON.parse(text) as string[]).map((each) => new Uint8Array(Buffer.from(each, 'base64url')));
}

function toText(key: Uint8Array): string {
  return Buffer.from(key).toString('base64url');
}
