import { isRefusal } from '../errors/mall-error.ts';
import { badInput } from '../errors/shopper-error.ts';
import { farthest, markOf, readCursor, writeCursor, type Cursor } from './cursors.ts';
import { rowsBehind } from './rows-behind.ts';

/** Paging arguments of a connection. */
export interface PageArguments {
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

/** What a call for a part of a list sends: a page by its number, or the rows behind a row. */
export interface PageQuery {
  size: number;
  page?: number;
  aftrKey?: string;
}

/** The schema's names of what a call for a page sends. */
export const pageFields = { page: 'page', size: 'first', aftrKey: 'after' };

/** A part of a list, as the mall returned it. */
export interface ListPage<Row> {
  list: readonly Row[];
  totalCnt: number | null;
  /** Whether the mall's order of the rows is lost. */
  isMixed?: boolean;
}

export interface List<Row, Node, Page> {
  read(query: PageQuery): Promise<Page & ListPage<Row>>;
  /** What identifies a row in its list. */
  keyOf(row: Row): string;
  toNode(row: Row): Node;
}

export interface Connection<T> {
  edges: { cursor: string; node: T }[];
  nodes: T[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
}

/** The wanted rows, and what they need to become a connection. */
interface Part<Row, Page> {
  /** Index of the first row. */
  offset: number;
  rows: readonly Row[];
  totalCount: number;
  hasNextPage: boolean;
  /** Digests of the rows before the first, nearest first. */
  marksBefore: readonly string[];
  /** The mall's response, with its other fields. */
  page: Page & ListPage<Row>;
}

const longest = 100;
/** Rows that a cursor remembers: its own, and those that stand for it once it is gone. */
const rememberedRows = 5;

/**
 * A connection over a list of the mall, and the page that it came from. With `after` it goes on behind that row, whatever was
 * added or removed meanwhile.
 */
export async function readConnection<Row extends object, Node, Page>(
  paging: PageArguments,
  list: List<Row, Node, Page>,
): Promise<{ connection: Connection<Node>; page: Page }> {
  const part = await readPart(paging, list);
  return { connection: toConnection(part, list), page: part.page };
}

/** A page that was read otherwise. */
export function numberedConnection<Node extends object>(
  offset: number,
  page: ListPage<Node>,
  keyOf: (node: Node) => string,
): Connection<Node> {
  return toConnection(counted(page, offset, page.list, []), { keyOf, toNode: (node: Node) => node });
}

function readPart<Row, Page>(
  { first, after, page }: PageArguments,
  list: List<Row, unknown, Page>,
): Promise<Part<Row, Page>> {
  const size = first ?? 20;
  if (size < 1 || size > longest) throw badInput('first', '1부터 100 사이여야 해요.', 'RANGE');
  if (page === null || page === undefined)
    return after === null || after === undefined
      ? readNumbered(1, size, list)
      : readBehind(readCursor(after), size, list);
  if (after !== null && after !== undefined) throw badInput('page', 'after와 함께 쓸 수 없어요.');
  if (page < 1 || page * size > farthest) throw badInput('page', '1 이상의 쪽 번호여야 해요.', 'RANGE');
  return readNumbered(page, size, list);
}

async function readNumbered<Row, Page>(
  number: number,
  size: number,
  list: List<Row, unknown, Page>,
): Promise<Part<Row, Page>> {
  const page = await list.read({ page: number, size });
  // Items beyond the page size would appear again on the next page.
  return counted(page, (number - 1) * size, page.list.slice(0, size), []);
}

function readBehind<Row, Page>(cursor: Cursor, size: number, list: List<Row, unknown, Page>): Promise<Part<Row, Page>> {
  const { aftrKey } = cursor;
  if (aftrKey === null) return findAgain(cursor, size, list);
  return readByKey({ ...cursor, aftrKey }, size, list).catch((error: unknown) => {
    // A key of another time or order: the mall does not know it.
    if (isRefusal(error, '1400')) return findAgain(cursor, size, list);
    throw error;
  });
}

/** One row more is read: the count of the whole list does not say whether another one follows this place. */
async function readByKey<Row, Page>(
  { place, marks, aftrKey }: Cursor & { aftrKey: string },
  size: number,
  { read }: List<Row, unknown, Page>,
): Promise<Part<Row, Page>> {
  const asked = Math.min(size + 1, longest);
  const page = await read({ aftrKey, size: asked });
  const rows = page.list.slice(0, size);
  const hasNextPage = page.list.length > size || (asked === size && rows.length === size);
  const totalCount = Math.max(page.totalCnt ?? 0, rows.length);
  return { offset: place + 1, rows, totalCount, hasNextPage, marksBefore: marks, page };
}

/** For a source that knows numbered pages only. */
async function findAgain<Row, Page>(
  cursor: Cursor,
  size: number,
  list: List<Row, unknown, Page>,
): Promise<Part<Row, Page>> {
  const { place, marks } = cursor;
  // A place alone, at the end of its page: nothing to look for there.
  if (marks.length === 0 && (place + 1) % size === 0) return readNumbered(Math.floor(place / size) + 2, size, list);
  const { page, offset, rows } = await rowsBehind(cursor, size, {
    keyOf: list.keyOf,
    pageOf: async (number) => {
      const read = await list.read({ page: number, size });
      return { page: read, rows: read.list.slice(0, size) };
    },
  });
  return counted(page, offset, rows, marks);
}

/** The total is at least the items up to here, whatever the mall counted. */
function counted<Row, Page>(
  page: Page & ListPage<Row>,
  offset: number,
  rows: readonly Row[],
  marksBefore: readonly string[],
): Part<Row, Page> {
  const told = Math.max(0, page.totalCnt ?? 0);
  const totalCount = rows.length > 0 ? Math.max(told, offset + rows.length) : told;
  return {
    offset,
    rows,
    totalCount,
    hasNextPage: rows.length > 0 && offset + rows.length < totalCount,
    marksBefore,
    page,
  };
}

function toConnection<Row extends object, Node>(
  { offset, rows, totalCount, hasNextPage, marksBefore, page: { isMixed = false } }: Part<Row, unknown>,
  { keyOf, toNode }: Pick<List<Row, Node, unknown>, 'keyOf' | 'toNode'>,
): Connection<Node> {
  let marks = marksBefore;
  const edges = rows.map((row, index) => {
    marks = [markOf(keyOf(row)), ...marks].slice(0, isMixed ? longest : rememberedRows);
    const aftrKey = isMixed ? null : aftrKeyOf(row);
    return { cursor: writeCursor({ place: offset + index, marks, isMixed, aftrKey }), node: toNode(row) };
  });
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** Null for a list whose rows have none. */
function aftrKeyOf(row: object): string | null {
  return 'aftrKey' in row && typeof row.aftrKey === 'string' ? row.aftrKey : null;
}
