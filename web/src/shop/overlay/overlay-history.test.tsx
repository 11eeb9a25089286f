// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeOverlay,
  finishOverlay,
  openOverlay,
  openOverlays,
  rememberPage,
  subscribeToOverlays,
} from './overlay-history.ts';

const router = vi.fn<(event: PopStateEvent) => void>();
let stop: () => void;

beforeEach(() => {
  window.history.pushState({ key: 'page', idx: 3 }, '');
  rememberPage('page');
  window.addEventListener('popstate', router);
  stop = subscribeToOverlays(() => {});
});
afterEach(() => {
  stop();
  window.removeEventListener('popstate', router);
  router.mockClear();
});

test('an overlay over another closes alone on back, and the router is not involved', async () => {
  openOverlay('menu');
  openOverlay('search');
  expect(openOverlays()).toBe('menu search');
  window.history.back();
  await expect.poll(openOverlays).toBe('menu');
  expect(router).not.toHaveBeenCalled();
});

test('one that closes also closes the overlays above it', async () => {
  openOverlay('menu');
  openOverlay('search');
  closeOverlay('menu');
  await expect.poll(openOverlays).toBe('');
  expect(window.history.state).toEqual({ key: 'page', idx: 3 });
});

test('opening what is open, or closing what is not, changes nothing', () => {
  openOverlay('menu');
  const { length } = window.history;
  openOverlay('menu');
  closeOverlay('search');
  expect(window.history.length).toBe(length);
  expect(openOverlays()).toBe('menu');
});

test('one that is finished stays open until the entry before it is reached, and forward opens nothing', async () => {
  openOverlay('choice');
  finishOverlay('choice', '?option=3');
  expect(openOverlays()).toBe('choice');
  await expect.poll(openOverlays).toBe('');
  expect(window.location.search).toBe('');
  window.history.forward();
  await expect.poll(() => window.location.search).toBe('?option=3');
  expect(openOverlays()).toBe('');
});

test("the way back to another page is the router's", async () => {
  window.history.pushState({ key: 'next', idx: 4 }, '');
  rememberPage('next');
  window.history.back();
  await expect.poll(() => router).toHaveBeenCalledOnce();
});
