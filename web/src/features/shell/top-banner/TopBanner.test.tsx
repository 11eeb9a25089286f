// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../../test/support/open-page.tsx';
import { aMall } from '../../../../test/support/sample-mall.ts';
import { stopClock } from '../../../../test/support/stop-clock.ts';

const page = '/familyshop/home';
const wishes = { stillness: false };

beforeEach(() => {
  wishes.stillness = false;
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: wishes.stillness, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const popups = ['하나', '둘', '셋'].map((text, index) => ({
  id: `popup-${index}`,
  number: String(index),
  kind: 'TOP',
  html: `<p>${text}</p>`,
  url: null,
}));
const shown = () => screen.getByRole('region', { name: '알림 배너' }).querySelector('[data-shown]')?.textContent;
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

async function open(address = page) {
  stopClock({ toFake: ['setInterval', 'clearInterval'] });
  await openPage(address, { mall: aMall({ fields: { popups } }) });
}

test('the banner changes every three seconds, and starts again after the last', async () => {
  await open();
  expect(shown()).toBe('하나');
  wait(2999);
  expect(shown()).toBe('하나');
  wait(1);
  expect(shown()).toBe('둘');
  wait(6000);
  expect(shown()).toBe('하나');
});

test('it pauses when stopped, and goes on when started', async () => {
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

test('it changes only by hand for shoppers who prefer reduced motion', async () => {
  wishes.stillness = true;
  await open();
  wait(9000);
  expect(shown()).toBe('하나');
  await userEvent.click(screen.getByRole('button', { name: '다음 배너' }));
  expect(shown()).toBe('둘');
  expect(screen.queryByRole('button', { name: /멈춤|재생/ })).toBeNull();
});

test('it is only on the main page', async () => {
  await open('/familyshop/content/familyShopIntro');
  expect(screen.getByRole('main')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '알림 배너' })).toBeNull();
});
