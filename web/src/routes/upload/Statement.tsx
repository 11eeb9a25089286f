import { useBulkOrderStatementQuery } from '../../__generated__/hooks.ts';
import { StatementView } from '../../features/statements/StatementView.tsx';
import { bulkOrderPath } from '../../shop/links/bulk-order-path.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** The estimate or statement of a bulk order, as it is now. */
export function Statement({ number }: { number: string }) {
  const { mallUrl, device } = usePage();
  const { data, loading, error, refetch } = useBulkOrderStatementQuery({
    variables: { mallUrl, number },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  return (
    <StatementView
      number={number}
      back={{ path: bulkOrderPath(mallUrl, device, number), name: '대량 주문으로' }}
      statement={data?.viewer?.bulkOrder?.statement}
      loading={loading}
      error={error}
      refetch={refetch}
    />
  );
}
