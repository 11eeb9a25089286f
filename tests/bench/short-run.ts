/** Whether a benchmark only shows that it works, as `starts.test.ts` wants it: its figures then mean nothing. */
export const isShortRun = process.env.BENCH_SHORT_RUN === '1';

const A_MOMENT = 0.5;

/** How long a phase takes: a moment in a short run. */
export function phaseSeconds(seconds: number): number {
  return isShortRun ? Math.min(seconds, A_MOMENT) : seconds;
}
