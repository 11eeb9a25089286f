import { useOrderStatementQuery } from '../../__generated__/hooks.ts';
import { StatementView } from '../../features/statements/StatementView.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** The estimate or statement of an order of goods, as it is now. */
export function OrderStatement({ number }: { number: string }) {
  const mall = useMall();
  const { mallUrl, device } = usePage();
  const { data, loading, error, refetch } = useOrderStatementQuery({
    variables: { mallUrl, number },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const order = data?.viewer?.order;
  return (
    <StatementView
      number={number}
      back={{ path: pathTo('order-detail', mall, device, { orderNumber: number }), name: '주문 상세로' }}
      statement={order && 'statement' in order ? order.statement : null}
      loading={loading}
      error={error}
      refetch={refetch}
    />
  );
}
