import type { Services } from '../services.ts';
import { serverTimingOf } from '../../shared/page/server-timing.ts';
import type { InlinedAnswer, KeptAnswer } from './kept-answer.ts';

/** Hands the answers inside the page to the client, stamped by this browser's clock. */
export function adoptInlinedAnswers({ client, sessions }: Services): void {
  // What an anonymous visitor was given only draws a member's first page; it counts as stale there.
  const isMember = sessions?.read() != null;
  const arrivedAt = arrivalOfPage();
  const answers = readInlinedAnswers();
  const ages = agesOfAnswers();
  client.adopt(
    answers.map((answer, index): KeptAnswer => {
      const ageMs = Number.parseInt(ages[index] ?? '', 10); // none for an answer that must not count as fresh
      return { ...answer, receivedAt: isMember || Number.isNaN(ageMs) ? null : arrivedAt - ageMs };
    }),
  );
}

function readInlinedAnswers(): InlinedAnswer[] {
  const state = document.getElementById('state');
  if (!state?.textContent) return [];
  const { operations = [] } = JSON.parse(state.textContent) as { operations?: InlinedAnswer[] };
  return operations;
}

/**
 * How old each answer was when the document arrived: milliseconds, `-` for one that must not count as fresh. They come
 * beside the document, whose bytes are the same for all. A browser that tells none has no fresh answers.
 */
function agesOfAnswers(): string[] {
  return serverTimingOf('ages')?.split(' ') ?? [];
}

/** When the document had arrived, in milliseconds of Date. */
function arrivalOfPage(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (navigation?.responseEnd ?? 0);
}
