import { loginPath } from '../shared/links/mall-paths.ts';
import { matchPage } from './routes/match-page.ts';
import type { ViewRouter } from './view-router/view-router.ts';

/** The mall refused the session: sign in again, and come back to where one was, or was about to go. */
export function leadToLogin({ state, navigate }: Pick<ViewRouter, 'state' | 'navigate'>): void {
  const { pathname, search } = state.navigation.location ?? state.location;
  const match = matchPage(pathname);
  // A page that was left for another stays in the history; one that refused its member does not.
  const replace = state.navigation.historyAction !== 'PUSH';
  if (match?.mallUrl && match.device) void navigate(loginPath(match.mallUrl, match.device, pathname + search), { replace });
}
