// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { knowDialogs } from './support/dialog.ts';
import { openPage } from './support/open-page.tsx';
import { aMall } from './support/sample-mall.ts';

beforeAll(knowDialogs);
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '');
  vi.unstubAllGlobals();
});

describe('the bar at the bottom of a phone', () => {
  test('has five links on the start page, and the back button before them everywhere else', async () => {
    const shop = await openPage('/m/familyshop/intro', { mall: aMall() });
    expect(ways()).toEqual(['메뉴', '검색', '홈', '마이샵', '찜']);
    await shop.go('/m/familyshop/notice');
    expect(ways()).toEqual(['뒤로', '메뉴', '검색', '홈', '마이샵', '찜']);
  });

  test('has the orders in place of search, my shop and favorites in a marketing mall', async () => {
    await openPage('/m/familyshop/notice', { mall: aMall({ isMarketing: true }) });
    expect(ways()).toEqual(['뒤로', '메뉴', '홈', '주문 내역']);
  });

  test('has no ways into what the mall does not open, and the cart above is elsewhere there', async () => {
    await openPage('/m/familyshop/notice', {
      mall: aMall({ salesType: 'COMMON', openAreas: ['SHOPPING', 'CONTENT'] }),
    });
    expect(ways()).toEqual(['뒤로', '메뉴', '검색', '홈', '찜', '주문 내역']);
    expect(screen.getByRole('link', { name: '장바구니' }).getAttribute('href')).toBe(
      '/m/familyshop/goods/orderGoods/cart',
    );
  });

  test('goes home from a page that was the first of the visit', async () => {
    const shop = await openPage('/m/familyshop/notice', { mall: aMall() });
    await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
    await waitFor(() => expect(shop.at()).toBe('/m/familyshop/home'));
  });
});

describe('the full menu of a phone', () => {
  test("has the member's shortcuts, the categories and the help", async () => {
    await openMenu();
    const links = within(menu())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    for (const name of [
      '로그인',
      '회원정보 변경',
      '마이샵',
      '장바구니',
      '1:1 문의',
      '찜한 상품',
      '배송지 관리',
      '리빙',
      '자주 묻는 질문',
      '공지사항',
    ])
      expect(links).toContain(name);
  });

  test('offers a member the way out in place of the way in', async () => {
    await openMenu({ isSignedIn: true });
    expect(within(menu()).getByRole('button', { name: '로그아웃' })).toBeTruthy();
  });

  test("of a marketing mall has neither login and logout nor a member's shortcuts", async () => {
    await openMenu({ mall: aMall({ isMarketing: true }) });
    for (const name of ['로그인', '로그아웃', '마이샵', '장바구니', '찜한 상품'])
      expect(within(menu()).queryByText(name)).toBeNull();
    expect(within(menu()).getByRole('link', { name: '공지사항' })).toBeTruthy();
  });

  test.each([
    ['a guest', { isMarketing: true }, ['주문 내역', '배송지 관리']],
    [
      'a COMMON member',
      { salesType: 'COMMON', openAreas: ['SHOPPING', 'CONTENT'] },
      ['주문 내역', '배송지 관리', '찜한 상품', '비밀번호 변경'],
    ],
    [
      'an UPLOAD member',
      { salesType: 'UPLOAD', openAreas: ['MY_SHOP', 'UPLOAD', 'CONTENT'] },
      ['회원정보 변경', '마이샵', '1:1 문의'],
    ],
  ])('leads %s to their own pages', async (_who, settings, names) => {
    await openMenu({ mall: aMall(settings), isSignedIn: true });
    // The counts of orders may stand above.
    const own = within(within(menu()).getByRole('region', { name: '나의 메뉴' }))
      .getAllByRole('list')
      .at(-1)!;
    expect(
      within(own)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  test('is four in a row', async () => {
    await openMenu({
      mall: aMall({ fields: { menu: ['1', '2', '3', '4', '5', '6'].map((number) => aTopCategory(number)) } }),
    });
    const rows = within(within(menu()).getByRole('region', { name: '카테고리' })).getAllByRole('list');
    expect(rows.map((row) => within(row).getAllByRole('listitem').length)).toEqual([4, 2]);
  });

  test('opens the subcategories of one category below its row, and no others', async () => {
    await openMenu();
    expect(within(menu()).queryByRole('link', { name: '폴더블' })).toBeNull();
    await userEvent.click(within(menu()).getByRole('button', { name: '휴대폰' }));
    expect(subcategories('휴대폰')).toEqual(['휴대폰 전체', '5G 스마트폰', '폴더블', '키즈폰']);
    await userEvent.click(within(menu()).getByRole('button', { name: '디지털·가전' }));
    expect(within(menu()).queryByRole('link', { name: '폴더블' })).toBeNull();
    expect(subcategories('디지털·가전')).toContain('주방가전');
  });

  test('has nothing of what is not for phones, at either level', async () => {
    const hidden = { isShownOnMobile: false };
    const categories = [
      aTopCategory('1', { name: '책상용', ...hidden }),
      aTopCategory('2', {
        name: '함께',
        subcategories: [aTopCategory('21', { name: '보임' }), aTopCategory('22', { name: '숨김', ...hidden })],
      }),
      aTopCategory('3', { name: '모두 숨김', subcategories: [aTopCategory('31', hidden)] }),
    ];
    await openMenu({ mall: aMall({ fields: { menu: categories } }) });
    expect(within(menu()).queryByText('책상용')).toBeNull();
    await userEvent.click(within(menu()).getByRole('button', { name: '함께' }));
    expect(subcategories('함께')).toEqual(['함께 전체', '보임']);
    // With nothing below it, it is a way and no switch.
    expect(within(menu()).getByRole('link', { name: '모두 숨김' })).toBeTruthy();
  });

  test('closes with the way back, gives the focus back, and opens again with the way forward', async () => {
    const shop = await openMenu();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(menuButton());
    expect(shop.at()).toBe('/m/familyshop/notice');
    window.history.forward();
    await waitFor(() => expect(menu()).toBeTruthy());
  });

  test('closes once, however often its button is pressed', async () => {
    await openMenu();
    const goes = vi.spyOn(window.history, 'go');
    const close = within(menu()).getByRole('button', { name: '닫기' });
    close.click();
    close.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(goes).toHaveBeenCalledOnce();
  });
});

async function openMenu({
  mall = aMall(),
  isSignedIn = false,
}: { mall?: Record<string, unknown>; isSignedIn?: boolean } = {}) {
  const shop = await openPage('/m/familyshop/notice', { mall, isSignedIn });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(menuButton());
  await screen.findByRole('dialog', { name: '전체 메뉴' });
  return shop;
}

function menuButton() {
  return screen.getByRole('button', { name: '메뉴' });
}

function menu() {
  return screen.getByRole('dialog', { name: '전체 메뉴' });
}

function subcategories(name: string) {
  const panel = within(menu()).getByRole('list', { name: `${name} 하위 메뉴` });
  return within(panel)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

function ways() {
  const entries = within(screen.getByRole('navigation', { name: '주요 메뉴' })).getAllByRole('listitem');
  return entries.map(({ textContent }) => textContent);
}

function aTopCategory(number: string, fields: Record<string, unknown> = {}) {
  return {
    id: `category-${number}`,
    number,
    name: `분류 ${number}`,
    type: 'GENERAL',
    url: null,
    priority: 1,
    isShownOnMobile: true,
    image: null,
    subcategories: [],
    ...fields,
  };
}
