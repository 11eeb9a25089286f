import { describe, expect, test } from 'vitest';
import { isFullTier } from '../../scripts/lib/test-tiers.ts';
import { namingKeys } from '../src/app/search-engines/canonical-path.ts';
import { renderPage } from '../src/server.tsx';
import { findRoute } from '../src/shop/addresses/match-page.ts';
import { fakeGateway } from './support/fake-gateway.ts';
import { aMall } from './support/sample-mall.ts';

const origin = 'http://localhost:4000';

/** Addresses of every list that search engines may know. */
const lists = [
  '/familyshop/goods/list?ctgNo=100',
  '/m/familyshop/goods/list?ctgNo=100',
  '/familyshop/board/boardList?tp=CM00404',
  '/m/familyshop/board/boardList?tp=CM00410',
  '/m/familyshop/notice?',
  '/m/familyshop/mdReview?',
  '/familyshop/subs/subsList?ctgNo=100',
  '/m/familyshop/subs/subsList?',
  '/familyshop/exhibition/listExhibition?',
  '/m/familyshop/exhibition/list?state=end',
  '/familyshop/exhibition/warm-winter?corner=EC1',
  '/m/familyshop/exhibition/warm-winter?corner=EC1',
];

/** Three entries in all, none of them on this page. */
const past = { totalCount: 3, facets: [], nodes: [], pageInfo: { hasNextPage: false } };

/** With one corner, whose products are named by the row of the test. */
const exhibition = {
  id: 'e',
  number: 'EX1',
  urlName: 'warm-winter',
  name: '포근한 겨울 모음',
  type: 'SALE',
  status: 'RUNNING',
  takesEntries: false,
  corners: ({ number }: { number: string | null }) =>
    number === null || number === 'EC1' ? [{ id: 'k', number: 'EC1', name: '이불', products: past }] : [],
};

const mall = aMall({
  fields: {
    posts: past,
    exhibitions: past,
    exhibition,
    subscriptionProducts: past,
    category: { id: 'c', number: '100', name: '휴대폰', type: 'GENERAL', products: past },
  },
});

async function visit(url: string) {
  const { html, status } = await renderPage({
    url,
    origin,
    styleNonce: 'N',
    device: url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP',
    execute: fakeGateway({ mall }).execute,
    signal: new AbortController().signal,
  });
  const text = html.replaceAll('&amp;', '&');
  return {
    status,
    text,
    canonical: /<link rel="canonical" href="([^"]*)"/u.exec(text)?.[1] ?? null,
    isHidden: text.includes('<meta name="robots" content="noindex">'),
  };
}

test('every page whose address may name a page of a list is here', () => {
  const named = Object.entries(namingKeys).flatMap(([page, keys]) => (keys.includes('page') ? [page] : []));
  expect(new Set(lists.map((url) => findRoute(url.split('?')[0] ?? '')?.entry.page))).toEqual(new Set(named));
});

describe.each(lists)('%s', (list) => {
  test('beyond its end is not found, is hidden, and leads back to its first page', async () => {
    const { status, isHidden, canonical, text } = await visit(`${list}&page=9`);
    expect([status, isHidden, canonical]).toEqual([404, true, null]);
    expect(text).toMatch(/이 쪽에는 [^<]+ 없어요/u);
    expect(text).toContain('첫 쪽으로 가기');
  });

  test('has one address for its first page, whatever stands for its number', async () => {
    const { canonical, status } = await visit(list);
    expect(status).toBe(200);
    expect(canonical).toMatch(/^http:\/\/localhost:4000\/[^?]+(\?[^&]+)?$/u);
    for (const first of isFullTier ? ['1', '01', '0', '-1', '1.5', 'x', '', '501'] : ['1', 'x'])
      expect([first, (await visit(`${list}&page=${first}`)).canonical]).toEqual([first, canonical]);
  });
});

test.each(['/familyshop/etcSale/warm-winter/EC1/low/9', '/m/familyshop/etcSale/warm-winter/EC1/recommend/2'])(
  '%s, named by options, is beyond the end of its corner',
  async (url) => {
    const { status, isHidden, text } = await visit(url);
    expect([status, isHidden]).toEqual([404, true]);
    expect(text).toContain('첫 쪽으로 가기');
  },
);

test.each(['/familyshop/exhibition/warm-winter?corner=EC9', '/familyshop/etcSale/warm-winter/EC9'])(
  '%s names a corner that is not there, and leads to all of them',
  async (url) => {
    const { status, isHidden, text } = await visit(url);
    expect([status, isHidden]).toEqual([404, true]);
    expect(text).toContain('모음 모두 보기');
  },
);
