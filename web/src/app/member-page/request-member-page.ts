// The functions of an inline script. Each is sent as its text, so it refers to nothing but its parameters.
import type { Recording } from '../before-hydration/foreign-changes.ts';
import type { MemberPage, RequestedPage } from './member-page.ts';

interface ScriptSettings {
  /** Start of the storage key of a mall's session, which ends with the mall. */
  sessionKey: string;
  refreshThresholdSeconds: number;
  positionsKey: string;
  clientFilesId: string;
}

interface Helpers {
  claimsOf: typeof claimsOf;
  updateNodes: typeof updateNodes;
  whenParsed: typeof whenParsed;
}

/**
 * The document of a member's page has no content, since it is the same for all. For a member this asks the gateway for the page, puts its
 * markup in place as soon as it comes, and leaves it to be hydrated. A token that is due for renewal is left to the
 * client's code. Whatever fails leaves everything as it was.
 */
export function requestMemberPage(settings: ScriptSettings, { claimsOf, updateNodes, whenParsed }: Helpers): void {
  try {
    const html = document.documentElement as Recording & { memberPage?: RequestedPage };
    const key = settings.sessionKey + html.dataset.mall;
    const address = location.pathname + location.search;
    const read = () => JSON.parse(localStorage.getItem(key) || sessionStorage.getItem(key) || 'null');
    const session = read();
    const { sub, exp, iat } = claimsOf(session.accessToken);
    if (!(exp - iat - (Date.now() - session.receivedAt) / 1000 >= settings.refreshThresholdSeconds)) return;

    const isOfSession = () => {
      try {
        const { accessToken } = read();
        return accessToken === session.accessToken || (sub != null && claimsOf(accessToken).sub === sub);
      } catch {
        return false; // there is none any more
      }
    };

    /** The browser has restored the position of a page that was too short for it. */
    const restorePosition = () => {
      if (html.dataset.returning === undefined || html.dataset.acted !== undefined) return;
      const position = JSON.parse(sessionStorage.getItem(settings.positionsKey) || '{}')[history.state?.key ?? address];
      if (position > 0) scrollTo(0, position);
    };

    const leaving = new AbortController();
    let isClosed = false;
    let placedIn: Element | null = null;
    const place = (page: MemberPage) => {
      const root = document.getElementById('root');
      if (isClosed || !root || page.html === null || html.dataset.hydrated !== undefined || !isOfSession()) return;
      if (location.pathname + location.search !== address) return;
      // After a deploy, markup of the new build does not fit the old client.
      const files = JSON.parse(document.getElementById(settings.clientFilesId)?.textContent || '{"entry":null}');
      if (files.entry !== page.entry) return;
      // The client undoes what other programs have changed, and then calls this again.
      html.foreign?.records.push(...html.foreign.observer.takeRecords());
      if (html.foreign && html.foreign.records.length > 0) return;
      const template = document.createElement('template');
      template.innerHTML = page.html;
      const { content } = template;
      // React begins with preloads and meta elements.
      for (let first = content.firstElementChild; first?.matches('link,meta'); first = content.firstElementChild)
        document.head.append(first);
      updateNodes(root, content);
      html.foreign?.observer.takeRecords();
      root.dataset.rendered = page.rendered;
      document.title = page.title;
      requested.isPlaced = true;
      placedIn = root;
      restorePosition();
    };

    /** Before hydration, the page of a member who has left, here or in another tab, must not stay. */
    const look = () => {
      if (placedIn?.isConnected && html.dataset.hydrated === undefined && !isOfSession()) location.reload();
    };
    addEventListener('storage', look);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);

    const answer = fetch('/member-page', {
      method: 'POST',
      credentials: 'same-origin',
      signal: leaving.signal,
      headers: { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    })
      .then((response) => (response.status === 200 ? (response.json() as Promise<MemberPage>) : null))
      .then(async (page) => {
        await whenParsed();
        requested.arrivedAt = Date.now();
        if (page) place(page);
        return page;
      })
      .catch(() => null);

    const close = () => {
      isClosed = true;
      leaving.abort();
    };
    const requested: RequestedPage = { answer, isPlaced: false, arrivedAt: 0, place, isOfSession, close };
    html.memberPage = requested;
  } catch {
    // No session, no storage, or a token that cannot be read: the client's code asks.
  }
}

/** Unverified. Throws for what is no token. */
export function claimsOf(token: string): { sub?: unknown; exp: number; iat: number } {
  return JSON.parse(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')));
}

/** Makes the one's content like the other's, and leaves alone what is the same in both: the shopper may be typing there. */
export function updateNodes(old: Element, next: ParentNode): void {
  const former = [...old.childNodes];
  const nodes = [...next.childNodes];
  nodes.forEach((node, index) => {
    const at = former[index];
    if (!at) old.append(node);
    else if (at.isEqualNode(node)) return;
    else if (at instanceof Element && node instanceof Element && at.cloneNode().isEqualNode(node.cloneNode()))
      updateNodes(at, node);
    else at.replaceWith(node);
  });
  former.slice(nodes.length).forEach((node) => node.remove());
}

export function whenParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });
}
