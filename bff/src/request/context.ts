import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import type { CacheTags } from './cache-tags.ts';
import type { Freshness } from './freshness.ts';
import type { ImageHostOf } from '../rules/image.ts';
import type { RequestTrace } from '../tracing/request-trace.ts';
import type { TokenRefresher } from '../session/token-refresher.ts';
import type { Visitor } from '../session/visitor.ts';
import type { Caller } from '../upstream/call.ts';
import type { MallApi } from './mall-api.ts';
import type { TryLimit } from '../session/try-limit.ts';

/** The dependencies of resolvers; created for each request. */
export interface GatewayContext {
  readonly requestId: string;
  readonly log: Logger;
  readonly settings: Settings;
  readonly visitor: Visitor;
  readonly mallApi: MallApi;
  readonly tokenRefresher: TokenRefresher;
  readonly tryLimit: TryLimit;
  readonly imageHostOf: ImageHostOf;
  /** Addresses of malls by their number, as far as clients have named them since the start: the mall names neither by the other. */
  readonly mallUrls: Map<string, string>;
  /** Values that `perRequest` created for this request, by their factory. */
  readonly requestCache: Map<unknown, unknown>;
  readonly freshness: Freshness;
  /** Of what the response is made, for caches in front. */
  readonly cacheTags: CacheTags;
  readonly caller: Omit<Caller, 'bearer'>;
  readonly trace: RequestTrace;
  /** The client's token that opens member information. */
  readonly checkToken: string | null;
  /** The client's address, for limits. */
  readonly address: string;
  /** Where the request was sent to, by its Host; unverified. Null for the gateway's own operations. */
  readonly origin: string | null;
  /** Whether the request came without Authorization; only such responses may be cached outside. */
  readonly isAnonymous: boolean;
  /** Refreshes the tokens if that is due. Throws when the session has ended; then nothing may be resolved. */
  refreshSessionIfDue(): Promise<void>;
}
