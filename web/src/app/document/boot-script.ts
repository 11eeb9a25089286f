import { noteEarlyActs } from '../shopper-acts.ts';
import { keepEarlyFavorite } from '../../shared/session/early-favorite.ts';
import { pendingFavoriteKey } from '../../shared/session/pending-favorite.ts';
import { sessionKey } from '../../shared/session/session-store.ts';
import { holdEarlySubmit } from '../../shared/form/early-submit.ts';
import { closedPopupsKey } from '../../shared/popups/closed-popups.ts';

/**
 * Runs before anything is drawn: says on <html> what only this browser knows, that someone is signed in to this mall
 * and which popups were closed, so that nothing jumps later. It reads whether tokens are there, never what they are. It
 * also holds forms back that are sent before the page is awake, keeps a heart that is pressed until then, notes whether anything was done until then, and whether
 * the document is one that was left before, at whose old place the browser may begin.
 */
export function bootScript(mallUrl: string): string {
  const session = JSON.stringify(sessionKey(mallUrl));
  const popups = JSON.stringify(closedPopupsKey(mallUrl));
  return scriptSafe(
    holdEarlySubmit +
      noteEarlyActs +
      keepEarlyFavorite(pendingFavoriteKey(mallUrl)) +
      `try{var h=document.documentElement;if(localStorage.getItem(${session})||sessionStorage.getItem(${session}))h.dataset.member="";` +
      `if(performance.getEntriesByType("navigation").some(function(n){return n.type!="navigate"}))h.dataset.returning="";` +
      `var c=JSON.parse(localStorage.getItem(${popups})||"{}"),t=h.dataset.topPopups;` +
      `if(t&&t.split(" ").every(function(n){return c[n]>Date.now()}))h.dataset.topClosed=""}catch(e){}`,
  );
}

function scriptSafe(code: string): string {
  return code.replaceAll('<', '\\u003c');
}
