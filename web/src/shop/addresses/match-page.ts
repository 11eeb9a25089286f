import { matchRoutes } from 'react-router-dom';
import type { Device } from '../../__generated__/graphql.ts';
import { reservedSegments } from './outside-pages.ts';
import { mallRoutes, outsideMalls, type RouteEntry } from './route-table.ts';

export interface FoundRoute {
  entry: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
}

const outsideObjects = toRouteObjects(outsideMalls);
const mallObjects = toRouteObjects(mallRoutes);

let latest: { pathname: string; found: FoundRoute | null } | undefined;

/**
 * The row of the table that matches a path, with the values of its pattern. The latest match is memoized: the router
 * ranks all routes at each call, and each card of a list calls it.
 */
export function findRoute(pathname: string): FoundRoute | null {
  if (latest?.pathname !== pathname) latest = { pathname, found: lookUp(pathname) };
  return latest.found;
}

function lookUp(pathname: string): FoundRoute | null {
  return find(outsideObjects, pathname) ?? find(mallObjects, pathname, (mallUrl) => !reservedSegments.has(mallUrl));
}

type TableRoute = { path: string; handle: RouteEntry; words: string[] };

function find(
  objects: TableRoute[],
  pathname: string,
  isMall: (mallUrl: string) => boolean = () => true,
): FoundRoute | null {
  const match = matchSafely(objects, pathname);
  if (!match || (match.params.mallUrl !== undefined && !isMall(match.params.mallUrl))) return null;
  return { entry: match.route.handle, params: match.params };
}

function matchSafely(objects: TableRoute[], pathname: string) {
  // A path with invalid escapes is not ours; the router would only warn about it.
  return isReadable(pathname) ? matchRoutes(objects.filter(mayMatch(pathname)), pathname)?.at(-1) : undefined;
}

/** Filters by literal segments. The router ranks every route it gets, which is slow on a slow processor. */
function mayMatch(pathname: string): (route: TableRoute) => boolean {
  const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).toLowerCase());
  return ({ words }) => words.every((word, index) => isOpen(word) || word === (segments[index] ?? ''));
}

function isOpen(word: string): boolean {
  return word.startsWith(':') || word === '*';
}

function isReadable(pathname: string): boolean {
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** The path's device. But a desktop that opens a page for phones gets its notice or redirect in the desktop shell. */
export function deviceToRender({ entry }: FoundRoute, held: Device): Device {
  return entry.device === 'MOBILE' && held === 'DESKTOP' ? held : (entry.device ?? held);
}

/**
 * The path of the same page on the other device; null: it has none. A path that matches no page here may match one
 * there.
 */
export function counterpartOf(pathname: string, device: Device | null): string | null {
  if (device === null) return null;
  const counterpart = device === 'DESKTOP' ? `/m${pathname}` : pathname.replace(/^\/m(?=\/)/i, '');
  const [found, own] = [lookUp(counterpart), findRoute(pathname)];
  if (found?.entry.page === 'unknown-path' && own?.entry.page !== 'unknown-path') return null;
  return found?.entry.device && found.entry.device !== device ? counterpart : null;
}

function toRouteObjects(entries: readonly RouteEntry[]): TableRoute[] {
  return entries.map((entry) => ({
    path: entry.pattern,
    handle: entry,
    words: entry.pattern.toLowerCase().split('/'),
  }));
}
