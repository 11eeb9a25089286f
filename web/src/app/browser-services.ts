import { SessionStore } from '../shop/session/session-store.ts';
import { createCache } from './apollo/cache.ts';
import { gatewayLink } from './apollo/gateway-link.ts';
import { StorefrontClient } from './apollo/storefront-client.ts';
import { deviceOf } from './routes/device.ts';
import { findRoute } from '../shop/addresses/match-page.ts';
import type { Services } from './services.ts';

export type BrowserServices = Services & { sessions: SessionStore };

/** The services of a visit in a browser. */
export function createBrowserServices(): BrowserServices {
  const sessions = new SessionStore(currentMallUrl);
  const client = new StorefrontClient({ link: gatewayLink(sessions), cache: createCache() });
  const flagMember = () => document.documentElement.toggleAttribute('data-member', sessions.read() !== null);
  let known = sessions.read();
  flagMember(); // a plain shell has no boot script for it
  sessions.subscribe((change) => {
    flagMember();
    known = sessions.read();
    if (change === 'joined') void client.revalidateAll();
    // Results depend on the identity. Pending queries belong to the former one.
    else if (change !== 'renewed') client.resetStore().catch(() => {});
  });
  import('../shop/session/tabs.ts').then(({ followTabs }) => followTabs(sessions, known)).catch(() => {}); // the chunk may be gone after a deploy; storage is read anyway
  import('../shop/favorites/favorites-in-tabs.ts')
    .then(({ shareFavoritesWithTabs }) => shareFavoritesWithTabs(client, sessions))
    .catch(() => {}); // likewise
  return { client, sessions, device: deviceOf(navigator.userAgent), leaveMall: leaveMall() };
}

/** The document decides the mall of the visit; an address without a mall does not change it. */
function leaveMall(): Services['leaveMall'] {
  let mallOfVisit = currentMallUrl();
  return async (mallUrl, { pathname, search, hash }) => {
    mallOfVisit ??= mallUrl;
    if (mallUrl === mallOfVisit) return;
    window.location.assign(pathname + search + hash);
    await new Promise(() => {}); // the page reloads
  };
}

function currentMallUrl(): string | null {
  return findRoute(window.location.pathname)?.params.mallUrl ?? null;
}
