import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, gte, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { rowsIn } from '../../../db/read-together.ts';
import { testMoves, testPayments } from '../../../db/schema/payment-books.ts';
import { newNumber } from '../../../security/numbers.ts';
import type { ProviderResult } from '../provider.ts';
import type { Move } from '../reconciliation/compare-books.ts';

/** An attempt as the test provider stores it. */
export type TestPayment = typeof testPayments.$inferSelect;
type TestMove = typeof testMoves.$inferSelect;

export async function findTestPayment(db: Database, payNo: string): Promise<TestPayment | null> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.payNo, payNo));
  return row ?? null;
}

export async function findTestAccount(db: Database, acctNo: string): Promise<TestPayment | null> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.acctNo, acctNo));
  return row ?? null;
}

/** Money that is taken for an attempt. */
export function newTestMoney({ payNo }: Pick<TestPayment, 'payNo'>, amt: number, at: Date): TestMove {
  const tid = newNumber('TM', at);
  return { moveNo: tid, payNo, tid, amt, dts: at };
}

/** An attempt with the money that it moved so far. */
export interface TestBooks {
  payment: TestPayment;
  moves: readonly TestMove[];
}

/** Null: nothing was opened with this number. */
export async function findTestBooks(db: Database, payNo: string): Promise<TestBooks | null> {
  const moves = sql`from ${testMoves} where ${eq(testMoves.payNo, payNo)} order by ${testMoves.dts}`;
  const [books] = await db
    .select({ payment: testPayments, moves: rowsIn(getTableColumns(testMoves), moves) })
    .from(testPayments)
    .where(eq(testPayments.payNo, payNo));
  return books ?? null;
}

/** Provider's report on an attempt. */
export function answerOf({ payment, moves }: TestBooks): ProviderResult {
  const { stat, acctNo, acctDueDts, bankCd } = payment;
  return {
    stat,
    moneyList: moves
      .filter(({ amt }) => amt > 0)
      .map(({ tid, amt, dts }) => ({ tid, amt, at: dts, apprNo: acctNo === null ? approvalNumber(tid) : null })),
    refundList: moves
      .filter(({ amt }) => amt < 0)
      .map(({ moveNo, tid, amt, dts }) => ({ no: moveNo, ownNo: moveNo, ofTid: tid, amt: -amt, at: dts })),
    authToken: payment.authToken,
    account: acctNo && acctDueDts ? { ...testBank(bankCd), acctNo, acctNm: '테스트 결제', due: acctDueDts } : null,
    message: stat === 'REFUSED' ? '카드사에서 승인하지 않았어요. (테스트)' : null,
  };
}

/** Eight digits, as cards have them. A deposit has none. */
function approvalNumber(tid: string): string {
  const digits = createHash('sha256').update(tid).digest().readUInt32BE(0) % 100_000_000;
  return String(digits).padStart(8, '0');
}

/** All payments and refunds from an instant until another one. */
export async function findMoves(db: Database, from: Date, until: Date): Promise<Move[]> {
  const rows = await db
    .select()
    .from(testMoves)
    .where(and(gte(testMoves.dts, from), lt(testMoves.dts, until)));
  return rows.map(({ moveNo, payNo, tid, amt, dts }) => ({
    tp: amt > 0 ? 'TAKEN' : 'BACK',
    no: moveNo,
    payNo,
    tid,
    amt: Math.abs(amt),
    at: dts,
  }));
}

/** Won of some money that are not refunded. */
export async function leftOf(db: Database, tid: string): Promise<number> {
  const [row] = await db
    .select({ left: sum(testMoves.amt) })
    .from(testMoves)
    .where(eq(testMoves.tid, tid));
  return Number(row?.left ?? 0);
}

const banks: Readonly<Record<string, string>> = { BK01: '가온은행', BK02: '누리은행', BK03: '해온은행' };

export const testBanks = Object.entries(banks).map(([bankCd, bankNm]) => ({ bankCd, bankNm }));

function testBank(bankCd: string | null): { bankCd: string; bankNm: string } {
  const known = bankCd !== null && bankCd in banks ? bankCd : 'BK01';
  return { bankCd: known, bankNm: banks[known] ?? '' };
}
