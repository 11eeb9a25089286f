// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstInQuick, isFullTier } from '../../scripts/lib/test-tiers.ts';
import { everyPage, templates } from '../../tests/harness/every-page.ts';
import type { Execute } from '../src/app/apollo/server-link.ts';
import { renderPage } from '../src/server.tsx';
import { sanitize } from '../src/shop/rich-text/sanitize.ts';
import { knowDialogs } from './support/dialog.ts';
import { hydrateServed } from './support/hydrate-served.tsx';
import { inventedGateway } from './support/invented-gateway.ts';
import { stubObservers } from './support/observers.ts';
import { onePerPage, type PageVisit } from './support/one-per-page.ts';
import { openPage } from './support/open-page.tsx';
import { leaveServed, showServed } from './support/served-document.ts';

beforeEach(() => {
  knowDialogs();
  stubObservers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave();
});

const isVisitors = ({ who }: PageVisit) => who === 'visitor';

function leave(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  leaveServed();
}

const broken = sanitize(
  '<p>1<p>2<a href="/home">3<a href="/home">4</a></a><li>5<dd>6<td>7<table><div><table><tr><td>8<p>9</table></div></table>10<form><form></form>' +
    `<b><i>11</b></i><!-- 12 --><![CDATA[ 13 ]]>\r\n\u2028\u202E<h2><h3>14</h3></h2></div></div></li></section></a><select><option>15<div>16</select>${'<div>'.repeat(600)}17`,
);

/** The oddest that the gateway lets through in any text and any piece of HTML: no halves of characters, and 10,000 of them at most. */
const oddTexts = [
  {
    what: 'markup, line ends and marks of direction',
    text: '가\uFFFD\r\n\u2028\u202E<b>나</b>\r',
    html: `\uFFFD${broken}\r${broken}`,
  },
  { what: 'no texts, and broken HTML', text: '', html: broken },
  { what: 'texts as long as they may be', text: '가나다라 '.repeat(2_000), html: `<p>${'글자 '.repeat(30_000)}</p>` },
];

/** Every page on each device. In the quick tier those of a template; hydration.test.tsx has all of them with usual data. */
const hydrated: readonly PageVisit[] = isFullTier ? onePerPage(everyPage) : templates;

test.each(firstInQuick(oddTexts))('every page hydrates as it was rendered, with $what', async ({ text, html }) => {
  const execute = inventedGateway({ scalars: { String: (places: number[]) => text + places.join(), Html: html } });
  for (const { address } of hydrated.filter(isVisitors)) {
    const errors: unknown[] = [];
    const page = await hydrateServed(address, { execute, onRecoverableError: (error) => errors.push(error) });
    expect({ address, errors, mark: page.mark }).toEqual({ address, errors: [], mark: page.rendered });
    page.unmount();
    leave();
  }
});

/** Each on one device of a page, and the next on the other. */
const oddValues = [
  { what: 'nothing that may be missing', turn: 0, isBare: true },
  { what: 'nothing left of anything', turn: 1, scalars: { Int: 0, Float: 0, Won: 0 } },
  { what: 'less than nothing', turn: 0, scalars: { Int: -3, Float: -0.5, Won: -1_200 } },
  { what: 'more than there can be', turn: 1, scalars: { Int: 2 ** 31 - 1, Float: 2 ** 60, Won: 2 ** 31 - 1 } },
];

/** What no shopper should read. */
const nonsense = /NaN|undefined|null|Infinity|\[object|Invalid Date/u;

test.each(firstInQuick(oddValues))('no page says nonsense where the mall has $what', async ({ turn, ...invention }) => {
  const execute = inventedGateway(invention);
  for (const { who, address } of onePerPage(everyPage, turn)) {
    if (who === 'visitor') await showPage(address, execute);
    else await openPage(address, { execute, isSignedIn: true });
    const words = document.body.textContent;
    expect({ address, nonsense: nonsense.exec(words)?.[0] }).toEqual({ address, nonsense: undefined });
    expect({ address, isEmpty: words.length === 0 }).toEqual({ address, isEmpty: false });
    leave();
  }
});

async function showPage(url: string, execute: Execute): Promise<void> {
  const { html } = await renderPage({
    url,
    origin: 'http://localhost',
    styleNonce: 'n',
    device: url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP',
    execute,
    signal: AbortSignal.timeout(60_000),
  });
  showServed(html.replaceAll(/<script.*?<\/script>/gsu, ''));
}
