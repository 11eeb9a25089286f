import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';
import type { PageRequest, PageResult } from './page-module.ts';

/** A page beyond the end of its list does not exist. A list that failed proves nothing. */
export function listResult(
  { searchParams }: Pick<PageRequest, 'searchParams'>,
  list: { nodes: readonly unknown[] } | null | undefined,
): PageResult | undefined {
  return readPageRange(searchParams).page > 1 && list?.nodes.length === 0 ? { status: 404 } : undefined;
}
