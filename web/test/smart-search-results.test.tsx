// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { chips, field, finding, openSearch, pressSearch, take, wantSearch } from './support/search.tsx';

const results = '/familyshop/search/searchGoodsList';
const shownNames = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** From here on every result is stale when it is read again. */
function letEverythingBeOld(): void {
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 2000));
}

describe('the results page', () => {
  test('shows the result that the search brought, without a second query', async () => {
    const shop = await openSearch('/familyshop/content/familyShopIntro', {
      find: ({ keywords }) => finding(`${keywords.join(' ')} S3`),
    });
    await wantSearch();
    await take('무선', '청소기');
    letEverythingBeOld();
    await pressSearch();
    expect(await screen.findByText('무선 청소기 S3')).toBeTruthy();
    expect(shop.searches).toHaveLength(1);
    expect(document.title).toBe('‘무선’, ‘청소기’ 검색 결과 | 우리집 패밀리샵');
  });

  test('after a reload, or from a shared link, finds the same by the address', async () => {
    const shop = await openSearch(`${results}?keyword=무선&keyword=청소기`);
    expect(await screen.findByText('무선 청소기 S3')).toBeTruthy();
    expect(shop.searches.map(({ keywords }) => keywords)).toEqual([['무선', '청소기']]);
    await wantSearch();
    expect(chips()).toEqual(['무선', '청소기']);
  });

  test('a suggested keyword whose number is small is taken out without those of the address', async () => {
    await openSearch(`${results}?keyword=무선&keyword=청소기`, { firstNumber: 0 });
    await wantSearch();
    await userEvent.type(field(), '노트');
    await userEvent.click(await screen.findByRole('option', { name: '노트북' }));
    expect(chips()).toEqual(['무선', '청소기', '노트북']);
    await userEvent.click(screen.getByRole('button', { name: '노트북 빼기' }));
    expect(chips()).toEqual(['무선', '청소기']);
  });

  test('after a step back queries what it shows, since the brought result is stale', async () => {
    const shop = await openSearch('/familyshop/content/familyShopIntro', {
      find: ({ keywords }) => finding(keywords.join(' ')),
    });
    await wantSearch();
    await take('무선');
    await pressSearch();
    await screen.findByRole('heading', { level: 1, name: '‘무선’ 검색 결과' });
    await take('사과');
    await pressSearch();
    await screen.findByRole('heading', { level: 1, name: '‘무선’, ‘사과’ 검색 결과' });
    letEverythingBeOld();
    await shop.back();
    expect(await screen.findByRole('heading', { level: 1, name: '‘무선’ 검색 결과' })).toBeTruthy();
    await expect.poll(shownNames).toEqual(['무선']);
    await expect
      .poll(() => shop.searches.map(({ keywords }) => keywords))
      .toEqual([['무선'], ['무선', '사과'], ['무선']]);
  });

  test('order, facets, stock and page are in the address, beside the keywords', async () => {
    const shop = await openSearch(`${results}?keyword=무선&sort=low&maker=HANBIT&stock=Y&page=2`, {
      find: () => ({ ...finding('포트'), totalCount: 90 }),
    });
    await screen.findByText('포트');
    expect(shop.searches[0]).toMatchObject({
      keywords: ['무선'],
      page: 2,
      orderBy: 'PRICE_ASCENDING',
      filter: { maker: 'HANBIT', inStockOnly: true },
    });
    const newest = screen.getByRole('link', { name: '신상품순' }).getAttribute('href');
    expect(new URLSearchParams(newest?.split('?')[1]).toString()).toBe(
      new URLSearchParams('keyword=무선&sort=new&maker=HANBIT&stock=Y').toString(),
    );
    await userEvent.click(
      within(screen.getByRole('navigation', { name: '쪽 이동' })).getByRole('link', { name: '3쪽' }),
    );
    await expect
      .poll(() => shop.searches.at(-1))
      .toMatchObject({
        page: 3,
        orderBy: 'PRICE_ASCENDING',
        filter: { maker: 'HANBIT', inStockOnly: true },
      });
    expect(shop.at()).toContain('page=3');
  });

  test('the brought result is replaced by a later query of the list, and stays until it arrives', async () => {
    const shop = await openSearch('/familyshop/content/familyShopIntro', {
      find: ({ orderBy }) => finding(orderBy === 'NEWEST' ? '새 포트' : '포트'),
    });
    await wantSearch();
    await take('무선');
    await pressSearch();
    await screen.findByText('포트');
    await userEvent.click(screen.getByRole('link', { name: '신상품순' }));
    expect(await screen.findByText('새 포트')).toBeTruthy();
    expect(shop.searches.map(({ orderBy }) => orderBy)).toEqual(['RECOMMENDED', 'NEWEST']);
  });

  test('says how many there are', async () => {
    await openSearch(`${results}?keyword=무선`, { find: () => ({ ...finding('포트'), totalCount: 1234 }) });
    expect((await screen.findByText('1,234')).closest('output')?.textContent).toBe('총 1,234개, 정확도순');
  });

  test('without results says so, and suggests keywords', async () => {
    await openSearch(`${results}?keyword=없는것`, { find: () => finding() });
    expect(await screen.findByRole('heading', { name: '찾는 상품이 없어요' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: '노트북' })).getAttribute('href')).toBe(
      `${results}?keyword=${encodeURIComponent('노트북')}`,
    );
  });

  test('without common results says how many each keyword finds, and links to them', async () => {
    const found: Record<string, string[]> = { 무선: ['무선 청소기 S3', '무선 포트'], 사과: ['꿀사과'] };
    const shop = await openSearch(`${results}?keyword=무선&keyword=없는것&keyword=사과`, {
      find: ({ keywords: [one = '', ...others] }) =>
        others.length > 0
          ? finding()
          : { ...finding(...(found[one] ?? [])), totalCount: (found[one] ?? []).length * 600 },
    });
    const productRow = within(await screen.findByRole('region', { name: '‘무선’ 1,200개' }));
    expect(productRow.getAllByRole('article')).toHaveLength(2);
    expect(productRow.getByRole('link', { name: /전체 보기/u }).getAttribute('href')).toBe(
      `${results}?keyword=${encodeURIComponent('무선')}`,
    );
    expect(screen.getByRole('region', { name: '‘사과’ 600개' })).toBeTruthy();
    expect(screen.getByText('‘없는것’ 검색 결과는 없어요.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: '추천 검색어' })).toBeNull();
    expect(shop.searches.map(({ keywords }) => keywords)).toEqual([
      ['무선', '없는것', '사과'],
      ['무선'],
      ['없는것'],
      ['사과'],
    ]);
  });

  test('of two keywords without any results suggests keywords', async () => {
    const shop = await openSearch(`${results}?keyword=없는것&keyword=이것도`, { find: () => finding() });
    expect(await screen.findByText('‘이것도’ 검색 결과는 없어요.')).toBeTruthy();
    expect(await screen.findByRole('list', { name: '추천 검색어' })).toBeTruthy();
    expect(shop.searches.map(({ keywords }) => keywords)).toEqual([['없는것', '이것도'], ['없는것'], ['이것도']]);
  });

  test('of a keyword that cannot be searched for now shows what the others find', async () => {
    await openSearch(`${results}?keyword=무선&keyword=사과`, {
      find: ({ keywords }) =>
        keywords.length > 1
          ? finding()
          : keywords[0] === '사과'
            ? Promise.reject(new Error('검색 점검 중입니다.'))
            : finding('무선 포트'),
    });
    expect(await screen.findByRole('region', { name: '‘무선’ 1개' })).toBeTruthy();
    expect(screen.queryByText(/사과.*없어요/u)).toBeNull();
  });

  test('with filters that match nothing queries no single keywords', async () => {
    const shop = await openSearch(`${results}?keyword=무선&keyword=사과&stock=Y`, { find: () => finding() });
    expect(await screen.findByRole('heading', { name: '조건에 맞는 상품이 없어요' })).toBeTruthy();
    expect(shop.searches).toHaveLength(1);
  });

  test('shows that a keyword was too long for the mall, and reads it out in full', async () => {
    const whole = `${'가나다라마'.repeat(10)}바사`;
    const shop = await openSearch(`${results}?keyword=김치&keyword=${whole}`);
    const heading = await screen.findByRole('heading', { level: 1, name: `‘김치’, ‘${whole}’ 검색 결과` });
    const seen = heading.querySelector('[title] > [aria-hidden]');
    expect(seen?.textContent).toBe(`‘${'가나다라마'.repeat(10)}…’`);
    expect(seen?.parentElement?.title).toBe(whole);
    expect(document.title).toBe(`‘김치’, ‘${'가나다라마'.repeat(10)}…’ 검색 결과 | 우리집 패밀리샵`);
    expect(shop.searches[0]?.keywords).toEqual(['김치', '가나다라마'.repeat(10)]);
  });

  test('without keywords asks for one, and searches for nothing', async () => {
    const shop = await openSearch(results);
    expect(await screen.findByRole('heading', { name: '무엇을 찾으세요?' })).toBeTruthy();
    expect(shop.searches).toEqual([]);
  });

  test('that fails says why under 알림, and can be retried', async () => {
    let isDown = true;
    await openSearch(`${results}?keyword=무선`, {
      find: () => (isDown ? Promise.reject(new Error('검색 점검 중입니다.')) : finding('포트')),
    });
    const notice = await screen.findByRole('alertdialog', { name: '알림' });
    expect(notice.textContent).toContain('검색 점검 중입니다.');
    await userEvent.click(within(notice).getByRole('button', { name: '확인' }));
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('포트')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('that the mall refuses for its filters works without them', async () => {
    await openSearch(`${results}?keyword=무선&maker=${encodeURIComponent('<b>')}`, {
      find: ({ filter }) => (filter?.maker ? Promise.reject(new Error('입력값을 확인해주세요.')) : finding('포트')),
    });
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: '알림' })).getByRole('button', { name: '확인' }),
    );
    await userEvent.click(screen.getByRole('link', { name: '조건 모두 지우기' }));
    expect(await screen.findByText('포트')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('redirects a visitor with a shared link to login and back', async () => {
    const shop = await openSearch(`${results}?keyword=A`, { isSignedIn: false });
    expect(shop.at()).toBe(`/familyshop/login?redirect=${encodeURIComponent(`${results}?keyword=A`)}`);
    expect(shop.searches).toEqual([]);
  });
});

test.each([
  ['null where a list is expected', { ...finding(), nodes: null }],
  ['no connection at all', null],
])('an answer with %s does not break the page', async (_what, answer) => {
  await openSearch(`${results}?keyword=무선`, { find: () => answer });
  expect(await screen.findByRole('heading', { level: 1, name: '‘무선’ 검색 결과' })).toBeTruthy();
});

test('on a phone the search field is on the page, with the searched keywords in it', async () => {
  const shop = await openSearch('/m/familyshop/search/searchGoodsList?keyword=무선');
  expect(await screen.findByText('무선 청소기 S3')).toBeTruthy();
  expect(chips()).toEqual(['무선']);
  await take('사과');
  await pressSearch();
  await expect.poll(() => shop.searches.at(-1)?.keywords).toEqual(['무선', '사과']);
});
