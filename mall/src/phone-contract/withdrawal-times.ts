import { endOfDay, isBy } from '../buying/buying-times.ts';
import { claimReasons, isSellersFault, type ClaimReasonCode } from '../buying/claim-states.ts';
import type { PhoneOrderState } from './phone-order-states.ts';

const withdrawalDays = 7;
const callQualityDays = 14;
/** Three months, as for goods. */
const faultDays = 92;

/** The quality of calls, which takes longer to notice than a mind to change. */
const callQuality = 'CL00208';

/** `CL002..`: why a phone order is cancelled, and why a contract is withdrawn from. */
export type PhoneReasonCode = ClaimReasonCode | typeof callQuality;

const reasons: readonly PhoneReasonCode[] = [...claimReasons, callQuality];

interface Moment {
  stat: PhoneOrderState;
  rcvDts: Date | null;
  opnDts: Date | null;
}

/** The last second to withdraw for a reason. Null before receipt and opening. */
export function withdrawalEnd({ rcvDts, opnDts }: Moment, rsnCd: string): Date | null {
  if (rcvDts === null || opnDts === null) return null;
  return endOfDay(rcvDts > opnDts ? rcvDts : opnDts, daysOf(rsnCd));
}

function daysOf(rsnCd: string): number {
  if (rsnCd === callQuality) return callQualityDays;
  return isSellersFault(rsnCd) ? faultDays : withdrawalDays;
}

/** The last second for documents: the end of the seventh day. */
export function documentsDue(askedAt: Date): Date {
  return endOfDay(askedAt, withdrawalDays);
}

/** The reasons for which a contract can be withdrawn now, with the last second of each. */
export function withdrawalReasons(moment: Moment, now: Date): { rsnCd: PhoneReasonCode; end: Date | null }[] {
  if (moment.stat !== 'WL00106') return [];
  return reasons
    .map((rsnCd) => ({ rsnCd, end: withdrawalEnd(moment, rsnCd) }))
    .filter(({ end }) => end === null || isBy(now, end));
}
