import { useOrderRefundAccountQuery } from '../../../__generated__/hooks.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { RefundAccountNotice } from './RefundAccountNotice.tsx';

interface RefundAccountOfOrderProps {
  /** Of the order. */
  number: string;
  onEnd?: () => void;
}

/** The same for pages that show a payment without its order. They stand if the order cannot be read. */
export function RefundAccountOfOrder({ number, onEnd }: RefundAccountOfOrderProps) {
  const mallUrl = useMallUrl();
  const { data } = useOrderRefundAccountQuery({
    variables: { mallUrl, number },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const order = data?.viewer?.order;
  return order && 'isRefundAccountWanted' in order ? <RefundAccountNotice order={order} onEnd={onEnd} /> : null;
}
