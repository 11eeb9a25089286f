import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { knowDialogs } from './dialog.ts';
import { stubObservers } from './observers.ts';
import { openPage } from './open-page.tsx';
import { aMall } from './sample-mall.ts';
import { someGoods } from './sample-products.ts';

vi.setConfig({ testTimeout: 60_000 });

const words = ['무선 청소기', '노트북', '김치', '사과', '한우', '홍삼', '텐트', '꿀', '샴푸', '생수', '우유'];

type SearchVariables = { keywords: string[]; page?: number; orderBy?: string; filter?: Record<string, unknown> };

interface SearchingMall {
  /** The mall's suggestions, at once or later; null: none. */
  keywords?: string[] | null | Promise<string[] | null>;
  /** Of the first of these. */
  firstNumber?: number;
  find?: (variables: SearchVariables) => unknown;
  /** Goods, categories and makers whose names complete a text; by default the mall completes nothing. */
  complete?: (text: string) => { kind: string; number: string; name: string }[] | null;
  /** Products by their numbers, as the recent list queries them. */
  products?: (variables: { numbers: string[] }) => unknown;
  isSignedIn?: boolean;
}

/** What a mall answers to a search: goods of these names. */
export function finding(...names: string[]) {
  const nodes = names.map((name, index) => someGoods({ id: `goods-${name}`, number: `GD${index + 1}`, name }));
  return { __typename: 'ProductConnection', nodes, edges: [], facets: [], totalCount: nodes.length, pageInfo: {} };
}

/** Opens a page of a mall that can be searched, and keeps what it was searched for. */
export async function openSearch(
  address: string,
  {
    keywords = words,
    firstNumber = 100,
    find = () => finding('무선 청소기 S3'),
    complete = () => null,
    products,
    isSignedIn = true,
  }: SearchingMall = {},
) {
  vi.stubGlobal('scrollTo', vi.fn());
  stubObservers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  knowDialogs();
  const searches: SearchVariables[] = [];
  const completed: string[] = [];
  let keywordCalls = 0;
  const fields = {
    smartKeywords: async () => {
      keywordCalls += 1;
      return (
        (await keywords)?.map((name, index) => ({
          id: `keyword-${index}`,
          number: String(firstNumber + index),
          name,
          priority: index,
        })) ?? null
      );
    },
    searchProducts: (variables: SearchVariables) => {
      searches.push(variables);
      return find(variables);
    },
    searchSuggestions: ({ text }: { text: string }) => {
      completed.push(text);
      return complete(text)?.map((each) => ({ __typename: 'SearchSuggestion', ...each })) ?? null;
    },
    ...(products ? { products } : {}),
  };
  const shop = await openPage(address, { mall: aMall({ fields }), isSignedIn });
  return { ...shop, searches, completed, keywordCalls: () => keywordCalls };
}

/** The smart search of a desktop, which comes when it is wanted. */
export async function wantSearch() {
  const plain = screen.queryByRole('textbox', { name: '상품 검색' });
  if (plain) await userEvent.hover(plain);
  return screen.findByRole<HTMLInputElement>('combobox', { name: '상품 검색' });
}

/** By its attributes, as the chips: they are looked up at each key, and to find a role looks at all of the page. */
export function field(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[role="combobox"]');
  if (!found) throw new Error('No search field is there');
  return found;
}

export function chips(): string[] {
  return [...document.querySelectorAll('button[aria-label$=" 빼기"]')].map(
    (button) => button.getAttribute('aria-label')?.replace(/ 빼기$/u, '') ?? '',
  );
}

/** Types a keyword and adds it with Enter. */
export async function take(...typed: string[]): Promise<void> {
  for (const word of typed) {
    await userEvent.type(field(), `${word}{Enter}`);
  }
}

export async function pressSearch(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '검색' }));
}

/** What an input method does while a text is being composed: the field shows it already. */
export function compose(text: string): void {
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: text } });
}
