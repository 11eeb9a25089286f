import type { Faq } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toSafeHtml } from '../../rules/html.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { WireFaqs } from './faq.wire.ts';

export function toFaq(wire: WireFaqs, mall: MallScope): Faq {
  const place = { mallUrl: mall.url, device: mall.device, imageHost: mall.imageHost };
  return {
    categories: (wire.categories ?? []).map(({ faqCtgCd, faqCtgNm }) => ({ code: faqCtgCd, name: faqCtgNm })),
    questions: wire.list.map(({ faqNo, faqCtgCd, qstn, ansHtml }) => ({
      id: opaqueId('FaqQuestion', mall.number, faqNo),
      number: faqNo,
      categoryCode: faqCtgCd,
      question: qstn,
      answer: toSafeHtml(ansHtml, place),
    })),
  };
}
