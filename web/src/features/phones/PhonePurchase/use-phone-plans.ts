import type { PhonePlansFragment, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { usePhonePlansQuery } from '../../../__generated__/hooks.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { plansOf } from './plans-of.ts';
import { requestedPlans } from './requested-plans.ts';

export interface ChosenPlans {
  /** For the current choice; for the previous choice while these are loading. */
  plans: PhonePlansFragment | null;
  /** `pending`: the plans are those of an earlier choice. */
  state: 'ready' | 'pending' | 'failed';
  error: unknown;
  retry(): void;
}

/** The plans for the join type and memory in the address. The first are known with the phone. */
export function usePhonePlans(phone: PhonePurchaseFragment, params: URLSearchParams): ChosenPlans {
  const { mallUrl, device } = usePage();
  const wanted = requestedPlans(phone, params);
  const { data, previousData, error, refetch } = usePhonePlansQuery({
    variables: {
      url: mallUrl,
      device,
      number: phone.number,
      joinType: wanted?.joinType ?? 'NEW',
      memory: wanted?.memory ?? '',
    },
    skip: wanted === null,
    errorPolicy: 'all',
  });
  const retry = () => void refetch();
  if (wanted === null) return { plans: phone.initialPlans, state: 'ready', error: null, retry };
  const found = plansOf(data);
  if (found) return { plans: found, state: 'ready', error: null, retry };
  const state = error || data ? 'failed' : 'pending';
  return { plans: plansOf(previousData) ?? phone.initialPlans, state, error, retry };
}
