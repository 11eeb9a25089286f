import { NetworkError } from '../errors/network-error.ts';
import type { SessionStore, StoredSession } from './session-store.ts';
import { seekHeir } from './tabs.ts';

/** Sends as this member; `renews`: with the refresh token too. */
type Ask<Answer> = (session: StoredSession, renews: boolean) => Promise<Answer>;

/** So long one waits for another's renewal. The gateway trades a token once, however many show it: no need to be strict. */
const patienceMs = 2_000;
const lockName = 'family-mall.renewal';

/** Refresh tokens that this tab is showing. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Single flight: a session near its end is refreshed by one request, in this tab and across all tabs. Other requests
 * wait a moment and go on with the new pair or, if there is none, send the old one too.
 */
export function askInTurn<Answer>(sessions: SessionStore, asked: StoredSession, ask: Ask<Answer>): Promise<Answer> {
  const running = turns.get(asked.refreshToken);
  const goOn = () => askAsNow(sessions, asked, ask);
  if (running) return atMost(running).then(goOn);
  const turn = acrossTabs(async () => {
    if (!sessions.isShared) await seekHeir(sessions, asked);
    return goOn();
  }).finally(() => turns.delete(asked.refreshToken));
  turns.set(asked.refreshToken, turn);
  return turn;
}

/** As what is kept by now: a newer pair needs no renewal. */
async function askAsNow<Answer>(sessions: SessionStore, asked: StoredSession, ask: Ask<Answer>): Promise<Answer> {
  const session = sessions.read();
  if (!session) throw new NetworkError({ wasCancelled: true });
  return ask(session, session.refreshToken === asked.refreshToken);
}

/** One tab at a time. A slow answer does not hold the others up for longer than a moment. */
async function acrossTabs<Answer>(goOn: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  const inside = () => atMost((answer = goOn()));
  await globalThis.navigator.locks
    ?.request(lockName, { signal: AbortSignal.timeout(patienceMs) }, inside)
    .catch(() => {});
  return answer ?? goOn();
}

function atMost(something: Promise<unknown>): Promise<unknown> {
  return Promise.race([something.catch(() => {}), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
