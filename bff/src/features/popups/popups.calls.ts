import { type Charges } from '../../graphql/charge.ts';

export const popupCharges: Charges = {
  'Mall.popups': { calls: 1, once: 'popups' },
};
