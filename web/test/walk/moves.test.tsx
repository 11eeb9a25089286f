// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { knowDialogs } from '../support/dialog.ts';
import { openPage } from '../support/open-page.tsx';
import { aMall } from '../support/sample-mall.ts';
import { aPost, somePosts } from '../support/sample-posts.ts';

beforeEach(() => {
  knowDialogs();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const broken = (message: string) => ({ menu: () => Promise.reject(new Error(message)) });

describe('on the way to the right address', () => {
  test.each([
    ['/familyshop?from=mail#top', '/familyshop/home?from=mail#top'],
    ['/?from=mail', '/familyshop/home?from=mail'],
    ['/m/familyshop/home?x=1', '/familyshop/home?x=1'],
  ])('query, fragment and navigation state go along: %s', async (from, to) => {
    const shop = await openPage('/familyshop/login', { mall: aMall() });
    await shop.go(from, { state: { found: ['GD1'] } });
    await waitFor(() => expect(shop.at() + shop.location().hash).toBe(to));
    expect(shop.location().state).toEqual({ found: ['GD1'] });
  });
});

describe('a desktop at a page that only phones have', () => {
  test('sees a message, and goes home', async () => {
    const shop = await openPage('/familyshop/login', { mall: aMall() });
    await shop.go('/m/familyshop/notice');
    const alert = await screen.findByRole('alertdialog', { name: '안내' });
    expect(alert.textContent).toContain('모바일 화면은 지원하지않습니다');
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(shop.at()).toBe('/familyshop/home'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('layout that fails to load', () => {
  test("sees an alert, with the server's text, once", async () => {
    const shop = await openPage('/familyshop/login', { mall: aMall({ fields: broken('메뉴를 준비하고 있어요.') }) });
    const alert = await screen.findByRole('alertdialog', { name: '안내' });
    expect(alert.textContent).toContain('메뉴를 준비하고 있어요.');
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await shop.go('/familyshop/signup');
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('sees a general text if the server gives none', async () => {
    const fields = { ...broken(''), popups: () => Promise.reject(new Error('')) };
    await openPage('/familyshop/home', { mall: aMall({ fields }) });
    const words = '정보를 가져오는데 실패했습니다.\n팝업 정보를 가져오는데 실패했습니다.';
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toBe(`안내${words}확인`));
  });

  test('leaves a page alone that has all its layout', async () => {
    await openPage('/familyshop/login', { mall: aMall() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a member with a temporary password', () => {
  const viewer = { __typename: 'Member', id: 'member-1', maskedName: '문*봄', mustChangePassword: true };

  test('must change it, has no other page, and is redirected there', async () => {
    const shop = await openPage('/familyshop/home', { mall: aMall(), viewer, isSignedIn: true });
    const alert = await screen.findByRole('alertdialog', { name: '안내' });
    expect(alert.textContent).toContain('임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.');
    fireEvent(alert, new Event('cancel', { cancelable: true })); // as Esc does
    expect(screen.getByRole('alertdialog')).toBe(alert);
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(shop.at()).toBe('/familyshop/updatePasswordForm'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('sees it on the next navigation if the first response was lost', async () => {
    let requests = 0;
    const lossy = () => {
      requests += 1;
      if (requests === 1) throw new Error('네트워크 오류입니다.');
      return viewer;
    };
    const shop = await openPage('/familyshop/content/familyShopIntro', {
      mall: aMall(),
      viewer: lossy as never,
      isSignedIn: true,
    });
    await waitFor(() => expect(requests).toBeGreaterThan(0));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await shop.go('/familyshop/board/boardList?tp=CM00404');
    expect((await screen.findByRole('alertdialog', { name: '안내' })).textContent).toContain('임시비밀번호');
  });

  test('but a member with a permanent password sees nothing of it', async () => {
    await openPage('/familyshop/home', {
      mall: aMall(),
      viewer: { ...viewer, mustChangePassword: false },
      isSignedIn: true,
    });
    await screen.findByText('문*봄', { exact: false });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

function tooManyGuests(): never {
  const extensions = { code: 'RATE_LIMITED', retryAfter: 240 };
  throw new GraphQLError('요청이 너무 많아요. 잠시 후 다시 시도해 주세요.', { extensions });
}

describe('a marketing mall', () => {
  const marketing = aMall({ isMarketing: true });

  test('signs its visitor in by itself', async () => {
    const shop = await openPage('/familyshop/content/familyShopIntro', { mall: marketing });
    await waitFor(() => expect(shop.sessions.read()?.accessToken).toBe('guest-access'));
    expect(localStorage.length).toBe(0);
    expect(shop.at()).toBe('/familyshop/content/familyShopIntro');
  });

  test("lets that guest see a member's page at once, and has no use for its login", async () => {
    const shop = await openPage('/familyshop/updatePasswordForm', { mall: marketing });
    expect(shop.at()).toBe('/familyshop/updatePasswordForm');
    shop.sessions.clear();
    await shop.go('/familyshop/login');
    await waitFor(() => expect(shop.at()).toBe('/familyshop/home'));
  });

  test('that cannot make guests still shows visitors what is theirs', async () => {
    const shop = await openPage('/familyshop/content/familyShopIntro', { mall: marketing, guest: null });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(shop.sessions.read()).toBeNull();
    await shop.go('/familyshop/myshop/listMyOrder');
    await waitFor(() => expect(shop.at()).toMatch(/^\/familyshop\/login\?redirect=/u));
  });

  test.each(['/familyshop/myshop/listMyOrder', '/familyshop/login'])(
    'that has too many new guests says at %s when to come again, and asks nobody to sign in',
    async (address) => {
      const shop = await openPage('/familyshop/content/familyShopIntro', {
        mall: marketing,
        mutations: { startMarketingSession: tooManyGuests },
      });
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      await shop.go(address);
      expect(shop.at()).toBe(address);
      expect(screen.getByText('요청이 너무 많아요. 잠시 후 다시 시도해 주세요. (4분 후)')).toBeTruthy();
      expect(screen.queryByLabelText('아이디')).toBeNull();
      expect(screen.getByRole('link', { name: aMall().name })).toBeTruthy();
      expect(document.title).toContain(aMall().title);
    },
  );

  test('no other mall makes guests', async () => {
    const shop = await openPage('/familyshop/content/familyShopIntro', { mall: aMall() });
    await shop.go('/familyshop/login');
    expect(shop.sessions.read()).toBeNull();
  });
});

describe('moving from page to page', () => {
  const posts = {
    posts: somePosts([]),
    post: ({ number }: { number: string }) => aPost({ number, id: `post-${number}`, title: `소식 ${number}` }),
  };

  test('moves the focus to the new page and reads its title out', async () => {
    const shop = await openPage('/familyshop/login', { mall: aMall() });
    expect(document.activeElement).toBe(document.body);
    await shop.go('/familyshop/content/familyShopIntro');
    expect(document.activeElement?.id).toBe('main');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(document.title),
    );
    expect(document.title).toBe('패밀리샵 소개 | 우리집 패밀리샵');
  });

  test('counts a product or post that only the query names as a separate page', async () => {
    const shop = await openPage('/familyshop/board/boardDetail?tp=CM00404&brdNo=7', { mall: aMall({ fields: posts }) });
    await screen.findByRole('heading', { level: 1, name: '소식 7' });
    await shop.go('/familyshop/board/boardDetail?tp=CM00404&brdNo=8');
    await screen.findByRole('heading', { level: 1, name: '소식 8' });
    expect(document.activeElement?.id).toBe('main');
  });

  test('but what narrows a list leaves the focus where it was', async () => {
    const shop = await openPage('/familyshop/login', { mall: aMall() });
    const field = screen.getByLabelText('아이디');
    field.focus();
    await shop.go('/familyshop/login?sort=low');
    expect(document.activeElement).toBe(field);
  });
});

describe('a page of no mall', () => {
  test.each([
    ['/tid/callback', '통신사 인증으로 로그인하지 못했어요', '로그인 인증 | 패밀리샵'],
    ['/pg', '확인할 결제가 없어요', '결제 결과 | 패밀리샵'],
    ['/kmcertVerification/result', '본인 인증을 마치지 못했어요', '휴대폰 인증 결과 | 패밀리샵'],
  ])('%s says honestly what it is', async (address, words, title) => {
    const { requests } = await openPage(address, { mall: aMall() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
    expect(document.title).toBe(title);
    expect(requests).toEqual([]);
  });

  test("the mail-reject page asks first, then stops the mails of the link's holder", async () => {
    const { requests } = await openPage('/email/rejectMailYn/MB1.abc-DEF', { mall: aMall() });
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '수신 거부하기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '광고 메일 수신을 거부했어요' })).toBeTruthy();
    expect(requests.map(({ variables }) => variables)).toEqual([{ input: { memberToken: 'MB1.abc-DEF' } }]);
  });
});
