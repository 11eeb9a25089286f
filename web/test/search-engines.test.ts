import { expect, test } from 'vitest';
import { listSitemap, renderPage, renderShell, renderSitemap } from '../src/server.tsx';
import { fakeGateway } from './support/fake-gateway.ts';
import { aMall } from './support/sample-mall.ts';
import { aPost } from './support/sample-posts.ts';
import { aPhone, aPhoneToBuy, goodsToBuy } from './support/sample-products.ts';
import { aSubscriptionOffer } from './support/sample-subscriptions.ts';

const origin = 'http://localhost:4000';
const number = 'GD00000001';
const goods = {
  ...goodsToBuy({ id: 'g', number, name: '"주전자" </script><b>', categoryNumber: '201' }),
  maker: '한빛',
};
const beans = { ...goods, id: 'beans', number: 'GD00000002', isSubscription: true };
const product = (asked: { number: string }) => [goods, beans].find((each) => each.number === asked.number) ?? null;

/** Each of two pages. */
const category = ({ number: asked }: { number: string }) => ({
  id: `c${asked}`,
  number: asked,
  name: asked === '100' ? '휴대폰' : asked,
  type: 'GENERAL',
  products: ({ page }: { page: number }) => ({
    totalCount: 4,
    facets: [],
    nodes: [{ ...goods, id: `${asked}${page}`, number: `GD${asked}${page}` }, goods, beans],
    pageInfo: { hasNextPage: page < 2 },
  }),
});

const exhibition = {
  id: 'e',
  number: 'EX1',
  urlName: 'warm-winter',
  name: '포근한 겨울 모음',
  type: 'SALE',
  status: 'RUNNING',
  takesEntries: false,
  corners: [{ id: 'k', number: 'EC1', name: '이불', products: { totalCount: 1, facets: [], nodes: [goods] } }],
};

const fields = { product, category, exhibition, post: () => aPost() };

async function visit(url: string, mall = aMall({ fields })) {
  const { html } = await renderPage({
    url,
    origin,
    styleNonce: 'N',
    device: url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP',
    execute: fakeGateway({ mall }).execute,
    signal: AbortSignal.timeout(60_000),
  });
  return headOf(html);
}

function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>')).replaceAll('&amp;', '&');
  const of = (pattern: RegExp) => pattern.exec(head)?.[1] ?? null;
  const property = (name: string) => of(new RegExp(`<meta property="${name}" content="([^"]*)"`, 'u'));
  return {
    head,
    canonical: of(/<link rel="canonical" href="([^"]*)"/u),
    alternate: of(/<link rel="alternate" media="[^"]*" href="([^"]*)"/u),
    isHidden: head.includes('<meta name="robots" content="noindex">'),
    property,
    data: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  };
}

test.each([
  `/familyshop/goods/detailGoods?gdsGrpNo=${number}`,
  `/familyshop/goods/detailGoods?ctgNo=100&gdsGrpNo=${number}&color=red&utm_source=x`,
  `/familyshop/goods/ngd/${number}`,
  `/m/familyshop/goods/detailGoods?gdsGrpNo=${number}&quantity=2`,
  `/m/familyshop/goods/ngd/${number}`,
])('a product has one canonical address: %s', async (url) => {
  const { canonical, property, isHidden } = await visit(url);
  expect(canonical).toBe(`${origin}/familyshop/goods/detailGoods?gdsGrpNo=${number}`);
  expect(property('og:url')).toBe(canonical);
  expect(isHidden).toBe(false);
});

test.each([
  '/familyshop/goods/ngd/GD00000002',
  '/m/familyshop/goods/detailGoods?gdsGrpNo=GD00000002',
  '/m/familyshop/subs/detailSubs?subsNo=GD00000002&qty=3',
])('a product that is sold by subscription has the address of its subscription: %s', async (url) => {
  const { canonical } = await visit(
    url,
    aMall({ fields: { ...fields, subscriptionProduct: () => ({ id: 's', number: 'GD00000002', name: '원두' }) } }),
  );
  expect(canonical).toBe(`${origin}/familyshop/subs/detailSubs?subsNo=GD00000002`);
});

test.each([
  ['/familyshop/home', '/familyshop/home', '/m/familyshop/home'],
  ['/familyshop/main/initMain?a=1', '/familyshop/home', '/m/familyshop/home'],
  ['/m/familyshop/home', '/familyshop/home', null],
  ['/m/familyshop/intro', '/m/familyshop/intro', null],
  ['/familyshop/content/familyShopIntro', '/familyshop/content/familyShopIntro', null],
  ['/familyshop/goods/anything?ctgNo=200&sort=low&page=1', '/familyshop/goods/list?ctgNo=200', null],
  ['/m/familyshop/goods/list/200?page=3', '/familyshop/goods/list?ctgNo=200&page=3', null],
  ['/familyshop/myshop/faqList', '/familyshop/myshop/listFaq', null],
  ['/familyshop/board/boardList?tp=CM00404&page=2&keyword=x', '/familyshop/board/boardList?tp=CM00404&page=2', null],
  ['/familyshop/exhibition/listExhibition?state=x&page=1', '/familyshop/exhibition/listExhibition', null],
  ['/m/familyshop/notice?page=2&keyword=x', '/familyshop/board/boardList?tp=CM00404&page=2', null],
  ['/m/familyshop/mdReview', '/familyshop/board/boardList?tp=CM00410', null],
  ['/m/familyshop/exhibition/list?state=win', '/familyshop/exhibition/listExhibition?state=win', null],
  ['/m/familyshop/exhibition/warm-winter', '/familyshop/exhibition/warm-winter', null],
  ['/familyshop/exhibition/warm-winter/more?page=3', '/familyshop/exhibition/warm-winter', null],
  ['/familyshop/exhibition/warm-winter?sort=low&corner=EC1', '/familyshop/exhibition/warm-winter?corner=EC1', null],
  ['/m/familyshop/etcSale/warm-winter/all/low', '/familyshop/etcSale/warm-winter', null],
  ['/familyshop/etcSale/warm-winter/EC1/low/1', '/familyshop/etcSale/warm-winter/EC1', null],
  ['/familyshop/etcSale/warm-winter/EC1/low/3', '/familyshop/etcSale/warm-winter/EC1/recommend/3', null],
  ['/m/familyshop/board/boardDetail?tp=CM00404&brdNo=7', '/familyshop/board/boardDetail?tp=CM00404&brdNo=7', null],
])('%s is known as %s', async (url, canonical, alternate) => {
  const page = await visit(url);
  expect(page.isHidden).toBe(false);
  expect(page).toMatchObject({ canonical: origin + canonical, ...(alternate && { alternate: origin + alternate }) });
  expect(page.property('og:title')).toBeTruthy();
  expect(page.property('og:image')).toMatch(/^http:\/\/localhost:4000\/.*\.png$/u);
});

test.each([
  '/familyshop/login',
  '/familyshop/signup',
  '/familyshop/popup/password',
  '/familyshop/myshop/listMyOrder',
  '/m/familyshop/myQuestion/listCart',
  '/familyshop/search/searchGoodsList?keyword=x',
  '/familyshop/goods/detailGoods?gdsGrpNo=GD99999999',
  '/familyshop/no/such/page',
  '/tid/x',
])('search engines leave %s out', async (url) => {
  const { isHidden, canonical, data, property } = await visit(url);
  expect(isHidden).toBe(true);
  expect([canonical, property('og:title'), data]).toEqual([null, null, []]);
});

test.each(['/familyshop/home', '/m/familyshop/home', '/m/familyshop/intro', '/familyshop/login'])(
  'a mall that requires a login says nothing of itself at %s',
  async (url) => {
    const { isHidden, canonical, data, property } = await visit(url, aMall({ requiresLogin: true }));
    expect(isHidden).toBe(true);
    expect([canonical, property('og:title'), data]).toEqual([null, null, []]);
  },
);

test('a shell that stands for any page hides nothing, one that says that there is none hides itself', () => {
  const shell = { styleNonce: 'N', device: 'DESKTOP' } as const;
  expect(headOf(renderShell({ ...shell, status: 200 })).isHidden).toBe(false);
  expect(headOf(renderShell({ ...shell, status: 404, page: 'not-found' })).isHidden).toBe(true);
});

test('a product describes itself, its price and its place, and cannot end its script', async () => {
  const { data, head, property } = await visit(`/m/familyshop/goods/detailGoods?ctgNo=300&gdsGrpNo=${number}`);
  const url = `${origin}/familyshop/goods/detailGoods?gdsGrpNo=${number}`;
  expect(data).toMatchObject([
    {
      '@type': 'Product',
      name: goods.name,
      sku: number,
      brand: { name: '한빛' },
      offers: { price: goods.salePrice, priceCurrency: 'KRW', url },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  const steps: { item: string }[] = data[1].itemListElement;
  expect(steps[0]?.item).toBe(`${origin}/familyshop/home`);
  expect(steps.at(-1)?.item).toBe(url);
  expect(head).not.toContain('</script><b>');
  expect(property('og:image')).toMatch(/\.png$/u);
});

test('goods say what their delivery costs, and how they go back', async () => {
  const at = `/familyshop/goods/detailGoods?gdsGrpNo=${number}`;
  const offerOf = async (fields: object) =>
    (await visit(at, aMall({ fields: { product: () => ({ ...goods, salePrice: 20_000, ...fields }) } }))).data[0]
      .offers;
  const charged = { deliveryType: 'COMMON', deliveryPrice: 3_000, freeDeliveryFrom: 50_000 };
  expect(await offerOf(charged)).toMatchObject({
    shippingDetails: { shippingRate: { value: 3_000, currency: 'KRW' }, shippingDestination: { addressCountry: 'KR' } },
    hasMerchantReturnPolicy: { merchantReturnDays: 7, applicableCountry: 'KR' },
  });
  const free = await offerOf({ ...charged, freeDeliveryFrom: 20_000 });
  expect(free.shippingDetails.shippingRate.value).toBe(0);
  const text = await offerOf({ ...charged, receivingWay: 'TEXT' });
  expect(text).not.toHaveProperty('shippingDetails');
  expect(text.hasMerchantReturnPolicy).not.toHaveProperty('returnMethod');
  const pickedUp = await offerOf({ ...charged, receivingWay: 'PICKUP' });
  expect(pickedUp).not.toHaveProperty('shippingDetails');
  expect(pickedUp.hasMerchantReturnPolicy).toMatchObject({ returnMethod: 'https://schema.org/ReturnInStore' });
  expect(await offerOf({ ...charged, deliveryPrice: null })).not.toHaveProperty('shippingDetails');
});

test('a subscription describes itself likewise, where it has its one address', async () => {
  const image = { __typename: 'Image' as const, url: '/images/goods/beans.svg', alt: '' };
  const subscription = aSubscriptionOffer({ number: beans.number, name: '원두 구독', salePrice: 15_000, image });
  const at = `/familyshop/subs/detailSubs?subsNo=${beans.number}`;
  const { data, property } = await visit(`/m${at}`, aMall({ fields: { subscriptionProduct: () => subscription } }));
  expect(data).toMatchObject([
    { '@type': 'Product', name: '원두 구독', offers: { price: 15_000, url: origin + at } },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(data[1].itemListElement.map(({ name }: { name: string }) => name)).toEqual(['홈', '구독', '원두 구독']);
  expect([property('og:title'), property('og:image')]).toEqual(['원두 구독', `${origin}/images/goods/beans.png`]);
});

test('goods whose price only members see, and phones, name no price', async () => {
  const hidden = { ...goods, salePrice: null };
  const at = `/familyshop/goods/detailGoods?gdsGrpNo=`;
  expect((await visit(at + number, aMall({ fields: { product: () => hidden } }))).data[0]).not.toHaveProperty('offers');
  const phone = { ...aPhone(), ...aPhoneToBuy(), category: null };
  const { data } = await visit(`${at}HP00000001`, aMall({ fields: { product: () => phone } }));
  expect(data[0]).toMatchObject({ '@type': 'Product' });
  expect(data[0]).not.toHaveProperty('offers');
});

test('the home says whose shop it is, a category where it is', async () => {
  expect((await visit('/familyshop/home')).data).toMatchObject([
    { '@type': 'Organization', name: '우리집 패밀리샵', url: `${origin}/familyshop/home` },
  ]);
  const [breadcrumb] = (await visit('/familyshop/goods/list?ctgNo=100')).data;
  expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['홈', '휴대폰']);
});

/** Each of two pages: of the kind with its own address, and of the other. */
const exhibitions = ({ page }: { page: number }) => ({
  totalCount: 2,
  nodes: [page === 1 ? exhibition : { ...exhibition, id: 'o', urlName: 'member-week', type: 'OTHER' }],
});

test('a sitemap lists every category, product and running exhibition once, by their canonical addresses', async () => {
  const { execute } = fakeGateway({ mall: aMall({ fields: { category, exhibitions } }) });
  const xml = renderSitemap((await listSitemap({ mallUrl: 'familyshop', execute })) ?? [], origin);
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain(`${origin}/familyshop/home`);
  expect(found).toContain(`${origin}/familyshop/goods/list?ctgNo=200`);
  for (const path of ['exhibition/listExhibition', 'exhibition/warm-winter', 'etcSale/member-week'])
    expect(found).toContain(`${origin}/familyshop/${path}`);
  for (const each of [number, 'GD1001', 'GD1002', 'GD3002'])
    expect(found).toContain(`${origin}/familyshop/goods/detailGoods?gdsGrpNo=${each}`);
  expect(found.filter((address) => address?.includes(beans.number))).toEqual([
    `${origin}/familyshop/subs/detailSubs?subsNo=GD00000002`,
  ]);
});

test('a mall that requires a login, and one that is not there, have no sitemap; one that fails has half of none', async () => {
  const closed = fakeGateway({ mall: aMall({ requiresLogin: true, fields: { category } }) });
  expect(await listSitemap({ mallUrl: 'familyshop', execute: closed.execute })).toBeNull();
  const none = fakeGateway({ mall: null });
  expect(await listSitemap({ mallUrl: 'familyshop', execute: none.execute })).toBeNull();
  const failing = fakeGateway({
    mall: aMall({ fields: { exhibitions, category: () => Promise.reject(new Error('the mall is down')) } }),
  });
  await expect(listSitemap({ mallUrl: 'familyshop', execute: failing.execute })).rejects.toThrow('category');
});
