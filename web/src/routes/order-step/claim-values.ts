import type { ClaimReason } from '../../__generated__/graphql.ts';
import type { AccountValues } from '../../features/orders/RefundAccount/refund-account.ts';
import type { ItemValues } from './use-chosen.ts';

/** What is chosen and typed of a claim. */
export interface ClaimValues extends ItemValues, AccountValues {
  reason: ClaimReason | null;
  reasonText: string;
  /** Empty: the carrier's own day. */
  pickUpOn: string;
  /** Null: the address of the order. */
  pickUpAddress: string | null;
}
