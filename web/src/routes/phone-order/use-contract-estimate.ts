import { useApolloClient } from '@apollo/client/react';
import {
  PhoneContractEstimateDocument,
  type OfferedEstimateFragment,
  type PhoneContractEstimateQuery,
  type PhoneContractEstimateQueryVariables,
  type PhoneEstimateInput,
  type PhoneSheetFragment,
} from '../../__generated__/graphql.ts';
import { usePhoneContractEstimateQuery } from '../../__generated__/hooks.ts';
import type { ShownEstimate } from '../../features/phones/PhonePurchase/use-phone-estimate.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { Application } from './application.ts';

interface ContractEstimate extends ShownEstimate {
  estimate: OfferedEstimateFragment | null;
  /** Has the mall calculate again, past every cache. */
  renew: () => Promise<unknown>;
}

type Chosen = Pick<Application, 'usim' | 'extraServiceNumbers'>;

/** What the contract of a sheet costs with a USIM and additional services, as the mall says. */
export function useContractEstimate(
  phoneNumber: string,
  sheet: PhoneSheetFragment,
  { usim, extraServiceNumbers }: Chosen,
): ContractEstimate {
  const { mallUrl: url, device } = usePage();
  const client = useApolloClient();
  const input = inputOf(sheet, { usim, extraServiceNumbers });
  const variables: PhoneContractEstimateQueryVariables = {
    url,
    device,
    number: phoneNumber,
    input: input ?? noInput,
    sheetNumber: sheet.number,
  };
  const { data, previousData, error, loading, refetch } = usePhoneContractEstimateQuery({
    variables,
    skip: input === null,
    errorPolicy: 'all',
  });
  const retry = () => void refetch();
  /** Not `refetch`: within a second the freshness link answers that from the cache. */
  const renew = () =>
    client.query({
      query: PhoneContractEstimateDocument,
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    });
  if (input === null) return { estimate: null, state: 'untold', retry, renew };
  const current = estimateOf(data);
  if (current) return { estimate: current, state: 'ready', retry, renew };
  if (loading) return { estimate: estimateOf(previousData), state: 'pending', retry, renew };
  return { estimate: null, state: error ? 'failed' : 'untold', retry, renew };
}

/** For a query that is skipped. */
const noInput: PhoneEstimateInput = { memory: '', joinType: 'NEW', planNumber: '', deviceMonths: 1 };

/** Null: the mall does not repeat what the sheet was written for. */
function inputOf({ estimate }: PhoneSheetFragment, { usim, extraServiceNumbers }: Chosen): PhoneEstimateInput | null {
  const { color, memory, joinType, planNumber, discount, contractMonths, deviceMonths } = estimate;
  if (memory === null || joinType === null || planNumber === null || discount === null) return null;
  return {
    color,
    memory,
    joinType,
    planNumber,
    discount,
    contractMonths,
    deviceMonths,
    usim: usim ?? estimate.usim ?? 'USIM',
    extraServiceNumbers: [...extraServiceNumbers],
  };
}

function estimateOf(data: PhoneContractEstimateQuery | undefined): OfferedEstimateFragment | null {
  const product = data?.mall?.product;
  if (product?.__typename !== 'WirelessPhone') return null;
  return product.estimate?.__typename === 'PhoneEstimate' ? product.estimate : null;
}
