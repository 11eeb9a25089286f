// @vitest-environment jsdom
import { act, cleanup, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ApolloLink } from '@apollo/client';
import { from, NEVER } from 'rxjs';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../src/app/apollo/cache.ts';
import { StorefrontClient } from '../../src/app/apollo/storefront-client.ts';
import { rehydrate } from '../../src/app/apollo/rehydrate.ts';
import { metaOf } from '../../src/shared/query/operation-meta.ts';
import { viewMark } from '../../src/app/document/view-mark.ts';
import type { View } from '../../src/app/load-page.ts';
import { App } from '../../src/app/App.tsx';
import { renderPage } from '../../src/server.tsx';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { knowDialogs } from '../support/dialog.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';
import { aMall } from '../support/sample-mall.ts';
import { aPost } from '../support/sample-posts.ts';
import { goodsToBuy, someGoods } from '../support/sample-products.ts';
import { routerAt } from '../support/router-at.ts';
import { leaveServed, showServed } from '../support/served-document.ts';

let root: Root | undefined;
beforeEach(() => {
  knowDialogs();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ responseEnd: performance.now() }],
  });
});
// This project's jsdom has none.
afterAll(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leaveServed();
});

const goods = {
  ...someGoods(),
  ...goodsToBuy(),
  image: null,
  images: [],
  colorImages: null,
  description: null,
  disclosures: [],
  modelName: null,
  maker: null,
  makerCode: null,
  origin: null,
  relatedProducts: [],
};
const cases = [
  {
    what: 'a post',
    address: '/familyshop/board/boardDetail?tp=CM00404&brdNo=7',
    field: 'post',
    found: aPost(),
    heading: '배송이 하루 빨라졌습니다',
    missing: /글을 찾을 수 없/u,
  },
  {
    what: 'a product',
    address: '/familyshop/goods/detailGoods?gdsGrpNo=GD00000001',
    field: 'product',
    found: goods,
    heading: '한빛 무선 전기포트',
    missing: /상품을 찾을 수 없/u,
  },
];

test.each(cases)(
  '$what that the server failed to load is not called missing, and appears as soon as it loads',
  async ({ address, field, found, heading, missing }) => {
    const { html, status } = await draw(address, {
      [field]: () => Promise.reject(new Error('쇼핑몰이 답하지 않아요.')),
    });
    expect(status).toBe(200);
    expect(missing.test(html)).toBe(false);
    expect(html).toContain('쇼핑몰이 답하지 않아요.');
    showServed(html);

    const gateway = fakeGateway({ mall: aMall({ fields: { [field]: found } }) });
    const answering = Promise.withResolvers<void>();
    const { drawn, mark } = await wake(address, ({ query, variables }) =>
      from(
        answering.promise.then(() =>
          gateway.execute({ documentId: metaOf(query).hash, variables }),
        ) as Promise<ApolloLink.Result>,
      ),
    );
    expect(mark).toBe(drawn);
    expect(missing.test(document.body.textContent)).toBe(false);

    answering.resolve();
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe(heading);
  },
);

test('what really does not exist stays missing', async () => {
  const address = '/familyshop/board/boardDetail?tp=CM00404&brdNo=7';
  const { html, status } = await draw(address, { post: null });
  expect(status).toBe(404);
  showServed(html);
  const { drawn, mark } = await wake(address, () => NEVER);
  expect(mark).toBe(drawn);
  expect(document.body.textContent).toMatch(/글을 찾을 수 없/u);
});

test.each(cases)(
  '$what that failed on a navigation inside the page is queried once, and once more on retry',
  async ({ address, field, found, heading }) => {
    let isDown = true;
    const answer = () => (isDown ? Promise.reject(new Error('쇼핑몰이 답하지 않아요.')) : found);
    const shop = await openPage('/familyshop/content/familyShopIntro', {
      mall: aMall({ fields: { [field]: answer } }),
    });
    const known = shop.requests.length;
    // Beside the price of a choice, which is a request of its own.
    const requestsSince = () =>
      shop.requests.slice(known).filter(({ variables }) => 'number' in variables && !('quantity' in variables));
    await shop.go(address);
    const page = within(document.body); // each test has its own
    expect(await page.findByText('쇼핑몰이 답하지 않아요.')).toBeTruthy();
    expect(requestsSince()).toHaveLength(1);

    isDown = false;
    await act(async () => page.getByRole('button', { name: '다시 시도' }).click());
    expect((await page.findByRole('heading', { level: 1, name: heading })).textContent).toBe(heading);
    expect(requestsSince()).toHaveLength(2);
  },
);

function draw(address: string, fields: Record<string, unknown>) {
  const { execute } = fakeGateway({ mall: aMall({ fields }) });
  return renderPage({
    url: address,
    origin: 'http://localhost',
    styleNonce: 'n',
    device: 'DESKTOP',
    execute,
    signal: AbortSignal.timeout(30_000),
  });
}

async function wake(address: string, answer: ApolloLink.RequestHandler) {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const client = new StorefrontClient({ link: new ApolloLink(answer), cache: createCache() });
  const services = { client, sessions: new SessionStore(() => 'familyshop'), device: 'DESKTOP' } as const;
  rehydrate(services);
  const router = routerAt(services, address);
  await expect.poll(() => router.state.initialized).toBe(true);
  await act(async () => {
    root = hydrateRoot(container, <App services={services} router={router} />);
  });
  return { drawn: container.dataset.rendered, mark: viewMark(router.state.loaderData.view as View) };
}
