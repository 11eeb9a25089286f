import type { Mall } from '../shared/mall/mall-context.ts';
import { homePath, loginPath } from '../shared/links/mall-paths.ts';
import type { FoundRoute } from './routes/match-page.ts';

/** What becomes of a visit. `wait`: only the browser can know, the server draws the shell alone. */
export type Verdict = { kind: 'show' } | { kind: 'wait' } | { kind: 'not-permitted' } | { kind: 'go'; to: string; endsSession?: boolean };

export interface Visit {
  route: FoundRoute;
  mall: Mall;
  /** Path and query as asked. */
  address: string;
  /** Null: unknown, as on the server. */
  hasSession: boolean | null;
}

/** The guards of the storefront, in their order: kind of mall, start page, visitors, members. */
export function judge({ route: { entry }, mall, address, hasSession }: Visit): Verdict {
  const device = entry.device ?? 'DESKTOP';
  const home = homePath(mall, device, hasSession === true);
  if (mall.salesType === 'ERROR' || (entry.area !== null && !mall.openAreas.includes(entry.area))) return { kind: 'not-permitted' };
  if (entry.page === 'start') return { kind: 'go', to: withQueryOf(address, home) };
  if (entry.access === 'anyone') return { kind: 'show' };
  if (entry.access === 'public') return hasSession ? { kind: 'go', to: homePath(mall, device, true) } : { kind: 'show' };
  const needsSession = entry.access === 'member' || (mall.requiresLogin && !entry.isOpenOnPhones);
  if (!needsSession || hasSession) return { kind: 'show' };
  if (hasSession === null) return { kind: 'wait' };
  return { kind: 'go', to: loginPath(mall.url, device, address), endsSession: true };
}

function withQueryOf(address: string, path: string): string {
  const query = address.indexOf('?');
  return query === -1 ? path : path + address.slice(query);
}
