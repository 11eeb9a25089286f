import { type Charges } from '../../rules/charge.ts';

export const keywordCharges: Charges = {
  'Mall.smartKeywords': { calls: 1, once: 'keywords' },
};
