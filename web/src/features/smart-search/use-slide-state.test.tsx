// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../../../test/support/stop-clock.ts';
import { useSlideState } from './use-slide-state.ts';

beforeEach(() => stopClock());
afterEach(cleanup);

const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a sheet takes 300 ms to come and 300 ms to go', () => {
  const { result, rerender } = renderHook(useSlideState, { initialProps: false });
  expect(result.current).toBe('exited');
  rerender(true);
  expect(result.current).toBe('entering');
  after(299);
  expect(result.current).toBe('entering');
  after(1);
  expect(result.current).toBe('entered');
  rerender(false);
  expect(result.current).toBe('exiting');
  after(300);
  expect(result.current).toBe('exited');
});

test('one that turns round on the way takes its 300 ms from there', () => {
  const { result, rerender } = renderHook(useSlideState, { initialProps: true });
  after(200);
  rerender(false);
  after(299);
  expect(result.current).toBe('exiting');
  after(1);
  expect(result.current).toBe('exited');
});
