import { ClaimGuidesDocument } from '../../__generated__/graphql.ts';
import { useClaimGuidesQuery } from '../../__generated__/hooks.ts';
import { MethodTexts } from '../../features/payments/MethodTexts/MethodTexts.tsx';
import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';

/** How money comes back after a cancellation or a return. */
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
    />
  );
}

export const page: PageModule = {
  Component: ClaimGuides,
  load: async ({ ask, mallUrl, device }) => {
    await ask(ClaimGuidesDocument, { url: mallUrl, device });
  },
};
