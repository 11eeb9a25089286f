// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/support/open-page.tsx';
import { aMall } from '../../../test/support/sample-mall.ts';

const site = { chatbotUrl: 'https://chat.example/start', defaultMallUrl: 'familyshop' };
const intro = '/familyshop/content/familyShopIntro';
const launcher = () => screen.queryByRole('button', { name: '챗봇 상담 (새 창)' });

const counted = vi.fn<() => Promise<Response>>(async () => new Response());
let posted: { address: string; target: string; fields: Record<string, string> }[];
let opened: { opener: unknown; closed: boolean; focus: ReturnType<typeof vi.fn<() => void>> };

beforeEach(() => {
  posted = [];
  counted.mockClear();
  vi.stubGlobal('fetch', counted);
  opened = { opener: window, closed: false, focus: vi.fn<() => void>() };
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => [name, String(value)]);
    posted.push({ address: this.action, target: this.target, fields: Object.fromEntries(fields) });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function press() {
  await userEvent.click(await screen.findByRole('button', { name: '챗봇 상담 (새 창)' }));
}

/** Goes from a page that has the launcher, once it is there, to another: what is absent then is not merely late. */
async function goFrom(start: string, address: string, isSignedIn = false) {
  const shop = await openPage(start, { mall: aMall(), site, isSignedIn });
  await screen.findByRole('button', { name: '챗봇 상담 (새 창)' });
  await shop.go(address);
  await waitFor(() => expect(shop.at()).toBe(address));
}

test('a visitor of the default mall posts its number into a window of 425 x 700 that cannot reach back', async () => {
  await openPage(intro, { mall: aMall(), site });
  await press();
  await waitFor(() => expect(posted).toHaveLength(1));
  const [, name, features] = vi.mocked(window.open).mock.calls[0] ?? [];
  expect(features).toBe('popup,width=425,height=700');
  expect(posted).toEqual([{ address: site.chatbotUrl, target: name, fields: { mallId: '1' } }]);
  expect(opened.opener).toBeNull();
});

test("posts a member's number as well", async () => {
  const viewer = {
    __typename: 'Member',
    id: 'member-1',
    number: 'MB000001',
    maskedName: '홍*동',
    mustChangePassword: false,
  };
  await openPage(intro, { mall: aMall(), site, viewer, isSignedIn: true });
  await press();
  await waitFor(() => expect(posted.map(({ fields }) => fields)).toEqual([{ mallId: '1', memNo: 'MB000001' }]));
  // The document outlives a sign-out.
  expect(document.querySelector<HTMLInputElement>('input[name="memNo"]')?.value).toBe('');
});

test('a second press shows the window that is open already', async () => {
  await openPage(intro, { mall: aMall(), site });
  await press();
  await waitFor(() => expect(posted).toHaveLength(1));
  await press();
  expect(opened.focus).toHaveBeenCalledOnce();
  expect(posted).toHaveLength(1);
  opened.closed = true;
  await press();
  await waitFor(() => expect(posted).toHaveLength(2));
});

test('where the browser blocks windows it says so, and offers this tab instead', async () => {
  vi.mocked(window.open).mockReturnValue(null);
  await openPage(intro, { mall: aMall(), site });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press();
  expect(document.activeElement).toBe(screen.getByRole('alertdialog', { name: '알림' }));
  expect(posted).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '이 창에서 열기' }));
  await waitFor(() => expect(posted).toMatchObject([{ target: '_self', fields: { mallId: '1' } }]));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('phones have it too, as a form that opens a new tab', async () => {
  await openPage('/m/familyshop/notice', { mall: aMall(), site });
  const form = (await screen.findByRole('button', { name: '챗봇 상담 (새 창)' })).closest('form');
  expect([form?.method, form?.action, form?.target, form?.getAttribute('rel')]).toEqual([
    'post',
    site.chatbotUrl,
    '_blank',
    'noopener',
  ]);
});

test.each([
  '/familyshop/signup',
  '/familyshop/popup/findId',
  '/familyshop/popup/password',
  '/m/familyshop/signup',
  '/m/familyshop/findUserInfoForm',
  '/m/familyshop/findUserInfo',
])('it is not on %s', async (address) => {
  await goFrom(address.startsWith('/m/') ? '/m/familyshop/notice' : intro, address);
  await waitFor(() => expect(launcher()).toBeNull());
});

test.each(['/familyshop/updatePasswordForm', '/m/familyshop/updatePasswordForm'])('is not on %s', async (address) => {
  await goFrom(address.startsWith('/m/') ? '/m/familyshop/notice' : intro, address, true);
  await waitFor(() => expect(launcher()).toBeNull());
});

test.each([
  ['in another mall', { ...site, defaultMallUrl: 'groupware' }],
  ['where none is configured', { defaultMallUrl: 'familyshop' }],
])('nor %s', async (_where, other) => {
  await openPage(intro, {
    mall: aMall(),
    site: { ...other, analyticsMallUrl: 'familyshop', analyticsUrl: 'https://count.example/' },
  });
  // What comes with it has come.
  await waitFor(() => expect(counted).toHaveBeenCalled());
  expect(launcher()).toBeNull();
});
