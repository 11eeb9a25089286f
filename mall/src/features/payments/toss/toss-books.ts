import type { PaidOut } from '../provider.ts';
import type { Move } from '../reconciliation/compare-books.ts';
import { toKoreanTime } from './korean-time.ts';
import type { TossCalls, TossTransaction } from './toss-calls.ts';

/** Rows in a page of its lists. */
const pageRows = 1000;

/**
 * Its transactions, page by page: each page begins behind the last key of the one before. It counts whole seconds, so the last one
 * may come with more than was asked for.
 */
export async function tossMoves(calls: TossCalls, from: Date, until: Date): Promise<Move[]> {
  const range = { startDate: toKoreanTime(from), endDate: toKoreanTime(until), limit: String(pageRows) };
  const rows: TossTransaction[] = [];
  for (let last: string | undefined; ;) {
    const page = await calls.transactions({ ...range, ...(last !== undefined && { startingAfter: last }) });
    rows.push(...page);
    if (page.length < pageRows) break;
    last = page.at(-1)?.transactionKey;
  }
  return rows.flatMap(toMove).filter(({ at }) => at >= from && at < until);
}

/** Null for what moves no money, such as an account that waits for its deposit. */
function toMove({ transactionKey, paymentKey, orderId, status, amount, transactionAt }: TossTransaction): Move[] {
  const common = { payNo: orderId, tid: paymentKey, amt: Math.abs(amount), at: new Date(transactionAt) };
  if (status === 'DONE') return [{ tp: 'TAKEN', no: paymentKey, ...common }];
  if (status === 'CANCELED' || status === 'PARTIAL_CANCELED') return [{ tp: 'BACK', no: transactionKey, ...common }];
  return [];
}

/** What it pays out for payments, by the days on which it counts them. A test key has nothing paid out. */
export async function tossPaidOut(
  calls: TossCalls,
  secretKey: string,
  firstDay: string,
  lastDay: string,
): Promise<PaidOut[] | null> {
  if (secretKey.startsWith('test_')) return null;
  const range = { startDate: withDashes(firstDay), endDate: withDashes(lastDay), size: String(pageRows) };
  const rows: PaidOut[] = [];
  for (let page = 1; ; page += 1) {
    const found = await calls.settlements({ ...range, page: String(page) });
    const payments = found.filter(({ amount, cancel = null }) => cancel === null && amount > 0);
    rows.push(...payments.map(({ paymentKey, orderId, amount }) => ({ tid: paymentKey, payNo: orderId, amt: amount })));
    if (found.length < pageRows) return rows;
  }
}

function withDashes(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
}
