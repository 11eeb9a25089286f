/** The address that opens an operation with its variables. */
export function linkTo(page: { origin: string; pathname: string }, query: string, variables: string): string {
  const address = new URL(page.pathname, page.origin);
  address.searchParams.set('query', query);
  if (variables.trim()) address.searchParams.set('variables', compact(variables));
  return address.href;
}

function compact(variables: string): string {
  try {
    return JSON.stringify(JSON.parse(variables));
  } catch {
    return variables;
  }
}
