import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { MallContext } from './context.ts';
import type { Transaction } from './db/database.ts';
import { certRequests, mailLinks, withdrawals } from './db/schema/accounts.ts';
import { members } from './db/schema/members.ts';
import { outbox } from './db/schema/operations.ts';
import { inTransaction } from './db/transaction-guard.ts';
import { certPersonOf, sealCertPerson } from './members/cert-person.ts';
import { plainLetterOf, sealLetter } from './mail/letters.ts';
import { plainPersonOf, sealPerson } from './members/member-person.ts';
import type { Keys } from './keys.ts';
import { sealLinkEmail } from './features/mail-links/link-email.ts';
import { sealText } from './security/sealed-text.ts';

const atOnce = 200;

type SealBatch = (db: Transaction, keys: Keys) => Promise<number>;

/** Add a table here when its personal data become sealed. Each returns how many rows it has sealed. */
const tables: readonly SealBatch[] = [sealMembers, sealLetters, sealRequests, sealLinks, sealReasons];

/**
 * Seals personal data that lie in the clear: from a version that sealed less, or from a seed, which has no keys. In batches of a
 * transaction each: killed in between, the next start goes on. Malls that start at once take turns, so that each finds all sealed
 * in the end.
 */
export async function sealPlainRows({ db, keys }: Pick<MallContext, 'db' | 'keys'>): Promise<void> {
  for (const sealBatch of tables) {
    while ((await inTransaction({ db }, ({ db }) => takeTurn(db, keys, sealBatch))) === atOnce);
  }
}

async function takeTurn(db: Transaction, keys: Keys, sealBatch: SealBatch): Promise<number> {
  // Without it the second would wait for rows of the first, skip them as sealed, and take the rest for done.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('seal plain rows'))`);
  return sealBatch(db, keys);
}

async function sealMembers(db: Transaction, keys: Keys): Promise<number> {
  const rows = await db.select().from(members).where(isNotNull(members.plainNm)).limit(atOnce).for('update');
  for (const row of rows) {
    const columns = sealPerson(keys, row.mallId, plainPersonOf(row));
    await db.update(members).set(columns).where(eq(members.memNo, row.memNo));
  }
  return rows.length;
}

async function sealLetters(db: Transaction, keys: Keys): Promise<number> {
  const rows = await db.select().from(outbox).where(isNotNull(outbox.plainTarget)).limit(atOnce).for('update');
  for (const row of rows) {
    const columns = sealLetter(keys, row.mallId, plainLetterOf(row));
    await db.update(outbox).set(columns).where(eq(outbox.id, row.id));
  }
  return rows.length;
}

async function sealRequests(db: Transaction, keys: Keys): Promise<number> {
  const isPlain = or(isNotNull(certRequests.plainNm), isNotNull(certRequests.plainTarget));
  const rows = await db.select().from(certRequests).where(isPlain).limit(atOnce).for('update');
  for (const row of rows) {
    const columns = sealCertPerson(keys, certPersonOf(keys, { ...row, sealed: null }));
    await db.update(certRequests).set(columns).where(eq(certRequests.certReqHash, row.certReqHash));
  }
  return rows.length;
}

async function sealLinks(db: Transaction, keys: Keys): Promise<number> {
  const rows = await db.select().from(mailLinks).where(isNotNull(mailLinks.plainEmail)).limit(atOnce).for('update');
  for (const { tokenHash, mallId, plainEmail } of rows) {
    await db
      .update(mailLinks)
      .set(sealLinkEmail(keys, mallId, plainEmail))
      .where(eq(mailLinks.tokenHash, tokenHash));
  }
  return rows.length;
}

async function sealReasons(db: Transaction, keys: Keys): Promise<number> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(isNotNull(withdrawals.plainReason))
    .limit(atOnce)
    .for('update');
  for (const { mallId, idHash, plainReason } of rows) {
    await db
      .update(withdrawals)
      .set({ sealedReason: sealText(keys, plainReason), plainReason: null })
      .where(and(eq(withdrawals.mallId, mallId), eq(withdrawals.idHash, idHash)));
  }
  return rows.length;
}
