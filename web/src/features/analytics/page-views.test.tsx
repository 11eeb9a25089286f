// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/support/open-page.tsx';
import { aMall } from '../../../test/support/sample-mall.ts';

const counter = 'https://count.example/hit';
const sent: { address: string; init: RequestInit }[] = [];
const pages = () => sent.map(({ init }) => Object.fromEntries(new URLSearchParams(String(init.body))));

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return new Response();
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

const intro = '/familyshop/content/familyShopIntro';

test("each page that is come to is reported once, under the mall's own number", async () => {
  const shop = await openPage(intro, {
    mall: aMall(),
    site: { analyticsMallUrl: 'familyshop', analyticsUrl: counter },
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  await shop.go('/familyshop/exhibition/listExhibition?keyword=secret');
  await waitFor(() => expect(sent).toHaveLength(2));
  await shop.go('/familyshop/exhibition/listExhibition?keyword=other#here');
  await shop.go(intro);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(pages()).toEqual(
    [intro, '/familyshop/exhibition/listExhibition', intro].map((page) => ({ mallId: '1', page, device: 'DESKTOP' })),
  );
});

test('a redirect is reported with its final page', async () => {
  await openPage('/familyshop/myshop/listMyOrder?page=2', {
    mall: aMall(),
    site: { analyticsMallUrl: 'familyshop', analyticsUrl: counter },
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(pages()).toMatchObject([{ page: '/familyshop/login/*' }]);
});

test('a page that the browser renders ahead is reported when it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  await openPage(intro, {
    mall: aMall(),
    site: {
      analyticsMallUrl: 'familyshop',
      analyticsUrl: counter,
      chatbotUrl: 'https://chat.example/',
      defaultMallUrl: 'familyshop',
    },
  });
  await screen.findByRole('button', { name: /챗봇/ }); // what comes with the reports has come
  expect(sent).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a report carries no cookie and no address, never delays the shopper and outlives the page', async () => {
  await openPage(intro, {
    mall: aMall(),
    site: { analyticsMallUrl: 'familyshop', analyticsUrl: counter },
    isSignedIn: true,
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  const [{ address, init } = { address: '', init: {} }] = sent;
  expect(address).toBe(counter);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  expect(init.headers).toBeUndefined();
  expect(String(init.body)).not.toMatch(/access|refresh/);
});

test.each([
  ['another mall is the configured one', { analyticsMallUrl: 'groupware', analyticsUrl: counter }],
  ['there is no recipient', { analyticsMallUrl: 'familyshop' }],
  ['no mall is configured', { analyticsUrl: counter }],
])('nothing is reported where %s', async (_why, site) => {
  const shop = await openPage(intro, {
    mall: aMall(),
    site: { ...site, chatbotUrl: 'https://chat.example/', defaultMallUrl: 'familyshop' },
  });
  await screen.findByRole('button', { name: /챗봇/ }); // what comes with the reports has come
  await shop.go('/familyshop/exhibition/listExhibition');
  expect(sent).toEqual([]);
});
