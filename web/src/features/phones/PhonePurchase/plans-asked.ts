import type { JoinType, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { joinAsked, memoryAsked } from '../phone-choice.ts';

/** The way of joining and the memory whose plans are to be asked for; null where they are the first, which are known with the phone. */
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
