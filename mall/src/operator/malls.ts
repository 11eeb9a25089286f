import { asc } from 'drizzle-orm';
import { faqCategories } from '../db/schema/boards.ts';
import { malls } from '../db/schema/malls.ts';
import type { OperatorHandlers } from './operator-call.ts';

export const mallHandlers: Pick<OperatorHandlers, 'listMalls'> = {
  async listMalls({ db }) {
    const rows = await db.select({ mallId: malls.mallId, mallNm: malls.mallNm }).from(malls).orderBy(asc(malls.mallId));
    const categories = await db.select().from(faqCategories).orderBy(asc(faqCategories.prir));
    const data = rows.map(({ mallId, mallNm }) => ({
      mallId,
      mallNm,
      faqCtgList: categories
        .filter((category) => category.mallId === mallId)
        .map(({ faqCtgCd, faqCtgNm }) => ({ faqCtgCd, faqCtgNm })),
    }));
    return { data };
  },
};
