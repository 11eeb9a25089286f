/** The pages of a list that are shown together: one, or from one through another. */
export interface PageRange {
  page: number;
  /** The last of them, never before `page`. */
  through: number;
}

/** The last page that an address may request: an address must not make the mall count to a million. */
export const farthestPage = 500;

/** Reads an address leniently: what makes no sense is the first page alone. */
export function readPageRange(query: URLSearchParams): PageRange {
  const page = readPage(query.get('page')) ?? 1;
  return { page, through: Math.max(page, readPage(query.get('through')) ?? page) };
}

/** Writes only what is needed: the first page alone needs no parameters. */
export function writePageRange(query: URLSearchParams, { page, through }: PageRange): void {
  if (page > 1) query.set('page', String(page));
  if (through > page) query.set('through', String(through));
}

function readPage(text: string | null): number | null {
  const page = Number(text ?? '');
  return Number.isInteger(page) && page >= 1 && page <= farthestPage ? page : null;
}
