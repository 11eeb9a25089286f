import { and, asc, desc, eq, gt, inArray, lte, ne, sql, type SQL } from 'drizzle-orm';
import { pointsEnd } from '../../buying/points.ts';
import type { MallContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { readTogether } from '../../db/read-together.ts';
import { pointEntries, pointUses, type PointKind } from '../../db/schema/benefits.ts';
import { members } from '../../db/schema/members.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { inSets, throwFailures } from '../../jobs/in-sets.ts';
import { lockMembers } from '../../members/members.queries.ts';

const savedDays = 365;
const restoredDays = 30;

type Lot = typeof pointEntries.$inferSelect;

/** Points that a member spends on an order, gets back, earns or loses with it. */
interface PointsOfOrder {
  memNo: string;
  ordNo: string;
  pnt: number;
  now: Date;
}

/** Usable points of a member. Excludes expired ones, also before the ledger records it. */
export async function heldPoints(db: Database, memNo: string, now: Date): Promise<number> {
  return (await readTogether(db, { held: heldPointsIn(memNo, now) })).held;
}

/** The same as a part of a larger statement. */
export function heldPointsIn(memNo: string, now: Date): SQL<number> {
  const usable = and(eq(pointEntries.memNo, memNo), gt(pointEntries.expDts, now));
  return sql`(select coalesce(sum(${pointEntries.leftPnt}), 0) from ${pointEntries} where ${usable})`.mapWith(Number);
}

/** Spends points of a locked member, those that expire first. */
export async function spendPoints(db: Transaction, { memNo, ordNo, pnt, now }: PointsOfOrder): Promise<void> {
  if (pnt === 0) return;
  const taken = await takeFromLots(db, await loadLots(db, memNo, now), pnt);
  if (taken.reduce((sum, part) => sum + part.pnt, 0) !== pnt)
    throw new Error(`${memNo} holds fewer than ${pnt} points.`);
  await db.insert(pointUses).values(taken.map(({ seq, pnt: part }) => ({ ordNo, seq, pnt: part })));
  await write(db, { memNo, pntTp: 'USE', pnt: -pnt, ordNo, now });
}

/** Restores points of an order with their expiry. Those that have expired meanwhile get 30 days. */
export async function restorePoints(db: Transaction, { memNo, ordNo, pnt, now }: PointsOfOrder): Promise<void> {
  if (pnt === 0 || !(await isMember(db, memNo))) return;
  const uses = await db
    .select({ use: pointUses, expDts: pointEntries.expDts })
    .from(pointUses)
    .innerJoin(pointEntries, eq(pointEntries.seq, pointUses.seq))
    .where(eq(pointUses.ordNo, ordNo))
    .orderBy(desc(pointEntries.expDts), desc(pointUses.seq));
  let left = pnt;
  for (const { use, expDts } of uses) {
    const part = Math.min(left, use.pnt - use.restoredPnt);
    if (part === 0) continue;
    left -= part;
    const restoredPnt = use.restoredPnt + part;
    const ofUse = and(eq(pointUses.ordNo, ordNo), eq(pointUses.seq, use.seq));
    await db.update(pointUses).set({ restoredPnt }).where(ofUse);
    const isPast = expDts === null || expDts <= now;
    const until = isPast ? pointsEnd(now, restoredDays) : expDts;
    await write(db, { memNo, pntTp: 'RESTORE', pnt: part, ordNo, now, expDts: until });
  }
}

/** Credits points for a confirmed purchase, or as interest. A withdrawn member gets none. */
export async function savePoints(db: Transaction, earned: PointsOfOrder): Promise<void> {
  await savePointsOfAll(db, [earned], earned.now);
}

/** Likewise for many purchases, in one statement. */
export async function savePointsOfAll(
  db: Transaction,
  earned: readonly Omit<PointsOfOrder, 'now'>[],
  now: Date,
): Promise<void> {
  const some = earned.filter(({ pnt }) => pnt > 0);
  const present = await presentMembers(
    db,
    some.map(({ memNo }) => memNo),
  );
  const expDts = pointsEnd(now, savedDays);
  const saved = some.filter(({ memNo }) => present.has(memNo));
  await writeAll(
    db,
    saved.map((each) => ({ ...each, pntTp: 'SAVE' as const, now, expDts })),
  );
}

/** Revokes points that an order earned, as far as the member holds any. Those of the order go first. */
export async function revokePoints(db: Transaction, { memNo, ordNo, pnt, now }: PointsOfOrder): Promise<void> {
  if (pnt === 0) return;
  const lots = await loadLots(db, memNo, now);
  const own = lots.filter((lot) => lot.ordNo === ordNo);
  const taken = await takeFromLots(db, [...own, ...lots.filter((lot) => lot.ordNo !== ordNo)], pnt);
  const sum = taken.reduce((total, part) => total + part.pnt, 0);
  if (sum > 0) await write(db, { memNo, pntTp: 'REVOKE', pnt: -sum, ordNo, now });
}

/** Records expired points in the ledger, of many members in a transaction. Throws once all others are done. */
export async function expirePoints(context: Pick<MallContext, 'db' | 'visits'>, now: Date): Promise<void> {
  const owners = await context.db
    .selectDistinct({ memNo: pointEntries.memNo })
    .from(pointEntries)
    .where(and(gt(pointEntries.leftPnt, 0), lte(pointEntries.expDts, now)));
  const numbers = owners.map(({ memNo }) => memNo);
  await throwFailures(inSets(context, numbers, ({ db }, set) => expirePointsOfAll(db, set, now)));
}

export function expirePointsOf(db: Database, memNo: string, now: Date): Promise<void> {
  return inTransaction({ db }, ({ db }) => expirePointsOfAll(db, [memNo], now));
}

/** Locks the members before the points, as an order does. */
async function expirePointsOfAll(db: Transaction, numbers: readonly string[], now: Date): Promise<void> {
  await lockMembers(db, numbers);
  const isPast = and(gt(pointEntries.leftPnt, 0), lte(pointEntries.expDts, now));
  const past = await db
    .select()
    .from(pointEntries)
    .where(and(inArray(pointEntries.memNo, [...numbers]), isPast))
    .orderBy(asc(pointEntries.seq))
    .for('update');
  if (past.length === 0) return;
  const ofPast = inArray(
    pointEntries.seq,
    past.map(({ seq }) => seq),
  );
  await db.update(pointEntries).set({ leftPnt: 0 }).where(ofPast);
  await writeAll(
    db,
    past.map(({ memNo, leftPnt }) => ({ memNo, pntTp: 'EXPIRE' as const, pnt: -leftPnt, ordNo: null, now })),
  );
}

/** Usable entries, those that expire first in front. */
function loadLots(db: Transaction, memNo: string, now: Date): Promise<Lot[]> {
  return db
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.memNo, memNo), gt(pointEntries.leftPnt, 0), gt(pointEntries.expDts, now)))
    .orderBy(asc(pointEntries.expDts), asc(pointEntries.seq))
    .for('update');
}

async function takeFromLots(
  db: Transaction,
  lots: readonly Lot[],
  pnt: number,
): Promise<{ seq: number; pnt: number }[]> {
  const taken: { seq: number; pnt: number }[] = [];
  let left = pnt;
  for (const { seq, leftPnt } of lots) {
    const part = Math.min(left, leftPnt);
    if (part === 0) break;
    left -= part;
    taken.push({ seq, pnt: part });
    await db
      .update(pointEntries)
      .set({ leftPnt: leftPnt - part })
      .where(eq(pointEntries.seq, seq));
  }
  return taken;
}

/** False for a withdrawn member, whose row stays without points. */
async function isMember(db: Database, memNo: string): Promise<boolean> {
  return (await presentMembers(db, [memNo])).has(memNo);
}

async function presentMembers(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const present = and(inArray(members.memNo, [...new Set(numbers)]), ne(members.memStat, 'WITHDRAWN'));
  const rows = await db.select({ memNo: members.memNo }).from(members).where(present);
  return new Set(rows.map(({ memNo }) => memNo));
}

interface Entry {
  memNo: string;
  pntTp: PointKind;
  pnt: number;
  ordNo: string | null;
  now: Date;
  expDts?: Date;
}

async function write(db: Transaction, entry: Entry): Promise<void> {
  await writeAll(db, [entry]);
}

async function writeAll(db: Transaction, entries: readonly Entry[]): Promise<void> {
  await insertRows(
    db,
    pointEntries,
    entries.map(({ now, expDts, pnt, ...entry }) => ({
      ...entry,
      pnt,
      leftPnt: Math.max(0, pnt),
      regDts: now,
      expDts: expDts ?? null,
    })),
  );
}
