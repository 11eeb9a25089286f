import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import type { GatewayContext } from './context.ts';
import { Freshness } from './freshness.ts';
import type { Trail } from '../tracing/trail.ts';
import type { ImageHostOf } from '../rules/image.ts';
import type { RefreshDesk } from '../session/refresh-desk.ts';
import type { TryLimit } from '../session/try-limit.ts';
import { Visitor } from '../session/visitor.ts';
import type { LayoutCache } from '../upstream/layout-cache.ts';
import type { MallClient } from '../upstream/mall-client.ts';
import { MallDesk } from './mall-desk.ts';

/** What lives as long as the gateway and every request uses. */
export interface Shared {
  settings: Settings;
  log: Logger;
  client: MallClient;
  cache: LayoutCache;
  refreshDesk: RefreshDesk;
  tryLimit: TryLimit;
  maxAgeOf: (coordinate: string) => number;
  imageHostOf: ImageHostOf;
}

/** What a request says of itself. */
export interface RequestFacts {
  requestId: string;
  accessToken: string | null;
  refreshToken: string | null;
  checkToken: string | null;
  hasAuthorization: boolean;
  address: string;
  trail: Trail;
  /** Aborts when the client leaves or its time is up. */
  signal: AbortSignal;
}

export function createContext(shared: Shared, facts: RequestFacts): GatewayContext {
  const { settings } = shared;
  const caller = {
    requestId: facts.requestId,
    trail: facts.trail,
    forwardedFor: facts.address || null,
    signal: facts.signal,
  };
  const visitor = new Visitor(facts, shared.refreshDesk, caller);
  const freshness = new Freshness();
  const desk = new MallDesk({ ...shared, visitor, freshness, caller, maxCalls: settings.MAX_UPSTREAM_CALLS });
  return {
    requestId: facts.requestId,
    log: shared.log,
    settings,
    visitor,
    desk,
    refreshDesk: shared.refreshDesk,
    tryLimit: shared.tryLimit,
    imageHostOf: shared.imageHostOf,
    made: new Map(),
    freshness,
    caller,
    trail: facts.trail,
    checkToken: facts.checkToken,
    address: facts.address,
    isAnonymous: !facts.hasAuthorization,
    holdSession: () => visitor.refreshIfDue(settings.REFRESH_BEFORE_SECONDS),
  };
}

/** For what the gateway itself asks as somebody without a name: pages that it renders, the mall of an address. */
export function anonymousFacts(facts: Pick<RequestFacts, 'signal' | 'requestId' | 'trail' | 'address'>): RequestFacts {
  return { ...facts, accessToken: null, refreshToken: null, checkToken: null, hasAuthorization: false };
}
