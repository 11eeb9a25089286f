// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeOptions, ownPart } from '../../tests/harness/axe-options.ts';
import { everyPage } from '../../tests/harness/every-page.ts';
import { renderPage } from '../src/server.tsx';
import { knowDialogs } from './support/dialog.ts';
import { inventedGateway } from './support/invented-gateway.ts';
import { stubObservers } from './support/observers.ts';
import { onePerPage, type PageVisit } from './support/one-per-page.ts';
import { openPage } from './support/open-page.tsx';
import { leaveServed, showServed } from './support/served-document.ts';

beforeEach(() => {
  knowDialogs();
  stubObservers();
  // Icons would be recognized by how they are painted.
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
  cleanup();
  leaveServed();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const pages = onePerPage(everyPage);

test.each(pages.filter(({ who }) => who === 'visitor'))('$address has no barrier as it is served', async (step) => {
  const { address } = step;
  const { html } = await renderPage({
    url: address,
    origin: 'http://localhost',
    styleNonce: 'n',
    device: address.startsWith('/m/') ? 'MOBILE' : 'DESKTOP',
    execute: inventedGateway(),
    signal: AbortSignal.timeout(60_000),
  });
  showServed(html);
  expect(await barriers(step)).toBe('');
});

test.each(pages.filter(({ who }) => who === 'member'))('$address has no barrier for a member', async (step) => {
  document.documentElement.lang = 'ko'; // as every page is served
  const order = { __typename: /wireless/iu.test(step.address) ? 'PhoneOrder' : 'GoodsOrder' };
  await openPage(step.address, { execute: inventedGateway({ fields: { 'Member.order': order } }), isSignedIn: true });
  expect(await barriers(step)).toBe('');
});

/** jsdom has no layout: colors and sizes are looked at by web/test/theme.test.ts and in a browser. */
const options = {
  ...axeOptions,
  rules: { ...axeOptions.rules, 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
};

const isSeen = new Set<string>();

/** What axe finds, one line a rule. Header and footer are looked at once for each kind of visitor and device. */
async function barriers({ device, who }: PageVisit): Promise<string> {
  const frame = `${device} ${who}`;
  const places = isSeen.has(frame) ? ownPart : document;
  isSeen.add(frame);
  const { violations } = await axe.run(places, options);
  return violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    .join('\n');
}
