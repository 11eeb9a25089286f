// How a page gets its data: docs/decisions/0007-a-page-and-its-data.md.
import type { RouteObject } from 'react-router-dom';
import { CurrentView } from './CurrentView.tsx';
import { isSamePageBelowTerms } from '../features/shell/terms/terms-address.ts';
import { loadPage } from './load-page.ts';
import { ShellSkeleton } from '../shared/ui/Skeleton/ShellSkeleton.tsx';
import { UncaughtError } from '../routes/uncaught-error/UncaughtError.tsx';
import type { Services } from './services.ts';

/** The router's only route: the route table decides what an address shows, in the gateway and in the browser. */
export function createRoutes(services: Services): RouteObject[] {
  return [
    {
      id: 'view',
      path: '*',
      loader: ({ request }) => loadPage(services, request),
      // A legal document over the page leaves the page as it is.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && !isSamePageBelowTerms(currentUrl, nextUrl),
      element: <CurrentView />,
      errorElement: <UncaughtError />,
      hydrateFallbackElement: <ShellSkeleton />,
    },
  ];
}
