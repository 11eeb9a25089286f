import { useState } from 'react';

/**
 * The answer or, while there is none, the one before: it stays while the next is on its way, and if that cannot be had
 * as long as both are the same part of the same list, in another order for instance.
 */
export function useStandIn<Answer extends object>(
  answer: Answer | null | undefined,
  part: string,
  isAsking: boolean,
): Answer | undefined {
  const [last, setLast] = useState<{ answer: Answer; part: string } | null>(null);
  if (answer && answer !== last?.answer) setLast({ answer, part });
  if (answer) return answer;
  return last && (isAsking || last.part === part) ? last.answer : undefined;
}
