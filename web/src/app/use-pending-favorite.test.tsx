// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../test/support/in-mall.tsx';
import { aPair } from '../../test/support/member-tokens.ts';
import type { Execute } from './apollo/server-link.ts';
import { keepEarlyFavorite } from '../shop/session/early-favorite.ts';
import {
  currentView,
  keepPendingFavorite,
  pendingFavoriteKey,
  type PendingFavorite,
} from '../shop/session/pending-favorite.ts';
import { claimPendingFavorite, readPendingFavorite } from '../shop/session/resumed-favorite.ts';
import { hydratedMark, noteHydrated } from '../shared/hydration.ts';
import { SessionContext } from '../shop/session/session-context.ts';
import { SessionStore } from '../shop/session/session-store.ts';
import { usePendingFavorite } from './use-pending-favorite.ts';

const address = '/familyshop/goods/list?ctgNo=6001';
const pending: PendingFavorite = {
  product: { id: 'goods-1', number: 'GD1' },
  address,
  place: { productId: 'goods-1', scrollY: 600, top: 300 },
  view: 'another',
};
const followed = { __typename: 'SetFavoriteSuccess', productId: 'goods-1', productNumber: 'GD1', isFavorite: true };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Page({ isCatalogue }: { isCatalogue: boolean }) {
  const { failure, dismissFailure } = usePendingFavorite(isCatalogue);
  return (
    <>
      <Link to={address}>once more</Link>
      {failure && <button onClick={dismissFailure}>{failure}</button>}
    </>
  );
}

interface Landing {
  at?: string;
  isCatalogue?: boolean;
  /** The member who is signed in by now. */
  member?: string | null;
  answer?: object;
}

function land({ at = address, isCatalogue = true, member = 'MB1', answer = followed }: Landing = {}) {
  const told: unknown[] = [];
  const execute: Execute = async ({ variables }) => {
    told.push(variables);
    return { data: { __typename: 'Mutation', setFavorite: answer }, ageSeconds: 0 };
  };
  const sessions = new SessionStore(() => 'familyshop');
  if (member) sessions.save(aPair('r1', { sub: member }), false);
  renderInMall(
    <SessionContext value={sessions}>
      <Page isCatalogue={isCatalogue} />
    </SessionContext>,
    { at, execute },
  );
  return told;
}

/** A favorite button was pressed on that page, and `MB1` signed in to come back to it. */
function pressAndSignIn({ mallUrl = 'familyshop', to = address as string | null } = {}) {
  keepPendingFavorite(mallUrl, pending);
  return claimPendingFavorite(mallUrl, to, 'MB1');
}

test('is added once for the product whose button was pressed, even if its page is opened again', async () => {
  expect(pressAndSignIn()?.place).toEqual(pending.place);
  const told = land();
  await waitFor(() =>
    expect(told).toEqual([{ input: { mallUrl: 'familyshop', productNumber: 'GD1', isFavorite: true } }]),
  );
  expect(readPendingFavorite('familyshop')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'once more' }));
  cleanup();
  land();
  expect(told).toHaveLength(1);
});

test.each<[string, () => unknown, Landing]>([
  ['without a sign-in', () => keepPendingFavorite('familyshop', pending), {}],
  ['of who signed in to go elsewhere', () => pressAndSignIn({ to: '/familyshop/home' }), {}],
  ['of who signed in to go nowhere in particular', () => pressAndSignIn({ to: null }), {}],
  ['for another member', pressAndSignIn, { member: 'MB2' }],
  ['for a visitor', pressAndSignIn, { member: null }],
  ['on another page', pressAndSignIn, { at: '/familyshop/goods/list?ctgNo=6002' }],
])('is not set, and forgotten, %s', async (_case, before, landing) => {
  before();
  const told = land(landing);
  await waitFor(() => expect(readPendingFavorite('familyshop')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 600)); // more than the hook waits for the page to rest
  expect(told).toEqual([]);
});

test('waits while its visitor is signing in, and in another mall', async () => {
  pressAndSignIn({ mallUrl: 'groupware' });
  keepPendingFavorite('familyshop', pending);
  land({ isCatalogue: false, member: null });
  expect(readPendingFavorite('familyshop')).toMatchObject(pending);
  cleanup();
  expect(land()).toEqual([]);
  expect(readPendingFavorite('groupware')).toEqual({ ...pending, member: 'MB1' });
});

test('is not forgotten by the page that is being left for the login', () => {
  keepPendingFavorite('familyshop', { ...pending, view: currentView() });
  land({ member: null });
  expect(readPendingFavorite('familyshop')).toMatchObject({ address });
});

test('that is pressed before the page is hydrated is kept just so', async () => {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as the boot script runs it
  new Function(keepEarlyFavorite(JSON.stringify(pendingFavoriteKey('familyshop'))))();
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<a href="#login" data-favorite="goods-1" data-number="GD1"><svg></svg></a>';
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(readPendingFavorite('familyshop')).toBeNull();
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(readPendingFavorite('familyshop')).toEqual({
    ...pending,
    place: { productId: 'goods-1', scrollY: 0, top: 0 },
    view: currentView(),
  });
});

test('that is pressed on a hydrated page is left to its button', async () => {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as the boot script runs it
  new Function(keepEarlyFavorite(JSON.stringify(pendingFavoriteKey('familyshop'))))();
  noteHydrated();
  document.body.innerHTML = '<a href="#login" data-favorite="goods-1" data-number="GD1"><svg></svg></a>';
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(readPendingFavorite('familyshop')).toBeNull();
  delete document.documentElement.dataset[hydratedMark];
});

test('shows the reason when the mall refuses it', async () => {
  pressAndSignIn();
  land({ answer: { __typename: 'FormRefused', message: '판매가 끝난 상품이에요.' } });
  await userEvent.click(await screen.findByRole('button', { name: '판매가 끝난 상품이에요.' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  '',
  'null',
  '7',
  '{"product":null}',
  '{"address":"/familyshop/home"}',
  JSON.stringify({ ...pending, product: { ...pending.product, number: 7 } }),
  JSON.stringify({ ...pending, place: null }),
])('storage that says %s holds none', (text) => {
  sessionStorage.setItem('family-mall.pending-favorite.familyshop', text);
  expect(readPendingFavorite('familyshop')).toBeNull();
});

test('a browser without storage forgets it', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  keepPendingFavorite('familyshop', pending);
  forbidden.mockRestore();
  expect(readPendingFavorite('familyshop')).toBeNull();
});
