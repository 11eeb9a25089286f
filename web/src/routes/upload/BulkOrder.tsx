import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { BulkOrderStateDocument } from '../../__generated__/graphql.ts';
import { useBulkOrderStateQuery } from '../../__generated__/hooks.ts';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { usePaymentStart } from '../../features/payments/use-payment-start.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { bulkOrderPath } from '../../shop/links/bulk-order-path.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { OpenedBulkOrder } from './OpenedBulkOrder.tsx';

const pollMs = 2000;
/** A deposit comes some time, and the page may be left open for it. */
const depositPollMs = 20_000;

/** The bulk order of the address, asked again while the mall is at work on it or waits for its money. */
export function BulkOrder({ number }: { number: string }) {
  const { mallUrl, device } = usePage();
  const client = useApolloClient();
  const start = usePaymentStart();
  const { data, loading, error, refetch, startPolling, stopPolling } = useBulkOrderStateQuery({
    variables: { mallUrl, number },
    errorPolicy: 'all',
  });
  const bulkOrder = data?.viewer?.bulkOrder;
  const { status, paymentStatus } = bulkOrder ?? {};
  const isRunning = status === 'CHECKING' || status === 'PLACING';
  const everyMs = isRunning ? pollMs : paymentStatus === 'AWAITING_DEPOSIT' ? depositPollMs : 0;
  useEffect(() => {
    if (everyMs === 0) return;
    startPolling(everyMs);
    return stopPolling;
  }, [everyMs, startPolling, stopPolling]);
  useEffect(() => {
    // Another tab may have changed it meanwhile.
    const look = () => void client.refetchQueries({ include: [BulkOrderStateDocument] });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [client]);

  const list = pathTo('upload', { url: mallUrl }, device);
  if (start.payment) {
    const goOn = () => {
      start.forget();
      void refetch();
    };
    const againPath = bulkOrderPath(mallUrl, device, number);
    return <AwaitedPayment payment={start.payment} onAgain={goOn} onKnown={goOn} againPath={againPath} />;
  }
  if (!bulkOrder && loading) return <Skeleton height={480} radius="var(--radius-card)" />;
  if (!bulkOrder && error) return <SectionFailure error={error} onRetry={() => void refetch()} />;
  if (!bulkOrder)
    return (
      <EmptyState
        headingLevel="h1"
        icon={<BoxIcon size={40} />}
        title="대량 주문을 찾을 수 없어요"
        text="삭제했거나 다른 아이디로 올린 파일일 수 있어요."
      >
        <Link className={buttons.primary} to={list}>
          업로드 내역 보기
        </Link>
      </EmptyState>
    );
  return <OpenedBulkOrder bulkOrder={bulkOrder} start={start} list={list} />;
}
