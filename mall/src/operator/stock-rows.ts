import { and, asc, eq, exists, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { containing, startingWith } from '../db/rows.ts';
import { goods, goodsOptions, plannedChanges, productColors, products } from '../db/schema/products.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorCalls } from './operator-call.ts';
import { cyclesOf } from './subscription-prices.ts';

type Wanted = OperatorCalls['listStock']['params'];

const isOfKind = {
  PHONE: eq(products.kind, 'WIRELESS'),
  GOODS: and(eq(products.kind, 'GOODS'), isNull(goods.subs)),
  SUBSCRIPTION: isNotNull(goods.subs),
} as const;

/** The condition on products and their goods. */
export function stockWanted(db: Database, { kwd, kndCd, planYn }: Wanted): SQL | undefined {
  const isPlanned = db.select().from(plannedChanges).where(eq(plannedChanges.gdsGrpNo, products.gdsGrpNo));
  return and(
    kwd === undefined
      ? undefined
      : or(ilike(products.gdsGrpNo, startingWith(kwd)), ilike(products.name, containing(kwd))),
    kndCd && isOfKind[kndCd],
    planYn === 'Y' ? exists(isPlanned) : undefined,
  );
}

export const stockColumns = {
  gdsGrpNo: products.gdsGrpNo,
  kind: products.kind,
  name: products.name,
  gdsStat: products.gdsStat,
  stckqty: products.stckqty,
  stckqty2: products.stckqty2,
  slPrc: goods.slPrc,
  subs: goods.subs,
};

type Row = Pick<typeof products.$inferSelect, 'gdsGrpNo' | 'kind' | 'name' | 'gdsStat' | 'stckqty' | 'stckqty2'> & {
  slPrc: number | null;
  subs: object | null;
};

/** Products with what is left of each choice, what is planned, and the prices of their cycles. */
export async function toStockRows(db: Database, rows: readonly Row[]) {
  const numbers = rows.map(({ gdsGrpNo }) => gdsGrpNo);
  const options = await db
    .select()
    .from(goodsOptions)
    .where(inArray(goodsOptions.gdsGrpNo, numbers))
    .orderBy(asc(goodsOptions.prir));
  const colors = await db
    .select()
    .from(productColors)
    .where(inArray(productColors.gdsGrpNo, numbers))
    .orderBy(asc(productColors.prir));
  const planned = await db
    .select()
    .from(plannedChanges)
    .where(inArray(plannedChanges.gdsGrpNo, numbers))
    .orderBy(asc(plannedChanges.fromDts), asc(plannedChanges.planNo));
  const cycles = await cyclesOf(db, numbers);
  return rows.map(({ gdsGrpNo, kind, name, gdsStat, stckqty, stckqty2, slPrc, subs }) => ({
    gdsGrpNo,
    kndCd: subs ? 'SUBSCRIPTION' : kind === 'GOODS' ? 'GOODS' : 'PHONE',
    name,
    gdsStat,
    slPrc,
    stckqty: stckqty + stckqty2,
    optList: options.filter((option) => option.gdsGrpNo === gdsGrpNo).map(toOption),
    colorList: colors.filter((color) => color.gdsGrpNo === gdsGrpNo).map(toColor),
    cyclList: cycles.get(gdsGrpNo) ?? [],
    planList: planned.filter((plan) => plan.gdsGrpNo === gdsGrpNo).map(toPlan),
  }));
}

function toOption({ optNo, optNm, stckqty }: typeof goodsOptions.$inferSelect) {
  return { optNo, optNm, stckqty };
}

function toColor({ colorNm, stckqty }: typeof productColors.$inferSelect) {
  return { colorNm, stckqty };
}

function toPlan({ gdsGrpNo: _known, fromDts, ...plan }: typeof plannedChanges.$inferSelect) {
  return { ...plan, fromDts: toDts(fromDts) };
}
