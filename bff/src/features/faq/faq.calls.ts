import { type Charges } from '../../rules/charge.ts';

export const faqCharges: Charges = {
  'Mall.faq': { calls: 1 },
};
