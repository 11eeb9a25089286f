import type { CallVariants } from '../../request/mall-api.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, markup, row, words } from '../../upstream/wire.ts';

const category = row('FaqCategoryEntry', { faqCtgCd: code, faqCtgNm: words }, {});
const question = row('Faq', { faqNo: code, qstn: words }, { faqCtgCd: code, ansHtml: markup });
const faqs = row('FaqList', { list: list('faqs', question) }, { categories: list('faq categories', category) });

export type WireFaqs = Read<typeof faqs>;

export function faqCalls(
  mallNumber: string,
  filter: { category?: string | null; keyword?: string | null },
): CallVariants<WireFaqs> {
  const shared = { method: 'GET', isShared: true, response: faqs, fields: { keyword: 'keyword' } } as const;
  const query = { faqCtgCd: filter.category || undefined, keyword: filter.keyword?.trim() || undefined };
  return {
    member: { ...shared, endpoint: 'GET faqs', path: '/api/v1/mall/faqs', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/faqs',
      path: '/api/v1/mall/pre/faqs',
      query: { mallId: mallNumber, ...query },
    },
  };
}
