import { refreshThresholdSeconds, sessionKey } from '../../shop/session/session-store.ts';
import { inertJson } from '../document/escape.ts';

/** An operation as it is sent to the gateway. */
export interface EarlyOperation {
  documentId: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** Requests sent before the client's code arrived; see take-early.ts. */
export interface SentEarly {
  /** The member's access token. */
  token: string;
  /** By Date. */
  sentAt: number;
  /** By the body of the request. */
  responses: Record<string, Promise<Response>>;
}

const id = 'early';

/** The operations, and the script that sends them. Nothing for a page without any. */
export function earlyElements(operations: readonly EarlyOperation[]): string {
  if (operations.length === 0) return '';
  return `<script type="application/json" id="${id}">${inertJson(operations)}</script><script>${earlyScript}</script>`;
}

/**
 * A page for members is rendered without its content. For a member this sends its operations while the code is still on
 * its way. A token that is due is left to the code, which renews it. The text is the same on every page: the policy
 * names it by its hash.
 */
export const earlyScript =
  `(function(){try{var h=document.documentElement,k=${JSON.stringify(sessionKey(''))}+h.dataset.mall,` +
  's=JSON.parse(localStorage.getItem(k)||sessionStorage.getItem(k)),t=s.accessToken,' +
  'c=JSON.parse(atob(t.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))),r={};' +
  `if(!(c.exp-c.iat-(Date.now()-s.receivedAt)/1e3>=${refreshThresholdSeconds}))return;` +
  `JSON.parse(document.getElementById("${id}").textContent).forEach(function(o){var b=JSON.stringify(o);` +
  'r[b]=fetch("/graphql",{method:"POST",credentials:"same-origin",body:b,headers:{accept:"application/graphql-response+json, application/json","content-type":"application/json",authorization:"Bearer "+t}});' +
  'r[b].catch(function(){})});h.early={token:t,sentAt:Date.now(),responses:r}}catch(e){}})()';
