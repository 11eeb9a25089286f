import { and, asc, eq, ilike, or } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { containing } from '../../db/rows.ts';
import { faqCategories, faqs } from '../../db/schema/boards.ts';
import type { Call, Handlers } from '../../http/call.ts';

export const faqHandlers = { listFaqs, listPreFaqs: listFaqs } satisfies Partial<Handlers>;

async function listFaqs({ db }: MallContext, { params, mallId }: Call<'listFaqs' | 'listPreFaqs'>) {
  const { faqCtgCd, keyword } = params;
  const text = keyword === undefined ? undefined : containing(keyword);
  const wanted = and(
    eq(faqs.mallId, mallId),
    faqCtgCd === undefined ? undefined : eq(faqs.faqCtgCd, faqCtgCd),
    text === undefined ? undefined : or(ilike(faqs.qstn, text), ilike(faqs.ansHtml, text)),
  );
  const [categories, list] = await Promise.all([
    db
      .select({ faqCtgCd: faqCategories.faqCtgCd, faqCtgNm: faqCategories.faqCtgNm })
      .from(faqCategories)
      .where(eq(faqCategories.mallId, mallId))
      .orderBy(asc(faqCategories.prir), asc(faqCategories.faqCtgCd)),
    db
      .select({ faqNo: faqs.faqNo, faqCtgCd: faqs.faqCtgCd, qstn: faqs.qstn, ansHtml: faqs.ansHtml })
      .from(faqs)
      .where(wanted)
      .orderBy(asc(faqs.prir), asc(faqs.faqNo)),
  ]);
  return { categories, list };
}
