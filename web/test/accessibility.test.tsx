// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFullTier } from '../../scripts/lib/test-tiers.ts';
import { axeOptions, ownPart } from '../../tests/harness/axe-options.ts';
import { everyPage } from '../../tests/harness/every-page.ts';
import { renderPage } from '../src/server.tsx';
import { findRoute } from '../src/shop/addresses/match-page.ts';
import { knowDialogs } from './support/dialog.ts';
import { inventedGateway } from './support/invented-gateway.ts';
import { stubObservers } from './support/observers.ts';
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

const pages = onePerPage(
  everyPage.flatMap(({ device, who, addresses }) => addresses.map((address) => ({ device, who, address }))),
);

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
async function barriers({ device, who }: Step): Promise<string> {
  const frame = `${device} ${who}`;
  const places = isSeen.has(frame) ? ownPart : document;
  isSeen.add(frame);
  const { violations } = await axe.run(places, options);
  return violations
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    .join('\n');
}

interface Step {
  device: string;
  who: string;
  address: string;
}

/** One address of each page for each device and kind of visitor. In the quick tier on one device, and on the other in turn. */
function onePerPage(steps: Step[]): Step[] {
  const byPage = Map.groupBy(steps, ({ who, address }) => {
    const [path = '', search = ''] = address.split('?');
    return [who, findRoute(path)?.entry.page, search].join(' ');
  });
  return [...byPage.values()].flatMap((ofPage, index) => {
    const byDevice = new Map(ofPage.toReversed().map((step) => [step.device, step]));
    const each = [...byDevice.values()];
    return isFullTier ? each : each.filter((_step, place) => place === index % each.length);
  });
}
