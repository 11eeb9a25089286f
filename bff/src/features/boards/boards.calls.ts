import { type Charges, page } from '../../rules/charge.ts';

export const boardCharges: Charges = {
  'Mall.posts': page,
  'Mall.post': { calls: 1 },
};
