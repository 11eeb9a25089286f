import { NetworkError } from '../shared/errors/network-error.ts';
import { isReachable } from '../shared/is-reachable.ts';
import { isServer } from '../shared/is-server.ts';

const reloadKey = 'family-mall.reloaded-at';
const pauseMs = 60_000;
/** What a lost chunk brings along, its styles above all, is asked for once in the life of a document. */
let hasLostOne = false;
let isReloading = false;

/**
 * After a deploy the chunks that this page knows may be gone. The address is then opened afresh, once; if that does
 * not help within a minute the failure is a real one. Where nothing can be reached at all, that is what is told, and
 * the next move that can do so opens its address afresh.
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
 * After a deploy the gateway may know this page's operations no more. Opens the page afresh, once; false where that has been
 * tried within a minute.
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
  return new Promise(() => {}); // the page is about to go
}

function hasReloadedLately(): boolean {
  try {
    return Date.now() - Number(globalThis.sessionStorage.getItem(reloadKey) ?? 0) < pauseMs;
  } catch {
    return true; // without storage there is no telling, and a loop would be worse
  }
}
