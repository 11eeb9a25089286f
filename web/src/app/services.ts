import type { Device } from '../__generated__/graphql.ts';
import type { SessionStore } from '../shared/session/session-store.ts';
import type { FreshClient } from './apollo/fresh-client.ts';

/** What a visit works with. The server knows no session: it speaks for an anonymous visitor alone. */
export interface Services {
  client: FreshClient;
  sessions: SessionStore | null;
  /** What the visitor holds, for addresses outside malls, which do not say. */
  device: Device;
}
