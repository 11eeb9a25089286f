// The gateway's decisions before any script runs, by the same route table and guards as in the browser.
import type { Device } from '../__generated__/graphql.ts';
import { judge, type MallRules } from './guards.ts';
import { isPartOfMyShop } from '../routes/my-shop/parts.ts';
import { stepOf } from '../features/orders/OrderFrame/order-request.ts';
import { deviceToRender, findRoute, type FoundRoute } from '../shop/addresses/match-page.ts';

/**
 * The mall of a path (null outside of malls) and the device that its page is rendered for; null: there is no such path.
 */
export function matchPage(pathname: string, held: Device): { mallUrl: string | null; device: Device } | null {
  const route = findRoute(pathname);
  return route && { mallUrl: route.params.mallUrl ?? null, device: deviceToRender(route, held) };
}

interface PageVisit {
  /** Path and query. */
  address: string;
  mall: MallRules;
  /** The shopper's device. */
  device: Device;
}

/** Decides for a visit whose session only the browser knows. */
export function decidePage({ address, mall, device }: PageVisit): { redirect: string } | { status: 200 | 404 } {
  const route = findRoute(address.split('?', 1)[0] ?? address);
  if (!route) return { status: 404 };
  const verdict = judge({ route, mall, address, held: device, hasSession: null });
  if ('to' in verdict) return { redirect: verdict.to };
  return { status: verdict.kind === 'not-permitted' || isMissing(route) ? 404 : 200 };
}

/** Whether the address alone shows that the page will be "not found". */
function isMissing({ entry: { page }, params }: FoundRoute): boolean {
  if (page === 'order-step') return stepOf({ params }) === null;
  if (page === 'my-shop') return !isPartOfMyShop(params);
  return page === 'unknown-path' || page === 'order';
}
