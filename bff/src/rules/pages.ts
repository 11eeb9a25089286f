import { badInput } from '../errors/shopper-error.ts';

/** Paging arguments of a connection. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

/** The schema's names of what a call for a page sends. */
export const pageFields = { page: 'page', size: 'first' };

/** A page range of a list: offset and length. */
export interface Window {
  offset: number;
  size: number;
}

export interface Connection<T> {
  edges: { cursor: string; node: T }[];
  nodes: T[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
}

const longest = 100;
const farthest = 1_000_000;

export function windowOf({ first, after, page }: PageArguments): Window {
  const size = first ?? 20;
  if (size < 1 || size > longest) throw badInput('first', '1부터 100 사이여야 해요.', 'RANGE');
  if (page !== null && page !== undefined) {
    if (after !== null && after !== undefined) throw badInput('page', 'after와 함께 쓸 수 없어요.');
    if (page < 1 || page * size > farthest) throw badInput('page', '1 이상의 쪽 번호여야 해요.', 'RANGE');
    return { offset: (page - 1) * size, size };
  }
  return { offset: after === null || after === undefined ? 0 : placeOf(after) + 1, size };
}

/**
 * Reads a window from a source that knows only numbered pages of one size; two of them at most. What a page has beside its items
 * is taken from the first.
 */
export async function readWindow<Page extends { items: unknown[]; totalCount: number }>(
  { offset, size }: Window,
  readPage: (page: number, size: number) => Promise<Page>,
): Promise<Page> {
  const page = Math.floor(offset / size) + 1;
  const skip = offset % size;
  // Items beyond the page size would appear again on the next page.
  const pageOf = async (number: number) => {
    const read = await readPage(number, size);
    return { ...read, items: read.items.slice(0, size), totalCount: Math.max(0, read.totalCount) };
  };
  if (skip === 0) return pageOf(page);
  const [one, next] = await Promise.all([pageOf(page), pageOf(page + 1)]);
  return { ...one, items: [...one.items.slice(skip), ...next.items.slice(0, skip)] };
}

/** The total is at least the items up to here, whatever the mall counted. */
export function toConnection<T>({ offset }: Window, items: T[], counted: number): Connection<T> {
  const totalCount = items.length > 0 ? Math.max(counted, offset + items.length) : counted;
  const edges = items.map((node, index) => ({ cursor: cursorOf(offset + index), node }));
  return {
    edges,
    nodes: items,
    pageInfo: {
      hasNextPage: offset + items.length < totalCount && items.length > 0,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

function cursorOf(place: number): string {
  return Buffer.from(`place:${place}`).toString('base64url');
}

function placeOf(cursor: string): number {
  const digits = /^place:(\d{1,7})$/u.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  const place = digits === undefined ? Infinity : Number(digits);
  if (place > farthest) throw badInput('after', '알 수 없는 위치예요.', 'FORMAT');
  return place;
}
