import { payInParts } from './pay-in-parts.ts';
import type { Phone, PhoneChoice, Plan } from './phone.ts';

/** The way from a device's price to what is paid for it in a month. All in whole won. */
export interface DeviceBill {
  release: number;
  /** What the subsidies take off: never more than there is left to take. */
  subsidy: number;
  extraSubsidy: number;
  /** Whether the subsidies would have been worth more than the device. */
  isSubsidyCut: boolean;
  /** release - subsidy - extraSubsidy. */
  principal: number;
  months: number;
  interest: number;
  /** principal + interest. */
  total: number;
  /** total / months, rounded down. */
  monthly: number;
}

/** Null if the mall does not say what the device costs. */
export function deviceBill(
  phone: Phone,
  { memory, discount, months }: PhoneChoice,
  plan: Plan | undefined,
): DeviceBill | null {
  const release = releasePrice(phone, memory);
  if (release === null) return null;
  const offered = {
    subsidy: discount === 'SUBSIDY' ? atLeastNothing(plan?.subsidy) : 0,
    extra: atLeastNothing(plan?.extraSubsidy),
  };
  const subsidy = Math.min(offered.subsidy, release);
  const extraSubsidy = Math.min(offered.extra, release - subsidy);
  const principal = release - subsidy - extraSubsidy;
  const { total, monthly } = payInParts(principal, months);
  const isSubsidyCut = offered.subsidy + offered.extra > release;
  return {
    release,
    subsidy,
    extraSubsidy,
    isSubsidyCut,
    principal,
    months,
    interest: total - principal,
    total,
    monthly: Math.floor(monthly),
  };
}

/** For a memory without a price, the phone's price applies only if it is the memory that the phone is sold with. */
function releasePrice({ memories, price, releasePrice }: Phone, memory: string | null): number | null {
  const chosen = memories?.find((each) => each.memory === memory);
  const isPhonesOwn = !chosen || memories?.length === 1 || price?.memory === memory;
  const release = chosen?.releasePrice ?? (isPhonesOwn ? releasePrice : null);
  return release == null || release < 0 ? null : release;
}

export function atLeastNothing(amount: number | null | undefined): number {
  return Math.max(0, amount ?? 0);
}
