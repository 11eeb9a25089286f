import type { JoinType, PhonePlansFragment, PhonePurchaseFragment } from '../../__generated__/graphql.ts';

/** How a phone is made cheaper: the common subsidy off the device, or a quarter off the plan. */
export type Discount = 'SUBSIDY' | 'PLAN_DISCOUNT';

export type Plan = PhonePlansFragment['plans'][number];

/** A phone with its plans and prices. */
export interface Phone extends Pick<PhonePurchaseFragment, 'price' | 'releasePrice' | 'memories'> {
  /** Of the plans. */
  joinType: JoinType | null;
  /** Of the price on the card. */
  cardJoinType: JoinType | null;
  plans: readonly Plan[];
  deviceMonths: readonly number[];
  /** From the card; zero if the mall does not say. */
  usimPrice: number;
}

/** What decides over the price. */
export interface PhoneChoice {
  joinType: JoinType | null;
  memory: string | null;
  planNumber: string | null;
  discount: Discount;
  months: number;
}
