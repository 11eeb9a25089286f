// Full tier: the address book on a phone; components prove its forms.
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';

const soon = { timeout: 30_000 };

test(
  'on a phone an address is searched, kept masked, changed in full, and deleted after a confirmation',
  { timeout: 150_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, complaints } = await visit('phone', await memberOf());
    await page.goto(`${shop.url}/m/familyshop/myQuestion/listMyDelivery`);
    await page.getByRole('heading', { name: '배송지 관리' }).waitFor();
    const cards = page.getByRole('main').getByRole('listitem');
    await page.getByText(/^\d+\/10개$/u).waitFor();
    const before = await cards.count();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: '새 배송지 추가' }).tap();
    await page.getByLabel('배송지 이름').fill('할머니 댁');
    await page.getByLabel('받는 분').fill('제갈하람');
    await page.getByLabel('연락처').fill('01000000199');
    await page.getByRole('button', { name: '주소 찾기' }).tap();
    const dialog = page.getByRole('dialog', { name: '주소 찾기' });
    await dialog.getByRole('searchbox').fill('로');
    await dialog.getByRole('button', { name: '찾기', exact: true }).tap();
    await dialog.getByText(/^두 글자 이상/u).waitFor();
    await dialog.getByRole('searchbox').fill('제주');
    await dialog.getByRole('button', { name: '찾기', exact: true }).tap();
    await dialog.getByRole('listitem').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const field = await dialog.getByRole('searchbox').boundingBox();
    expect(field?.x).toBeGreaterThanOrEqual(0);
    expect(
      await dialog.evaluate((root) => [...root.querySelectorAll('*')].some(({ scrollLeft }) => scrollLeft > 0)),
    ).toBe(false);
    await dialog.getByRole('listitem').first().getByRole('button').tap();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('우편번호').inputValue(), soon).toMatch(/^63\d{3}$/u);
    await page.getByLabel('상세 주소').fill('101동 1203호');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '저장하기' }).tap();
    const card = cards.filter({ hasText: '할머니 댁' });
    await card.waitFor();
    expect(await cards.count()).toBe(before + 1);
    expect(await card.textContent()).not.toContain('1203');

    await card.getByRole('link', { name: '할머니 댁 수정' }).tap();
    await expect.poll(() => page.getByLabel('상세 주소').inputValue(), soon).toBe('101동 1203호');
    await page.goBack();
    await card.getByRole('button', { name: '할머니 댁 삭제' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제하기' }).tap();
    await page.getByText('배송지를 삭제했어요.').waitFor();
    await expect.poll(() => cards.count(), soon).toBe(before);
    expect(complaints).toEqual([]);
  },
);
