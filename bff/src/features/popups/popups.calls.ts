import { type Charges } from '../../rules/charge.ts';

export const popupCharges: Charges = {
  'Mall.popups': { calls: 1, once: 'popups' },
};
