import type { JoinType, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { requestedJoinType, requestedMemory } from '../phone-choice.ts';

/** The join type and memory whose plans to query; null for the first ones, which are known with the phone. */
export function requestedPlans(
  phone: PhonePurchaseFragment,
  params: URLSearchParams,
): { joinType: JoinType; memory: string } | null {
  const joinType = requestedJoinType(phone, params);
  const memory = requestedMemory(phone, params);
  if (joinType === null || memory === null) return null;
  return joinType === requestedJoinType(phone, nothing) && memory === requestedMemory(phone, nothing)
    ? null
    : { joinType, memory };
}

const nothing = new URLSearchParams();
