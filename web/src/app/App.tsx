import { RouterProvider, type DataRouter } from 'react-router-dom';
import { RouterContext } from '../shared/router-context.ts';
import { Providers } from './Providers.tsx';
import type { Services } from './services.ts';

/** The storefront in a browser. */
export function App({ services, router }: { services: Services; router: DataRouter }) {
  return (
    <Providers services={services}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </Providers>
  );
}
