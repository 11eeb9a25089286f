import type { Device } from '../__generated__/graphql.ts';
import type { SessionStore } from '../shared/session/session-store.ts';
import type { StorefrontClient } from './apollo/storefront-client.ts';

/** What a visit works with. The server knows no session: it speaks for an anonymous visitor alone. */
export interface Services {
  client: StorefrontClient;
  sessions: SessionStore | null;
  /** What the shopper holds; addresses of the other device are led to this one's. */
  device: Device;
  /**
   * Opens an address of another mall as a document of its own and then never returns, for only the gateway knows which
   * malls its host has. Resolves at once in the mall that the visit is in.
   */
  leaveMall?: (mallUrl: string, address: URL) => Promise<void>;
}
