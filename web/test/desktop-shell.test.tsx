// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { metaOf } from '../src/app/apollo/operation-meta.ts';
import { RecordCategoryViewDocument } from '../src/__generated__/graphql.ts';
import { openPage } from './support/open-page.tsx';
import { aMall } from './support/sample-mall.ts';

const page = '/familyshop/content/familyShopIntro';
const wishes = { stillness: false };

beforeEach(() => {
  wishes.stillness = false;
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: wishes.stillness, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
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
    ['COMMON', ['로그인', '로그아웃', '통신사 게이트 조회 (새 창)']],
  ])('of a mall of the kind %s has %j', async (salesType, entries) => {
    const openAreas = ['CONTENT', ...(salesType === 'COMMON' ? [] : ['SIGN_UP'])];
    await openPage(page, { mall: aMall({ salesType, openAreas }), site: { telecomGateUrl: 'https://gate.example/' }, isSignedIn: true });
    const bar = screen.getByRole('navigation', { name: '회원 메뉴' });
    expect([...bar.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(entries);
  });

  test('of a marketing mall has neither a way in nor out', async () => {
    await openPage(page, { mall: aMall({ isMarketing: true }), isSignedIn: true });
    const bar = screen.getByRole('navigation', { name: '회원 메뉴' });
    expect([...bar.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(['회원정보 변경', '자주 묻는 질문']);
  });

  test('opens the telecom gate in a window of its own, which knows nothing of ours', async () => {
    await openPage(page, { mall: aMall({ salesType: 'COMMON', openAreas: ['CONTENT'] }), site: { telecomGateUrl: 'https://gate.example/' } });
    const gate = screen.getByRole('link', { name: /통신사 게이트 조회/ });
    expect([gate.getAttribute('href'), gate.getAttribute('target'), gate.getAttribute('rel')]).toEqual(['https://gate.example/', '_blank', 'noopener noreferrer']);
  });
});

describe('the category menu', () => {
  const categories = () => screen.getByRole('navigation', { name: '카테고리' });
  const name = (text: string) => within(categories()).getAllByRole('link', { name: text })[0] as HTMLElement;
  const toggle = (text: string) => screen.getByRole('button', { name: `${text} 하위 메뉴` });
  const focused = () => document.activeElement?.textContent;

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

  test('opens under a resting mouse, and closes when it leaves', async () => {
    await openPage(page, { mall: aMall() });
    expect(toggle('휴대폰').getAttribute('aria-expanded')).toBe('false');
    await userEvent.hover(name('휴대폰'));
    expect(toggle('휴대폰').getAttribute('aria-expanded')).toBe('true');
    await userEvent.unhover(name('휴대폰'));
    await userEvent.hover(screen.getByRole('main'));
    expect(toggle('휴대폰').getAttribute('aria-expanded')).toBe('false');
  });

  test('counts a choice once, and waits for nobody on the way', async () => {
    const shop = await openPage(page, { mall: aMall({ fields: { category: null } }) });
    const counted = () => shop.asked.filter(({ documentId }) => documentId === metaOf(RecordCategoryViewDocument).hash);
    await userEvent.click(name('리빙'));
    await waitFor(() => expect(shop.at()).toBe('/familyshop/goods/list?ctgNo=300'));
    expect(counted().map(({ variables }) => variables)).toEqual([{ input: { mallUrl: 'familyshop', categoryNumber: '300' } }]);
    expect(name('리빙').getAttribute('aria-current')).toBe('page');
  });
});

describe('the banner above the page', () => {
  const popups = ['하나', '둘', '셋'].map((text, index) => ({ id: `popup-${index}`, number: String(index), kind: 'TOP', html: `<p>${text}</p>`, url: null }));
  const shown = () => screen.getByRole('region', { name: '알림 배너' }).querySelector('[data-shown]')?.textContent;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  async function open() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await openPage(page, { mall: aMall({ fields: { popups } }) });
  }

  test('turns every three seconds, and begins anew after the last', async () => {
    await open();
    expect(shown()).toBe('하나');
    wait(2999);
    expect(shown()).toBe('하나');
    wait(1);
    expect(shown()).toBe('둘');
    wait(6000);
    expect(shown()).toBe('하나');
  });

  test('stands still when it is stopped, and goes on when it is started', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '배너 멈춤' }));
    await userEvent.hover(screen.getByRole('main'));
    (document.activeElement as HTMLElement).blur();
    wait(9000);
    expect(shown()).toBe('하나');
    await userEvent.click(screen.getByRole('button', { name: '배너 재생' }));
    (document.activeElement as HTMLElement).blur();
    wait(3000);
    expect(shown()).toBe('둘');
  });

  test('turns by hand alone where motion is unwanted', async () => {
    wishes.stillness = true;
    await open();
    wait(9000);
    expect(shown()).toBe('하나');
    await userEvent.click(screen.getByRole('button', { name: '다음 배너' }));
    expect(shown()).toBe('둘');
    expect(screen.queryByRole('button', { name: /멈춤|재생/ })).toBeNull();
  });
});

describe('the footer', () => {
  const footer = () => screen.getByRole('contentinfo');

  test('says who runs the shop, when somebody answers, and where to look further', async () => {
    const image = (alt: string) => ({ url: `/images/${alt}.svg`, alt });
    const branding = { footerLogo: image('CI'), footerLogoUrl: 'https://company.example/', mobileFooterCertificate: image('인증'), mobileFooterCertificateUrl: 'https://certificate.example/' };
    await openPage(page, { mall: aMall({ fields: { branding } }), site: { familySiteUrl: 'https://family.example/', businessCheckUrl: 'https://check.example/' } });
    const said = footer().textContent;
    const wanted = ['1600-1234', '평일 09:00 ~ 18:00', '토요일·일요일·공휴일 휴무', 'help@familyshop.example', '패밀리샵 주식회사', '김하늘', '서울특별시 중구 가온길 12', '123-45-67890', '110111-1234567', '2026-서울중구-0001', '개인정보처리방침'];
    expect(wanted.filter((text) => !said?.includes(text))).toEqual([]);
    const ways = within(footer())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const outward = ['tel:16001234', 'mailto:help@familyshop.example', 'https://company.example/', 'https://check.example/', 'https://family.example/', 'https://certificate.example/'];
    expect(outward.filter((href) => !ways.includes(href))).toEqual([]);
    expect(within(footer()).getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['CI', '인증']);
  });

  test('leaves out what the mall did not say, but never that it is closed on holidays', async () => {
    const nothing = { phone: null, opensAt: null, closesAt: null, email: null };
    const company = { name: null, representativeName: null, address: null, businessNumber: null, registrationNumber: null, salesPermitNumber: null };
    await openPage(page, { mall: aMall({ fields: { customerCenter: nothing, company } }) });
    expect(footer().textContent).toContain('토요일·일요일·공휴일 휴무');
    expect(footer().textContent).not.toMatch(/평일|대표자|주소|사업자|null|undefined/);
  });
});
