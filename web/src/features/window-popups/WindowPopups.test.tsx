// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeGateway } from '../../../test/support/fake-gateway.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aMall } from '../../../test/support/sample-mall.ts';
import { WindowPopups } from './WindowPopups.tsx';

const popup = (number: string, html: string, fields = {}) => ({
  id: `popup-${number}`,
  number,
  kind: 'WINDOW',
  html,
  url: null,
  ...fields,
});
const hours = popup('1', '<h2>상담 시간</h2><p>평일만 상담해요.</p>', { url: '/familyshop/board/boardList' });
const parcels = popup('2', '<h2>추석 배송</h2>');

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => false });
  // As a browser lays it out: a window of 300 x 200 at 100, 100.
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  for (const [name, value] of Object.entries({
    offsetLeft: 100,
    offsetTop: 100,
    offsetWidth: 300,
    offsetHeight: 200,
  })) {
    vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockReturnValue(value);
  }
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

interface Opening {
  at?: string;
  device?: 'DESKTOP' | 'MOBILE';
  popups?: object[];
}

function open({ at = '/familyshop/home', device = 'DESKTOP', popups = [hours, parcels] }: Opening = {}) {
  const { execute, requests } = fakeGateway({ mall: aMall({ fields: { popups } }) });
  renderInMall(
    <>
      <WindowPopups />
      <main id="main" tabIndex={-1} />
      <input aria-label="검색어" />
    </>,
    { at, device, execute },
  );
  return { requests };
}

const windows = () => screen.findAllByRole('dialog');
const titles = () =>
  screen.queryAllByRole('dialog').map((dialog) => within(dialog).getByRole('heading', { level: 2 }).textContent);
const pressIn = async (window: HTMLElement | undefined, name: string | RegExp) => {
  if (window) await userEvent.click(within(window).getByRole('button', { name }));
};

test("the mall's popups appear over its main page one at a time, each under its heading, which appears once", async () => {
  open();
  await windows();
  const dialog = screen.getByRole('dialog', { name: '상담 시간' });
  expect(within(dialog).getAllByRole('heading')).toHaveLength(1);
  expect(within(dialog).getByText('평일만 상담해요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '상담 시간 자세히 보기' }).getAttribute('href')).toBe(
    '/familyshop/board/boardList',
  );
  await pressIn(dialog, '닫기');
  expect(await screen.findByRole('dialog', { name: '추석 배송' })).toBeTruthy();
  expect(await windows()).toHaveLength(1);
});

test.each([
  ['its first heading that says something', '<h2> </h2><p>먼저</p><h3>둘째 <em>제목</em></h3>', '둘째 제목'],
  ['its bold words', '<p>오늘 <strong>배송 쉼</strong></p>', '배송 쉼'],
  ['what its picture shows', '<p><img src="/images/a.svg" alt="가족 사진전"></p>', '가족 사진전'],
  ['how its text begins', `<p>${'긴 안내 '.repeat(20)}</p>`, `${'긴 안내 '.repeat(8)}`.trim() + '…'],
  ['a notice, where it has no words', '<hr>', '알림'],
])('a window is called by %s', async (_what, html, name) => {
  open({ popups: [popup('7', html)] });
  await windows();
  expect(screen.getByRole('dialog', { name })).toBeTruthy();
});

test.each(['/familyshop/login', '/familyshop/goods/list?ctgNo=1', '/familyshop/homework'])(
  'none appears over %s, and none is queried',
  async (at) => {
    const { requests } = open({ at });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests).toEqual([]);
  },
);

test('a phone shows one as a strip of its title, and the next when that is closed', async () => {
  open({ at: '/m/familyshop/home', device: 'MOBILE' });
  expect(await windows()).toHaveLength(1);
  const strip = screen.getByRole('dialog', { name: '상담 시간' });
  const opener = within(strip).getByRole('button', { name: '상담 시간', expanded: false });
  expect(within(strip).queryByRole('region')).toBeNull();
  expect(within(strip).queryByRole('button', { name: '7일 동안 보지 않기' })).toBeNull();
  await pressIn(strip, '상담 시간 창 닫기');
  expect(await screen.findByRole('dialog', { name: '추석 배송' })).toBeTruthy();
  expect(opener.isConnected).toBe(false);
});

test('a strip opens when its line is pressed, and closes again', async () => {
  open({ at: '/m/familyshop/home', device: 'MOBILE' });
  const [strip] = await windows();
  await pressIn(strip, '상담 시간');
  expect(within(strip!).getByRole('region', { name: '상담 시간 내용' })).toBeTruthy();
  expect(within(strip!).getByRole('button', { name: '7일 동안 보지 않기' })).toBeTruthy();
  await pressIn(strip, '상담 시간');
  expect(within(strip!).queryByRole('region')).toBeNull();
});

test('one that was closed for a week stays away on the next visit, only in this mall; one that was just closed comes again', async () => {
  open();
  await pressIn((await windows())[0], '7일 동안 보지 않기');
  await pressIn((await windows())[0], '닫기');
  expect(titles()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['family-mall.closed-popups.familyshop']);

  cleanup();
  open();
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull());
  expect(titles()).toEqual([]);

  cleanup();
  sessionStorage.clear(); // another visit
  open();
  await windows();
  expect(titles()).toEqual(['추석 배송']);

  cleanup();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 86_400_000 + 1000);
  sessionStorage.clear();
  open();
  await windows();
  expect(titles()).toEqual(['상담 시간']);
});

test('Esc closes the window that has the focus, which goes to the next one and at last to the page', async () => {
  open();
  const [first] = await windows();
  first?.focus();
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['추석 배송']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('Esc closes it from the page, but not while the shopper types or an overlay is open', async () => {
  open();
  await windows();
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['상담 시간']);

  screen.getByRole('main').focus();
  document.body.setAttribute('data-scroll-locked', '1');
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['상담 시간']);

  document.body.removeAttribute('data-scroll-locked');
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['추석 배송']);
});

test('arrow keys move a window, further with Shift, and no further than the screen', async () => {
  open();
  const [first] = await windows();
  within(first as HTMLElement)
    .getByRole('button', { name: /옮기기/ })
    .focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(first?.style.translate).toBe('80px 16px');
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  expect(first?.style.translate).toBe('80px -92px');
});

test("the shop's HTML is sanitized once more before it is shown", async () => {
  const hostile =
    '<h2 id="main" onclick="steal()">안내</h2><form action="https://elsewhere.example"><input name="card"></form><img src="x" onerror="steal()"><a href="javascript:steal()">가기</a><style>body{display:none}</style><a href="https://example.com/" target="_blank" rel="noopener">밖으로</a><img src="/images/a.svg" alt="" width="588">';
  open({ popups: [popup('3', hostile)] });
  const [shown] = await windows();
  const content = within(shown as HTMLElement).getByRole('region');
  expect(content.querySelector('form, input, style, [id], [onclick], [onerror], [href^="javascript"]')).toBeNull();
  expect(titles()).toEqual(['안내']);
  expect(content.querySelector('[src="/images/a.svg"]')?.getAttribute('width')).toBe('588');
  expect(screen.getByRole('link', { name: '밖으로' }).getAttribute('target')).toBe('_blank');
});
