import type { MouseEvent } from 'react';
import { safeRedirect } from './mall-paths.ts';

/**
 * The path of a plain click inside `event.currentTarget`, if it is a page of this mall, for the router. Null leaves the
 * click to the browser: other windows, other malls, other sites, anchors on the same page.
 */
export function pathOfMallLink(event: MouseEvent<HTMLElement>, mallUrl: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link ||
    !event.currentTarget.contains(link) ||
    link.hasAttribute('download') ||
    !['', '_self'].includes(link.target)
  )
    return null;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin) return null;
  if (hash && pathname + search === window.location.pathname + window.location.search) return null;
  const path = safeRedirect(pathname + search, mallUrl);
  return path && path + hash;
}
