import { type Charges } from '../../graphql/charge.ts';

export const keywordCharges: Charges = {
  'Mall.smartKeywords': { calls: 1, once: 'keywords' },
};
