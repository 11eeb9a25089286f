import { useState } from 'react';

/**
 * The result or, while there is none, the previous data. They stay while the next result loads; if it fails, they stay
 * if both are the same part of the same list, for instance in another order.
 */
export function usePreviousResult<Result extends object>(
  result: Result | null | undefined,
  part: string,
  isLoading: boolean,
): Result | undefined {
  const [last, setLast] = useState<{ result: Result; part: string } | null>(null);
  if (result && result !== last?.result) setLast({ result, part });
  if (result) return result;
  return last && (isLoading || last.part === part) ? last.result : undefined;
}
