import type { MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { charged } from '../../rules/charge.ts';
import { toFaq } from './faq.mapper.ts';
import { faqCalls } from './faq.wire.ts';

const faqFields = {
  faq: charged({ calls: 1 }, async (mall, { category, keyword }, { mallApi }) => {
    requireArea(mall, 'MY_SHOP');
    return toFaq(await mallApi.ask(mall.number, faqCalls(mall.number, { category, keyword })), mall);
  }),
} satisfies MallResolvers;

export const faqPart = {
  Mall: faqFields,
} satisfies Resolvers;
