import { Link } from 'react-router-dom';
import { useBulkOrderStatementQuery } from '../../__generated__/hooks.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { bulkOrderPath } from '../../shop/links/bulk-order-path.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { PrintedStatement } from './PrintedStatement.tsx';

/** The estimate or statement of a bulk order, as it is now. */
export function Statement({ number }: { number: string }) {
  const { mallUrl, device } = usePage();
  const back = bulkOrderPath(mallUrl, device, number);
  const { data, loading, error, refetch } = useBulkOrderStatementQuery({
    variables: { mallUrl, number },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const statement = data?.viewer?.bulkOrder?.statement;
  if (statement) return <PrintedStatement number={number} statement={statement} back={back} />;
  if (loading) return <Skeleton height={480} radius="var(--radius-card)" />;
  if (error) return <SectionFailure error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState headingLevel="h1" title="인쇄할 내용을 찾을 수 없어요" text="대량 주문을 삭제했을 수 있어요.">
      <Link className={buttons.primary} to={back}>
        대량 주문으로
      </Link>
    </EmptyState>
  );
}
