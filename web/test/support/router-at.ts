import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import { createRoutes } from '../../src/app/router.tsx';
import type { Services } from '../../src/app/services.ts';

/** The storefront's routes, with a history that starts at an address. */
export function routerAt(services: Services, address: string): DataRouter {
  return createMemoryRouter(createRoutes(services), { initialEntries: [address] });
}
