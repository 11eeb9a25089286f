// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function renderText(html: string) {
  renderInMall(
    <>
      <RichText html={html} />
      <Place />
    </>,
  );
  return { place: () => screen.getByRole('status').textContent, link: () => screen.getByRole('link') };
}

/** Whether the browser follows the link. It does not here: jsdom would complain, in the middle of a later test. */
function isLeftToBrowser(link: HTMLElement, options: MouseEventInit = {}): boolean {
  let isLeft = false;
  const decide = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', decide, { once: true });
  fireEvent.click(link, options);
  return isLeft;
}

test('a link within the mall is followed without a new document', async () => {
  const { place, link } = renderText(
    '<p><a href="/familyshop/board/boardList?tp=CM00404&amp;page=1"><b>공지사항</b></a></p>',
  );
  await userEvent.click(screen.getByText('공지사항'));
  expect(place()).toBe('/familyshop/board/boardList?tp=CM00404&page=1');
  expect(link()).toBeTruthy();
});

test.each([
  '/groupware/home',
  'https://example.com/familyshop/home',
  '//example.com/familyshop/home',
  'tel:1600-0010',
  '#below',
])('%s is left to the browser', (href) => {
  const { place, link } = renderText(`<a href="${href}">가기</a>`);
  expect(isLeftToBrowser(link())).toBe(true);
  expect(place()).toBe('/familyshop/home');
});

test('so is a click that opens another window', () => {
  const { place, link } = renderText('<a href="/familyshop/goods/list?ctgNo=1">가기</a>');
  expect(isLeftToBrowser(link(), { ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser(link())).toBe(false);
  expect(place()).toBe('/familyshop/goods/list?ctgNo=1');
});
