import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createRoute } from '../../src/app/router.tsx';
import type { Services } from '../../src/app/services.ts';
import { ViewRouter } from '../../src/app/view-router/view-router.ts';

/** The browser's own router, with a history that begins at an address. */
export function routerAt(services: Services, address: string): ViewRouter {
  return new ViewRouter(createRoute(services), createMemoryHistory({ initialEntries: [address] }));
}
