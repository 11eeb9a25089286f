import { type Charges } from '../../graphql/charge.ts';

export const faqCharges: Charges = {
  'Mall.faq': { calls: 1 },
};
