import { and, eq, sql } from 'drizzle-orm';
import { categories } from '../../db/schema/categories.ts';
import { viewCounts } from '../../db/schema/display.ts';
import type { Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';

export const viewCountHandlers = {
  countView: async ({ db }, { body: { contentsId, contentsType }, mallId }) => {
    const ofMall = and(eq(categories.mallId, mallId), eq(categories.ctgNo, contentsId));
    const [category] = await db.select({ ctgNo: categories.ctgNo }).from(categories).where(ofMall).limit(1);
    if (!category) throw notFound('카테고리를', 'ctgNo');
    await db
      .insert(viewCounts)
      .values({ mallId, contentsType, contentsId, cnt: 1 })
      .onConflictDoUpdate({
        target: [viewCounts.mallId, viewCounts.contentsType, viewCounts.contentsId],
        set: { cnt: sql`${viewCounts.cnt} + 1` },
      });
    return null;
  },
} satisfies Partial<Handlers>;
