import { payMethods } from '../payments/methods.ts';

/** Payment request for a phone order. */
export interface PhonePayment {
  payMthdCd: string;
  /** Won; 0 registers a card. */
  payPrc: number;
  instMnth: number | null;
}

/** One payment asks for the whole price, bills by card for the card; else there is nothing to ask for. */
export function phonePayment(
  { instMnth, instTotPrc }: { instMnth: number; instTotPrc: number },
  billTp: 'ACCT' | 'CARD',
): PhonePayment | null {
  if (instMnth === 1 && instTotPrc > 0) return { payMthdCd: payMethods.card, payPrc: instTotPrc, instMnth: 1 };
  return billTp === 'CARD' ? { payMthdCd: payMethods.billingKey, payPrc: 0, instMnth: null } : null;
}
