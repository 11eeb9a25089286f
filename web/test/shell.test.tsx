// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { knowDialogs } from './support/dialog.ts';
import { openPage } from './support/open-page.tsx';
import { aMall } from './support/sample-mall.ts';

const page = '/familyshop/content/familyShopIntro';

beforeEach(() => {
  knowDialogs();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the category menu', () => {
  test('opens a sub-menu by its button and closes it with Esc, the focus back on the button', async () => {
    await openPage(page, { mall: aMall() });
    const button = screen.getByRole('button', { name: '휴대폰 하위 메뉴' });
    expect(button.getAttribute('aria-expanded')).toBe('false');

    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    screen.getAllByRole('link', { name: '폴더블' })[0]?.focus();
    await userEvent.keyboard('{Escape}');

    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  test('opens one panel at a time, and closes on the way to another page', async () => {
    const shop = await openPage(page, { mall: aMall() });
    const all = screen.getByRole('button', { name: '전체 카테고리' });
    screen.getByRole('button', { name: '휴대폰 하위 메뉴' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(all);
    expect(screen.getByRole('button', { name: '휴대폰 하위 메뉴' }).getAttribute('aria-expanded')).toBe('false');
    expect(all.getAttribute('aria-expanded')).toBe('true');

    await shop.go('/familyshop/exhibition/listExhibition');
    expect(all.getAttribute('aria-expanded')).toBe('false');
  });

  test('closes when the focus goes elsewhere', async () => {
    await openPage(page, { mall: aMall() });
    const all = screen.getByRole('button', { name: '전체 카테고리' });
    await userEvent.click(all);
    screen.getByRole('textbox', { name: '상품 검색' }).focus();
    expect(await screen.findByRole('button', { name: '전체 카테고리', expanded: false })).toBe(all);
  });
});

describe('the banner above the page', () => {
  test('once closed stays closed', async () => {
    await openPage('/familyshop/home', { mall: aMall() });
    await userEvent.click(screen.getByRole('button', { name: '배너 닫기, 7일 동안 보지 않기' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '알림 배너' })).toBeNull());
    cleanup();
    await openPage('/familyshop/home', { mall: aMall() });
    expect(screen.queryByRole('region', { name: '알림 배너' })).toBeNull();
  });
});

describe('the member bar', () => {
  test('of a general mall has my shop and frequent questions', async () => {
    await openPage(page, { mall: aMall() });
    expect(bar().getByRole('link', { name: '마이샵' })).toBeTruthy();
    expect(bar().getByRole('link', { name: '자주 묻는 질문' })).toBeTruthy();
    expect(bar().queryByRole('link', { name: /게이트/ })).toBeNull();
  });

  test('of a shared mall has the telecom gate alone', async () => {
    const mall = aMall({ salesType: 'COMMON', openAreas: ['SHOPPING', 'CONTENT'] });
    await openPage(page, { mall, site: { telecomGateUrl: 'https://gate.example' } });
    const gate = bar().getByRole('link', { name: /통신사 게이트 조회/ });
    expect(gate.getAttribute('rel')).toContain('noopener');
    expect(bar().queryByRole('link', { name: '마이샵' })).toBeNull();
    expect(bar().queryByRole('link', { name: '회원정보 변경' })).toBeNull();
  });

  test('of a mall for bulk orders has HOME, and the page has neither search nor categories', async () => {
    await openPage(page, { mall: aMall({ salesType: 'UPLOAD', openAreas: ['UPLOAD', 'MY_SHOP', 'CONTENT'] }) });
    expect(bar().getByRole('link', { name: 'HOME' }).getAttribute('href')).toBe('/familyshop/upload');
    expect(screen.queryByRole('textbox', { name: '상품 검색' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: '카테고리' })).toBeNull();
  });

  test('of a marketing mall has no way out', async () => {
    await openPage(page, { mall: aMall({ isMarketing: true }), isSignedIn: true });
    expect(bar().queryByRole('button', { name: '로그아웃' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: '상품 검색' })).toBeNull();
  });
});

describe('moving to another page', () => {
  test('moves the focus to it and gives the document its title', async () => {
    const shop = await openPage(page, { mall: aMall() });
    expect(document.title).toBe('패밀리샵 소개 | 우리집 패밀리샵');
    await shop.go('/familyshop/exhibition/listExhibition');
    expect(document.title).toBe('기획전 | 우리집 패밀리샵');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(await screen.findByText('기획전 | 우리집 패밀리샵')).toBeTruthy();
  });

  test("from a member's page redirects a visitor to login", async () => {
    const shop = await openPage('/familyshop/myshop/listMyOrder?page=2', { mall: aMall() });
    expect(shop.at()).toBe('/familyshop/login?redirect=%2Ffamilyshop%2Fmyshop%2FlistMyOrder%3Fpage%3D2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('로그인');
  });

  test('to the login page redirects a member home', async () => {
    const shop = await openPage(page, { mall: aMall(), isSignedIn: true });
    await shop.go('/familyshop/login');
    expect(shop.at()).toBe('/familyshop/home');
  });
});

test('a list of exhibitions without one says so, inside the shell', async () => {
  await openPage('/familyshop/exhibition/listExhibition', { mall: aMall() });
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe('기획전·이벤트');
  expect(screen.getByRole('contentinfo').textContent).toContain('평일 09:00 ~ 18:00');
});

test('an empty search says what is missing and does not navigate', async () => {
  const shop = await openPage(page, { mall: aMall() });
  await userEvent.hover(screen.getByRole('textbox', { name: '상품 검색' }));
  await screen.findByRole('combobox', { name: '상품 검색' });
  await userEvent.click(screen.getByRole('button', { name: '검색' }));
  expect((await screen.findByRole('alertdialog', { name: '알림' })).textContent).toContain('검색어를 입력해주세요.');
  expect(shop.at()).toBe(page);
});

function bar() {
  return within(screen.getByRole('navigation', { name: '회원 메뉴' }));
}
