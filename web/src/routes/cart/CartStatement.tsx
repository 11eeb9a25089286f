import { useCartStatementQuery } from '../../__generated__/hooks.ts';
import { StatementView } from '../../features/statements/StatementView.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** The estimate of lines of the cart, at today's prices. */
export function CartStatement({ lineNumbers }: { lineNumbers: string[] }) {
  const mall = useMall();
  const { mallUrl, device } = usePage();
  const { data, loading, error, refetch } = useCartStatementQuery({
    variables: { mallUrl, lineNumbers },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  return (
    <StatementView
      number={null}
      back={{ path: pathTo('cart', mall, device), name: '장바구니로' }}
      statement={data?.viewer?.cart?.statement}
      loading={loading}
      error={error}
      refetch={refetch}
    />
  );
}
