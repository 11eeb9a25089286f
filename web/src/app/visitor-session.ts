import type { ApolloClient } from '@apollo/client';
import { StartMarketingSessionDocument, type Device } from '../__generated__/graphql.ts';
import { describeError } from '../shared/errors/describe-error.ts';
import { waitingSeconds, waitingText } from '../shared/form/failure-text.ts';
import type { SessionStore } from '../shop/session/session-store.ts';

interface MallOnDevice {
  url: string;
  isMarketing: boolean;
  device: Device;
}

/** Why a visitor got no session, for shoppers. */
export interface VisitorFailure {
  message: string;
  requestId: string | null;
}

const running = new WeakMap<SessionStore, Promise<VisitorFailure | null>>();

/**
 * Signs a visitor in without typing: with the session of another tab, or else, in a marketing mall, as its guest
 * (specification section 1). Single flight: pages that ask meanwhile share it. Never rejects, but resolves to the failure, or to
 * null: the shopper then stays a visitor, and the next navigation tries again.
 */
export function signVisitorIn(
  client: ApolloClient,
  sessions: SessionStore,
  mall: MallOnDevice,
): Promise<VisitorFailure | null> {
  const single = running.get(sessions) ?? signIn(client, sessions, mall).finally(() => running.delete(sessions));
  running.set(sessions, single);
  return single;
}

async function signIn(
  client: ApolloClient,
  sessions: SessionStore,
  { url: mallUrl, isMarketing, device }: MallOnDevice,
): Promise<VisitorFailure | null> {
  try {
    const { requestSession } = await import('../shop/session/tabs.ts');
    await requestSession(sessions);
    if (!isMarketing || sessions.read() !== null) return null;
    const { data } = await client.mutate({
      mutation: StartMarketingSessionDocument,
      variables: { input: { mallUrl, device } },
    });
    if (data?.startMarketingSession) sessions.join(data.startMarketingSession);
    return null;
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): VisitorFailure {
  const { message, requestId } = describeError(error);
  const seconds = waitingSeconds(error);
  return { message: seconds > 0 ? `${message} (${waitingText(seconds)} 후)` : message, requestId };
}
