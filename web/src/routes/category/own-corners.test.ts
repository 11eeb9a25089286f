import { expect, test } from 'vitest';
import type { CornerFragment } from '../../__generated__/graphql.ts';
import type { Menu } from '../../catalog/product-card/menu.ts';
import { ownCorners } from './own-corners.ts';

const category = (number: string, url: string | null, subcategories: unknown[] = []) => ({
  number,
  url,
  subcategories,
});
const menu = [
  category('100', '/familyshop/goods/phone', [category('101', null), category('102', null)]),
  category('200', null, [category('201', null)]),
] as unknown as Menu;

const banner = (url: string | null) => ({ url, image: { url: '/images/strip', alt: '이번 주 혜택' } });
const banners = (...urls: (string | null)[]) =>
  ({ __typename: 'BannerCorner', id: 'c1', banners: urls.map(banner) }) as CornerFragment;
const urlsOf = (corners: CornerFragment[]) =>
  corners.map((corner) =>
    corner.__typename === 'BannerCorner' ? corner.banners.map(({ url }) => url) : corner.__typename,
  );

test.each([
  ['the category itself', '/familyshop/goods/list?ctgNo=101'],
  ['a neighbor of it', '/familyshop/goods/list?sort=low&ctgNo=102'],
  ['the whole of it', '/familyshop/goods/list?ctgNo=100'],
  ['its address on phones', '/m/familyshop/goods/phone/102'],
  ['its address in the menu', '/familyshop/goods/phone'],
])('a banner that leads to %s stands there', (_where, url) => {
  expect(urlsOf(ownCorners([banners(url)], '101', menu))).toEqual([[url]]);
});

test.each([
  ['another category', '/familyshop/goods/list?ctgNo=201'],
  ['a page of no category', '/familyshop/board/boardList?tp=CM00404'],
  ['another site', 'https://elsewhere.example/101?ctgNo=7'],
  ['nowhere', null],
])('a banner that leads to %s is left out', (_where, url) => {
  expect(urlsOf(ownCorners([banners('/familyshop/goods/list?ctgNo=101', url)], '101', menu))).toEqual([
    ['/familyshop/goods/list?ctgNo=101'],
  ]);
  expect(ownCorners([banners(url)], '101', menu)).toEqual([]);
});

test('a corner without banners is in every category; without a menu a category knows only itself', () => {
  const html = { __typename: 'HtmlCorner', id: 'c2', html: '<p>안내</p>' } as CornerFragment;
  expect(
    urlsOf(
      ownCorners([html, banners('/familyshop/goods/list?ctgNo=101', '/familyshop/goods/list?ctgNo=100')], '101', []),
    ),
  ).toEqual(['HtmlCorner', ['/familyshop/goods/list?ctgNo=101']]);
});
