/** The page of the history that the address names, from 1. */
export function pageIn(searchParams: URLSearchParams): number {
  const page = Number(searchParams.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
