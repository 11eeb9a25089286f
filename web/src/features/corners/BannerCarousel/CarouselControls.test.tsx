// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarouselControls } from './CarouselControls.tsx';

/** Whether Embla has been given the plugin that turns the banners. */
let isTurning = false;
vi.mock('embla-carousel-react', () => ({
  default: (_options: unknown, plugins: unknown[]) => {
    isTurning = plugins.length > 0;
    return [() => {}, undefined];
  },
}));

let see: (isIntersecting: boolean) => void = () => {};
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => look([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show({ wantsStillness = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: wantsStillness, addEventListener() {}, removeEventListener() {} }));
  render(<CarouselControls viewport={{ current: document.body }} count={3} isLow={false} onSelect={() => {}} />);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('banners pause while they are off the screen, and go on when they are visible again', () => {
  show();
  expect(isTurning).toBe(false);
  see(true);
  expect(isTurning).toBe(true);
  see(false);
  expect(isTurning).toBe(false);
  see(true);
  expect(isTurning).toBe(true);
});

test('paused banners stay paused, also when they are visible again', async () => {
  show();
  see(true);
  await press('자동 넘김 멈추기');
  expect(isTurning).toBe(false);
  see(false);
  see(true);
  expect(isTurning).toBe(false);
  await press('자동 넘김 시작하기');
  expect(isTurning).toBe(true);
});

test('banners start paused for shoppers who prefer reduced motion', () => {
  show({ wantsStillness: true });
  see(true);
  expect(isTurning).toBe(false);
});
