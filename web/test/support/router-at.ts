import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import { createRoutes } from '../../src/app/router.tsx';
import type { Services } from '../../src/app/services.ts';

/** The storefront's routes, with a history that starts at an address. `state`: what an earlier visit left in that entry. */
export function routerAt(services: Services, address: string, state: unknown = null): DataRouter {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return createMemoryRouter(createRoutes(services), { initialEntries: [{ pathname, search, hash, state }] });
}
