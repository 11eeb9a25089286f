import { type Charges, free } from '../../rules/charge.ts';

export const siteCharges: Charges = {
  'Query.site': free,
};
