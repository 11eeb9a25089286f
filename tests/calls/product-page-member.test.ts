// Full tier: the calls of a product page for a member, in a browser; the quick tier counts those for a visitor.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { anAccessToken } from '../../bff/test/helpers/samples.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { openProductMall, type ProductMall } from '../harness/product-mall.ts';

/* The calls to the mall for a member's product page. docs/operations.md, section 5, has the same figures. */
const pages = [
  {
    kind: 'goods',
    address: 'goods/detailGoods?ctgNo=200100&gdsGrpNo=GD00000101&option=1',
    ofMember: ['products/goods', 'products/goods/GD00000101', 'products/goods/GD00000101/calc'],
    ofChoice: ['products/goods/GD00000101', 'products/goods/GD00000101/calc'],
    choice: /필터/,
    chosen: /option=2/,
  },
  {
    kind: 'a phone',
    address: 'goods/detailGoods?ctgNo=100000&gdsGrpNo=HP00000001',
    ofMember: ['products/category/100000', 'products/wireless/HP00000001', 'products/wireless/estimate'],
    ofChoice: ['products/wireless/HP00000001', 'products/wireless/estimate'],
    choice: /가온 프로/,
    chosen: /plan=PL2/,
  },
];

let shop: ProductMall;
test.beforeAll(async () => {
  shop = await openProductMall();
});
test.afterAll(() => shop.close());

const patience = { timeout: 30_000 };
const firstChoice = (page: Page) => page.getByRole('radio', { name: /^(?:기본|가온 월)/ });

/** A part of the page may be hydrated later than the rest: until then a press does nothing. */
async function choose(page: Page, choice: RegExp, chosen: RegExp) {
  await expect
    .poll(async () => {
      await firstChoice(page).click();
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
  ...new Set(shop.mall.calls.filter(({ headers }) => headers.authorization !== undefined).map(({ path }) => path)),
];
const ofProduct = () => ofMember().filter((path) => path.startsWith('products/'));

test.for(pages)(
  'the page of $kind costs a member the product beside the frame, and for a choice its price alone',
  async (pageOf, { visit }) => {
    const { gateway, mall } = shop;
    const mallUrl = `familyshop-${pageOf.kind.length}`;
    const value = JSON.stringify({
      accessToken: anAccessToken({ mallId: mallUrl }),
      refreshToken: 'r',
      receivedAt: Date.now(),
    });
    const origins = [{ origin: gateway.url, localStorage: [{ name: `family-mall.session.${mallUrl}`, value }] }];
    const { page } = await visit('desktop', { storageState: { cookies: [], origins } });
    mall.calls.splice(0);
    await page.goto(`${gateway.url}/${mallUrl}/${pageOf.address}`);
    await expect.poll(ofProduct, patience).toHaveLength(pageOf.ofMember.length);
    await settled(page);
    expect(ofProduct().toSorted()).toEqual(pageOf.ofMember);
    // With the frame's, the counts of the cart and of the orders among them, and the member's alerts.
    expect(ofMember().length).toBeLessThanOrEqual(pageOf.ofMember.length + 6);

    await choose(page, pageOf.choice, pageOf.chosen);
    await settled(page);
    mall.calls.splice(0);
    await firstChoice(page).click();
    await settled(page);
    const paths = mall.calls.map(({ path }) => path).filter((path) => !path.startsWith('/images/'));
    expect(paths.filter((path) => !pageOf.ofChoice.includes(path))).toEqual([]);
  },
);
