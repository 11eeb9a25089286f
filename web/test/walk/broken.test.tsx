// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../support/open-page.tsx';
import { aMall } from '../support/sample-mall.ts';

const broken = vi.hoisted(() => () => {
  throw new Error('broken');
});
vi.mock('../../src/routes/login/page.tsx', () => ({ page: { Component: broken } }));
vi.mock('../../src/features/promotions/PromotionTiles/PromotionTiles.tsx', () => ({ PromotionTiles: broken }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page that breaks while it is rendered gives way to one that can start afresh and names its request', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming: [{ name: 'request', description: 'req-77', duration: 0 }] },
  ] as never);
  const shop = await openPage('/familyshop/login', { mall: aMall({ fields: { name: '우리집' } }) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('화면을 보여 드리지 못했어요');
  expect(document.body.textContent).toContain('요청 번호 req-77');
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
  expect(document.title).toBe('화면을 보여 드리지 못했어요 | 우리집 패밀리샵');
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: '우리집' }).getAttribute('href')).toBe('/familyshop');

  await shop.go('/familyshop/content/familyShopIntro');
  expect(screen.queryByText('화면을 보여 드리지 못했어요')).toBeNull();
  expect(document.title).toBe('패밀리샵 소개 | 우리집 패밀리샵');
});

test('a section that breaks costs itself alone, and can be tried again', async () => {
  const corners = [
    {
      __typename: 'HtmlCorner',
      id: 'c1',
      name: '안내',
      area: 'DESKTOP_MAIN_1',
      priority: 1,
      html: '<p>가족이면 누구나</p>',
    },
  ];
  await openPage('/familyshop/home', { mall: aMall({ fields: { corners, promotions: [] } }) });
  expect(await screen.findByText('가족이면 누구나')).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});
