// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answering, failing, type Answer } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { ExhibitionsDocument } from '../../__generated__/graphql.ts';
import { ExhibitionsPage } from './page.tsx';

afterEach(cleanup);

const list = '/familyshop/exhibition/listExhibition';

const sale = {
  __typename: 'Exhibition',
  id: 'exhibition-1',
  urlName: 'warm-winter',
  name: '포근한 겨울 모음',
  type: 'SALE',
  summary: null,
  takesEntries: false,
  image: null,
  startsAt: null,
  endsAt: null,
  mallTime: null,
  status: 'RUNNING',
};

const found = (nodes: object[], totalCount = nodes.length) => ({
  mall: {
    __typename: 'Mall',
    id: 'mall',
    exhibitions: { __typename: 'ExhibitionConnection', totalCount, nodes },
  },
});

function open(answer: Answer, query = '') {
  const { execute, inputsOf } = answering([ExhibitionsDocument, answer]);
  renderInMall(<ExhibitionsPage />, { at: list + query, execute });
  return { asked: () => inputsOf(ExhibitionsDocument) };
}

test('tabs ask for running ones, those that are over and those with winners, each from its first page', async () => {
  const { asked } = open(() => found([sale], 30), '?page=2');
  expect((await screen.findByRole('link', { name: sale.name })).getAttribute('href')).toBe(
    '/familyshop/exhibition/warm-winter',
  );
  const tabs = within(screen.getByRole('navigation', { name: '기획전 상태' }));
  expect(tabs.getByRole('link', { current: true }).textContent).toBe('진행 중');
  await userEvent.click(tabs.getByRole('link', { name: '지난 기획전' }));
  await userEvent.click(tabs.getByRole('link', { name: '당첨자 발표' }));
  expect(tabs.getByRole('link', { current: true }).textContent).toBe('당첨자 발표');
  expect(asked()).toMatchObject([
    { status: 'RUNNING', page: 2 },
    { status: 'ENDED', page: 1 },
    { status: 'ANNOUNCED', page: 1 },
  ]);
});

test('its pages keep the tab, and the first is named by the tab alone', async () => {
  open(() => found([sale], 30), '?state=end&page=2');
  const pages = within(await screen.findByRole('navigation', { name: '쪽 이동' }));
  const hrefs = ['1쪽', '3쪽'].map((name) => pages.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual([`${list}?state=end`, `${list}?state=end&page=3`]);
});

test('an empty list says so, and one beyond its end leads to its first page', async () => {
  open(() => found([]));
  expect(await screen.findByText('보여 드릴 기획전이 없어요')).toBeTruthy();
  cleanup();
  open(() => found([], 3), '?state=win&page=4');
  const back = await screen.findByRole('link', { name: '첫 쪽으로 가기' });
  expect(back.getAttribute('href')).toBe(`${list}?state=win`);
});

test('a failure is told, and tried again', async () => {
  let isDown = true;
  open(() => (isDown ? failing('MALL_UNREACHABLE') : found([sale])));
  const again = await screen.findByRole('button', { name: /다시 시도/u });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: sale.name })).toBeTruthy();
});
