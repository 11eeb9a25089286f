import { NetworkError } from '../shared/errors/network-error.ts';
import { isReachable } from '../shared/is-reachable.ts';
import { isServer } from '../shared/is-server.ts';

const reloadKey = 'family-mall.reloaded-at';
const pauseMs = 60_000;
/** The handlers for a lost chunk, with their styles, are loaded once per document. */
let hasLostOne = false;
let isReloading = false;

/**
 * After a deploy this page's chunks may be gone. The address is then opened again, once; if that does not help within a
 * minute, the failure is real. If the network is down, that is reported instead, and the next navigation that succeeds
 * opens its address afresh.
 */
export async function afterDeploy<Loaded>(address: string, chunks: Promise<Loaded>): Promise<Loaded> {
  try {
    const loaded = await chunks;
    return hasLostOne && (await isReachable(address)) ? openAfresh(address) : loaded;
  } catch (error) {
    if (isServer) throw error;
    hasLostOne = true;
    if (!(await isReachable(address))) throw new NetworkError({ cause: error });
    if (hasReloadedLately()) throw error;
    noteReload();
    return openAfresh(address);
  }
}

/**
 * After a deploy the gateway may not have this page's operations. Reloads the page, once; false if that was tried
 * within a minute.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  if (isServer || hasReloadedLately()) return false;
  noteReload();
  isReloading = true;
  globalThis.location.reload();
  return true;
}

function noteReload(): void {
  globalThis.sessionStorage.setItem(reloadKey, String(Date.now()));
}

function openAfresh(address: string): Promise<never> {
  globalThis.location.assign(address);
  return new Promise(() => {}); // the page reloads
}

function hasReloadedLately(): boolean {
  try {
    return Date.now() - Number(globalThis.sessionStorage.getItem(reloadKey) ?? 0) < pauseMs;
  } catch {
    return true; // without storage it cannot be known, and a loop would be worse
  }
}
