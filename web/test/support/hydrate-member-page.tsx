import { ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { NEVER } from 'rxjs';
import { vi } from 'vitest';
import { createCache } from '../../src/app/apollo/cache.ts';
import type { Execute } from '../../src/app/apollo/server-link.ts';
import { StorefrontClient } from '../../src/app/apollo/storefront-client.ts';
import { App } from '../../src/app/App.tsx';
import { viewMark } from '../../src/app/document/view-mark.ts';
import type { View } from '../../src/app/load-page.ts';
import type { RequestedPage } from '../../src/app/member-page/member-page.ts';
import { requestScript } from '../../src/app/member-page/request-script.ts';
import { takeMemberPage } from '../../src/app/member-page/take-member-page.ts';
import { metaOf } from '../../src/shared/query/operation-meta.ts';
import { renderMemberPage, renderPage } from '../../src/server.tsx';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { aPair } from './member-tokens.ts';
import { routerAt } from './router-at.ts';
import { showServed } from './served-document.ts';

interface Hydration {
  /** How the gateway responds to the server for the member. The browser gets no response. */
  execute: Execute;
  onRecoverableError?: (error: unknown) => void;
  /** What an earlier visit has left in the history. */
  state?: unknown;
}

/** Opens a member's page as a browser does: the document of all, the member's page in it, and its hydration. */
export async function hydrateMemberPage(address: string, { execute, onRecoverableError, state }: Hydration) {
  const device = address.startsWith('/m/') ? 'MOBILE' : 'DESKTOP';
  const request = {
    url: address,
    origin: 'http://localhost',
    device,
    execute,
    signal: AbortSignal.timeout(60_000),
  } as const;
  const { html } = await renderPage({ ...request, styleNonce: 'n' });
  const page = await renderMemberPage({ ...request, mayRender: () => true });
  if (!page) throw new Error(`The gateway has no ${address}`);
  showServed(html);
  vi.stubGlobal('location', new URL(address, 'http://localhost'));
  const sessions = new SessionStore(() => 'familyshop');
  sessions.save(aPair('r1'), true);
  // As it travels.
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(page)));
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page does
  new Function(requestScript)();
  const { memberPage } = document.documentElement as { memberPage?: RequestedPage };
  const taken = await takeMemberPage();
  vi.unstubAllGlobals();
  if (!taken) throw new Error('It was not taken');

  const requests: string[] = [];
  const link = new ApolloLink(({ operationName, query }) => {
    requests.push(operationName ?? metaOf(query).hash);
    return NEVER;
  });
  const services = { client: new StorefrontClient({ link, cache: createCache() }), sessions, device } as const;
  services.client.rehydrateMember(taken.page.state, taken.page.ages);
  const router = routerAt(services, address, state);
  while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve, 5));
  const beforeHydration = [...requests];
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = await act(async () =>
    hydrateRoot(root, <App services={services} router={router} />, onRecoverableError ? { onRecoverableError } : {}),
  );
  return {
    isPlaced: memberPage?.isPlaced,
    requests,
    beforeHydration,
    rendered: root.dataset.rendered,
    mark: viewMark(router.state.loaderData.view as View),
    unmount: () => act(() => app.unmount()),
  };
}
