import { inArray } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { uploadRows } from '../../db/schema/uploads.ts';
import { maskName } from '../../security/masking.ts';
import type { OrderRow } from './order.queries.ts';
import { unsealPersonal } from './personal-data.ts';

/** What tells the orders of one bulk order apart. */
interface BulkRow {
  custOrdNo: string | null;
  /** Masked. */
  rcvrNm: string | null;
}

const noBulkRow: BulkRow = { custOrdNo: null, rcvrNm: null };

/** The member's own number and the receiver of each order that is a row of a bulk order; null for others. */
export async function bulkRowsOf(
  { db, keys }: Pick<MallContext, 'db' | 'keys'>,
  rows: readonly OrderRow[],
): Promise<(ordNo: string) => BulkRow> {
  const ofUploads = rows.filter(({ ordTp }) => ordTp === 'UPLOAD');
  const numbers = await ownNumbers(
    db,
    ofUploads.map(({ ordNo }) => ordNo),
  );
  const found = new Map(
    ofUploads.map(({ ordNo, sealed }): [string, BulkRow] => {
      const rcvrNm = unsealPersonal(keys, sealed).dlv?.rcvrNm ?? null;
      return [ordNo, { custOrdNo: numbers.get(ordNo) ?? null, rcvrNm: rcvrNm && maskName(rcvrNm) }];
    }),
  );
  return (ordNo) => found.get(ordNo) ?? noBulkRow;
}

async function ownNumbers(db: Database, ordNos: readonly string[]): Promise<Map<string | null, string>> {
  if (ordNos.length === 0) return new Map();
  const { ordNo, custOrdNo } = uploadRows;
  const rows = await db
    .select({ ordNo, custOrdNo })
    .from(uploadRows)
    .where(inArray(ordNo, [...ordNos]));
  return new Map(rows.map((row) => [row.ordNo, row.custOrdNo]));
}
