import type { Device } from '../__generated__/graphql.ts';
import type { SessionStore } from '../shop/session/session-store.ts';
import type { StorefrontClient } from './apollo/storefront-client.ts';

/** The services of a visit. */
export interface Services {
  client: StorefrontClient;
  /** Null on the server, which reads no session. */
  sessions: SessionStore | null;
  /** On the server: the client asks for a member, whose page is rendered. */
  forMember?: boolean;
  /** The shopper's device; addresses of the other device redirect to this one's. */
  device: Device;
  /**
   * Opens an address of another mall as a new document and then never returns, because only the gateway knows which
   * malls its host has. Resolves at once in the mall of the visit.
   */
  leaveMall?: (mallUrl: string, address: URL) => Promise<void>;
}
