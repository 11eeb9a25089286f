import { and, eq, lt, sql } from 'drizzle-orm';
import { dayMs } from '../buying/durations.ts';
import type { MallContext, TransactionContext } from '../context.ts';
import { rowsOf } from '../db/rows.ts';
import { operatorKeys, operatorLooks, operatorSessions, operatorWrites } from '../db/schema/operators.ts';
import { inTransaction } from '../db/transaction-guard.ts';
import { conflict } from '../http/refusal.ts';
import { fingerprintOf } from '../security/fingerprint.ts';
import { newNumber } from '../security/numbers.ts';
import { sealText } from '../security/sealed-text.ts';
import type { Operator } from './operator-call.ts';

/** For how long the books are kept. */
const keptDays = 730;

interface WriteRequest {
  operator: Operator;
  operation: string;
  target: string | null;
  idempotencyKey: string;
  body: unknown;
  words: string | null;
  picture: (context: TransactionContext, answer?: unknown) => Promise<object | null>;
  act: (context: TransactionContext) => Promise<unknown>;
}

/**
 * Runs a change once for each key of its operator and operation, and writes it into the books in the same transaction. A repeat
 * gets the first response. Throws KEY for another body, and BUSY while the first one runs.
 */
export function writeOnce(context: MallContext, request: WriteRequest): Promise<unknown> {
  const { operator, operation, target, idempotencyKey } = request;
  const { keyNo } = operator;
  const bodyHash = fingerprintOf({ target, body: request.body });
  return inTransaction(context, async (context) => {
    const { db, keys, now } = context;
    const scope = and(
      eq(operatorWrites.keyNo, keyNo),
      eq(operatorWrites.operation, operation),
      eq(operatorWrites.idempotencyKey, idempotencyKey),
    );
    const name = `operator ${keyNo} ${operation} ${idempotencyKey}`;
    const [lock] = await rowsOf<{ acquired: boolean }>(
      db,
      sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as acquired`,
    );
    if (!lock?.acquired) throw conflict('같은 요청을 처리하고 있어요.', { rsnCd: 'BUSY' }, { 'Retry-After': '1' });
    const [known] = await db.select().from(operatorWrites).where(scope);
    if (known && known.bodyHash !== bodyHash)
      throw conflict('같은 요청 번호로 다른 내용이 들어왔어요.', { rsnCd: 'KEY' });
    if (known) return known.answer;
    const before = await request.picture(context);
    const answer = (await request.act(context)) ?? null;
    const after = await request.picture(context, answer);
    await db.insert(operatorWrites).values({
      writeNo: newNumber('OW', now()),
      keyNo,
      operation,
      target,
      idempotencyKey,
      bodyHash,
      before,
      after,
      sealedWords: sealText(keys, request.words),
      answer,
      dts: now(),
    });
    return answer;
  });
}

/** Whose personal data an operator saw. */
export async function recordLook(
  { db, now }: Pick<MallContext, 'db' | 'now'>,
  { keyNo }: Operator,
  operation: string,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  const dts = now();
  const memNoList = [...new Set(people)];
  await db.insert(operatorLooks).values({ lookNo: newNumber('OL', dts), keyNo, operation, memNoList, dts });
}

/** Deletes what is older than two years, and sessions that have ended. */
export async function sweepBooks({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * dayMs);
  await db.delete(operatorSessions).where(lt(operatorSessions.endDts, now()));
  await db.delete(operatorWrites).where(lt(operatorWrites.dts, before));
  await db.delete(operatorLooks).where(lt(operatorLooks.dts, before));
  // What an old key did was before its end.
  await db.delete(operatorKeys).where(lt(operatorKeys.endDts, before));
}
