import type {
  PhoneBillingMethod,
  PhoneDocumentKind,
  PortingRefusalReason,
} from '../../graphql/__generated__/schema-types.ts';

export const documentCodes = {
  GUARDIAN_CONSENT: 'DC00101',
  FAMILY: 'DC00102',
  BUSINESS: 'DC00103',
  PROXY: 'DC00104',
} as const satisfies Record<PhoneDocumentKind, string>;

export const documentKinds: Readonly<Record<string, PhoneDocumentKind>> = {
  DC00101: 'GUARDIAN_CONSENT',
  DC00102: 'FAMILY',
  DC00103: 'BUSINESS',
  DC00104: 'PROXY',
};

export const billingMethods: Readonly<Record<string, PhoneBillingMethod>> = { ACCT: 'ACCOUNT', CARD: 'CARD' };

export const portingRefusalReasons: Readonly<Record<string, PortingRefusalReason>> = {
  MN00101: 'OTHER_NAME',
  MN00102: 'UNPAID_BILLS',
  MN00103: 'TOO_SOON',
  MN00104: 'SUSPENDED',
  MN00105: 'WRONG_DIGITS',
  MN00106: 'OTHER_CARRIER',
  MN00107: 'CENTER_CLOSED',
};
