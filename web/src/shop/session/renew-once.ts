import { NetworkError } from '../../shared/errors/network-error.ts';
import type { SessionStore, StoredSession } from './session-store.ts';
import { findNewerPair } from './tabs.ts';

/** Sends as this member; `renews`: with the refresh token too. */
type Send<Result> = (session: StoredSession, renews: boolean) => Promise<Result>;

/** How long to wait for another renewal. The gateway exchanges a token once, so this need not be strict. */
const timeoutMs = 2_000;
const lockName = 'family-mall.renewal';

/** Renewals in progress, by refresh token. */
const renewals = new Map<string, Promise<unknown>>();

/**
 * Single flight: a session near its end is refreshed by one request, in this tab and across all tabs. Other requests
 * wait a moment and go on with the new pair or, if there is none, send the old one too.
 */
export function sendWithOneRenewal<Result>(
  sessions: SessionStore,
  sent: StoredSession,
  send: Send<Result>,
): Promise<Result> {
  const running = renewals.get(sent.refreshToken);
  const proceed = () => sendWithLatest(sessions, sent, send);
  if (running) return atMost(running).then(proceed);
  const renewal = acrossTabs(async () => {
    if (!sessions.isShared) await findNewerPair(sessions, sent);
    return proceed();
  }).finally(() => renewals.delete(sent.refreshToken));
  renewals.set(sent.refreshToken, renewal);
  return renewal;
}

/** As what is kept by now: a newer pair needs no renewal. */
async function sendWithLatest<Result>(
  sessions: SessionStore,
  sent: StoredSession,
  send: Send<Result>,
): Promise<Result> {
  const session = sessions.read();
  if (!session) throw new NetworkError({ wasCancelled: true });
  return send(session, session.refreshToken === sent.refreshToken);
}

/** One tab at a time. A slow result does not hold the others up for longer than a moment. */
async function acrossTabs<Result>(proceed: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  const inside = () => atMost((result = proceed()));
  await globalThis.navigator.locks
    ?.request(lockName, { signal: AbortSignal.timeout(timeoutMs) }, inside)
    .catch(() => {});
  return result ?? proceed();
}

function atMost(something: Promise<unknown>): Promise<unknown> {
  return Promise.race([something.catch(() => {}), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}
