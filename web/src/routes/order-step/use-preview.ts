import { useApolloClient } from '@apollo/client/react';
import { ClaimPreviewDocument, type PreviewSumsFragment } from '../../__generated__/graphql.ts';
import { Refused, useCalculation, type Calculation } from '../../shared/query/use-calculation.ts';
import { previewInput } from './claim-operations.ts';
import { refusalText, type ClaimBasis, type ClaimStep } from './claim.ts';

/** What a claim would give back and cost. */
export type ClaimPreview = PreviewSumsFragment;

/** Queries what a claim would refund, again with each relevant change. Null: there is nothing to query yet. */
export function usePreview(step: ClaimStep, basis: ClaimBasis | null): Calculation<ClaimPreview> {
  const client = useApolloClient();
  return useCalculation(basis && JSON.stringify([basis.items, basis.reason, basis.pickUpAddressNumber]), async () => {
    if (basis === null) throw new Error('There is nothing to preview.');
    const { mallUrl, orderNumber: number, ...wanted } = basis;
    const { data } = await client.query({
      query: ClaimPreviewDocument,
      variables: { mallUrl, number, input: previewInput(step, wanted) },
      fetchPolicy: 'no-cache', // it may be another one a moment later
    });
    const order = data?.viewer?.order;
    const result = order && 'claimPreview' in order ? order.claimPreview : null;
    if (result?.__typename === 'ClaimPreview') return result;
    throw new Refused(result ? refusalText(result) : '금액을 계산하지 못했어요. 잠시 뒤 다시 시도해 주세요.');
  });
}
