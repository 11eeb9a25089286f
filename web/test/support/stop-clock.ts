import { onTestFinished, vi } from 'vitest';

type Clock = Parameters<typeof vi.useFakeTimers>[0];

/** One of the frames that jsdom counts. */
const FRAME_MS = 17;

/**
 * Stops the clock until the test has ended, its afterEach included. What jsdom began by the stopped clock ends before the clock
 * goes on: jsdom counts its frames by an interval, of which it has one at a time, and asks for a frame whenever an element with
 * the focus is removed. An interval that never ends would be the last, and the document would have no frame again.
 */
export function stopClock(clock?: Clock): void {
  vi.useFakeTimers(clock);
  onTestFinished(() => {
    vi.advanceTimersByTime(FRAME_MS);
    vi.useRealTimers();
  });
}
