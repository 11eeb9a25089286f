import { ApolloLink } from '@apollo/client';
import { act, render } from '@testing-library/react';
import { from } from 'rxjs';
import { createCache } from '../../src/app/apollo/cache.ts';
import type { Execute } from '../../src/app/apollo/server-link.ts';
import { StorefrontClient } from '../../src/app/apollo/storefront-client.ts';
import { metaOf } from '../../src/shared/query/operation-meta.ts';
import { App } from '../../src/app/App.tsx';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { fakeGateway } from './fake-gateway.ts';
import { routerAt } from './router-at.ts';

interface Opening {
  mall?: Record<string, unknown> | null;
  site?: Record<string, unknown>;
  viewer?: Record<string, unknown>;
  guest?: null;
  mutations?: Record<string, unknown>;
  isSignedIn?: boolean;
  /** In place of all that is given above. */
  execute?: Execute;
}

/** Opens an address as a browser would, router and guards included, with a mall of the test. */
export async function openPage(
  address: string,
  { mall = null, isSignedIn = false, execute: givenExecute, ...given }: Opening,
) {
  const fake = fakeGateway({ mall, ...given });
  const execute = givenExecute ?? fake.execute;
  const link = new ApolloLink(({ query, variables }) =>
    from(
      execute({ documentId: metaOf(query).hash, variables }).then(
        ({ data, errors }) => ({ data, errors }) as ApolloLink.Result,
      ),
    ),
  );
  const sessions = new SessionStore(() => 'familyshop');
  if (isSignedIn) sessions.save({ accessToken: 'access', refreshToken: 'refresh' }, true);
  const services = {
    client: new StorefrontClient({ link, cache: createCache() }),
    sessions,
    device: address.startsWith('/m/') ? 'MOBILE' : 'DESKTOP',
  } as const;
  const router = routerAt(services, address);
  await act(async () => {
    render(<App services={services} router={router} />);
    await untilIdle(router);
  });
  return {
    requests: fake.requests,
    sessions,
    at: () => router.state.location.pathname + router.state.location.search,
    location: () => router.state.location,
    back: () =>
      act(async () => {
        await router.navigate(-1);
        await untilIdle(router);
      }),
    go: (to: string, options: { state?: unknown } = {}) =>
      act(async () => {
        await router.navigate(to, options);
        await untilIdle(router);
      }),
  };
}

async function untilIdle(router: ReturnType<typeof routerAt>): Promise<void> {
  while (!router.state.initialized || router.state.navigation.state !== 'idle')
    await new Promise((resolve) => setTimeout(resolve, 5));
}
