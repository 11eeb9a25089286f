import type { Services } from '../services.ts';
import type { InlinedAnswer, KeptAnswer } from './kept-answer.ts';

/** Hands the answers inside the page to the client, stamped by this browser's clock. */
export function adoptInlinedAnswers({ client, sessions }: Services): void {
  // What an anonymous visitor was given only draws a member's first page; it counts as stale there.
  const isMember = sessions?.read() != null;
  const arrivedAt = arrivalOfPage();
  client.adopt(
    readInlinedAnswers().map(
      ({ ageMs, ...answer }): KeptAnswer => ({ ...answer, receivedAt: isMember || ageMs === null ? null : arrivedAt - ageMs }),
    ),
  );
}

function readInlinedAnswers(): InlinedAnswer[] {
  const state = document.getElementById('state')?.textContent;
  if (!state) return [];
  const { operations } = JSON.parse(state) as { operations?: InlinedAnswer[] };
  return operations ?? [];
}

/** When the document had arrived, in milliseconds of Date. */
function arrivalOfPage(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (navigation?.responseEnd ?? 0);
}
