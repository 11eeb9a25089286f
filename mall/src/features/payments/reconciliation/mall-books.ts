import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { rowsOf } from '../../../db/rows.ts';
import { paymentMoney, paymentRefunds } from '../../../db/schema/payment-books.ts';
import { payments } from '../../../db/schema/payments.ts';
import type { ProviderResult } from '../provider.ts';
import type { Move } from './compare-books.ts';

/** All payments and refunds of a provider's attempts that moved something from `from` until `until`, or are among `payNos`. */
export async function mallMoves(
  db: Database,
  pgCd: string,
  { from, until, payNos }: { from: Date; until: Date; payNos: readonly string[] },
): Promise<Move[]> {
  const isIn = (dts: typeof paymentMoney.dts | typeof paymentRefunds.doneDts) =>
    sql`${dts} >= ${from.toISOString()}::timestamptz and ${dts} < ${until.toISOString()}::timestamptz`;
  const rows = await rowsOf<Omit<Move, 'at'> & { at: number }>(
    db,
    sql`with wanted as (
        select ${payments.payNo} as pay_no from ${payments} where ${payments.pgCd} = ${pgCd} and (
          ${payments.payNo} = any(${sql.param([...payNos])}::text[])
          or ${payments.payNo} in (select ${paymentMoney.payNo} from ${paymentMoney} where ${isIn(paymentMoney.dts)})
          or ${payments.payNo} in (select ${paymentRefunds.payNo} from ${paymentRefunds} where ${isIn(paymentRefunds.doneDts)})))
      select 'TAKEN' as tp, ${paymentMoney.tid} as no, ${paymentMoney.payNo} as "payNo", ${paymentMoney.tid} as tid,
          ${paymentMoney.amt}::int as amt, (extract(epoch from ${paymentMoney.dts}) * 1000)::float8 as at
        from ${paymentMoney} where ${paymentMoney.payNo} in (select pay_no from wanted)
      union all select 'BACK', ${paymentRefunds.rfndNo}, ${paymentRefunds.payNo}, ${paymentRefunds.tid},
          ${paymentRefunds.amt}::int, (extract(epoch from ${paymentRefunds.doneDts}) * 1000)::float8
        from ${paymentRefunds} where ${paymentRefunds.doneDts} is not null and ${paymentRefunds.payNo} in (select pay_no from wanted)`,
  );
  return rows.map(({ at, ...move }) => ({ ...move, at: new Date(at) }));
}

/** The provider's whole report on an attempt. */
export function movesOf(payNo: string, { moneyList, refundList }: ProviderResult): Move[] {
  return [
    ...moneyList.map(({ tid, amt, at }) => ({ tp: 'TAKEN' as const, no: tid, payNo, tid, amt, at })),
    ...refundList.map(({ no, ownNo, ofTid, amt, at }) => ({
      tp: 'BACK' as const,
      no,
      ownNo,
      payNo,
      tid: ofTid ?? moneyList[0]?.tid ?? '',
      amt,
      at,
    })),
  ];
}
