import type { DiscountType, JoinType, UsimType } from '../../graphql/__generated__/schema-types.ts';

/** By the mall's codes; so the other tables here. */
export const joinTypes = { NEW: 'NEW', TRANS: 'TRANSFER', CHANGE: 'CHANGE' } as const satisfies Record<
  string,
  JoinType
>;

/** The mall's code of each join type. */
export const joinCodes = { NEW: 'NEW', TRANSFER: 'TRANS', CHANGE: 'CHANGE' } as const satisfies Record<
  JoinType,
  keyof typeof joinTypes
>;

export const usimTypes = { USIM: 'USIM', ESIM: 'ESIM', OWN: 'OWN' } as const satisfies Record<string, UsimType>;

export const discountTypes = {
  SUPPORT: 'SUBSIDY',
  PLAN_DISCOUNT: 'PLAN_DISCOUNT',
  NONE: 'NONE',
} as const satisfies Record<string, DiscountType>;

/** The mall's code of each discount. */
export const discountCodes = {
  SUBSIDY: 'SUPPORT',
  PLAN_DISCOUNT: 'PLAN_DISCOUNT',
  NONE: 'NONE',
} as const satisfies Record<DiscountType, keyof typeof discountTypes>;

/** Months that a contract discount lasts, and over which discounts are compared, for a mall that does not say. */
export const usualContractMonths = 24;
