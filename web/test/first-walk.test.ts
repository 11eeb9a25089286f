import { describe, expect, test } from 'vitest';
import type { JoinType, PhoneEstimateInput } from '../src/__generated__/graphql.ts';
import { renderPage } from '../src/server.tsx';
import { fakeGateway } from './support/fake-gateway.ts';
import { aMall } from './support/sample-mall.ts';
import {
  aGoodsPrice,
  anEstimate,
  aPhone,
  aPhoneToBuy,
  goodsToBuy,
  someGoods,
  somePlans,
} from './support/sample-products.ts';

function plansAt10000({ joinType, memory }: { joinType: JoinType; memory: string }) {
  return somePlans({ joinType, memory, plans: somePlans().plans.map((plan) => ({ ...plan, monthly: 10_000 })) });
}

async function visit(url: string, fields: Record<string, unknown>) {
  const gateway = fakeGateway({ mall: aMall({ fields }) });
  const device = url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP';
  const signal = AbortSignal.timeout(60_000);
  const { html, status } = await renderPage({
    url,
    origin: 'http://localhost:4000',
    styleNonce: 'N',
    device,
    execute: gateway.execute,
    signal,
  });
  const requests = (field: string) => gateway.requests.filter(({ variables }) => field in variables);
  return { html, status, text: textOf(html), requests };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ');
}

const banner = (id: string) => ({ image: { url: `/images/${id}.svg`, alt: `${id} 배너` }, url: null });
const goods = (index: number) => someGoods({ id: `goods-${index}`, number: `GD${index}`, name: `상품 ${index}` });
const phones = [aPhone({ id: 'phone-1', number: 'HP1', name: '누리온 X5' })];
const corners = [
  { __typename: 'BannerCorner', id: 'c1', name: '메인 배너', banners: [banner('first'), banner('second')] },
  { __typename: 'ProductCorner', id: 'c2', name: '가족 특가', productNumbers: ['GD1', 'GD9', 'HP1'] },
  { __typename: 'ProductCorner', id: 'c3', name: '인기 휴대폰', productNumbers: ['HP1'] },
  { __typename: 'HtmlCorner', id: 'c4', name: '안내', html: '<p>가족이면 누구나</p>' },
];
const products = ({ numbers }: { numbers: string[] }) =>
  numbers.map((number) => [goods(1), ...phones].find((each) => each.number === number) ?? null);

function broken(): never {
  throw new Error('상품 정보를 가져오지 못했어요.');
}

/** Knows the category 200 alone. */
function category(list: Record<string, unknown>) {
  const products = { totalCount: 0, nodes: [], facets: [], ...list };
  return ({ number }: { number: string }) =>
    number === '200' ? { id: 'category-200', number, name: '디지털·가전', type: 'GENERAL', products } : null;
}

describe('the main page', () => {
  test('is in the page as the server wrote it: banners, product rows, promotions, text and help', async () => {
    const promotions = [{ id: 'p1', number: '1', name: '이사 준비전', image: null, url: '/familyshop/home' }];
    const { text, html, status } = await visit('/familyshop/home', {
      corners,
      products,
      promotions,
      posts: { nodes: [] },
    });
    expect(status).toBe(200);
    for (const words of [
      '가족 특가',
      '상품 1',
      '12,900원',
      '누리온 X5',
      '월 58,900원',
      '이사 준비전',
      '가족이면 누구나',
      '1600-1234',
    ]) {
      expect(text).toContain(words);
    }
    expect(html).toMatch(/<img[^>]*src="\/images\/first.svg"[^>]*fetchPriority="high"/i);
    expect(html).toMatch(/<img[^>]*src="\/images\/second.svg"[^>]*loading="lazy"/i);
  });

  test('queries the products of all its rows at once', async () => {
    const { requests } = await visit('/familyshop/home', { corners, products });
    expect(requests('numbers').map(({ variables }) => variables.numbers)).toEqual([['GD1', 'GD9', 'HP1']]);
  });

  test('loses one section, not the page, when something fails to load', async () => {
    const { text, status } = await visit('/familyshop/home', { corners, products: broken, posts: broken });
    expect(status).toBe(200);
    expect(text).toContain('가족이면 누구나');
    expect(text).not.toContain('공지사항 전체');
  });
});

describe('a category', () => {
  test('lists its products with their number, and pages that are links', async () => {
    const list = { totalCount: 95, nodes: [goods(1), goods(2)] };
    const { text, html, status } = await visit('/familyshop/goods/list?ctgNo=200&page=2', {
      corners: [],
      category: category(list),
    });
    expect(status).toBe(200);
    expect(html).toContain('<title>디지털·가전 2쪽 | 우리집 패밀리샵</title>');
    expect(text).toContain('총 95개');
    expect(text).toContain('상품 2');
    const [head] = html.split('</head>');
    expect(head).toContain('<link rel="next" href="?ctgNo=200&amp;page=3"');
    expect(head).toContain('<link rel="prev" href="?ctgNo=200"');
  });

  test('queries the mall by the address', async () => {
    const { requests } = await visit('/m/familyshop/goods/list?ctgNo=200&sort=low&stock=Y&page=3', {
      corners: [],
      category: category({}),
    });
    expect(requests('orderBy')[0]?.variables).toMatchObject({
      device: 'MOBILE',
      number: '200',
      page: 3,
      orderBy: 'PRICE_ASCENDING',
      filter: { inStockOnly: true },
    });
  });

  test('without a match says how to see more', async () => {
    const { text } = await visit('/familyshop/goods/list?ctgNo=200&maker=NOBODY', {
      corners: [],
      category: category({}),
    });
    expect(text).toContain('조건에 맞는 상품이 없어요');
  });

  test.each(['/familyshop/goods/list?ctgNo=999', '/familyshop/goods/list', '/m/familyshop/goods/list?ctgNo=999'])(
    'that is unknown is a 404 with a way home: %s',
    async (url) => {
      const { status, text } = await visit(url, { corners: [], category: category({}) });
      expect(status).toBe(404);
      expect(text).toContain('카테고리를 찾을 수 없어요');
    },
  );
});

describe('a product', () => {
  const detail = {
    image: null,
    images: [{ url: '/images/front.svg', alt: '' }],
    description: '<p>오래가는 손잡이</p>',
    disclosures: [{ title: '제조국', text: '대한민국' }],
  };
  const kettle = {
    ...someGoods(),
    ...goodsToBuy(),
    ...detail,
    salePrice: 60_000,
    modelName: 'KT-1',
    maker: '한빛전자',
    origin: null,
    relatedProducts: [goods(7)],
    price: ({ quantity }: { quantity: number }) => ({
      ...aGoodsPrice(60_000 * quantity),
      installments: [{ months: 3, total: 60_591, monthly: 20_197, firstMonth: 20_197, isInterestFree: false }],
    }),
  };
  const phone = {
    ...aPhone(),
    ...aPhoneToBuy(),
    ...detail,
    installmentMonths: [24],
    category: null,
    estimate: ({ input }: { input: PhoneEstimateInput }) =>
      anEstimate({
        deviceMonths: input.deviceMonths,
        totalMonthly: input.joinType === 'CHANGE' && input.memory === '512GB' ? 91_237 : 84_093,
      }),
  };
  const product = ({ number }: { number: string }) => [kettle, phone].find((each) => each.number === number) ?? null;

  test('of the goods kind shows price, installments, options, text and neighbors without a script', async () => {
    const { text, html, status } = await visit(
      '/familyshop/goods/detailGoods?ctgNo=200&gdsGrpNo=GD00000001&option=1&color=미드나이트 블루',
      {
        product,
      },
    );
    expect(status).toBe(200);
    expect(html).toContain('<title>한빛 무선 전기포트 | 우리집 패밀리샵</title>');
    for (const words of [
      '60,000원',
      '월 20,197원',
      '필터 2개 추가',
      '오래가는 손잡이',
      '제조국',
      '상품 7',
      '구매하기',
      '구매안내',
    ])
      expect(text).toContain(words);
    expect(html).toMatch(/<img[^>]*src="\/images\/front.svg"[^>]*alt="한빛 무선 전기포트 1번째 사진"/);
  });

  test('has meta tags for search engines and messengers, once and in the head, the only place they look at', async () => {
    const { html } = await visit('/familyshop/goods/detailGoods?ctgNo=200&gdsGrpNo=GD00000001', { product });
    const [head = ''] = html.split('</head>');
    expect(head).toMatch(/<meta name="description" content="한빛 무선 전기포트 · 60,000원[^"]*"/);
    expect(head).toContain('<meta property="og:title" content="한빛 무선 전기포트"');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
  });

  test('of the phone kind shows its monthly total and its plans, by either address', async () => {
    for (const url of ['/familyshop/goods/ngd/HP00000001', '/m/familyshop/goods/detailGoods?gdsGrpNo=HP00000001']) {
      const { text, status } = await visit(url, { product, category: null });
      expect(status).toBe(200);
      expect(text).toContain('월 84,093원');
      expect(text).toContain('가온 5G 프리미엄');
    }
  });

  test('of the phone kind is called by the memory that the address has chosen, and priced for the way of joining', async () => {
    const first = await visit('/familyshop/goods/ngd/HP00000001', { product, category: null });
    expect(first.html).toContain('<title>누리온 X5 프로 256GB | 우리집 패밀리샵</title>');
    const { html, text } = await visit(
      '/familyshop/goods/ngd/HP00000001?join=change&memory=512GB&months=12&discount=subsidy',
      { product: () => ({ ...phone, plans: plansAt10000 }), category: null },
    );
    expect(html).toContain('<title>누리온 X5 프로 512GB | 우리집 패밀리샵</title>');
    expect(html).toMatch(/<h1[^>]*>누리온 X5 프로 512GB<\/h1>/u);
    expect(text).toContain('월 91,237원');
  });

  test.each([
    '/familyshop/goods/ngd/GD99',
    '/familyshop/goods/detailGoods',
    '/familyshop/goods/ngd/..%2f..',
    '/m/familyshop/goods/detailGoods?gdsGrpNo=HP99',
  ])('that is unknown is a 404 with a way home: %s', async (url) => {
    const { status, text } = await visit(url, { product });
    expect(status).toBe(404);
    expect(text).toContain('상품을 찾을 수 없어요');
  });
});
