import type { Device, FaqQuestionsQueryVariables } from '../../__generated__/graphql.ts';
import { readFaqPlace } from '../../features/faq/faq-address.ts';

/** The variables for the questions of an address; loader and page share them. */
export function faqVariables({
  mallUrl,
  device,
  searchParams,
}: {
  mallUrl: string;
  device: Device;
  searchParams: URLSearchParams;
}): FaqQuestionsQueryVariables {
  const { category, keyword } = readFaqPlace(searchParams);
  return { url: mallUrl, device, category: category || null, keyword: keyword || null };
}
