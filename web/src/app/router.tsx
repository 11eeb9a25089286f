// How a page gets its data: docs/decisions/0007-a-page-and-its-data.md.
import { CurrentView } from './CurrentView.tsx';
import { isSamePageBelowTerms } from '../features/shell/terms/terms-address.ts';
import { loadPage } from './load-page.ts';
import { LoadingIndicator } from '../shared/ui/LoadingIndicator/LoadingIndicator.tsx';
import { UncaughtError } from '../routes/uncaught-error/UncaughtError.tsx';
import type { Services } from './services.ts';
import type { ViewRoute } from './view-router/view-router.ts';

/** The one route that the router knows, since the table of routes decides what an address shows, for the gateway and the browser alike. */
export function createRoute(services: Services): ViewRoute {
  return {
    id: 'view',
    path: '*',
    load: (request) => loadPage(services, request),
    // A legal document over the page leaves the page as it is.
    keepsView: isSamePageBelowTerms,
    element: <CurrentView />,
    errorElement: <UncaughtError />,
    hydrateFallbackElement: <LoadingIndicator />,
  };
}
