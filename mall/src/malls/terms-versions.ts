import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { MallContext } from '../context.ts';
import { terms } from '../db/schema/display.ts';

/** Approved versions that are or were in force. Later versions are not shown, and cannot be agreed to yet. */
export function hasBegun({ now }: Pick<MallContext, 'now'>): SQL | undefined {
  return and(eq(terms.apprStat, 'Y'), lte(terms.apprDts, now()));
}
