// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../support/open-page.tsx';
import { aMall } from '../support/sample-mall.ts';

const place = { height: 0, y: 0 };
const observers = new Set<() => void>();
const scrollTo = vi.fn<(x: number, y: number) => void>((_x, y) => {
  place.y = Math.min(y, Math.max(0, place.height - window.innerHeight));
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => place.height);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place.y);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe() {
        observers.add(this.#told);
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.#told);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.returning;
  observers.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function grow(height: number): void {
  place.height = height;
  for (const told of observers) told();
}

/** A visit that was far down a long page, went on, and came back while that page is still short. */
async function comeBackTooEarly() {
  grow(5_000);
  const shop = await openPage('/familyshop/content/familyShopIntro', { mall: aMall() });
  place.y = 2_000;
  await shop.go('/familyshop/login');
  expect(place.y).toBe(0);
  grow(900);
  await shop.back();
  await waitFor(() => expect(shop.at()).toBe('/familyshop/content/familyShopIntro'));
  expect(place.y).toBeLessThan(2_000);
  await waitFor(() => expect(observers.size).toBe(1));
}

test('the position is restored once the page has grown that far', async () => {
  await comeBackTooEarly();
  grow(1_500);
  expect(place.y).toBeLessThan(2_000);
  grow(5_000);
  expect(place.y).toBe(2_000);
  expect(observers.size).toBe(0);
});

test('but not after the shopper has moved on', async () => {
  await comeBackTooEarly();
  window.dispatchEvent(new Event('wheel'));
  grow(5_000);
  expect(place.y).toBeLessThan(2_000);
});

const intro = '/familyshop/content/familyShopIntro';

async function leaveFarDown() {
  grow(5_000);
  await openPage(intro, { mall: aMall() });
  place.y = 2_000;
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
}

/** What the boot script notes of a reload, or of a way back from another document. */
function openAgain() {
  document.documentElement.dataset.returning = '';
  return openPage(intro, { mall: aMall() });
}

test('a new document opens at its top, and the same one again in its position', async () => {
  await leaveFarDown();
  place.y = 0;
  await openPage('/familyshop/login', { mall: aMall() });
  expect(place.y).toBe(0);
  cleanup();

  await openAgain();
  await waitFor(() => expect(place.y).toBe(2_000));
});

test.each([0, 1_200])('an address that is opened anew stays where it is: at %s', async (y) => {
  await leaveFarDown();
  place.y = y;
  await openPage(intro, { mall: aMall() });
  expect(place.y).toBe(y);
  cleanup();
});

test('a page that is scrolled while it hydrates stays there', async () => {
  sessionStorage.clear();
  grow(5_000);
  place.y = 1_200;
  await openPage(intro, { mall: aMall() });
  expect(place.y).toBe(1_200);
});

test('it is gone to even where the page grew before anybody watched it', async () => {
  await leaveFarDown();
  place.y = 0;
  grow(900);
  const goNow = scrollTo.getMockImplementation()!;
  onTestFinished(() => void scrollTo.mockImplementation(goNow));
  scrollTo.mockImplementation((x, y) => {
    goNow(x, y);
    if (y === 2_000) grow(5_000);
  });
  await openAgain();
  await waitFor(() => expect(place.y).toBe(2_000));
});
