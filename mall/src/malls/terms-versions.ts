import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { MallContext } from '../context.ts';
import { terms } from '../db/schema/display.ts';

/** Approved versions that hold, or held once: what begins later is not shown yet, and nobody agrees to it. */
export function hasBegun({ now }: Pick<MallContext, 'now'>): SQL | undefined {
  return and(eq(terms.apprStat, 'Y'), lte(terms.apprDts, now()));
}
