import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { leadToLogin } from '../src/app/lead-to-login.ts';
import { ViewRouter } from '../src/app/view-router/view-router.ts';

const login = (address: string) => `/familyshop/login?redirect=${encodeURIComponent(address)}`;

const load = ({ url }: { url: string }) => (url.endsWith('/slow') ? new Promise(() => {}) : Promise.resolve(url));

/** At the second of two pages; `/familyshop/myshop/slow` never comes. */
async function openRouter() {
  const history = createMemoryHistory({ initialEntries: ['/familyshop/home', '/familyshop/myshop/main?a=1'] });
  const router = new ViewRouter({ id: 'view', path: '*', keepsView: () => false, load }, history);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const at = () => ({ at: router.state.location.pathname + router.state.location.search, index: history.index });
  return { router, at };
}

test('whoever stays on a page when the session ends comes back to it', async () => {
  const { router, at } = await openRouter();
  leadToLogin(router);
  await vi.waitFor(() => expect(at()).toEqual({ at: login('/familyshop/myshop/main?a=1'), index: 1 }));
});

test('whoever has pressed on comes to where they wanted to go, with the page that they left behind them', async () => {
  const { router, at } = await openRouter();
  void router.navigate('/familyshop/myshop/slow');
  leadToLogin(router);
  await vi.waitFor(() => expect(at()).toEqual({ at: login('/familyshop/myshop/slow'), index: 2 }));
});
