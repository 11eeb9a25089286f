import { whenIdle } from '../shared/when-idle.ts';
import type { StorefrontClient } from './apollo/storefront-client.ts';

/** Longer no picture keeps anything waiting. */
const picturePatienceMs = 3000;

/**
 * Resolves when a page has what it shows first: nothing is asked any more, the pictures that stand on the screen to begin
 * with are here, and there is nothing else to do. On a slow network all else would take their room.
 */
export async function whenSettled(client: StorefrontClient): Promise<void> {
  await whenIdle();
  await client.whenNothingIsPending();
  await whenIdle(); // what was answered has been rendered
  const pictures = Array.from(document.images).filter(({ loading, complete }) => loading !== 'lazy' && !complete);
  await Promise.race([
    Promise.all(pictures.map(whenThere)),
    new Promise((resolve) => setTimeout(resolve, picturePatienceMs)),
  ]);
}

function whenThere(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, () => resolve(), { once: true });
  });
}
