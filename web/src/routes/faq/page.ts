import { FaqQuestionsDocument } from '../../__generated__/graphql.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { FaqPage } from './FaqPage.tsx';
import { faqVariables } from './faq-request.ts';

export const page: PageModule = {
  Component: FaqPage,
  async load(request) {
    await request.ask(FaqQuestionsDocument, faqVariables(request));
  },
};
