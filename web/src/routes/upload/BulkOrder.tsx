import { Link } from 'react-router-dom';
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
import { useFollowedBulkOrder } from './use-followed-bulk-order.ts';

/** The bulk order of the address. */
export function BulkOrder({ number }: { number: string }) {
  const { mallUrl, device } = usePage();
  const start = usePaymentStart();
  const { bulkOrder, loading, error, refetch } = useFollowedBulkOrder(number);
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
  return <OpenedBulkOrder bulkOrder={bulkOrder} isStale={error !== undefined} start={start} list={list} />;
}
