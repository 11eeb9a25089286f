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
  numbers: readonly string[],
): Promise<string[]> {
  const range = readRange(rangeType);
  if (numbers.length > 0 && brandType === 'ALL' && range === null) return [...numbers];
  const fitting = await db
    .select({ gdsGrpNo: products.gdsGrpNo })
    .from(mallProducts)
    .innerJoin(products, eq(products.gdsGrpNo, mallProducts.gdsGrpNo))
    .where(
      and(
        eq(mallProducts.mallId, mallId),
        eq(products.kind, 'WIRELESS'),
        numbers.length > 0 ? inArray(products.gdsGrpNo, [...numbers]) : undefined,
        inArray(products.gdsStat, numbers.length > 0 ? knownStatuses : listedStatuses),
        brandType === 'ALL' ? undefined : eq(products.makerCd, brandType),
        range ? between(products.sortPrc, range.min, range.max) : undefined,
      ),
    )
    .orderBy(asc(mallProducts.recommendRank), asc(products.gdsGrpNo));
  const matching = fitting.map(({ gdsGrpNo }) => gdsGrpNo);
  return numbers.length > 0 ? numbers.filter((number) => matching.includes(number)) : matching;
}
