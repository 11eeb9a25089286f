import { undoForeignChanges, type Recording } from '../before-hydration/foreign-changes.ts';
import type { MemberPage, RequestedPage } from './member-page.ts';

type Requesting = Recording & { memberPage?: RequestedPage };

/** The client waits so long for a page's own data, too, before it shows a skeleton. */
const timeoutMs = 200;
/** Ignore older pages: the document was asleep meanwhile. */
const longestMs = 15_000;

interface TakenPage {
  page: MemberPage;
  /** Puts back what other programs had added, once the page is hydrated. */
  putBack: () => void;
}

/**
 * The page that the inline script has requested, with its markup in place. Null: there is none, it is late, or it is another
 * member's. Then the client loads the page itself.
 */
export async function takeMemberPage(): Promise<TakenPage | null> {
  const html = document.documentElement as Requesting;
  const { memberPage: requested } = html;
  if (!requested) return null;
  delete html.memberPage;
  const page = await Promise.race([
    requested.answer,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs)),
  ]);
  if (requested.isPlaced && !requested.isOfSession()) return openAgain();
  const isUsable = page !== null && requested.isOfSession() && Date.now() - requested.arrivedAt < longestMs;
  const putBack = isUsable && !requested.isPlaced ? undoForeignChanges(html) : () => {};
  if (isUsable && !requested.isPlaced) requested.place(page);
  requested.close();
  return isUsable ? { page, putBack } : null;
}

/** Somebody else's content is in the document. */
function openAgain(): Promise<never> {
  globalThis.location.reload();
  return new Promise(() => {});
}
