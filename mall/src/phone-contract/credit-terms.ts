/**
 * What the law on installment transactions wants in a contract beside its sums: who lends the price of a phone, when the installments are
 * due, and what late ones cost.
 */
export interface CreditTerms {
  crdtrNm: string;
  crdtrAddr: string;
  crdtrTel: string;
  /** Day of the month. */
  payDd: number;
  /** Percent a year. */
  lateRate: number;
}
