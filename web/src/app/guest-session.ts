import type { ApolloClient } from '@apollo/client';
import { StartMarketingSessionDocument, type Device } from '../__generated__/graphql.ts';
import type { SessionStore } from '../shared/session/session-store.ts';

interface MallOnDevice {
  mallUrl: string;
  device: Device;
}

const joining = new WeakMap<SessionStore, Promise<void>>();

/**
 * Signs a visitor of a marketing mall in, as the mall wants it (specification section 1). One guest is made however
 * many pages ask meanwhile. Never rejects: who could not be signed in stays a visitor, and the next move tries again.
 */
export function joinAsGuest(client: ApolloClient, sessions: SessionStore, mall: MallOnDevice): Promise<void> {
  const running = joining.get(sessions) ?? join(client, sessions, mall).finally(() => joining.delete(sessions));
  joining.set(sessions, running);
  return running;
}

async function join(client: ApolloClient, sessions: SessionStore, mall: MallOnDevice): Promise<void> {
  try {
    const { data } = await client.mutate({ mutation: StartMarketingSessionDocument, variables: { input: mall } });
    if (data) sessions.join(data.startMarketingSession);
  } catch {
    // The mall shows visitors what it shows them.
  }
}
