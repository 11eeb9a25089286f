import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { dayMs, hourMs } from '../buying/durations.ts';
import type { MallContext } from '../context.ts';
import { operatorKeys, operatorSessions, type OperatorRole } from '../db/schema/operators.ts';
import { notFound } from '../http/refusal.ts';
import { newNumber } from '../security/numbers.ts';
import { hashToken, randomToken } from '../security/sealing.ts';
import { toDts } from '../wire/dts.ts';
import type { Operator } from './operator-call.ts';

type Part = Pick<MallContext, 'db' | 'now'>;

const sessionMs = 12 * hourMs;

/** A new key. Only its hash is kept. */
export async function addKey(
  { db, now }: Part,
  { keyNm, roleCd, dayCnt }: { keyNm: string; roleCd: OperatorRole; dayCnt: number },
): Promise<{ keyNo: string; key: string; endDts: string }> {
  const regDts = now();
  const key = `desk_${randomToken()}`;
  const keyNo = newNumber('OK', regDts);
  const endDts = new Date(regDts.getTime() + dayCnt * dayMs);
  await db.insert(operatorKeys).values({ keyNo, keyNm, roleCd, keyHash: hashToken(key), regDts, endDts });
  return { keyNo, key, endDts: toDts(endDts) };
}

export async function listKeys({ db }: Pick<Part, 'db'>) {
  const rows = await db.select().from(operatorKeys).orderBy(asc(operatorKeys.regDts));
  return rows.map(({ keyNo, keyNm, roleCd, regDts, endDts, revDts }) => ({
    keyNo,
    keyNm,
    roleCd,
    regDts: toDts(regDts),
    endDts: toDts(endDts),
    revDts: revDts && toDts(revDts),
  }));
}

/** At once: sessions of browsers are looked up with their key each time. Throws 1404. */
export async function revokeKey({ db, now }: Part, keyNo: string): Promise<void> {
  const isOpen = and(eq(operatorKeys.keyNo, keyNo), isNull(operatorKeys.revDts));
  await db.update(operatorKeys).set({ revDts: now() }).where(isOpen);
  const [row] = await db.select().from(operatorKeys).where(eq(operatorKeys.keyNo, keyNo));
  if (!row) throw notFound('키를');
}

/** The operator of a key. Null: unknown, ended or revoked. */
export async function findByKey({ db, now }: Part, key: string): Promise<Operator | null> {
  const [row] = await db
    .select()
    .from(operatorKeys)
    .where(and(eq(operatorKeys.keyHash, hashToken(key)), isOpenAt(now())));
  return row ? { ...row, deskToken: null } : null;
}

/** The operator of a browser's session. Null: none, or its key has ended. */
export async function findBySession({ db, now }: Part, token: string): Promise<Operator | null> {
  const [row] = await db
    .select({ key: operatorKeys })
    .from(operatorSessions)
    .innerJoin(operatorKeys, eq(operatorKeys.keyNo, operatorSessions.keyNo))
    .where(and(eq(operatorSessions.tokenHash, hashToken(token)), gt(operatorSessions.endDts, now()), isOpenAt(now())));
  return row ? { ...row.key, deskToken: token } : null;
}

function isOpenAt(now: Date) {
  return and(gt(operatorKeys.endDts, now), isNull(operatorKeys.revDts));
}

/** A session of a browser. Returns its token and how long it lasts, in milliseconds. */
export async function beginSession(
  { db, now }: Part,
  { keyNo, endDts: keyEnds }: Operator,
): Promise<{ token: string; maxAge: number }> {
  const token = randomToken();
  const maxAge = Math.min(sessionMs, keyEnds.getTime() - now().getTime());
  const endDts = new Date(now().getTime() + maxAge);
  await db.insert(operatorSessions).values({ tokenHash: hashToken(token), keyNo, endDts });
  return { token, maxAge };
}

export async function endSession({ db }: Pick<Part, 'db'>, token: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hashToken(token)));
}

/** What a page of the desk sends with each call that changes something. Only the holder of the session's token can derive it. */
export function csrfTokenOf(token: string): string {
  return hashToken(`csrf ${token}`);
}
