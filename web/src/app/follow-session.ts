import { loginPath } from '../shop/links/mall-paths.ts';
import type { DataRouter } from 'react-router-dom';
import type { SessionStore } from '../shop/session/session-store.ts';
import type { View } from './load-page.ts';
import { findRoute } from '../shop/addresses/match-page.ts';

/** Access changes whenever someone signs in or out, here or in another tab. */
export function followSession(sessions: SessionStore, router: DataRouter): void {
  sessions.subscribe((change) => {
    if (change === 'expired' || change === 'dormant') leadToLogin(router);
    else if (change === 'joined' ? isForVisitorsAlone(router) : change !== 'renewed') void router.revalidate();
  });
}

/** Other pages stay when a visitor gets a session: only their queries run again. */
function isForVisitorsAlone({ state }: DataRouter): boolean {
  const view: View | undefined = state.loaderData.view;
  return view?.kind === 'page' && view.route.entry.access === 'public';
}

/** The mall refused the session: redirects to the login, and back to the current or requested page. */
export function leadToLogin({ state, navigate }: Pick<DataRouter, 'state' | 'navigate'>): void {
  const { pathname, search } = state.navigation.location ?? state.location;
  const { entry, params } = findRoute(pathname) ?? {};
  // A page that was left stays in the history; a page that became forbidden does not.
  const replace = state.navigation.historyAction !== 'PUSH';
  if (params?.mallUrl && entry?.device)
    void navigate(loginPath(params.mallUrl, entry.device, pathname + search), { replace });
}
