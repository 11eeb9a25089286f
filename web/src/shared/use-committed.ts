import { useLayoutEffect, useState } from 'react';

/**
 * The value as it was last committed; of a memoized value. For variables of a query that change while its component stays: React
 * renders a transition beside what is shown, and Apollo Client (4.3, react/hooks/useQuery.js) queries in both renders by one
 * observable. A result that comes at once, as a failure without a network does, then starts the transition anew, and with it
 * the query, for seconds.
 */
export function useCommitted<Value>(value: Value): Value {
  const [committed, setCommitted] = useState(value);
  // oxlint-disable-next-line react/set-state-in-effect -- only a commit tells that the value is shown
  useLayoutEffect(() => setCommitted(value), [value]);
  return committed;
}
