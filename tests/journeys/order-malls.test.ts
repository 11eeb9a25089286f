// Full tier: buying in each kind of mall.
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { agree, writeAddress } from '../harness/order-form.ts';

const sellers = [
  { type: 'COMMON', mallUrl: 'groupwarelab', device: 'desktop', start: 'groupwarelab' },
  { type: 'CONSIGNMENT', mallUrl: 'groupwarecare', device: 'phone', start: 'm/groupwarecare' },
  { type: 'BUSINESS', mallUrl: 'bizpartner', device: 'phone', start: 'm/bizpartner' },
] as const;

test.for(sellers)(
  'a member of a $type mall buys on a $device, finds the order in that mall, and cancels it',
  { timeout: 180_000 },
  async ({ mallUrl, device, start }, { shop, visit, memberOf }) => {
    const { page, complaints } = await visit(device, await memberOf('gyeol', mallUrl));
    await page.goto(`${shop.url}/${start}/goods/detailGoods?gdsGrpNo=${await aGoods(shop.url, mallUrl)}`);
    await settled(page);
    await chooseGoods(page);
    await page.getByRole('button', { name: '구매하기' }).click();
    await page.getByRole('heading', { name: '주문서', level: 1 }).waitFor();
    await writeAddress(page);
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await agree(page);
    const opened = device === 'desktop' ? page.waitForEvent('popup') : Promise.resolve(page);
    await page.getByRole('button', { name: /결제하기$/u }).click();
    const provider = await opened;
    await provider.getByRole('button', { name: /승인하기$/u }).click();
    const back = provider.getByRole('button', { name: '쇼핑몰로 돌아가기' });
    if (device === 'desktop') await Promise.all([provider.waitForEvent('close'), back.click()]);
    else await back.click();
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    await page.getByRole('link', { name: '주문 상세 보기' }).click();
    await page.getByRole('heading', { name: '주문 상세' }).waitFor();
    expect(page.url()).toContain(`/${start}/`);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: /^주문 취소/u }).click();
    await page.getByRole('radio', { name: /단순 변심/u }).check();
    await page.getByText('환불 예정 금액').waitFor();
    await page.getByRole('button', { name: '주문 취소하기' }).click();
    await page.getByRole('heading', { name: '취소 · 처리 완료' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

/** Addresses of buying, with an order and without. The lists of my shop show what was placed from an uploaded file. */
const buying = {
  bizupload: [
    'order/cart',
    'order/orderForm/OS1',
    'order/orderPay/1',
    'order/orderComplete/1',
    'order/orderFail/1',
    'order/orderDetail/1',
    'order/orderDetail/1/cancel',
    'order/orderDetail/1/exchange',
    'order/orderDetail/1/return',
    'order/orderDetail/1/confirm',
    'order/orderDetail/1/delivery',
  ],
  'm/bizupload': [
    'goods/orderGoods/cart',
    'goods/orderGoods/orderForm',
    'goods/orderGoods/orderPay/1',
    'goods/orderGoods/orderDetail/1',
    'goods/orderGoods/orderDetail/1/cancel',
    'goods/orderGoods/listMyOrder',
    'order/orderFail/1',
  ],
};

test('an UPLOAD mall has no page of buying on either device', async ({ shop, visit, memberOf }) => {
  for (const [start, addresses] of Object.entries(buying)) {
    const { page } = await visit(start === 'bizupload' ? 'desktop' : 'phone', await memberOf('gyeol', 'bizupload'));
    for (const address of [...addresses, start === 'bizupload' ? 'myshop/listCart' : 'myQuestion/listCart']) {
      await page.goto(`${shop.url}/${start}/${address}`);
      await page.getByRole('heading', { name: '이 쇼핑몰에서는 볼 수 없는 페이지예요' }).waitFor();
    }
  }
});

interface Answer {
  data: {
    mall: {
      menu: { number: string }[];
      category: { products: { nodes: { number?: string; isSoldOut?: boolean }[] } } | null;
    };
  };
}

/** The first goods of a mall's menu that can be bought. */
async function aGoods(shopUrl: string, mallUrl: string): Promise<string> {
  const ask = async (selection: string) => {
    const response = await fetch(`${shopUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ mall(url: "${mallUrl}", device: DESKTOP) { ${selection} } }` }),
    });
    return ((await response.json()) as Answer).data.mall;
  };
  const { menu } = await ask('menu { number }');
  for (const { number } of menu) {
    const products = 'products(first: 20) { nodes { ... on Goods { number isSoldOut } } }';
    const { category } = await ask(`category(number: "${number}") { ${products} }`);
    const goods = category?.products.nodes.find(({ isSoldOut }) => isSoldOut === false);
    if (goods?.number) return goods.number;
  }
  throw new Error(`${mallUrl} sells nothing.`);
}
