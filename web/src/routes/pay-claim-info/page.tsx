import { ClaimGuidesDocument } from '../../__generated__/graphql.ts';
import { useClaimGuidesQuery } from '../../__generated__/hooks.ts';
import { ClaimTerms } from '../../features/orders/ClaimTerms/ClaimTerms.tsx';
import { MethodText, MethodTexts } from '../../features/payments/MethodTexts/MethodTexts.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';

const claims = [
  { type: 'CANCEL', title: '취소할 때' },
  { type: 'RETURN', title: '반품할 때' },
  { type: 'EXCHANGE', title: '교환할 때' },
] as const;

/** What a claim costs, who pays, and how money comes back. */
function ClaimGuides() {
  const { mallUrl, device } = usePage();
  const { data, loading, error, refetch } = useClaimGuidesQuery({
    variables: { url: mallUrl, device },
    errorPolicy: 'all',
  });
  return (
    <MethodTexts
      title="취소와 환불 안내"
      texts={data?.mall?.claimGuides}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
    >
      {claims.map(({ type, title }) => (
        <MethodText key={type} title={title}>
          <ClaimTerms type={type} />
        </MethodText>
      ))}
    </MethodTexts>
  );
}

export const page: PageModule = {
  Component: ClaimGuides,
  load: async ({ preload, mallUrl, device }) => {
    await preload(ClaimGuidesDocument, { url: mallUrl, device });
  },
};
