// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chips, compose, field, finding, openSearch, pressSearch, take, wantSearch } from './support/search.tsx';

const page = '/familyshop/content/familyShopIntro';

async function openDesktop(mall: Parameters<typeof openSearch>[1] = {}) {
  const shop = await openSearch(page, mall);
  await wantSearch();
  return shop;
}

const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const notice = () => screen.findByRole('alertdialog', { name: '알림' });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('keywords as chips', () => {
  test('Enter adds the typed keyword and clears the input; so does the button', async () => {
    await openDesktop();
    await take('김치');
    expect(chips()).toEqual(['김치']);
    expect(field().value).toBe('');
    await userEvent.type(field(), ' 냉장고  큰 ');
    await pressSearch();
    expect(chips()).toEqual(['김치', '냉장고 큰']);
    expect(field().value).toBe('');
  });

  test('a fourth is refused with a notice, and the text stays for correction', async () => {
    await openDesktop();
    await take('김치', '사과', '한우', '홍삼');
    expect((await notice()).textContent).toContain('최대 3개까지 선택 가능합니다.');
    expect(chips()).toEqual(['김치', '사과', '한우']);
    expect(field().value).toBe('홍삼');
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('the same text twice is one, also where it was suggested the second time', async () => {
    await openDesktop();
    await take('김치', '김치');
    await userEvent.click(await screen.findByRole('button', { name: '김치' }));
    expect(chips()).toEqual(['김치']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('tapping a suggested word takes it', async () => {
    await openDesktop();
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('button', { name: '사과' }));
    expect(chips()).toEqual(['사과']);
  });

  test('Backspace on an empty input takes the last one away, and never while there is text', async () => {
    await openDesktop();
    await take('김치', '사과');
    await userEvent.type(field(), '가{Backspace}');
    expect(chips()).toEqual(['김치', '사과']);
    await userEvent.keyboard('{Backspace}');
    expect(chips()).toEqual(['김치']);
  });

  test('each can be removed by its own button, and the focus stays in the search', async () => {
    await openDesktop();
    await take('김치', '사과');
    await userEvent.click(screen.getByRole('button', { name: '김치 빼기' }));
    expect(chips()).toEqual(['사과']);
    expect(document.activeElement).toBe(field());
  });

  test('screen readers announce them', async () => {
    await openDesktop();
    await take('김치');
    expect(screen.getByText('김치 담았어요. 검색어 1개.').closest('output')).toBeTruthy();
    await take('김치');
    expect(screen.getByText('김치, 이미 담은 검색어예요.')).toBeTruthy();
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByText('김치 뺐어요. 검색어 0개.')).toBeTruthy();
  });
});

describe('Hangul that is still being composed', () => {
  test('Enter takes it once it is whole, where the browser reports the key a second time', async () => {
    const shop = await openDesktop();
    compose('김ㅊ');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: true });
    expect(chips()).toEqual([]);
    fireEvent.change(field(), { target: { value: '김치' } });
    fireEvent.compositionEnd(field());
    expect(chips()).toEqual(['김치']);
    const isFree = fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(isFree).toBe(false);
    fireEvent.keyUp(field(), { key: 'Enter' });
    expect(chips()).toEqual(['김치']);
    expect(field().value).toBe('');
    expect(shop.searches).toEqual([]);
  });

  test('Enter takes it where the composition ends before the key is reported, with a submission or without', async () => {
    await openDesktop();
    compose('김치');
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyUp(field(), { key: 'Enter' });
    expect(chips()).toEqual(['김치']);

    compose('사과');
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.submit(field());
    fireEvent.keyUp(field(), { key: 'Enter' });
    expect(chips()).toEqual(['김치', '사과']);
  });

  test('the button takes it whole', async () => {
    await openDesktop();
    field().focus();
    compose('김치');
    await pressSearch();
    expect(chips()).toEqual(['김치']);
  });

  test("its Backspace and arrows are the input method's", async () => {
    await openDesktop();
    await take('사과');
    compose('');
    fireEvent.keyDown(field(), { key: 'Backspace', keyCode: 229, isComposing: true });
    expect(chips()).toEqual(['사과']);
  });

  test('Enter held down counts once', async () => {
    const shop = await openDesktop();
    await take('사과');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13, repeat: true });
    expect(shop.searches).toEqual([]);
    expect(shop.at()).toBe(page);
  });
});

describe('suggestions while typing', () => {
  test.each([
    ['청소', '무선 청소기'],
    ['ㅁㅅㅊ', '무선 청소기'],
    ['shxmqnr', '노트북'],
    ['노투북', '노트북'],
  ])('%s leads to %s', async (typed, suggested) => {
    await openDesktop();
    await userEvent.type(field(), typed);
    const list = await screen.findByRole('listbox', { name: '추천 검색어' });
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([suggested]);
    await userEvent.click(within(list).getByRole('option'));
    expect(chips()).toEqual([suggested]);
    expect(field().value).toBe('');
  });

  test('the keyboard walks them in a circle, Enter takes the active one, Esc puts them away', async () => {
    await openDesktop({ keywords: ['무선 청소기', '무선 이어폰', '꿀'] });
    await userEvent.type(field(), '무선');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('무선 청소기');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(active()).toBe('무선 이어폰');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('무선 이어폰');
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['무선 이어폰']);

    await userEvent.type(field(), '무선');
    await userEvent.keyboard('{Escape}');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{Enter}');
    expect(chips()).toEqual(['무선 이어폰', '무선']);
  });
});

describe('suggested keywords', () => {
  test('are five to a slide, and only the visible slide can be reached', async () => {
    await openDesktop();
    await userEvent.click(field());
    const carousel = screen.getByRole('region', { name: '추천 검색어' });
    const slides = () =>
      [...carousel.querySelectorAll('ol')].map((slide) => ({
        count: slide.children.length,
        isShown: !slide.hasAttribute('inert'),
      }));
    expect(slides()).toEqual([
      { count: 5, isShown: true },
      { count: 5, isShown: false },
      { count: 1, isShown: false },
    ]);
    await userEvent.click(within(carousel).getByRole('button', { name: '다음 추천 검색어' }));
    expect(slides().map(({ isShown }) => isShown)).toEqual([false, true, false]);
    await userEvent.click(within(carousel).getByRole('button', { name: '다음 추천 검색어' }));
    await userEvent.click(within(carousel).getByRole('button', { name: '다음 추천 검색어' }));
    expect(slides().map(({ isShown }) => isShown)).toEqual([false, false, true]);
  });

  test('one step of the slides is 615 pixels', async () => {
    await openDesktop();
    await userEvent.click(field());
    const track = screen.getByRole('region', { name: '추천 검색어' }).querySelector<HTMLElement>('.track');
    expect(track?.style.getPropertyValue('--step')).toBe('min(615px, 100cqi)');
  });

  test('are a step down from the empty input for the keyboard', async () => {
    await openDesktop();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('무선 청소기');
  });

  test('are for members: a visitor learns so, and is asked to sign in', async () => {
    await openDesktop({ isSignedIn: false });
    await userEvent.click(field());
    expect(screen.queryByRole('region', { name: '추천 검색어' })).toBeNull();
    expect(screen.getByRole('link', { name: '로그인하기' }).getAttribute('href')).toContain(
      '/familyshop/login?redirect=',
    );
  });
});

describe('searching', () => {
  test('with chips and no text the button searches', async () => {
    const shop = await openDesktop();
    await take('무선', '청소기');
    await pressSearch();
    expect(await screen.findByRole('heading', { level: 1, name: '‘무선’, ‘청소기’ 검색 결과' })).toBeTruthy();
    expect(shop.searches.map(({ keywords }) => keywords)).toEqual([['무선', '청소기']]);
    expect(new URLSearchParams(shop.at().split('?')[1]).getAll('keyword')).toEqual(['무선', '청소기']);
  });

  test('with neither text nor chips there is a notice', async () => {
    const shop = await openDesktop();
    await pressSearch();
    expect((await notice()).textContent).toContain('검색어를 입력해주세요.');
    expect(shop.at()).toBe(page);
  });

  test("that fails stays in place, with the mall's text under 알림", async () => {
    const shop = await openDesktop({ find: () => Promise.reject(new Error('검색 점검 중입니다.')) });
    await take('무선');
    await pressSearch();
    expect((await notice()).textContent).toContain('검색 점검 중입니다.');
    expect(shop.at()).toBe(page);
    expect(chips()).toEqual(['무선']);
  });

  test("that fails without a text shows the specification's", async () => {
    await openDesktop({ find: () => Promise.reject(new Error('')) });
    await take('무선');
    await pressSearch();
    expect((await notice()).textContent).toContain('에러가 발생했습니다.');
  });

  test('redirects a visitor to login, and from there to the results', async () => {
    const shop = await openDesktop({ isSignedIn: false });
    await take('무선', '청소기');
    await pressSearch();
    await expect.poll(shop.at).toContain('/familyshop/login');
    const redirect = new URLSearchParams(shop.at().split('?')[1]).get('redirect') ?? '';
    expect(redirect).toBe(
      '/familyshop/search/searchGoodsList?keyword=%EB%AC%B4%EC%84%A0&keyword=%EC%B2%AD%EC%86%8C%EA%B8%B0',
    );
    expect(shop.searches).toEqual([]);
    shop.sessions.save({ accessToken: 'access', refreshToken: 'refresh' }, true);
    await shop.go(redirect);
    expect(await screen.findByText('무선 청소기 S3')).toBeTruthy();
    expect(shop.searches.map(({ keywords }) => keywords)).toEqual([['무선', '청소기']]);
  });

  test('whose answer comes after the shopper went elsewhere does not call them back', async () => {
    const { promise, resolve } = Promise.withResolvers();
    const shop = await openDesktop({ find: () => promise });
    await take('무선');
    await pressSearch();
    await expect.poll(() => shop.searches).toHaveLength(1);
    await shop.go('/familyshop/exhibition/listExhibition');
    resolve(finding('무선 청소기 S3'));
    await expect.poll(() => screen.getByRole('button', { name: '검색' }).getAttribute('aria-busy')).toBe('false');
    expect(shop.at()).toBe('/familyshop/exhibition/listExhibition');
  });
});

test('input in the plain field is taken over by the smart one, with the focus', async () => {
  await openSearch(page);
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: '상품 검색' });
  plain.value = '무선';
  plain.focus();
  const smart = await wantSearch();
  expect(smart.value).toBe('무선');
  expect(document.activeElement).toBe(smart);
});

test('the smart field does not come in the middle of a syllable', async () => {
  await openSearch(page);
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: '상품 검색' });
  fireEvent.compositionStart(plain);
  plain.value = '무ㅅ';
  plain.focus();
  await import('../src/features/smart-search/SearchBar/SearchBar.tsx');
  await Promise.resolve();
  expect(screen.queryByRole('combobox')).toBeNull();
  plain.value = '무선';
  fireEvent.compositionEnd(plain);
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('무선');
});

const recentWords = () => screen.queryByRole('region', { name: '최근 검색어' });
const recentOnes = () => [...(recentWords()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

test('what was searched for last is offered again, and can be taken and forgotten', async () => {
  const { searches } = await openDesktop();
  await userEvent.click(field());
  expect(recentWords()).toBeNull();
  await take('김치', '홍삼');
  await pressSearch();
  await vi.waitFor(() => expect(searches).toHaveLength(1));
  await wantSearch();
  await userEvent.click(field());
  await vi.waitFor(() => expect(recentOnes()).toEqual(['김치', '홍삼']));
  await userEvent.click(screen.getByRole('button', { name: '홍삼 지우기' }));
  expect([recentOnes(), document.activeElement]).toEqual([['김치'], field()]);
  await userEvent.click(screen.getByRole('button', { name: '김치 빼기' }));
  await userEvent.click(within(recentWords() ?? document.body).getByRole('button', { name: '김치' }));
  expect(chips()).toEqual(['홍삼', '김치']);
  await userEvent.click(screen.getByRole('button', { name: '모두 지우기' }));
  expect(recentWords()).toBeNull();
});
