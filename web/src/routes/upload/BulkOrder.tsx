import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useBulkOrderStateQuery } from '../../__generated__/hooks.ts';
import frame from '../../features/orders/BuyingFrame/BuyingFrame.module.css';
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
import { BulkOrderFacts } from './BulkOrderFacts.tsx';
import { ConfirmBulkOrder } from './ConfirmBulkOrder.tsx';
import { DeleteBulkOrder } from './DeleteBulkOrder.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { Rows } from './Rows.tsx';
import classes from './Upload.module.css';

const pollMs = 2000;

/** An opened bulk order: its rows, and what can be done next. */
export function BulkOrder({ number }: { number: string }) {
  const { mallUrl, device } = usePage();
  const client = useApolloClient();
  const start = usePaymentStart();
  const { data, loading, error, refetch, startPolling, stopPolling } = useBulkOrderStateQuery({
    variables: { mallUrl, number },
    errorPolicy: 'all',
  });
  const bulkOrder = data?.viewer?.bulkOrder;
  const { id, status } = bulkOrder ?? {};
  const isRunning = status === 'CHECKING' || status === 'PLACING';
  useEffect(() => {
    if (!isRunning) return;
    startPolling(pollMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const earlier = useRef(status);
  useEffect(() => {
    // Its rows have changed with it.
    if (earlier.current !== undefined && earlier.current !== status && id !== undefined)
      client.cache.evict({ id: client.cache.identify({ __typename: 'BulkOrder', id }), fieldName: 'rows' });
    earlier.current = status;
  }, [client, id, status]);

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
  const { availableActions, fileName } = bulkOrder;
  return (
    <div className={classes.root}>
      <Link to={list}>업로드 내역</Link>
      <h1 className={frame.title}>{fileName}</h1>
      <BulkOrderFacts bulkOrder={bulkOrder} />
      <Rows bulkOrder={bulkOrder} />
      {availableActions.includes('CONFIRM') ? <ConfirmBulkOrder bulkOrder={bulkOrder} start={start} /> : null}
      <div className={classes.ways}>
        <DownloadButton path={`${encodeURIComponent(number)}/result`} fileName={`주문결과_${number}.xlsx`}>
          결과 파일 내려받기
        </DownloadButton>
        {availableActions.includes('DELETE') ? <DeleteBulkOrder number={number} /> : null}
      </div>
    </div>
  );
}
