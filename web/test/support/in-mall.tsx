import { ApolloClient, ApolloLink, type DocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import type { Device } from '../../src/__generated__/graphql.ts';
import { createCache } from '../../src/app/apollo/cache.ts';
import { metaOf } from '../../src/shared/query/operation-meta.ts';
import type { Execute } from '../../src/app/apollo/server-link.ts';
import { MallContext, type Mall, type Site } from '../../src/shop/mall/mall-context.ts';
import { PageContext } from '../../src/shop/page/page-context.ts';
import { RouterContext } from '../../src/shared/router-context.ts';
import { SessionContext } from '../../src/shop/session/session-context.ts';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { MantineSurface } from '../../src/shared/ui/mantine/MantineSurface.tsx';
import { aMall, type MallSettings } from './sample-mall.ts';
import { wholeResponse } from './whole-response.ts';

interface InMall {
  device?: Device;
  /** Path and query that the shopper is at. */
  at?: string;
  /** What the history keeps for this entry, as after a reload. */
  state?: unknown;
  /** Whether address and history are the window's, as in a browser. One that is there already counts as reloaded. */
  isInWindow?: boolean;
  execute?: Execute;
  cache?: ReturnType<typeof createCache>;
  isMember?: boolean;
  /** In place of a member's who never changes. */
  sessions?: SessionStore | null;
  /** Values of the route's pattern. */
  params?: Record<string, string>;
  settings?: Partial<MallSettings>;
}

/** Renders a part of a page inside the mall "familyshop". Its router goes back and forward. */
export function renderInMall(
  content: ReactNode,
  {
    device = 'DESKTOP',
    at = '/familyshop/home',
    state = null,
    isInWindow = false,
    execute = refuseAll,
    cache = createCache(),
    isMember = false,
    sessions = isMember ? sessionsOfMember : null,
    params = {},
    settings = {},
  }: InMall = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const link = new ApolloLink(({ query, variables }) => from(send(execute, query, variables)));
  const routes = [{ path: '*', element: content }];
  if (isInWindow && new URL(at, window.location.href).href !== window.location.href)
    window.history.pushState(null, '', at);
  const router = isInWindow
    ? createBrowserRouter(routes)
    : createMemoryRouter(routes, { initialEntries: [{ ...parsePath(at), state }] });
  const result = render(
    <ApolloProvider client={new ApolloClient({ link, cache })}>
      <SessionContext value={sessions}>
        <PageContext value={{ mallUrl: 'familyshop', device, params }}>
          <MallContext value={{ mall: aMall(settings) as unknown as Mall, site: {} as Site }}>
            <MantineSurface>
              <RouterContext value={router}>
                <RouterProvider router={router} />
              </RouterContext>
            </MantineSurface>
          </MallContext>
        </PageContext>
      </SessionContext>
    </ApolloProvider>,
  );
  return { ...result, router };
}

async function send(
  execute: Execute,
  query: DocumentNode,
  variables: Record<string, unknown>,
): Promise<ApolloLink.Result> {
  const response = await execute({ documentId: metaOf(query).hash, variables });
  const data = response.data && wholeResponse(query, variables, response.data);
  return { ...response, data } as ApolloLink.Result;
}

const sessionsOfMember = new SessionStore(() => 'familyshop');
sessionsOfMember.read = () => ({ accessToken: 'access', refreshToken: 'refresh', receivedAt: Date.now() });

const refuseAll: Execute = () => Promise.reject(new Error('Unexpected operation'));
