import { PaymentNoticesDocument } from '../../__generated__/graphql.ts';
import { usePaymentNoticesQuery } from '../../__generated__/hooks.ts';
import { MethodTexts } from '../../features/payments/MethodTexts/MethodTexts.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';

/** What to know before paying. */
function PaymentNotices() {
  const { mallUrl, device } = usePage();
  const { data, loading, error, refetch } = usePaymentNoticesQuery({
    variables: { url: mallUrl, device },
    errorPolicy: 'all',
  });
  return (
    <MethodTexts
      title="결제 안내"
      texts={data?.mall?.paymentNotices}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

export const page: PageModule = {
  Component: PaymentNotices,
  load: async ({ preload, mallUrl, device }) => {
    await preload(PaymentNoticesDocument, { url: mallUrl, device });
  },
};
