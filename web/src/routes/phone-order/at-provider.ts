import type { AgreedEstimateFragment, PhoneBillingMethod } from '../../__generated__/graphql.ts';

interface Due {
  billing: PhoneBillingMethod | null;
  estimate: Pick<AgreedEstimateFragment, 'deviceMonths' | 'deviceTotal'>;
}

/** A device that is paid at once is paid with the application; else the card of the bills is registered. Null: nothing is done. */
export function atProvider({ billing, estimate }: Due): 'PAYMENT' | 'CARD' | null {
  if (estimate.deviceMonths === 1 && estimate.deviceTotal > 0) return 'PAYMENT';
  return billing === 'CARD' ? 'CARD' : null;
}

/** Where the device is paid with the application, no card is registered for the bills. */
export function cardAskedLater({ carrierName }: Pick<AgreedEstimateFragment, 'carrierName'>): string {
  return `자동납부할 카드는 개통할 때 ${carrierName ?? '통신사'}에서 전화로 확인해요.`;
}
