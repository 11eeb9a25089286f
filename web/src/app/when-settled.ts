import { whenIdle } from '../shared/when-idle.ts';
import type { StorefrontClient } from './apollo/storefront-client.ts';

/** Stop waiting for images after this. */
const imageTimeoutMs = 3000;

/**
 * Resolves when a page shows its first content: no query is pending, the images on the first screen are loaded, and the
 * browser is idle. On a slow network other downloads would take their bandwidth.
 */
export async function whenSettled(client: StorefrontClient): Promise<void> {
  await whenIdle();
  await client.whenNothingIsPending();
  await whenIdle(); // the responses are rendered now
  const pictures = Array.from(document.images).filter(({ loading, complete }) => loading !== 'lazy' && !complete);
  await Promise.race([
    Promise.all(pictures.map(whenThere)),
    new Promise((resolve) => setTimeout(resolve, imageTimeoutMs)),
  ]);
}

function whenThere(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
  });
}
