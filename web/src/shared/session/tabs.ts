import { nextTask } from '../next-task.ts';
import { memberOf } from './access-token.ts';
import { isHeldElsewhere, showPresence } from './session-presence.ts';
import type { SessionStore, StoredSession } from './session-store.ts';

/** What tabs of this browser tell each other. Only pages of our own origin hear it, which could read the tokens anyway. */
type Message =
  /** The pair that the refresh token `from` was traded for. */
  | { kind: 'renewed'; key: string; from: string; to: StoredSession }
  /** Someone left this mall in one tab: and so in all. A tab that slept hears it late: whoever came after that moment stays. */
  | { kind: 'ended'; key: string; at: number }
  /** The mall refuses this refresh token, whoever shows it. */
  | { kind: 'refused'; key: string; from: string; end: 'expired' | 'dormant' }
  /** Does anybody know what became of this refresh token? */
  | { kind: 'sought'; key: string; from: string }
  /** Is anybody signed in to this mall? A new tab asks. */
  | { kind: 'requested'; key: string }
  /** A session for the tabs that ask for one. */
  | { kind: 'granted'; key: string; session: StoredSession };

const channelName = 'family-mall.sessions';
/** So long a tab waits for others that may have renewed the session which it has a copy of. */
const seekMs = 120;
/** So long a new tab waits for the session of a tab that is there, but busy. */
const requestMs = 1_000;

let channel: BroadcastChannel | null = null;
/** Stores of tabs that wait for the session of another one. */
const requesting = new WeakSet<SessionStore>();

/**
 * Keeps this tab at one with the others: storage tells what becomes of tokens that all tabs share, a channel of those
 * that each tab has a copy of, as a duplicated one does. A page that comes back from the browser's cache looks anew.
 */
export function followTabs(sessions: SessionStore, known: StoredSession | null): void {
  const tab = new Tab(sessions, known);
  sessions.subscribe((change) => tab.tell(change));
  // No key: all of the storage was emptied.
  window.addEventListener('storage', ({ key }) => (key === null || key === sessions.key) && tab.look());
  // Whoever empties it in the browser's own settings is told by no event.
  document.addEventListener('visibilitychange', () => tab.look());
  window.addEventListener('pageshow', ({ persisted }) => persisted && tab.look());
  tab.look();
  showPresence(sessions);
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => tab.hear(data));
}

/** Waits until another tab has told what this session became, or for a moment in vain. */
export async function seekHeir(sessions: SessionStore, session: StoredSession): Promise<void> {
  if (!channel || sessions.key === null) return;
  post({ kind: 'sought', key: sessions.key, from: session.refreshToken });
  const end = Date.now() + seekMs;
  while (sessions.isKept(session) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  await nextTask(); // what came while this tab was busy for all that time is heard before it goes on
}

/**
 * Takes over the session that another tab of this mall has in its session storage. Waits only where there is such a tab.
 * Whose session came to its end in this very document is signed in by nobody but themselves.
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
  requesting.delete(sessions);
  stop();
}

class Tab {
  readonly #sessions: SessionStore;
  /** As it was when this tab last looked. */
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

  /** Something may have happened to what is stored. */
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

  /** What is in local storage every tab finds there. */
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

  /** What came from another tab is not told on. */
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
