import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import type { GatewayContext } from './context.ts';
import { CacheTags } from './cache-tags.ts';
import { Freshness } from './freshness.ts';
import type { RequestTrace } from '../tracing/request-trace.ts';
import type { ImageHostOf } from '../rules/image.ts';
import type { TokenRefresher } from '../session/token-refresher.ts';
import type { TryLimit } from '../session/try-limit.ts';
import { Visitor } from '../session/visitor.ts';
import type { Purges } from '../shared/purges.ts';
import type { LayoutCache } from '../upstream/layout-cache.ts';
import type { MallClient } from '../upstream/mall-client.ts';
import { MallApi } from './mall-api.ts';

/** The gateway's shared services, used by every request. */
export interface Shared {
  settings: Settings;
  log: Logger;
  client: MallClient;
  cache: LayoutCache;
  tokenRefresher: TokenRefresher;
  tryLimit: TryLimit;
  maxAgeOf: (coordinate: string) => number;
  imageHostOf: ImageHostOf;
  mallUrls: Map<string, string>;
  purges: Purges;
}

/** Metadata of a request. */
export interface RequestMetadata {
  requestId: string;
  accessToken: string | null;
  /** Whether a bearer was sent, even an invalid one. */
  hasBearer: boolean;
  refreshToken: string | null;
  checkToken: string | null;
  hasAuthorization: boolean;
  address: string;
  /** Null for the gateway's own operations, and for what no header can contain. */
  userAgent: string | null;
  /** Where the request was sent to, by its Host; unverified. Null for the gateway's own operations. */
  origin: string | null;
  trace: RequestTrace;
  /** Aborts when the client leaves or the request times out. */
  signal: AbortSignal;
}

export function createContext(shared: Shared, metadata: RequestMetadata): GatewayContext {
  const { settings } = shared;
  const caller = {
    requestId: metadata.requestId,
    trace: metadata.trace,
    forwardedFor: metadata.address || null,
    userAgent: metadata.userAgent,
    signal: metadata.signal,
  };
  const visitor = new Visitor(metadata, shared.tokenRefresher, caller);
  const freshness = new Freshness();
  const mallApi = new MallApi({ ...shared, visitor, freshness, caller, maxCalls: settings.MAX_UPSTREAM_CALLS });
  return {
    requestId: metadata.requestId,
    log: shared.log,
    settings,
    visitor,
    mallApi,
    tokenRefresher: shared.tokenRefresher,
    tryLimit: shared.tryLimit,
    imageHostOf: shared.imageHostOf,
    mallUrls: shared.mallUrls,
    requestCache: new Map(),
    freshness,
    cacheTags: new CacheTags(),
    caller,
    trace: metadata.trace,
    checkToken: metadata.checkToken,
    address: metadata.address,
    origin: metadata.origin,
    isAnonymous: !metadata.hasAuthorization,
    refreshSessionIfDue: () => visitor.refreshIfDue(settings.REFRESH_BEFORE_SECONDS),
  };
}

/** For the gateway's own anonymous operations: rendered pages, the mall of an address. */
export function anonymousMetadata(
  metadata: Pick<RequestMetadata, 'signal' | 'requestId' | 'trace' | 'address'>,
): RequestMetadata {
  return {
    ...metadata,
    accessToken: null,
    hasBearer: false,
    refreshToken: null,
    checkToken: null,
    hasAuthorization: false,
    userAgent: null,
    origin: null,
  };
}
