import { isServer } from '../shared/is-server.ts';

const reloadKey = 'family-mall.reloaded-at';
const pauseMs = 60_000;

/**
 * After a deploy the chunks that this page knows may be gone. The address is then opened afresh, once; if that does
 * not help within a minute the failure is a real one.
 */
export async function afterDeploy<Loaded>(address: string, chunks: Promise<Loaded>): Promise<Loaded> {
  try {
    return await chunks;
  } catch (error) {
    if (isServer || hasReloadedLately()) throw error;
    globalThis.sessionStorage.setItem(reloadKey, String(Date.now()));
    globalThis.location.assign(address);
    return new Promise(() => {}); // the page is about to go
  }
}

function hasReloadedLately(): boolean {
  try {
    return Date.now() - Number(globalThis.sessionStorage.getItem(reloadKey) ?? 0) < pauseMs;
  } catch {
    return true; // without storage there is no telling, and a loop would be worse
  }
}
