// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { chips, field, openSearch, wantSearch } from './support/search.tsx';

const completions = [
  { kind: 'GOODS', number: 'GD1', name: '무선 이어폰 S3' },
  { kind: 'GOODS', number: 'GD2', name: '이어폰 케이스' },
  { kind: 'CATEGORY', number: '200300', name: '이어폰·헤드폰' },
  { kind: 'MAKER', number: 'IEO', name: '이어온' },
];

async function openAt(address: string, mall: Parameters<typeof openSearch>[1] = {}) {
  const shop = await openSearch(address, { complete: () => completions, ...mall });
  await wantSearch();
  return shop;
}

const open = (mall: Parameters<typeof openSearch>[1] = {}) => openAt('/familyshop/content/familyShopIntro', mall);

/** By their attributes, as the field: to find a role looks at all of the page. */
const optionsOf = (group: string) => [
  ...document.querySelectorAll<HTMLElement>(`[role="group"][aria-label="${group}"] > [role="option"]`),
];
const options = (group: string) =>
  waitFor(() => {
    const names = optionsOf(group).map(({ textContent }) => textContent);
    expect(names).not.toEqual([]);
    return names;
  });
const choose = async (group: string) => {
  await options(group);
  await userEvent.click(optionsOf(group)[0]!);
};
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

// Pages that are reached take their time to load.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('goods, categories and brands complete what is typed, below the keywords, and their number is announced', async () => {
  const shop = await open({ keywords: ['이어폰'] });
  await userEvent.type(field(), '이어');
  expect(await options('상품')).toEqual(['무선 이어폰 S3', '이어폰 케이스']);
  expect(await options('카테고리')).toEqual(['이어폰·헤드폰']);
  expect(await options('브랜드')).toEqual(['이어온']);
  expect(await options('검색어')).toEqual(['이어폰']);
  expect(screen.getByText('추천 5개').closest('output')).toBeTruthy();
  expect(shop.completed).toEqual(['이어']);
});

test('a category leads to its page, and the box is empty again', async () => {
  const shop = await open();
  await userEvent.type(field(), '이어');
  await choose('카테고리');
  await waitFor(() => expect(shop.at()).toContain('ctgNo=200300'));
  expect(field().value).toBe('');
  expect(shop.searches).toEqual([]);
});

test('a brand leads to a search for it', async () => {
  const shop = await open();
  await userEvent.type(field(), '이어');
  await choose('브랜드');
  await waitFor(() => expect(shop.searches.map(({ keywords }) => keywords)).toEqual([['이어온']]));
});

test('arrows lead from the keywords on to them, and Enter takes the active one', async () => {
  const shop = await open({ keywords: ['이어폰'] });
  await userEvent.type(field(), '이어');
  await options('상품');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('무선 이어폰 S3');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shop.at()).toContain('gdsGrpNo=GD1'));
  expect(chips()).toEqual([]);
});

test('Enter without an active one takes the text as a keyword, as before', async () => {
  await open();
  await userEvent.type(field(), '이어');
  await options('상품');
  await userEvent.keyboard('{Enter}');
  expect(chips()).toEqual(['이어']);
});

test('a mall that completes nothing shows its keywords alone', async () => {
  const shop = await open({ keywords: ['이어폰'], complete: () => null });
  await userEvent.type(field(), '이어');
  await waitFor(() => expect(shop.completed).toEqual(['이어']));
  expect(optionsOf('상품')).toEqual([]);
  expect(await options('검색어')).toEqual(['이어폰']);
});
