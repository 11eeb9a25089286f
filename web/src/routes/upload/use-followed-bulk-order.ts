import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { BulkOrderStateDocument } from '../../__generated__/graphql.ts';
import { useBulkOrderStateQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shop/page/page-context.ts';

const pollMs = 2000;
/** A deposit comes some time, and the page may be left open for it. */
const depositPollMs = 20_000;

/**
 * A bulk order, asked again while the mall is at work on it or waits for its money. A look that fails changes nothing: the order
 * stays as it was last seen, with the error, and the next look goes on.
 */
export function useFollowedBulkOrder(number: string) {
  const { mallUrl } = usePage();
  const client = useApolloClient();
  const { data, loading, error, refetch, startPolling, stopPolling } = useBulkOrderStateQuery({
    variables: { mallUrl, number },
    errorPolicy: 'all',
  });
  const seen = data?.viewer?.bulkOrder;
  const [lastSeen, setLastSeen] = useState(seen);
  if (seen && seen !== lastSeen) setLastSeen(seen);
  const bulkOrder = seen ?? (error ? lastSeen : null);
  const { status, paymentStatus } = bulkOrder ?? {};
  const isRunning = status === 'CHECKING' || status === 'PLACING';
  const everyMs = isRunning ? pollMs : paymentStatus === 'AWAITING_DEPOSIT' ? depositPollMs : 0;
  useEffect(() => {
    if (everyMs === 0) return;
    startPolling(everyMs);
    return stopPolling;
  }, [everyMs, startPolling, stopPolling]);
  useCountsAnew(data?.viewer?.id, seen ? `${seen.status} ${seen.paymentStatus}` : null);
  useEffect(() => {
    // Another tab may have changed it meanwhile.
    const look = () => void client.refetchQueries({ include: [BulkOrderStateDocument] });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [client]);
  return { bulkOrder, loading, error, refetch };
}

/** The shell counts a member's orders: rows become some, or are paid, while this page stays open. */
function useCountsAnew(memberId: string | undefined, state: string | null): void {
  const { cache } = useApolloClient();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (state === null || memberId === undefined || state === counted.current) return;
    const isFirst = counted.current === null;
    counted.current = state;
    const id = cache.identify({ __typename: 'Member', id: memberId });
    if (!isFirst && id !== undefined) cache.evict({ id, fieldName: 'goodsOrderCounts' });
  }, [cache, memberId, state]);
}
