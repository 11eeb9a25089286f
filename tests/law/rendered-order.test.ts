// Full tier: walks the whole order on both devices for what the law asks.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { changeGoods } from '../../mall/test/rest/harness/seeded.ts';
import { chooseGoods } from '../harness/choose-goods.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { goToProvider } from '../harness/payment-provider.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

/** With its delivery it costs one won less than what can be paid over months. */
const cheap = { number: 'GD26000022', price: '46,999', fee: '3,000', total: '49,999' };
/** Delivered for nothing, and just dear enough. */
const dear = { number: 'GD26000190', total: '50,000' };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({}, (dataDir) =>
    changeGoods(dataDir, {
      [cheap.number]: { slPrc: 46_999, dlvPrc: 3_000, ingMm: [2, 3] },
      [dear.number]: { slPrc: 50_000, dlvPrc: 0, ingMm: [2, 3] },
    }),
  );
}, 180_000);
afterAll(() => shop.stop());

type Device = 'desktop' | 'phone';
const devices: Device[] = ['desktop', 'phone'];

/** A new member with a default address. */
async function aBuyer(): Promise<Awaited<ReturnType<typeof signedIn>>> {
  const member = await newMember(shop);
  await newOrder(shop, member);
  return signedIn(shop.url, ['familyshop'], member.id, member.password);
}

const start = (device: Device) => `${shop.url}${device === 'phone' ? '/m' : ''}/familyshop`;

async function openGoods(page: Page, device: Device, number: string): Promise<void> {
  await page.goto(`${start(device)}/goods/detailGoods?gdsGrpNo=${number}`);
  await settled(page);
  await chooseGoods(page);
}

/** The value of a fact by its name; the first of them if a page lists it twice. */
const fact = (page: Page, name: string) =>
  page.getByRole('main').getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]').first();

/** Counts presses by a person in all documents of a context. */
async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0;
  await context.exposeBinding('countPress', () => {
    presses += 1;
  });
  await context.addInitScript(() => {
    const { countPress } = globalThis as unknown as { countPress: () => Promise<void> };
    addEventListener('pointerdown', () => void countPress(), { capture: true });
  });
  return () => presses;
}

/** What is ticked or selected in the page, by name: radio buttons, checkboxes, and lists with a value. */
function chosen(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('input:checked, select')
    .evaluateAll((all) =>
      (all as (HTMLInputElement | HTMLSelectElement)[])
        .filter((field) => field.matches('input') || field.value !== '')
        .map((field) => (field.matches('select') ? `months ${field.value}` : field.name)),
    );
}

/** Of a color as the browser computes it: `rgb(…)`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/gu) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Size and contrast of a button: its visual weight. */
async function weight(button: Locator) {
  const { color, ground, looks, size } = await button.evaluate((element) => {
    const { color: text, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return {
      color: text,
      ground: backgroundColor,
      looks: [borderColor, fontSize, fontWeight],
      size: [Math.round(width), Math.round(height)],
    };
  });
  const [lighter = 0, darker = 0] = [luminance(color), luminance(ground)].toSorted((one, other) => other - one);
  return { contrast: Math.round(((lighter + 0.05) / (darker + 0.05)) * 10), ground, looks, size };
}

const wonOf = (text: string) => /[\d,]+(?=원)/u.exec(text)?.[0];

test.for(devices)(
  'on a %s the first price names its fees, what is paid is what was shown, and cancelling is as easy as ordering',
  { timeout: 240_000 },
  async (device, { visit }) => {
    const { page, context } = await visit(device, await aBuyer());
    const presses = await countPresses(context);

    // The product page: the fee is next to the price, and in the bar with the button.
    await openGoods(page, device, cheap.number);
    const price = await page.getByRole('main').getByText(`${cheap.price}원`).first().boundingBox();
    const fee = await fact(page, '배송').boundingBox();
    expect(await fact(page, '배송').innerText()).toContain(`배송비 ${cheap.fee}원`);
    expect(await fact(page, '배송').innerText()).toContain('제주·도서산간 추가 배송비 3,000원');
    expect((fee?.y ?? Infinity) - ((price?.y ?? 0) + (price?.height ?? 0))).toBeLessThan(120);
    const totals = [page.getByText(/총 상품금액/u), ...(device === 'phone' ? [page.locator('[data-buy-bar]')] : [])];
    for (const total of totals) expect(await total.innerText()).toContain(`배송비 ${cheap.fee}원 별도`);
    await page.getByRole('button', { name: '장바구니 담기' }).click();
    await page.getByRole('link', { name: '장바구니 보기' }).click();

    // The cart: its sum contains the fee.
    const sums = page.getByRole('region', { name: '주문 금액' });
    await sums.getByText(`배송비 ${cheap.fee}원 포함`).waitFor();
    expect(await sums.innerText()).toContain(`${cheap.total}원`);
    expect(await sums.innerText()).toContain('제주·도서산간 추가 배송비는 배송지를 선택하면');

    // The step before the order.
    const beforeOrdering = presses();
    await page.getByRole('button', { name: '총 1건 주문하기' }).click();
    await page.getByRole('heading', { name: '주문서' }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /변경.*배송지/u }).waitFor();
    expect(await chosen(page)).toEqual([]);
    const button = main.getByRole('button', { name: /결제하기$/u });
    expect(await button.count()).toBe(1);
    const shown = wonOf(await button.innerText());
    expect(shown).toBe(cheap.total);
    for (const name of ['주문 상품 1종', '배송지', '취소와 반품'])
      expect(await main.getByRole('region', { name }).isVisible()).toBe(true);
    expect(await main.getByRole('region', { name: '취소와 반품' }).innerText()).toContain('7일까지는 단순 변심으로도');
    expect(await main.getByRole('link', { name: '장바구니에서 상품 변경' }).isVisible()).toBe(true);
    expect(await main.getByRole('button', { name: /변경.*주문자/u }).isVisible()).toBe(true);
    const consents = main.getByRole('region', { name: '동의' });
    const groups = await consents.getByRole('list').allInnerTexts();
    expect(groups.map((text) => [text.includes('(필수)'), text.includes('(선택)')])).toEqual([
      [true, false],
      [false, true],
    ]);

    // No installments for 49,999 won, and no receipt is preselected.
    await main.getByRole('radio', { name: '신용카드' }).check();
    await main.getByLabel('카드사').selectOption({ index: 1 });
    expect(await main.getByLabel('할부 개월').count()).toBe(0);
    await main.getByRole('radio', { name: '실시간 계좌이체' }).check();
    expect(await chosen(page)).toEqual(['payment-method']);
    const looked = presses();
    await main.getByRole('radio', { name: '휴대폰 결제' }).check();
    for (const box of await main.getByRole('checkbox', { name: /\(필수\)$/u }).all()) await box.check();
    const provider = await goToProvider(page, device);
    // The two payment methods that were only viewed do not count.
    const ordering = presses() - beforeOrdering - (looked - beforeOrdering - 1);
    expect(wonOf(await provider.getByText('결제 금액').locator('xpath=following-sibling::*[1]').innerText())).toBe(
      shown,
    );
    await provider.getByRole('button', { name: /승인하기$/u }).click();
    await provider.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
    await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
    expect(wonOf(await fact(page, '결제 금액').innerText())).toBe(shown);

    // Out of it again.
    const beforeCancelling = presses();
    await page.getByRole('link', { name: '주문 상세 보기' }).click();
    await page.getByRole('link', { name: /^주문 취소/u }).click();
    await main.getByRole('radio', { name: /단순 변심/u }).waitFor();
    expect(await chosen(page)).toEqual([]);
    const yes = main.getByRole('button', { name: '주문 취소하기' });
    expect(await weight(yes)).toEqual(await weight(main.getByRole('link', { name: '돌아가기' })));
    await main.getByRole('radio', { name: /단순 변심/u }).check();
    expect(await main.getByRole('textbox', { name: /필수/u }).count()).toBe(0);
    expect(wonOf(await fact(page, '환불 예정 금액').innerText())).toBe(shown);
    await yes.click();
    await page.getByRole('heading', { name: '취소 · 처리 완료' }).waitFor();
    const cancelling = presses() - beforeCancelling;
    expect(ordering).toBeGreaterThan(0);
    expect(cancelling).toBeLessThanOrEqual(ordering);
  },
);

test(
  'on a phone months are offered from 50,000 won on, none but one is chosen, and yes and no weigh the same',
  { timeout: 180_000 },
  async ({ visit }) => {
    const { page } = await visit('phone', await aBuyer());
    await openGoods(page, 'phone', cheap.number);
    expect(await fact(page, '할부').count()).toBe(0);
    await openGoods(page, 'phone', dear.number);
    expect(await fact(page, '할부').isVisible()).toBe(true);
    await page.getByRole('button', { name: '구매하기' }).click();
    await page.getByRole('heading', { name: '주문서' }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /변경.*배송지/u }).waitFor();
    expect(wonOf(await main.getByRole('button', { name: /결제하기$/u }).innerText())).toBe(dear.total);
    expect(await main.getByRole('link', { name: '상품 화면에서 변경' }).isVisible()).toBe(true);
    await main.getByRole('radio', { name: '신용카드' }).check();
    await main.getByLabel('카드사').selectOption({ index: 1 });
    expect(await main.getByLabel('할부 개월').locator('option').count()).toBe(3);
    expect(await chosen(page)).toEqual(['payment-method', 'months CD01', 'months 1']);

    await page.goto(`${start('phone')}/myQuestion/listMyDelivery`);
    await settled(page);
    await page.getByRole('button', { name: /삭제$/u }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await weight(dialog.getByRole('button', { name: '삭제하기' }))).toEqual(
      await weight(dialog.getByRole('button', { name: '취소' })),
    );
  },
);
