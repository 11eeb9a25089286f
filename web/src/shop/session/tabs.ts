import { nextTask } from '../../shared/next-task.ts';
import { memberOf } from './access-token.ts';
import { isHeldElsewhere, showPresence } from './session-presence.ts';
import type { SessionStore, StoredSession } from './session-store.ts';

/** Messages between this browser's tabs. Only pages of our origin receive them, which could read the tokens anyway. */
type Message =
  /** The pair that the refresh token `from` was traded for. */
  | { kind: 'renewed'; key: string; from: string; to: StoredSession }
  /**
   * Someone signed out of this mall in one tab, so all tabs do. A suspended tab receives it late: a session that
   * started after `at` stays.
   */
  | { kind: 'ended'; key: string; at: number }
  /** The mall refuses this refresh token, from any tab. */
  | { kind: 'refused'; key: string; from: string; end: 'expired' | 'dormant' }
  /** Asks whether another tab has renewed this refresh token. */
  | { kind: 'sought'; key: string; from: string }
  /** Asks for a session of this mall; sent by new tabs. */
  | { kind: 'requested'; key: string }
  /** A session for the tabs that requested one. */
  | { kind: 'granted'; key: string; session: StoredSession };

const channelName = 'family-mall.sessions';
/** How long a tab waits for others that may have renewed its copy of the session. */
const seekMs = 120;
/** So long a new tab waits for the session of a tab that is there, but busy: to be sent to sign in costs a member more. */
const requestMs = 3_000;

let channel: BroadcastChannel | null = null;
/** Stores of tabs that wait for the session of another one. */
const requesting = new WeakSet<SessionStore>();

/**
 * Keeps this tab in sync with the others: by storage events for tokens that all tabs share, by a channel for tokens
 * that each tab has a copy of, as a duplicated tab does. A page from the back/forward cache checks again.
 */
export function followTabs(sessions: SessionStore, known: StoredSession | null): void {
  const tab = new Tab(sessions, known);
  sessions.subscribe((change) => tab.tell(change));
  // No key: all of the storage was emptied.
  window.addEventListener('storage', ({ key }) => (key === null || key === sessions.key) && tab.look());
  // Clearing storage in the browser's settings fires no event.
  document.addEventListener('visibilitychange', () => tab.look());
  window.addEventListener('pageshow', ({ persisted }) => persisted && tab.look());
  tab.look();
  showPresence(sessions);
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => tab.hear(data));
}

/** Waits until another tab has told what this session became, or until a timeout. */
export async function findNewerPair(sessions: SessionStore, session: StoredSession): Promise<void> {
  if (!channel || sessions.key === null) return;
  post({ kind: 'sought', key: sessions.key, from: session.refreshToken });
  const end = Date.now() + seekMs;
  while (sessions.isKept(session) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  await nextTask(); // messages that arrived while this tab was busy are handled first
}

/**
 * Takes over the session that another tab of this mall has in its session storage. Waits only if there is such a tab.
 * After a session has ended in this document, only signing in starts another.
 */
export async function requestSession(sessions: SessionStore): Promise<void> {
  const { key } = sessions;
  if (
    !channel ||
    key === null ||
    sessions.lastEnd !== null ||
    !(await isHeldElsewhere(key)) ||
    sessions.read() !== null
  )
    return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = sessions.subscribe(() => resolve());
  requesting.add(sessions);
  post({ kind: 'requested', key });
  await Promise.race([promise, new Promise((late) => setTimeout(late, requestMs))]);
  await nextTask(); // an answer that arrived while this tab was busy is handled first
  requesting.delete(sessions);
  stop();
}

class Tab {
  readonly #sessions: SessionStore;
  /** The session at the last check. */
  #known: StoredSession | null;
  /** Refresh tokens that the known session has had. */
  readonly #former = new Set<string>();
  #isFollowing = false;

  constructor(sessions: SessionStore, known: StoredSession | null) {
    this.#sessions = sessions;
    this.#known = known;
  }

  /** Something happened in this tab. */
  tell(change: string): void {
    const { key } = this.#sessions;
    const former = this.#known;
    this.#know(change);
    if (key === null || this.#isFollowing) return;
    if (change === 'ended') post({ kind: 'ended', key, at: Date.now() });
    if ((change === 'expired' || change === 'dormant') && former)
      post({ kind: 'refused', key, from: former.refreshToken, end: change });
    if (change === 'renewed' && former && this.#known)
      post({ kind: 'renewed', key, from: former.refreshToken, to: this.#known });
  }

  /** Checks whether the stored session has changed. */
  look(): void {
    const [former, now] = [this.#known, this.#sessions.read()];
    if (former?.refreshToken === now?.refreshToken) return;
    const change = now === null ? 'ended' : former && memberOf(former) === memberOf(now) ? 'renewed' : 'started';
    this.#follow(() => this.#sessions.announce(change));
  }

  hear(message: Message): void {
    const mine = this.#sessions.read();
    if (message.key !== this.#sessions.key) return;
    if (!mine) this.#accept(message);
    else if (message.kind === 'ended') this.#leave(mine, message.at);
    else if (message.kind === 'sought') this.#answer(message.key, message.from, mine);
    else if (message.kind === 'requested') this.#grant(message.key, mine);
    else if (message.kind === 'refused') this.#end(mine, message);
    else if (message.kind === 'renewed' && message.from === mine.refreshToken)
      this.#follow(() => this.#sessions.renew(message.to, message.to.receivedAt));
  }

  #accept(message: Message): void {
    if (message.kind === 'granted' && requesting.has(this.#sessions))
      this.#sessions.join(message.session, message.session.receivedAt);
  }

  /** All tabs share local storage. */
  #grant(key: string, session: StoredSession): void {
    if (!this.#sessions.isShared) post({ kind: 'granted', key, session });
  }

  #end(mine: StoredSession, { from, end }: Extract<Message, { kind: 'refused' }>): void {
    if (from === mine.refreshToken) this.#follow(() => this.#sessions.clear(end));
  }

  #answer(key: string, from: string, mine: StoredSession): void {
    if (this.#former.has(from)) post({ kind: 'renewed', key, from, to: mine });
  }

  #leave({ receivedAt }: StoredSession, at: number): void {
    if (receivedAt <= at) this.#follow(() => this.#sessions.clear());
  }

  #know(change: string): void {
    if (change === 'renewed' && this.#known) this.#former.add(this.#known.refreshToken);
    else this.#former.clear();
    this.#known = this.#sessions.read();
  }

  /** Changes from another tab are not sent again. */
  #follow(doing: () => void): void {
    this.#isFollowing = true;
    doing();
    this.#isFollowing = false;
  }
}

function post(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel?.postMessage(message);
}
