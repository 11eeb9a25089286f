import type { Device } from '../../__generated__/graphql.ts';
import { findRoute } from '../../shop/addresses/match-page.ts';

/** One document in so many reports. */
const sampled = 10;

/**
 * Counts the errors that nothing catches in this document, and reports them with its vitals, if chance chooses it. Resolved by
 * `whenSettled`, the code for it comes after everything else. A program that drives a browser is no shopper.
 */
export function sampleVitals(device: Device, whenSettled: Promise<unknown>, chance: () => number = Math.random): void {
  if (navigator.webdriver || chance() * sampled >= 1) return;
  const errors = { error: 0, rejection: 0 };
  window.addEventListener('error', () => void (errors.error += 1));
  window.addEventListener('unhandledrejection', () => void (errors.rejection += 1));
  const access = findRoute(window.location.pathname)?.entry.access ?? 'anyone';
  void whenSettled
    .then(() => import('./vitals.ts'))
    .then(({ reportVitals }) => reportVitals({ device, access }, errors))
    .catch(() => {}); // the chunk may be gone after a deploy
}
