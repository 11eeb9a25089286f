/** One request of the table. */
export interface BenchRequest {
  title: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

const search = (title: string, keyword: string): BenchRequest => ({
  title,
  method: 'POST',
  path: '/products/search',
  body: { smartSearch: [keyword], page: 1, size: 20 },
});

const list = (title: string, query: string): BenchRequest => ({
  title,
  method: 'GET',
  path: `/products/category/${query}`,
});

const suggest = (title: string, text: string): BenchRequest => ({
  title,
  method: 'GET',
  path: `/search/suggest?kwd=${encodeURIComponent(text)}`,
});

/** What is asked of a mall with many goods. */
export const catalogRequests: readonly BenchRequest[] = [
  list('list page, a large category', '200000?page=1&size=20'),
  list('list page 100 by price', '200000?page=100&size=20&sort=PRICE_ASC'),
  { title: 'detail', method: 'GET', path: '/products/goods/GD26000001' },
  search('search, two words', '무선 청소기'),
  search('search, one word', '청소기'),
  search('search, a word of a whole category', '생활용품'),
  search('search, one syllable', '꿀'),
  search('search, mistyped', '에어플라이어'),
  search('search, mistyped and short', '청소귀'),
  search('search, one initial', 'ㅊ'),
  search('search, the commonest initial', 'ㅅ'),
  search('search, finds nothing', '존재하지않는상품'),
  suggest('completion of a syllable', '청'),
  suggest('completion of a word', '무선'),
  suggest('completion of one initial', 'ㅅ'),
  suggest('completion of three initials', 'ㅇㅇㅍ'),
];

export const orderRequest: BenchRequest = { title: 'order list', method: 'GET', path: '/orders?page=1&size=10' };
