// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/support/open-page.tsx';
import { aMall } from '../../../test/support/sample-mall.ts';
import { someFaq as faq } from '../../../test/support/sample-posts.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mall = aMall({ fields: { faq } });
const entry = (words: string) => screen.getByText(words).closest('details');

test('a category shows its own alone, in the address too', async () => {
  const shop = await openPage('/familyshop/myshop/listFaq', { mall });
  expect(screen.getByText('아이디를 잊어버렸어요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: '배송·설치' }));
  await expect.poll(() => screen.queryByText('아이디를 잊어버렸어요.')).toBeNull();
  expect(shop.at()).toBe('/familyshop/myshop/listFaq?category=FQ05');
  expect(screen.getByRole('link', { name: '배송·설치' }).getAttribute('aria-current')).toBe('page');
});

test('the fragment of an address opens its question; a question opened by hand stays open', async () => {
  const shop = await openPage('/familyshop/myshop/listFaq', { mall });
  expect(entry('배송은 얼마나 걸리나요?')?.open).toBe(false);
  await userEvent.click(screen.getByText('아이디를 잊어버렸어요.'));
  expect(entry('아이디를 잊어버렸어요.')?.open).toBe(true);

  await shop.go('/familyshop/myshop/listFaq#faq-3');
  expect(entry('배송은 얼마나 걸리나요?')?.open).toBe(true);
  expect(entry('아이디를 잊어버렸어요.')?.open).toBe(true);
});
