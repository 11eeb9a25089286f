import { payMethods } from '../methods.ts';

/**
 * The least that Toss Payments takes, in won. Its documentation says 100 for credit cards and 200 for accounts
 * (BELOW_MINIMUM_AMOUNT); easy payments are opened as cards. It publishes none for phone bills.
 */
const leastPrices: Readonly<Record<string, number>> = {
  [payMethods.card]: 100,
  [payMethods.easyPay]: 100,
  [payMethods.transfer]: 200,
  [payMethods.virtualAccount]: 200,
  [payMethods.phoneBill]: 200,
};

export function tossLeastPrice(payMthdCd: string): number {
  return leastPrices[payMthdCd] ?? 0;
}
