import type { SubscriptionEstimateQuery } from '../../__generated__/graphql.ts';
import { useSubscriptionEstimateQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import type { SubscriptionChoice } from './subscription-choice.ts';

type Result = NonNullable<
  NonNullable<NonNullable<SubscriptionEstimateQuery['mall']>['subscriptionProduct']>['estimate']
>;

export type Estimate = Extract<Result, { __typename: 'SubscriptionEstimate' }>;

export interface EstimateState {
  estimate: Estimate | null;
  /** Why the mall does not price this choice. */
  refusal: string | null;
  error: unknown;
  isPending: boolean;
  retry: () => void;
}

/** The mall's price and dates of a choice: nothing is calculated here. Without an address it is not asked. */
export function useSubscriptionEstimate(number: string, choice: SubscriptionChoice | null): EstimateState {
  const { mallUrl, device } = usePage();
  const isMember = useIsMember();
  const addressNumber = choice?.addressNumber ?? null;
  const { data, previousData, loading, error, refetch } = useSubscriptionEstimateQuery({
    variables: {
      url: mallUrl,
      device,
      number,
      input: {
        cycle: choice?.cycle ?? 'EVERY_MONTH',
        startsAt: choice?.startsAt ?? '',
        quantity: choice?.quantity ?? 1,
        addressNumber: addressNumber ?? '',
      },
    },
    skip: !isMember || choice === null || addressNumber === null,
    errorPolicy: 'all',
  });
  const result = resultOf(data ?? (loading ? previousData : undefined));
  const estimate = estimateOf(result);
  return {
    estimate,
    refusal: result && result.__typename !== 'SubscriptionEstimate' ? refusalText(result) : null,
    error: result ? undefined : error,
    isPending: loading,
    retry: () => void refetch(),
  };
}

function resultOf(data: SubscriptionEstimateQuery | undefined): Result | null {
  return data?.mall?.subscriptionProduct?.estimate ?? null;
}

function estimateOf(result: Result | null): Estimate | null {
  return result?.__typename === 'SubscriptionEstimate' ? result : null;
}

/** The estimate of a response. Null: it is refused, or could not be asked. */
export function toEstimate(data: SubscriptionEstimateQuery | undefined): Estimate | null {
  return estimateOf(resultOf(data));
}

function refusalText(refused: Exclude<Result, Estimate>): string {
  if (refused.__typename === 'FormRefused')
    return refused.fields.map(({ reason }) => reason).join(' ') || refused.message;
  return refused.message;
}
