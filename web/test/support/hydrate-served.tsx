import { ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { NEVER } from 'rxjs';
import { vi } from 'vitest';
import { createCache } from '../../src/app/apollo/cache.ts';
import { rehydrate } from '../../src/app/apollo/rehydrate.ts';
import type { Execute } from '../../src/app/apollo/server-link.ts';
import { StorefrontClient } from '../../src/app/apollo/storefront-client.ts';
import { App } from '../../src/app/App.tsx';
import { viewMark } from '../../src/app/document/view-mark.ts';
import type { View } from '../../src/app/load-page.ts';
import { renderPage } from '../../src/server.tsx';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { routerAt } from './router-at.ts';
import { showServed } from './served-document.ts';

interface Hydration {
  /** How the gateway responds to the server. The browser gets no response. */
  execute: Execute;
  onRecoverableError?: (error: unknown) => void;
  spoil?: (html: string) => string;
  /** The response's ages of the results; null: the browser exposes none. */
  ages?: (all: string[]) => string | null;
  before?: () => void;
}

/** Renders a page as the server does, shows it, and hydrates it as a browser does. */
export async function hydrateServed(
  address: string,
  { execute, onRecoverableError, spoil = (html) => html, ages = (all) => all.join(' '), before }: Hydration,
) {
  const device = address.startsWith('/m/') ? 'MOBILE' : 'DESKTOP';
  const page = await renderPage({
    url: address,
    origin: 'http://localhost',
    styleNonce: 'n',
    device,
    execute,
    signal: AbortSignal.timeout(60_000),
  });
  // Sent as UTF-8, which has no halves of characters.
  showServed(spoil(Buffer.from(page.html).toString()));
  const description = ages(page.requests.map(() => '0'));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming: description === null ? [] : [{ name: 'ages', description }], responseEnd: performance.now() },
  ] as never);
  // However long the browser's code takes to come, it counts as no time: a result would no longer be fresh.
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + performance.now());
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');

  before?.();
  const requests: string[] = [];
  const link = new ApolloLink(({ operationName }) => {
    requests.push(operationName ?? '');
    return NEVER;
  });
  const services = {
    client: new StorefrontClient({ link, cache: createCache() }),
    sessions: new SessionStore(() => 'familyshop'),
    device,
  } as const;
  rehydrate(services);
  const router = routerAt(services, address);
  while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve, 5));
  const beforeHydration = [...requests];
  const app = await act(async () =>
    hydrateRoot(root, <App services={services} router={router} />, { onRecoverableError }),
  );
  return {
    /** Operations that the browser sends, and those that it sent before hydration. */
    requests,
    beforeHydration,
    /** The view that the server rendered, and the one that the browser has. */
    rendered: root.dataset.rendered,
    mark: viewMark(router.state.loaderData.view as View),
    unmount: () => act(() => app.unmount()),
  };
}
