import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { containing } from '../db/rows.ts';
import { faqCategories, faqs } from '../db/schema/boards.ts';
import { malls } from '../db/schema/malls.ts';
import { notFound, type FieldFault } from '../http/refusal.ts';
import { mallFaults, nextContentNumber, refuseFaults } from './content-parts.ts';
import type { OperatorHandlers } from './operator-call.ts';

type Handlers = Pick<OperatorHandlers, 'listFaqItems' | 'writeFaqItem' | 'changeFaqItem' | 'removeFaqItem'>;

async function find(db: Database, faqNo: number | undefined) {
  if (faqNo === undefined) return null;
  const [row] = await db.select().from(faqs).where(eq(faqs.faqNo, faqNo));
  return row ?? null;
}

async function categoryFaults(db: Database, mallId: string, faqCtgCd: string): Promise<FieldFault[]> {
  const isIt = and(eq(faqCategories.mallId, mallId), eq(faqCategories.faqCtgCd, faqCtgCd));
  const [row] = await db.select().from(faqCategories).where(isIt);
  return row ? [] : [{ field: 'faqCtgCd', reason: '이 쇼핑몰에 없는 분류예요.', rsnCd: 'NOT_FOUND' }];
}

export const faqItemHandlers: Handlers = {
  async listFaqItems({ db }, { params: { mallId, kwd, page, size } }) {
    const text = kwd === undefined ? undefined : containing(kwd);
    const wanted = and(
      mallId === undefined ? undefined : eq(faqs.mallId, mallId),
      text === undefined ? undefined : or(ilike(faqs.qstn, text), ilike(faqs.ansHtml, text)),
    );
    const ofCategory = and(eq(faqCategories.mallId, faqs.mallId), eq(faqCategories.faqCtgCd, faqs.faqCtgCd));
    const [total] = await db.select({ count: count() }).from(faqs).where(wanted);
    const rows = await db
      .select({ faq: faqs, mallNm: malls.mallNm, faqCtgNm: faqCategories.faqCtgNm })
      .from(faqs)
      .innerJoin(malls, eq(malls.mallId, faqs.mallId))
      .innerJoin(faqCategories, ofCategory)
      .where(wanted)
      .orderBy(asc(faqs.mallId), asc(faqCategories.prir), asc(faqs.prir), asc(faqs.faqNo))
      .limit(size)
      .offset((page - 1) * size);
    return {
      data: { totalCnt: total?.count ?? 0, list: rows.map(({ faq, ...names }) => ({ ...faq, ...names })) },
    };
  },
  writeFaqItem: {
    picture: ({ db }, _call, answer) => find(db, (answer as { faqNo: number } | undefined)?.faqNo),
    async act({ db }, { body }) {
      const unknown = await mallFaults(db, body.mallId);
      refuseFaults(unknown.length > 0 ? unknown : await categoryFaults(db, body.mallId, body.faqCtgCd));
      const { mallId, faqCtgCd, qstn, ansHtml, prir } = body;
      const faqNo = await nextContentNumber(db);
      await db.insert(faqs).values({ faqNo, mallId, faqCtgCd, qstn, ansHtml, prir });
      return { faqNo };
    },
  },
  changeFaqItem: {
    picture: ({ db }, { params: { faqNo } }) => find(db, faqNo),
    async act({ db }, { params: { faqNo }, body: { faqCtgCd, qstn, ansHtml, prir } }) {
      const known = await find(db, faqNo);
      if (!known) throw notFound('질문을');
      refuseFaults(await categoryFaults(db, known.mallId, faqCtgCd));
      await db.update(faqs).set({ faqCtgCd, qstn, ansHtml, prir }).where(eq(faqs.faqNo, faqNo));
    },
  },
  removeFaqItem: {
    picture: ({ db }, { params: { faqNo } }) => find(db, faqNo),
    async act({ db }, { params: { faqNo } }) {
      const removed = await db.delete(faqs).where(eq(faqs.faqNo, faqNo)).returning({ faqNo: faqs.faqNo });
      if (removed.length === 0) throw notFound('질문을');
    },
  },
};
