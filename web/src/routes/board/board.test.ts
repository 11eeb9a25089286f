import { describe, expect, test } from 'vitest';
import { renderPage } from '../../server.tsx';
import { fakeGateway } from '../../../test/support/fake-gateway.ts';
import { aMall } from '../../../test/support/sample-mall.ts';
import { aPost, aPostRow, somePosts } from '../../../test/support/sample-posts.ts';

async function visit(url: string, fields: Record<string, unknown>) {
  const { execute, requests } = fakeGateway({ mall: aMall({ fields }) });
  const device = url.startsWith('/m/') ? 'MOBILE' : 'DESKTOP';
  const { html, status } = await renderPage({
    url,
    origin: 'http://localhost',
    styleNonce: 'n',
    device,
    execute,
    signal: AbortSignal.timeout(10_000),
  });
  const text = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, '');
  return {
    html,
    status,
    text,
    requestsWith: (variable: string) => requests.flatMap(({ variables }) => (variable in variables ? [variables] : [])),
  };
}

describe('a board', () => {
  const posts = somePosts(
    [aPostRow({ number: '9', title: '꼭 읽어 주세요', isPinned: true }), aPostRow({ isNew: true })],
    40,
  );

  test('is read without a script: marks, numbers, days, counts', async () => {
    const { text, html, status } = await visit('/familyshop/board/boardList?tp=CM00404&page=2', { posts });
    expect(status).toBe(200);
    expect(html).toContain('<title>공지사항 2쪽 | 우리집 패밀리샵</title>');
    for (const words of ['총 40개', '중요', '꼭 읽어 주세요', '새 글', '2026.11.18', '1,234'])
      expect(text).toContain(words);
  });

  test("names its neighboring pages, and every post's address contains the way back", async () => {
    const { html } = await visit('/familyshop/board/boardList?tp=CM00404&page=2&keyword=%EB%B0%B0%EC%86%A1', { posts });
    const word = encodeURIComponent('배송');
    expect(html).toContain(
      `<link rel="prev" href="/familyshop/board/boardList?tp=CM00404&amp;page=1&amp;keyword=${word}"`,
    );
    expect(html).toContain(
      `<link rel="next" href="/familyshop/board/boardList?tp=CM00404&amp;page=3&amp;keyword=${word}"`,
    );
    expect(html).toContain(
      `href="/familyshop/board/boardDetail?tp=CM00404&amp;brdNo=7&amp;page=2&amp;keyword=${word}"`,
    );
  });

  test.each([
    ['/familyshop/board/boardList?tp=CM00404&page=3', { board: 'NOTICE', page: 3, keyword: null }],
    ['/familyshop/board/boardList', { board: 'NOTICE', page: 1 }],
    [
      '/familyshop/board/boardList?tp=CM00410&page=-4&keyword=%20%EB%B0%A5%EC%86%A5%20',
      { board: 'MD_REVIEW', page: 1, keyword: '밥솥' },
    ],
    ['/m/familyshop/notice', { board: 'NOTICE', device: 'MOBILE' }],
    ['/m/familyshop/mdReview', { board: 'MD_REVIEW', device: 'MOBILE' }],
    ['/m/familyshop/board/boardList?tp=CM00410', { board: 'MD_REVIEW', device: 'MOBILE' }],
  ])('asks for what the address says: %s', async (url, variables) => {
    const { requestsWith, status } = await visit(url, { posts });
    expect(status).toBe(200);
    expect(requestsWith('board')).toEqual([expect.objectContaining(variables)]);
  });

  test("shows the merchandisers' reviews with their images", async () => {
    const review = aPostRow({ thumbnail: { __typename: 'Image', url: '/images/kettle.svg', alt: '' } });
    const { html } = await visit('/familyshop/board/boardList?tp=CM00410', { posts: somePosts([review]) });
    expect(html).toMatch(/<img[^>]*src="\/images\/kettle.svg"/);
  });

  test.each([
    ['keyword=%EC%97%86%EC%9D%8C', '찾으시는 글이 없어요', 'boardList?tp=CM00404&amp;page=1"'],
    ['page=9', '이 쪽에는 글이 없어요', 'boardList?tp=CM00404&amp;page=1"'],
    ['', '아직 글이 없어요', ''],
  ])('without posts says so and shows a way on: %s', async (query, words, way) => {
    const { text, html } = await visit(`/familyshop/board/boardList?tp=CM00404&${query}`, { posts: somePosts([]) });
    expect(text).toContain(words);
    expect(html).toContain(way);
  });

  test('that fails to load says so, and the page remains', async () => {
    const { status, text } = await visit('/familyshop/board/boardList', {
      posts: () => Promise.reject(new Error('게시판이 쉬고 있어요')),
    });
    expect(status).toBe(200);
    for (const words of ['게시판이 쉬고 있어요', '다시 시도', 'MD 리뷰']) expect(text).toContain(words);
  });
});

describe('a post', () => {
  const files = [
    { __typename: 'Attachment' as const, name: '안내문.svg', url: '/images/leaflet.svg', size: 18_400 },
    { __typename: 'Attachment' as const, name: '나쁜 파일', url: 'javascript:alert(1)', size: null },
  ];
  const post = aPost({
    attachments: files,
    previous: { __typename: 'PostLink', number: '6', title: '먼저 쓴 글' },
    next: { __typename: 'PostLink', number: '8', title: '나중에 쓴 글' },
  });
  const known = { post: ({ number }: { number: string }) => (number === '7' ? post : null) };

  test('is read without a script, with its safe files and its own title', async () => {
    const { html, text, status } = await visit('/familyshop/board/boardDetail?tp=CM00404&brdNo=7', known);
    expect(status).toBe(200);
    expect(html).toContain('<title>배송이 하루 빨라졌습니다 | 우리집 패밀리샵</title>');
    expect(html).toContain('<p>제주와 섬 지역도 <strong>하루</strong> 빨라져요.</p>');
    expect(html).toMatch(/<a[^>]*href="\/images\/leaflet.svg"[^>]*download="안내문.svg"/);
    expect(text).toContain('18KB');
    expect(text).not.toContain('나쁜 파일');
  });

  test('is found by any number format of its mall', async () => {
    const { status, html } = await visit('/familyshop/board/boardDetail?tp=CM00404&brdNo=N-2026_07', {
      post: ({ number }: { number: string }) => (number === 'N-2026_07' ? post : null),
    });
    expect(status).toBe(200);
    expect(html).toContain('<title>배송이 하루 빨라졌습니다 | ');
  });

  test('links to its neighbors and back to its position in the list', async () => {
    const { html } = await visit('/m/familyshop/board/boardDetail?tp=CM00404&brdNo=7&page=3&keyword=a', known);
    expect(html).toMatch(
      /<a[^>]*href="\/m\/familyshop\/board\/boardList\?tp=CM00404&amp;page=3&amp;keyword=a"[^>]*>목록으로/,
    );
    expect(html).toContain(
      '<link rel="prev" href="/m/familyshop/board/boardDetail?tp=CM00404&amp;brdNo=6&amp;page=3&amp;keyword=a"',
    );
    expect(html).toContain(
      '<link rel="next" href="/m/familyshop/board/boardDetail?tp=CM00404&amp;brdNo=8&amp;page=3&amp;keyword=a"',
    );
  });

  test.each([
    '/familyshop/board/boardDetail?tp=CM00404&brdNo=99',
    '/familyshop/board/boardDetail?tp=CM00404&brdNo=..%2F7',
    '/familyshop/board/boardDetail?tp=CM00404',
    '/familyshop/board/boardList?tp=CM99999',
    '/familyshop/board/gossip',
    '/familyshop/board/boardList/deeper',
    '/m/familyshop/board/boardDetail?brdNo=99',
  ])('that is unknown is a 404 with a way on: %s', async (url) => {
    const { status, text, html } = await visit(url, known);
    expect(status).toBe(404);
    expect(text).toContain('공지사항 목록 보기');
    expect(html).toContain('<title>글을 찾을 수 없어요 | ');
  });

  test('that fails to load is not a 404', async () => {
    const { status, text } = await visit('/familyshop/board/boardDetail?brdNo=7', {
      post: () => Promise.reject(new Error('잠시 후 다시 시도해 주세요.')),
    });
    expect(status).toBe(200);
    expect(text).toContain('다시 시도');
    expect(text).not.toContain('글을 찾을 수 없어요');
  });
});
