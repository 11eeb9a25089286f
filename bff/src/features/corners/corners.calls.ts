import { type Charges, lengthOf, usualLength } from '../../rules/charge.ts';

export const cornerCharges: Charges = {
  'Mall.corners': { calls: ({ areas }) => lengthOf(areas) },
  'ProductCorner.products': { calls: 2, once: 'corner products', items: usualLength },
};
