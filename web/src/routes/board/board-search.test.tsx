// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/support/open-page.tsx';
import { aMall } from '../../../test/support/sample-mall.ts';
import { aPost, aPostRow, somePosts } from '../../../test/support/sample-posts.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const titles = ['배송이 빨라졌습니다', '카드 무이자 안내'];
const posts = ({ keyword }: { keyword?: string | null }) =>
  somePosts(
    titles
      .filter((title) => title.includes(keyword ?? ''))
      .map((title, index) => aPostRow({ number: String(index), title })),
  );

test('a search goes into the address and starts at the first page; an empty one shows all again', async () => {
  const shop = await openPage('/familyshop/board/boardList?tp=CM00404&page=2', { mall: aMall({ fields: { posts } }) });
  expect(screen.getByRole('link', { name: titles[0] })).toBeTruthy();

  await userEvent.type(screen.getByRole('searchbox', { name: '공지사항 검색' }), ' 카드 {Enter}');
  await screen.findByText('‘카드’ 검색 결과', { exact: false });
  expect(shop.at()).toBe(`/familyshop/board/boardList?tp=CM00404&keyword=${encodeURIComponent('카드')}`);
  expect(screen.queryByRole('link', { name: titles[0] })).toBeNull();

  await userEvent.clear(screen.getByRole('searchbox', { name: '공지사항 검색' }));
  await userEvent.click(screen.getByRole('button', { name: '찾기' }));
  expect(await screen.findByRole('link', { name: titles[0] })).toBeTruthy();
  expect(shop.at()).toBe('/familyshop/board/boardList?tp=CM00404');
});

test.each([
  ['공지사항 검색', '/familyshop/board/boardList?tp=CM00404'],
  ['자주 묻는 질문 검색', '/familyshop/myshop/listFaq?'],
])('a keyword that is too long for the mall is told at its field and cuts nothing: %s', async (name, address) => {
  const long = '카드'.repeat(26);
  const asked: unknown[] = [];
  const faq = ({ keyword }: { keyword?: string | null }) => {
    asked.push(keyword);
    return { __typename: 'Faq', categories: [], questions: [] };
  };
  const noted = (variables: { keyword?: string | null }) => {
    asked.push(variables.keyword);
    return posts(variables);
  };
  await openPage(`${address}&keyword=${encodeURIComponent(long)}`, { mall: aMall({ fields: { posts: noted, faq } }) });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name });
  expect(field.value).toBe(long);
  expect(screen.getByText('50자까지 쓸 수 있어요. 지금은 52자예요.')).toBeTruthy();
  expect(asked).toEqual([null]);
  expect(document.title).not.toContain('검색 결과');
});

test.each([
  ['/familyshop/board/boardList?tp=CM00404', 'posts', () => somePosts([aPostRow({ title: '돌아온 글' })])],
  ['/familyshop/board/boardDetail?tp=CM00404&brdNo=7', 'post', () => aPost({ title: '돌아온 글' })],
])('what could not be had names its request, and comes when asked for again: %s', async (address, field, answer) => {
  let isBroken = true;
  const fields = { [field]: () => (isBroken ? Promise.reject(new Error('잠시 후 다시 시도해 주세요.')) : answer()) };
  await openPage(address, { mall: aMall({ fields }) });
  expect((await screen.findByRole('alert')).textContent).toContain('요청 번호 req-1');

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect((await screen.findAllByText('돌아온 글')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test("a missing post says so in the document's title, too", async () => {
  await openPage('/familyshop/board/boardDetail?tp=CM00404&brdNo=99', { mall: aMall({ fields: { post: null } }) });
  expect(screen.getByRole('heading', { level: 1, name: '글을 찾을 수 없어요' })).toBeTruthy();
  expect(document.title).toBe('글을 찾을 수 없어요 | 우리집 패밀리샵');
});
