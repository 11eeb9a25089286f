import type { Device } from '../__generated__/graphql.ts';
import type { Mall } from '../shop/mall/mall-context.ts';
import { redirectOfStep } from '../shop/session/step-pages.ts';
import { firstPath, homePath, loginPath, safeRedirect } from '../shop/links/mall-paths.ts';
import { counterpartOf, type FoundRoute } from '../shop/addresses/match-page.ts';

/** The guards' result for a visit. */
export type Verdict =
  | { kind: 'show' }
  /** Only the browser can decide; the server renders only the shell. */
  | { kind: 'wait' }
  | { kind: 'not-permitted' }
  /** A page for phones without a desktop counterpart. */
  | { kind: 'phones-only' }
  /** The same visit at its right address, with query and navigation state. */
  | { kind: 'redirect'; to: string }
  | { kind: 'go'; to: string; endsSession?: boolean };

/** The part of a mall that the rules need. */
export type MallRules = Pick<
  Mall,
  'url' | 'salesType' | 'openAreas' | 'supportsMobile' | 'requiresLogin' | 'isMarketing'
>;

export interface Visit {
  route: FoundRoute;
  mall: MallRules;
  /** Requested path and query. */
  address: string;
  /** The shopper's session. */
  held: Device;
  /** Null: unknown, as on the server. */
  hasSession: boolean | null;
}

/** The route guards, in their order: start page, device, kind of mall, visitors, members. For the gateway and the browser. */
export function judge(visit: Visit): Verdict {
  const { route, mall } = visit;
  const { entry } = route;
  if (mall.salesType === 'ERROR') return { kind: 'not-permitted' };
  if (entry.page === 'start')
    return { kind: 'redirect', to: firstPath(mall, wantedDevice(visit)) + queryOf(visit.address) };
  const counterpart = counterpartWanted(visit);
  if (counterpart !== null) return { kind: 'redirect', to: counterpart + queryOf(visit.address) };
  if (!entry.areas.every((area) => mall.openAreas.includes(area))) return { kind: 'not-permitted' };
  if (entry.device === 'MOBILE' && wantedDevice(visit) === 'DESKTOP') return onPageForPhones(visit);
  return judgeAccess(visit);
}

/** A mall without pages for phones shows its desktop pages on every device. */
function wantedDevice({ mall, held }: Visit): Device {
  return held === 'MOBILE' && mall.supportsMobile ? 'MOBILE' : 'DESKTOP';
}

function counterpartWanted(visit: Visit): string | null {
  const { device } = visit.route.entry;
  return device === null || device === wantedDevice(visit) ? null : counterpartOf(pathOf(visit.address), device);
}

function onPageForPhones({ mall, held, address }: Visit): Verdict {
  if (held === 'DESKTOP') return { kind: 'phones-only' };
  return { kind: 'redirect', to: firstPath(mall, 'DESKTOP') + queryOf(address) };
}

function judgeAccess(visit: Visit): Verdict {
  const { route, mall, address, hasSession } = visit;
  const { entry } = route;
  const device = wantedDevice(visit);
  if (entry.access === 'anyone') return { kind: 'show' };
  if (entry.access === 'public')
    return hasSession ? { kind: 'go', to: destinationOf(visit) ?? homePath(mall, device, true) } : { kind: 'show' };
  const needsSession = entry.access === 'member' || (mall.requiresLogin && !entry.isOpenOnPhones);
  if (!needsSession || hasSession) return { kind: 'show' };
  if (hasSession === null) return { kind: 'wait' };
  return { kind: 'go', to: loginPath(mall.url, device, address), endsSession: true };
}

/** The page that sent the visitor here. In a new tab, the session of another tab may come only after that. */
function destinationOf({ address, mall }: Visit): string | null {
  const requested = new URLSearchParams(queryOf(address)).get('redirect');
  return safeRedirect(redirectOfStep(requested) ?? requested, mall.url);
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

function queryOf(address: string): string {
  return address.slice(pathOf(address).length);
}
