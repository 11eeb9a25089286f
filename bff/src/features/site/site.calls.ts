import { type Charges, free } from '../../graphql/charge.ts';

export const siteCharges: Charges = {
  'Query.site': free,
};
