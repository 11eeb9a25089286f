import { pathTo } from '../../shop/addresses/path-to.ts';
import { safeRedirect } from '../../shop/links/mall-paths.ts';

/**
 * The return address of the telecom identity service: /tid/{mallUrl}?tid={code}&redirect={path}, or the mall as mallUrl
 * in the query.
 */
export interface TidAddress {
  /** Null: none is named. */
  mallUrl: string | null;
  /** Valid once; null: missing or used. */
  code: string | null;
  /** Where the member wanted to go: path and query of that mall. */
  redirect: string | null;
}

export function readTidAddress({ pathname, search }: { pathname: string; search: string }): TidAddress {
  const query = new URLSearchParams(search);
  const [, , segment = ''] = pathname.split('/');
  const mallUrl = query.get('mallUrl') || (segment === 'callback' ? '' : segment);
  if (!/^[\w-]{1,50}$/u.test(mallUrl)) return { mallUrl: null, code: null, redirect: null };
  return { mallUrl, code: query.get('tid') || null, redirect: safeRedirect(query.get('redirect'), mallUrl) };
}

/** The same address without the code, for the browser's history. */
export function withoutCode({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('tid');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Where a signed-in member goes next; the root of a mall redirects to its first page, on either device. */
export function afterTid({ mallUrl, redirect }: TidAddress): string {
  return redirect ?? (mallUrl === null ? '/' : pathTo('start', { url: mallUrl }, 'DESKTOP'));
}
