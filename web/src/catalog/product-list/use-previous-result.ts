import { useState } from 'react';

/**
 * The result or, while there is none, the one before: it stays while the next is on its way, and if that cannot be had
 * as long as both are the same part of the same list, in another order for instance.
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
