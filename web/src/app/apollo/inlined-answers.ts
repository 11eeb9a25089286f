import type { Services } from '../services.ts';
import type { InlinedAnswer, KeptAnswer } from './kept-answer.ts';

/** Hands the answers inside the page to the client, stamped by this browser's clock. */
export function adoptInlinedAnswers({ client, sessions }: Services): void {
  // What an anonymous visitor was given only draws a member's first page; it counts as stale there.
  const isMember = sessions?.read() != null;
  const arrivedAt = arrivalOfPage();
  const { answers, ages } = readInlinedAnswers();
  client.adopt(
    answers.map((answer, index): KeptAnswer => {
      const ageMs = Number.parseInt(ages[index] ?? '', 10); // none for an answer that must not count as fresh
      return { ...answer, receivedAt: isMember || Number.isNaN(ageMs) ? null : arrivedAt - ageMs };
    }),
  );
}

function readInlinedAnswers(): { answers: InlinedAnswer[]; ages: string[] } {
  const state = document.getElementById('state');
  if (!state?.textContent) return { answers: [], ages: [] };
  const { operations = [] } = JSON.parse(state.textContent) as { operations?: InlinedAnswer[] };
  return { answers: operations, ages: (state.dataset.ages ?? '').split(' ') };
}

/** When the document had arrived, in milliseconds of Date. */
function arrivalOfPage(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (navigation?.responseEnd ?? 0);
}
