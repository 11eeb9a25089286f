import { and, count, desc, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ExhibitionState } from '../../buying/exhibition-states.ts';
import type { Database } from '../../db/database.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { exhibitionEntries, exhibitions } from '../../db/schema/exhibitions.ts';
import { notFound } from '../../http/refusal.ts';

export type ExhibitionRow = typeof exhibitions.$inferSelect;

export interface ExhibitionWish {
  mallId: string;
  stat: ExhibitionState;
  exhbTp?: ExhibitionRow['exhbTp'] | undefined;
  page: number;
  size: number;
}

/** Running ones that end first in front; those that are over, latest first. */
export async function findExhibitions(db: Database, { mallId, stat, exhbTp, page, size }: ExhibitionWish, now: Date) {
  const ofKind = exhbTp === undefined ? undefined : eq(exhibitions.exhbTp, exhbTp);
  const wanted = and(eq(exhibitions.mallId, mallId), ofKind, isInState(stat, now));
  const [total] = await db.select({ count: count() }).from(exhibitions).where(wanted);
  const rows = await db
    .select()
    .from(exhibitions)
    .where(wanted)
    .orderBy(stat === 'ING' ? asc(exhibitions.endDts) : desc(exhibitions.endDts), asc(exhibitions.exhbNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCnt: total?.count ?? 0 };
}

/** As `stateOf`, in SQL. */
function isInState(stat: ExhibitionState, now: Date): SQL | undefined {
  const isAnnounced = and(lte(exhibitions.winDts, now), isNotNull(exhibitions.winList));
  const isSilent = or(isNull(exhibitions.winDts), gt(exhibitions.winDts, now), isNull(exhibitions.winList));
  return and(
    lte(exhibitions.startDts, now),
    {
      ING: gt(exhibitions.endDts, now),
      END: and(lte(exhibitions.endDts, now), isSilent),
      WIN: and(lte(exhibitions.endDts, now), isAnnounced),
    }[stat],
  );
}

/** By number, or by the name in its address. Throws 1404 before its start, as for one that does not exist. */
export async function findExhibition(db: Database, mallId: string, key: string, now: Date): Promise<ExhibitionRow> {
  const isMeant = or(eq(exhibitions.exhbNo, key), eq(exhibitions.urlNm, key));
  const found = await db
    .select()
    .from(exhibitions)
    .where(and(eq(exhibitions.mallId, mallId), isMeant, lte(exhibitions.startDts, now)));
  const exhibition = found.find(({ exhbNo }) => exhbNo === key) ?? found[0];
  if (!exhibition) throw notFound('기획전을', 'exhbNo');
  return exhibition;
}

const orders: Readonly<Record<string, SQL>> = {
  NEW: sql`${mallProducts.regDts} desc`,
  SALES: sql`${mallProducts.salesCnt} desc`,
  PRICE_ASC: sql`${mallProducts.sortPrc}`,
  PRICE_DESC: sql`${mallProducts.sortPrc} desc`,
};

/** Filters the numbers to visible products. RECOMMEND keeps the given order. */
export async function sortListed(
  db: Database,
  mallId: string,
  numbers: readonly string[],
  sort: string,
): Promise<string[]> {
  if (numbers.length === 0) return [];
  const isShown = and(
    eq(mallProducts.mallId, mallId),
    mallProducts.isListed,
    inArray(mallProducts.gdsGrpNo, [...numbers]),
  );
  const rows = await db
    .select({ gdsGrpNo: mallProducts.gdsGrpNo })
    .from(mallProducts)
    .where(isShown)
    .orderBy(orders[sort] ?? sql`1`, asc(mallProducts.gdsGrpNo));
  const listed = rows.map(({ gdsGrpNo }) => gdsGrpNo);
  return orders[sort] ? listed : numbers.filter((number) => listed.includes(number));
}

/** The member's own entry; null without one. */
export async function findEntry(db: Database, exhbNo: string, memNo: string) {
  const [entry] = await db
    .select({ entryNo: exhibitionEntries.entryNo, entryDts: exhibitionEntries.entryDts })
    .from(exhibitionEntries)
    .where(and(eq(exhibitionEntries.exhbNo, exhbNo), eq(exhibitionEntries.memNo, memNo)));
  return entry ?? null;
}
