// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowDialogs } from '../../../../test/support/dialog.ts';
import { night, openPurchase, totalIs, radio, bar } from '../../../../test/support/open-goods-purchase.tsx';
import { aGoodsPrice, goodsToBuy } from '../../../../test/support/sample-products.ts';
import { openOverlays } from '../../../shop/overlay/overlay-history.ts';
import { readPendingPurchase } from '../../../shop/session/pending-purchase.ts';

beforeAll(knowDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** As the browser's forward and back buttons do. */
async function travel(steps: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(steps);
  await act(() => arrived);
}

const offer = (total: number, isInterestFree: boolean) => ({
  __typename: 'InstallmentOffer' as const,
  months: 3,
  total,
  monthly: Math.floor(total / 3),
  isInterestFree,
});
const withInterestFree = aGoodsPrice(60_000, {
  deliveryFee: 0,
  installments: [offer(60_591, false), offer(60_000, true)],
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('where several sizes or colors are left', () => {
  const sizes = ['90(S)', '95(M)', '100(L)'].map((name, index) => ({
    __typename: 'GoodsOption' as const,
    words: null,
    isMadeToOrder: false,
    number: String(index + 1),
    name,
    surcharge: 0,
    stock: index === 1 ? 0 : 9,
  }));
  test('none of them is chosen for the shopper, and no sum is shown; the bar has the price from the start', async () => {
    const asked = openPurchase({ options: sizes, salePrice: 60_000 }, { query: '', price: () => withInterestFree });
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.queryByText('총 상품금액')).toBeNull();
    expect(bar()).toContain('60,000원색상과 사이즈를 선택해 주세요');
    // What holds of every choice is told before one is made: the fee of a piece, and what is paid without interest.
    await waitFor(() => expect(document.body.textContent).toContain('택배배송 · 무료배송'));
    expect(screen.getByText('무이자 최대 3개월')).toBeTruthy();
    expect(asked).toMatchObject([{ variantId: 'variant 1 미드나이트 블루', quantity: 1 }]);
  });

  test('the place of the first row says what to choose', async () => {
    openPurchase({ options: sizes }, { query: '' });
    const rows = within(screen.getByRole('region', { name: '선택한 옵션' }));
    expect(rows.getByText('색상과 사이즈를 선택해 주세요')).toBeTruthy();
    await userEvent.click(radio('미드나이트 블루'));
    await userEvent.click(radio('90(S)'));
    await totalIs('12,900원');
    expect(rows.queryByText(/선택해 주세요/u)).toBeNull();
    expect(rows.getByRole('textbox', { name: /수량/u })).toBeTruthy();
  });

  test('sizes have their measures beside them, and are chips of one grid', () => {
    const sizeChart = {
      __typename: 'SizeChart' as const,
      unit: 'cm',
      columns: ['총장', '가슴단면'],
      rows: sizes.map(({ name }) => ({ __typename: 'SizeChartRow' as const, option: name, values: ['66', '48'] })),
    };
    openPurchase({ options: sizes, sizeChart }, { query: '' });
    const group = within(screen.getByRole('group', { name: '사이즈' }));
    const rows = within(group.getByRole('table', { name: '치수표, 단위 cm', hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '사이즈총장가슴단면',
      '90(S)6648',
      '95(M)6648',
      '100(L)6648',
    ]);
    expect(radio('90(S)').closest('[data-layout]')?.getAttribute('data-layout')).toBe('grid');
  });

  test.each(['구매하기', '장바구니 담기'])('%s asks for what is missing, one after the other', async (name) => {
    openPurchase({ options: sizes }, { query: '' });
    await press(name);
    expect(screen.getByText('색상을 선택해 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(radio('미드나이트 블루'));
    await userEvent.keyboard(' ');
    expect(screen.queryByText('색상을 선택해 주세요.')).toBeNull();
    await press(name);
    expect(screen.getByText('사이즈를 선택해 주세요.').closest('fieldset')).toBe(
      screen.getByRole('group', { name: '사이즈' }),
    );
    expect(document.activeElement).toBe(radio('90(S)'));
    await userEvent.keyboard(' ');
    expect(screen.queryByText('사이즈를 선택해 주세요.')).toBeNull();
    await totalIs('12,900원');
    expect(bar()).toContain('미드나이트 블루 · 90(S)');
  });

  test('a lone option stands', async () => {
    const asked = openPurchase({ options: sizes.slice(0, 1), colors: goodsToBuy().colors.slice(0, 1) }, { query: '' });
    expect(radio('90(S)').checked).toBe(true);
    await totalIs('12,900원');
    expect(asked).toMatchObject([{ variantId: 'variant 1 미드나이트 블루' }]);
  });

  test('on a phone they are asked for in a sheet, and then the button that was pressed acts', async () => {
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('장바구니 담기');
    const sheet = within(await screen.findByRole('dialog', { name: '사이즈를 선택해 주세요' }));
    const confirm = sheet.getByRole('button', { name: '장바구니 담기' });
    await userEvent.click(confirm);
    expect(sheet.getByText('사이즈를 선택해 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(sheet.getByRole('radio', { name: '90(S)' }));
    await userEvent.click(sheet.getByRole('radio', { name: '100(L)' }));
    expect(sheet.getByText(/1개/).textContent).toBe('1개 12,900원');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A visitor signs in first; what was pressed is done after, with all that was chosen.
    await waitFor(() => expect(readPendingPurchase('familyshop')).toMatchObject({ kind: 'cart' }));
    const address = new URLSearchParams(readPendingPurchase('familyshop')?.address);
    expect([address.get('color'), address.get('option')]).toEqual(['미드나이트 블루', '3']);
  });

  test('a sheet that a reload opens again has a button with a name, which chooses', async () => {
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('장바구니 담기');
    await screen.findByRole('dialog');
    cleanup();
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE' });
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: '100(L)' }));
    await userEvent.click(sheet.getByRole('button', { name: '선택 완료' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bar()).toContain('미드나이트 블루 · 100(L)'));
    expect(readPendingPurchase('familyshop')).toBeNull();
  });

  test('a sheet that was confirmed does not come back with the forward button, nor does its choice go', async () => {
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE', isInWindow: true });
    await press('장바구니 담기');
    await screen.findByRole('dialog');
    cleanup(); // After a reload the button that opened it is not pressed, which would lead to another page.
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE', isInWindow: true });
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: '100(L)' }));
    await userEvent.click(sheet.getByRole('button', { name: '선택 완료' }));
    await waitFor(() => expect(bar()).toContain('미드나이트 블루 · 100(L)'));
    await travel(1);
    expect(openOverlays()).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar()).toContain('미드나이트 블루 · 100(L)');
    await travel(-1);
    expect(bar()).toContain('미드나이트 블루 · 100(L)');
  });

  test('a sheet keeps its title and what is in it while it slides away', async () => {
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('장바구니 담기');
    await screen.findByRole('dialog');
    cleanup();
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE' });
    const sheet = await screen.findByRole<HTMLDialogElement>('dialog', { name: '사이즈를 선택해 주세요' });
    await userEvent.click(within(sheet).getByRole('radio', { name: '100(L)' }));
    await userEvent.click(within(sheet).getByRole('button', { name: '선택 완료' }));
    await waitFor(() => expect(sheet.open).toBe(false));
    await waitFor(() => expect(bar()).toContain('미드나이트 블루 · 100(L)'));
    expect(within(sheet).getByRole('heading', { hidden: true }).textContent).toBe('사이즈를 선택해 주세요');
    expect(within(sheet).getByRole<HTMLInputElement>('radio', { name: '100(L)', hidden: true }).checked).toBe(true);
  });

  test('a sheet that a reload opens again where nothing is missing leaves no entry behind', async () => {
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('장바구니 담기');
    await screen.findByRole('dialog');
    cleanup();
    openPurchase({ options: sizes }, { query: `${night}&option=3`, device: 'MOBILE' });
    await waitFor(() => expect(openOverlays()).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a sheet that is closed chooses nothing', async () => {
    openPurchase({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('구매하기');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: '100(L)' }));
    await userEvent.click(sheet.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar()).toContain('사이즈를 선택해 주세요');
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([radio('미드나이트 블루')]);
  });
});
