import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPair } from '../../../test/support/member-tokens.ts';
import { createCache } from '../../app/apollo/cache.ts';
import { SessionStore } from '../session/session-store.ts';
import { shareFavoritesWithTabs } from './favorites-in-tabs.ts';
import { setFavorite } from './set-favorite.ts';

const goods = { __typename: 'Goods', id: 'goods-1', number: 'GD1' } as const;
const favorite = gql`
  fragment FavoriteOfTab on Goods {
    isFavorite
  }
`;

const channels: BroadcastChannel[] = [];
beforeEach(() => {
  const Real = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Real {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

interface Visitor {
  mallUrl?: string;
  /** Null: a visitor. */
  member?: string | null;
  /** The mall's response to a favorite mutation. */
  answer?: object;
}

/** A tab that shows the goods without a favorite, and its number of requests to the mall. */
function openTab({ mallUrl = 'familyshop', member = 'MB1', answer }: Visitor = {}) {
  let requests = 0;
  const link = new ApolloLink(({ variables: { input } }) => {
    requests += 1;
    const followed = {
      __typename: 'SetFavoriteSuccess',
      productId: goods.id,
      productNumber: goods.number,
      isFavorite: input.isFavorite,
    };
    return of({ data: { __typename: 'Mutation', setFavorite: answer ?? followed } });
  });
  const client = new ApolloClient({ link, cache: createCache() });
  client.cache.writeFragment({
    id: 'Goods:goods-1',
    fragment: favorite,
    data: { __typename: 'Goods', isFavorite: false },
  });
  const sessions = new SessionStore(() => mallUrl);
  sessions.read = () => (member === null ? null : { ...aPair('refresh', { sub: member }), receivedAt: 0 });
  shareFavoritesWithTabs(client, sessions);
  const shown = () =>
    client.cache.readFragment<{ isFavorite: boolean }>({ id: 'Goods:goods-1', fragment: favorite, optimistic: true })
      ?.isFavorite;
  return { client, shown, requests: () => requests };
}

test('a favorite shows in every tab of its member, and no other tab queries the mall about it', async () => {
  const [here, there] = [openTab(), openTab()];
  await setFavorite(here.client, 'familyshop', goods, true);
  await expect.poll(there.shown).toBe(true);
  await setFavorite(there.client, 'familyshop', goods, false);
  await expect.poll(here.shown).toBe(false);
  expect([here.requests(), there.requests()]).toEqual([1, 1]);
});

test('a favorite changes nothing for another member, a visitor or another mall', async () => {
  const strangers = [openTab({ member: 'MB2' }), openTab({ member: null }), openTab({ mallUrl: 'groupware' })];
  const [here, there] = [openTab(), openTab()];
  await setFavorite(here.client, 'familyshop', goods, true);
  await expect.poll(there.shown).toBe(true); // the other tabs got the message before this one
  expect(strangers.map(({ shown }) => shown())).toEqual([false, false, false]);
});

test('a refused favorite is not sent to other tabs', async () => {
  const there = openTab();
  const here = openTab({ answer: { __typename: 'FormRefused', message: '지금은 바꿀 수 없어요.' } });
  const heard = vi.fn<(event: MessageEvent) => void>();
  channels[0]?.addEventListener('message', heard);
  await setFavorite(here.client, 'familyshop', goods, true);
  await setFavorite(openTab().client, 'familyshop', { ...goods, id: 'goods-2' }, true);
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(heard.mock.calls[0]?.[0].data.id).toBe('goods-2');
  expect(there.shown()).toBe(false);
});

test('odd messages do no harm', async () => {
  const [here, there] = [openTab(), openTab()];
  const us = { key: 'family-mall.session.familyshop', member: 'MB1' };
  const odd = [
    null,
    'favorite',
    7,
    [],
    {},
    { ...us, __typename: 'Goods', id: 'goods-1' },
    { ...us, __typename: 'Mall', id: 'm', isFavorite: true },
    { ...us, __typename: 'Goods', id: {}, isFavorite: true },
    { ...us, __typename: 'Goods', id: 'unknown', isFavorite: true },
    { ...us, __typename: 'Goods', id: 'goods-1', isFavorite: 'Y' },
  ];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  for (const message of odd) new BroadcastChannel('family-mall.favorites').postMessage(message);
  await setFavorite(here.client, 'familyshop', goods, true);
  await expect.poll(there.shown).toBe(true);
  expect(there.client.cache.extract()).not.toHaveProperty(['Goods:unknown']);
});
