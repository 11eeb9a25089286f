import { useEffect, useState } from 'react';
import type {
  ChosenEstimateFragment,
  PhoneEstimateInput,
  PhonePurchaseFragment,
} from '../../../__generated__/graphql.ts';
import { usePhoneEstimateQuery } from '../../../__generated__/hooks.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { requestedEstimate } from './requested-estimate.ts';
import type { ChosenPlans } from './use-phone-plans.ts';

export interface ShownEstimate {
  /** Of the current choice; of the previous one while `pending`; null: none to show. */
  estimate: ChosenEstimateFragment | null;
  /** `untold`: the mall has no price for the choice. */
  state: 'ready' | 'pending' | 'failed' | 'untold';
  retry: () => void;
}

/** Several presses in a row are one request. */
const pauseMs = 200;

/** Price of the selection in the address, from the mall. It is not asked before the plans of the choice are known. */
export function usePhoneEstimate(
  phone: PhonePurchaseFragment,
  plans: ChosenPlans,
  params: URLSearchParams,
): ShownEstimate {
  const { mallUrl, device } = usePage();
  const isKnown = plans.state === 'ready';
  const wanted = JSON.stringify(requestedEstimate(phone, plans.plans, params));
  const [asked, setAsked] = useState(isKnown ? wanted : 'null');
  useEffect(() => {
    if (!isKnown) return undefined;
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [isKnown, wanted]);
  const input = JSON.parse(asked) as PhoneEstimateInput | null;
  const { data, previousData, error, loading, refetch } = usePhoneEstimateQuery({
    variables: { url: mallUrl, device, number: phone.number, input: input ?? noInput },
    skip: input === null,
    errorPolicy: 'all',
  });
  if (plans.state === 'failed') return { estimate: null, state: 'failed', retry: plans.retry };
  const retry = () => void refetch();
  if (isKnown && wanted === 'null') return { estimate: null, state: 'untold', retry };
  const current = estimateOf(data);
  if (!isKnown || asked !== wanted || (loading && !current) || (data === undefined && !error))
    return { estimate: current ?? estimateOf(previousData), state: 'pending', retry };
  if (current) return { estimate: current, state: 'ready', retry };
  return { estimate: null, state: error ? 'failed' : 'untold', retry };
}

/** For a query that is skipped. */
const noInput: PhoneEstimateInput = { memory: '', joinType: 'NEW', planNumber: '', deviceMonths: 1 };

function estimateOf(data: ReturnType<typeof usePhoneEstimateQuery>['data'] | undefined): ChosenEstimateFragment | null {
  const product = data?.mall?.product;
  if (product?.__typename !== 'WirelessPhone') return null;
  return product.estimate?.__typename === 'PhoneEstimate' ? product.estimate : null;
}
