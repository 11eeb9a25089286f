import type { JoinType, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { joinAsked, memoryAsked } from '../phone-choice.ts';

/** The join type and memory whose plans to query; null for the first ones, which are known with the phone. */
export function plansAsked(
  phone: PhonePurchaseFragment,
  asked: URLSearchParams,
): { joinType: JoinType; memory: string } | null {
  const joinType = joinAsked(phone, asked);
  const memory = memoryAsked(phone, asked);
  if (joinType === null || memory === null) return null;
  return joinType === joinAsked(phone, nothing) && memory === memoryAsked(phone, nothing) ? null : { joinType, memory };
}

const nothing = new URLSearchParams();
