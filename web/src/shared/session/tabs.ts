import { memberOf } from './access-token.ts';
import type { SessionStore, StoredSession } from './session-store.ts';

/** What tabs of this browser tell each other. Only pages of our own origin hear it, which could read the tokens anyway. */
type Message =
  /** The pair that the refresh token `from` was traded for. */
  | { kind: 'renewed'; key: string; from: string; to: StoredSession }
  /** Someone left this mall in one tab: and so in all. A tab that slept hears it late: whoever came after that moment stays. */
  | { kind: 'ended'; key: string; at: number }
  /** Does anybody know what became of this refresh token? */
  | { kind: 'sought'; key: string; from: string };

const channelName = 'family-mall.sessions';
/** So long a tab waits for others that may have renewed the session which it has a copy of. */
const seekMs = 120;

let channel: BroadcastChannel | null = null;

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
    if (change === 'renewed' && former && this.#known) post({ kind: 'renewed', key, from: former.refreshToken, to: this.#known });
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
    if (message.key !== this.#sessions.key || !mine) return;
    if (message.kind === 'ended') this.#leave(mine, message.at);
    else if (message.kind === 'sought') this.#answer(message.key, message.from, mine);
    else if (message.from === mine.refreshToken) this.#follow(() => this.#sessions.renew(message.to, message.to.receivedAt));
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
