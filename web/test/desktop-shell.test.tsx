// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { metaOf } from '../src/shared/query/operation-meta.ts';
import { RecordCategoryViewDocument } from '../src/__generated__/graphql.ts';
import { openPage } from './support/open-page.tsx';
import { aMall } from './support/sample-mall.ts';

const isOpen = () => toggle('휴대폰').getAttribute('aria-expanded');
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

/** As a browser reports it: also where the page moves under a mouse that rests, then by 0. */
function moveMouse(over: HTMLElement, movementX: number) {
  const event = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
  Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
  fireEvent(over, event);
}

const page = '/familyshop/content/familyShopIntro';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the member bar', () => {
  const visitor = ['로그인', '회원가입'];
  const member = ['로그아웃', '회원정보 변경'];
  const help = ['마이샵', '자주 묻는 질문'];
  test.each([
    ['GENERAL', [...visitor, ...member, ...help]],
    ['BUSINESS', [...visitor, ...member, ...help]],
    ['CONSIGNMENT', [...visitor, ...member, ...help]],
    ['UPLOAD', ['HOME', ...visitor, ...member]],
    [
      'COMMON',
      ['로그인', '로그아웃', '주문 내역', '배송지 관리', '찜한 상품', '비밀번호 변경', '통신사 게이트 조회 (새 창)'],
    ],
  ])('of a mall of the kind %s has %j', async (salesType, entries) => {
    const own = salesType === 'COMMON' ? ['SHOPPING'] : ['SIGN_UP', 'MY_SHOP'];
    const openAreas = ['CONTENT', ...own];
    await openPage(page, {
      mall: aMall({ salesType, openAreas }),
      site: { telecomGateUrl: 'https://gate.example/' },
      isSignedIn: true,
    });
    const bar = screen.getByRole('navigation', { name: '회원 메뉴' });
    expect([...bar.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(entries);
  });

  test('of a marketing mall has neither sign-in nor sign-out nor member information, but the orders of the guest', async () => {
    const viewer = { __typename: 'Member', id: 'me', maskedName: '방문 고객', mustChangePassword: false };
    await openPage(page, { mall: aMall({ isMarketing: true }), viewer, isSignedIn: true });
    const bar = screen.getByRole('navigation', { name: '회원 메뉴' });
    expect([...bar.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual([
      '주문 내역',
      '배송지 관리',
      '자주 묻는 질문',
    ]);
    expect(await within(bar).findByText('방문 고객님')).toBeTruthy();
  });

  test('opens the telecom gate in a new window, which has no access to ours', async () => {
    await openPage(page, {
      mall: aMall({ salesType: 'COMMON', openAreas: ['CONTENT'] }),
      site: { telecomGateUrl: 'https://gate.example/' },
    });
    const gate = screen.getByRole('link', { name: /통신사 게이트 조회/ });
    expect([gate.getAttribute('href'), gate.getAttribute('target'), gate.getAttribute('rel')]).toEqual([
      'https://gate.example/',
      '_blank',
      'noopener noreferrer',
    ]);
  });
});

const categories = () => screen.getByRole('navigation', { name: '카테고리' });
const name = (text: string) => within(categories()).getAllByRole('link', { name: text })[0] as HTMLElement;
const toggle = (text: string) => screen.getByRole('button', { name: `${text} 하위 메뉴` });
const focused = () => document.activeElement?.textContent;

test.each([
  ['GENERAL', undefined, ['찜', '마이샵', '장바구니']],
  ['UPLOAD', ['MY_SHOP', 'UPLOAD', 'CONTENT'], ['마이샵']],
  ['COMMON', ['SHOPPING', 'CONTENT'], ['찜', '장바구니']],
])('the header of a mall of the kind %s has the ways that are open', async (salesType, openAreas, names) => {
  await openPage(page, { mall: aMall({ salesType, ...(openAreas ? { openAreas } : {}) }), isSignedIn: true });
  const links = [...document.querySelectorAll('header > div a')].map(({ textContent }) => textContent);
  expect(links.slice(1)).toEqual(names);
});

describe('the category menu', () => {
  test('is walked by arrow keys: into a panel, through it, and back to its name', async () => {
    await openPage(page, { mall: aMall() });
    name('휴대폰').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('5G 스마트폰'));
    expect(toggle('휴대폰').getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('폴더블');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('키즈폰');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('5G 스마트폰');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(name('휴대폰'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(name('디지털·가전'));
  });

  test('opens for a mouse that moves over a name and stays, not for one that rests or crosses, and closes when it leaves', async () => {
    await openPage(page, { mall: aMall() });
    await userEvent.hover(name('휴대폰'));
    moveMouse(name('휴대폰'), 0);
    await pause();
    expect(isOpen()).toBe('false');
    moveMouse(name('휴대폰'), 5);
    await userEvent.unhover(name('휴대폰'));
    await pause();
    expect(isOpen()).toBe('false');
    await userEvent.hover(name('휴대폰'));
    moveMouse(name('휴대폰'), 5);
    await waitFor(() => expect(isOpen()).toBe('true'));
    await userEvent.unhover(name('휴대폰'));
    await userEvent.hover(screen.getByRole('main'));
    expect(isOpen()).toBe('false');
  });

  test('counts a choice once, and does not delay the navigation', async () => {
    const shop = await openPage(page, { mall: aMall({ fields: { category: null } }) });
    const counted = () =>
      shop.requests.filter(({ documentId }) => documentId === metaOf(RecordCategoryViewDocument).hash);
    await userEvent.click(name('리빙'));
    await waitFor(() => expect(shop.at()).toBe('/familyshop/goods/list?ctgNo=300'));
    expect(counted().map(({ variables }) => variables)).toEqual([
      { input: { mallUrl: 'familyshop', categoryNumber: '300' } },
    ]);
    await waitFor(() => expect(name('리빙').getAttribute('aria-current')).toBe('page'));
  });
});
