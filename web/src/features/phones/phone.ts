import type { JoinType, PhonePlansFragment, PhonePurchaseFragment } from '../../__generated__/graphql.ts';

/** How a phone is made cheaper: the common subsidy off the device, or a quarter off the plan. */
export type Discount = 'SUBSIDY' | 'PLAN_DISCOUNT';

export type Plan = PhonePlansFragment['plans'][number];

/** A phone with its plans. */
export interface Phone extends Pick<PhonePurchaseFragment, 'price' | 'memories'> {
  /** Of the plans. */
  joinType: JoinType | null;
  /** Of the price on the card. */
  cardJoinType: JoinType | null;
  plans: readonly Plan[];
  deviceMonths: readonly number[];
  /** Of the cheapest plan; null: the mall does not say. */
  defaultDiscount: Discount | null;
}

/** Choices that affect the price. */
export interface PhoneChoice {
  joinType: JoinType | null;
  memory: string | null;
  planNumber: string | null;
  /** Null: the one that costs less, as the mall says. */
  discount: Discount | null;
  months: number;
}
