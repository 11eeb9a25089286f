import { holdEarlyPresses } from '../before-hydration/early-press.ts';
import { recordForeignChanges } from '../before-hydration/foreign-changes.ts';
import { holdEarlyPress } from '../../shop/cart/early-press.ts';
import { noteEarlyActs } from '../../shared/scroll-restoration/shopper-acts.ts';
import { keepEarlyFavorite } from '../../shop/session/early-favorite.ts';
import { pendingFavoriteKey } from '../../shop/session/pending-favorite.ts';
import { sessionKey } from '../../shop/session/session-store.ts';
import { holdEarlySubmit } from '../../shared/form/early-submit.ts';
import { closedPopupsKey } from '../../shop/popups/closed-popups.ts';

/** Every key of a mall's storage ends with the mall's segment, which the script reads from <html>. */
const keyOf = (key: (mallUrl: string) => string) => `${JSON.stringify(key(''))}+m`;

/**
 * Runs before the first paint. It sets flags on <html> for what only this browser knows (a stored session, closed
 * popups), so that nothing moves later. It checks that tokens exist but never reads them. Before hydration it also
 * holds back submitted forms and pressed buttons, stores a pending favorite and notes whether the shopper, or another program, did anything. It
 * flags a document whose scroll position the browser restores. The text is the same on every page: the policy names it by its hash.
 */
export const bootScript =
  '(function(){var h=document.documentElement,m=h.dataset.mall;' +
  holdEarlySubmit +
  holdEarlyPress +
  holdEarlyPresses +
  noteEarlyActs +
  recordForeignChanges +
  keepEarlyFavorite(keyOf(pendingFavoriteKey)) +
  `try{var s=${keyOf(sessionKey)};if(localStorage.getItem(s)||sessionStorage.getItem(s))h.dataset.member="";` +
  `if(performance.getEntriesByType("navigation").some(function(n){return n.type!="navigate"}))h.dataset.returning="";` +
  `var c=JSON.parse(localStorage.getItem(${keyOf(closedPopupsKey)})||"{}"),t=h.dataset.topPopups;` +
  `if(t&&t.split(" ").every(function(n){return c[n]>Date.now()}))h.dataset.topClosed=""}catch(e){}})()`;
