import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { startFakeMall, type FakeMall, type SeenCall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { aGoods, aMall, anAccessToken, aPhone, productsFor, samples } from '../../bff/test/helpers/samples.ts';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';

/* The calls to the mall for a product page. docs/operations.md, section 5, has the same figures; update it if a page
   needs one more. */
const pages = [
  {
    kind: 'goods',
    first: 'goods/detailGoods?ctgNo=200100&gdsGrpNo=GD00000101&option=1',
    second: 'goods/ngd/GD00000102?option=1',
    numbers: ['goods/GD00000101', 'goods/GD00000102'],
    ofPrice: (number: string) => [`pre/layout/product/${number}`, `pre/layout/product/${number}/calc`],
    ofMember: ['products/goods', 'products/goods/GD00000101', 'products/goods/GD00000101/calc'],
    ofChoice: ['products/goods/GD00000101', 'products/goods/GD00000101/calc'],
    company: ['pre/layout/product/goods'],
    choice: /필터/,
    chosen: /option=2/,
  },
  {
    kind: 'a phone',
    first: 'goods/detailGoods?ctgNo=100000&gdsGrpNo=HP00000001',
    second: 'goods/ngd/HP00000002',
    numbers: ['wireless/HP00000001', 'wireless/HP00000002'],
    ofPrice: (number: string) => [`pre/layout/product/${number}`, 'pre/layout/product/wireless/estimate'],
    ofMember: ['products/category/100000', 'products/wireless/HP00000001', 'products/wireless/estimate'],
    ofChoice: ['products/wireless/HP00000001', 'products/wireless/estimate'],
    company: ['pre/layout/product/category/100000'],
    choice: /가온 프로/,
    chosen: /plan=PL2/,
  },
];

let mall: FakeMall;
let gateway: GatewayProcess;
let browser: Browser;

test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  mall = await startFakeMall();
  const options = ['기본', '필터 2개'].map((optNm, index) => ({
    optNo: String(index + 1),
    optNm,
    addPrc: 1000 * index,
    stckqty: 9,
  }));
  const planList = ['가온', '가온 프로'].map((planNm, index) => ({
    planNo: `PL${index + 1}`,
    planNm,
    planPrice: 55_000 + 1000 * index,
  }));
  const answers: Record<string, unknown> = {
    ...samples,
    'pre/layout/product/category/100000': {
      ctgNo: '100000',
      goodsList: null,
      ncpList: [aPhone({ gdsGrpNo: 'HP00000009' })],
      totalCnt: 1,
      page: 1,
      size: 9,
      facetList: [],
    },
  };
  for (const number of ['GD00000101', 'GD00000102']) {
    answers[`pre/layout/product/goods/${number}`] = {
      ...aGoods({ gdsGrpNo: number, ctgNo: '200100' }),
      imgPaths: [],
      detailHtml: '<p>끓는다</p>',
      options,
      dlvPrc: 3000,
      relGdsGrpNos: ['GD00000103', 'HP00000009', 'GD00000104'],
    };
    answers[`pre/layout/product/goods/${number}/calc`] = { lnPrc: 1_000, dlvPrc: 0, payPrc: 1_000, instList: [] };
  }
  for (const number of ['HP00000001', 'HP00000002']) {
    answers[`pre/layout/product/wireless/${number}`] = {
      ...aPhone({ gdsGrpNo: number, masterCtgNo: '100000' }),
      relsPrc: 1_254_000,
      joinTpList: ['NEW'],
      instMnthList: [24],
      planList,
    };
  }
  answers['users/info'] = { memNo: 'MB000001', memNm: '홍길동', mallId: 'M0001', salesType: 'GENERAL' };
  answers['layout/smart'] = [{ searchNo: 1, srhName: '무선', prir: 1 }];
  for (const [path, answer] of Object.entries(answers)) {
    mall.on(path, () => answer);
    const asMember = path.replace(/^pre\/(?:layout\/(?=product\/))?/u, '').replace(/^product\//u, 'products/');
    if (path.startsWith('pre/') && !(asMember in answers)) mall.on(asMember, () => answer);
  }
  for (const path of ['pre/layout/product/goods', 'products/goods']) mall.on(path, productsFor);
  // A separate mall for each test: nothing of a mall without visits is cached.
  mall.on('pre/layout/login', ({ query }) => ({
    adMall: aMall({ mallId: query.get('mallUrl'), mallUrl: query.get('mallUrl') }),
    endPoint: '',
    tokenInfo: null,
  }));
  const webDist = resolve(import.meta.dirname, '../../web/dist');
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    WEB_DIST: webDist,
    WARM_UP_MS: '0',
    RENDER_MS: '30000',
  });
});
test.afterAll(async () => {
  await gateway?.close();
  await mall?.close();
});

/** The mall's requests meanwhile, except for images, which any file server can deliver. */
function newCalls(): SeenCall[] {
  return mall.calls.splice(0).filter(({ path }) => !path.startsWith('/images/'));
}

const patience = { timeout: 30_000 };

/** A part of the page may be hydrated later than the rest: until then a press does nothing. */
async function choose(page: Page, choice: RegExp, chosen: RegExp) {
  await expect
    .poll(async () => {
      await page.getByRole('radio', { name: /^(?:기본|가온 월)/ }).click();
      await page.getByRole('radio', { name: choice }).click();
      return page.url();
    }, patience)
    .toMatch(chosen);
}

/**
 * The mall's requests for the member. On a very slow machine a response is stale before it is shown, and is requested
 * again.
 */
const ofMember = () => [
  ...new Set(mall.calls.filter(({ headers }) => headers.authorization !== undefined).map(({ path }) => path)),
];
const ofProduct = () => ofMember().filter((path) => path.startsWith('products/'));

const ofFrame = ['pre/layout/login', 'pre/layout/menu'];
/** Without those that a member's page of an earlier test still made. */
const ofVisitors = (calls: SeenCall[]) => calls.filter(({ headers }) => headers.authorization === undefined);
const pathsOf = (calls: SeenCall[]) => calls.map(({ path }) => path).toSorted();

describe.each(pages)('the page of $kind', (pageOf) => {
  const { kind, first, second, numbers, company, choice, chosen, ofPrice } = pageOf;
  const mallUrl = `familyshop-${kind.length}`;
  const ofProductPage = (number: string) => [...company, `pre/layout/product/${number}`, ...ofPrice(number)];

  test('costs a visitor the product, what goes with it, and its price; the layout only where it is not kept', async () => {
    newCalls();
    expect((await fetch(`${gateway.url}/${mallUrl}/${first}`)).status).toBe(200);
    const [one = '', other = ''] = numbers;
    expect(pathsOf(ofVisitors(newCalls()))).toEqual([...ofFrame, ...ofProductPage(one)].toSorted());

    expect((await fetch(`${gateway.url}/${mallUrl}/${second}`)).status).toBe(200);
    expect(pathsOf(ofVisitors(newCalls()))).toEqual(ofProductPage(other).toSorted());
  });

  test('costs a member the product beside the frame, and for a choice its price alone', async () => {
    newCalls();
    const value = JSON.stringify({
      accessToken: anAccessToken({ mallId: mallUrl }),
      refreshToken: 'r',
      receivedAt: Date.now(),
    });
    const origins = [{ origin: gateway.url, localStorage: [{ name: `family-mall.session.${mallUrl}`, value }] }];
    const { page, context } = await visit(browser, 'desktop', { storageState: { cookies: [], origins } });
    await page.goto(`${gateway.url}/${mallUrl}/${first}`);
    await expect.poll(ofProduct, patience).toHaveLength(pageOf.ofMember.length);
    await settled(page);
    expect(ofProduct().toSorted()).toEqual(pageOf.ofMember);
    // With the frame's, the counts of the cart and of the orders among them, and the member's alerts.
    expect(ofMember().length).toBeLessThanOrEqual(pageOf.ofMember.length + 6);

    await choose(page, choice, chosen);
    await page.waitForLoadState('networkidle');
    newCalls();
    await page.getByRole('radio', { name: /^(?:기본|가온 월)/ }).click();
    await page.waitForLoadState('networkidle');
    expect(pathsOf(newCalls()).filter((path) => !pageOf.ofChoice.includes(path))).toEqual([]);
    await context.close();
  });
});
