import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { products } from '../../db/schema/products.ts';
import { readRange } from './price-ranges.ts';
import { knownStatuses, listedStatuses } from './sale-status.ts';

export interface SearchProps {
  brandType: string;
  rangeType: string;
}

/** The requested phones that match, in that order; without a request all that match, as recommended. */
export async function findWirelessNumbers(
  db: Database,
  mallId: string,
  { brandType, rangeType }: SearchProps,
  asked: readonly string[],
): Promise<string[]> {
  const range = readRange(rangeType);
  if (asked.length > 0 && brandType === 'ALL' && range === null) return [...asked];
  const fitting = await db
    .select({ gdsGrpNo: products.gdsGrpNo })
    .from(mallProducts)
    .innerJoin(products, eq(products.gdsGrpNo, mallProducts.gdsGrpNo))
    .where(
      and(
        eq(mallProducts.mallId, mallId),
        eq(products.kind, 'WIRELESS'),
        asked.length > 0 ? inArray(products.gdsGrpNo, [...asked]) : undefined,
        inArray(products.gdsStat, asked.length > 0 ? knownStatuses : listedStatuses),
        brandType === 'ALL' ? undefined : eq(products.makerCd, brandType),
        range ? between(products.sortPrc, range.min, range.max) : undefined,
      ),
    )
    .orderBy(asc(mallProducts.recommendRank), asc(products.gdsGrpNo));
  const numbers = fitting.map(({ gdsGrpNo }) => gdsGrpNo);
  return asked.length > 0 ? asked.filter((number) => numbers.includes(number)) : numbers;
}
