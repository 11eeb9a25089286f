import type { StorefrontClient } from '../apollo/storefront-client.ts';
import { whenSettled } from '../when-settled.ts';

/** The fallback fonts have the typeface's metrics, so it waits until everything else is loaded. */
export async function addTypeface(root: HTMLElement, client: StorefrontClient): Promise<void> {
  await whenSettled(client);
  const typeface = await import('./typeface.ts').catch(() => null); // may be gone after a deploy; the fallbacks stay
  await typeface?.showTypeface(root);
}
