import type { StorefrontClient } from '../apollo/storefront-client.ts';
import { whenSettled } from '../when-settled.ts';

/** Loads the typeface last, since the fallback fonts have the same metrics. */
export async function addTypeface(root: HTMLElement, client: StorefrontClient): Promise<void> {
  await whenSettled(client);
  const typeface = await import('./typeface.ts').catch(() => null); // the chunk may be gone after a deploy; the fallbacks stay
  await typeface?.showTypeface(root);
}
