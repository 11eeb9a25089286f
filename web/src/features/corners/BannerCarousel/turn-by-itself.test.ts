// @vitest-environment jsdom
import type { EmblaCarouselType } from 'embla-carousel';
import { afterEach, expect, test, vi } from 'vitest';
import { turnByItself } from './turn-by-itself.ts';

afterEach(() => vi.unstubAllGlobals());

/** Banners whose player is on or off, and what tells whether they are seen. */
function banners({ playOnInit = true } = {}) {
  const hearers: (() => void)[] = [];
  const player = {
    options: { playOnInit },
    isOn: playOnInit,
    play: () => {
      for (const hear of hearers) hear();
      player.isOn = true;
    },
    stop: () => void (player.isOn = false),
  };
  const sights: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSight: (typeof sights)[number]) {
        sights.push(onSight);
      }
      observe() {}
      disconnect() {}
    },
  );
  const api = { plugins: () => ({ autoplay: player }), on: (_event: string, hear: () => void) => hearers.push(hear) };
  const turning = turnByItself(document.body, api as unknown as EmblaCarouselType, new AbortController().signal);
  return { player, turning, see: (isIntersecting: boolean) => sights[0]?.([{ isIntersecting }]) };
}

test('banners rest while nobody sees them, and go on when they are seen again', () => {
  const { player, turning, see } = banners();
  see(false);
  expect(player.isOn).toBe(false);
  expect(turning.isWanted()).toBe(true);
  see(true);
  expect(player.isOn).toBe(true);
});

test('banners that were stopped stay so, whoever starts them but the shopper', async () => {
  const { player, turning, see } = banners();
  turning.toggle();
  expect(player.isOn).toBe(false);
  player.play(); // as after each swipe
  await Promise.resolve();
  expect(player.isOn).toBe(false);
  see(false);
  see(true);
  expect(player.isOn).toBe(false);
  turning.toggle();
  await Promise.resolve();
  expect(player.isOn).toBe(true);
});

test('banners of those who want no movement begin at rest', async () => {
  const { player, turning } = banners({ playOnInit: false });
  expect(turning.isWanted()).toBe(false);
  player.play();
  await Promise.resolve();
  expect(player.isOn).toBe(false);
});
