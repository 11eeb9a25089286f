import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductMall, type ProductMall } from '../harness/product-mall.ts';

/* The calls to the mall for a product page. docs/operations.md, section 5, has the same figures; update it if a page
   needs one more. */
const pages = [
  {
    kind: 'goods',
    first: 'goods/detailGoods?ctgNo=200100&gdsGrpNo=GD00000101&option=1',
    second: 'goods/ngd/GD00000102?option=1',
    numbers: ['goods/GD00000101', 'goods/GD00000102'],
    ofPrice: (number: string) => [`pre/layout/product/${number}`, `pre/layout/product/${number}/calc`],
    company: ['pre/layout/product/goods'],
  },
  {
    kind: 'a phone',
    first: 'goods/detailGoods?ctgNo=100000&gdsGrpNo=HP00000001',
    second: 'goods/ngd/HP00000002',
    numbers: ['wireless/HP00000001', 'wireless/HP00000002'],
    ofPrice: (number: string) => [`pre/layout/product/${number}`, 'pre/layout/product/wireless/estimate'],
    company: ['pre/layout/product/category/100000'],
  },
];

let shop: ProductMall;
beforeAll(async () => {
  shop = await openProductMall();
});
afterAll(() => shop.close());

/** The paths that the mall was asked for meanwhile, except for images, which any file server can deliver. */
function newPaths(): string[] {
  const paths = shop.mall.calls.splice(0).map(({ path }) => path);
  return paths.filter((path) => !path.startsWith('/images/')).toSorted();
}

const ofFrame = ['pre/layout/login', 'pre/layout/menu'];

test.each(pages)(
  'the page of $kind costs a visitor the product, what goes with it, and its price; the layout only where it is not kept',
  async ({ kind, first, second, numbers, company, ofPrice }) => {
    // A separate mall for each kind: nothing of it is cached.
    const start = `${shop.gateway.url}/familyshop-${kind.length}`;
    const ofProductPage = (number = '') => [...company, `pre/layout/product/${number}`, ...ofPrice(number)];
    newPaths();
    expect((await fetch(`${start}/${first}`)).status).toBe(200);
    expect(newPaths()).toEqual([...ofFrame, ...ofProductPage(numbers[0])].toSorted());

    expect((await fetch(`${start}/${second}`)).status).toBe(200);
    expect(newPaths()).toEqual(ofProductPage(numbers[1]).toSorted());
  },
);
