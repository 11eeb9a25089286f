import { exampleNamed } from '../examples/examples.ts';
import { filledIn } from '../examples/remembered.ts';

/** The operation in an address. */
export interface LinkedOperation {
  query: string;
  variables?: string;
}

/** Reads ?query=&variables= or ?example=; null when the address names neither. */
export function readLink(search: string): LinkedOperation | null {
  const parameters = new URLSearchParams(search);
  const example = exampleNamed(parameters.get('example') ?? '');
  if (example) return { query: example.query, variables: toText(filledIn(example.variables)) };
  const query = parameters.get('query');
  return query ? { query, variables: tidy(parameters.get('variables')) } : null;
}

/** Variables as the editor shows them. */
export function toText(variables: Record<string, unknown>): string {
  return JSON.stringify(variables, null, 2);
}

/** Text that is not JSON stays as it is: a marked mistake in the editor is better than a lost value. */
function tidy(variables: string | null): string | undefined {
  if (!variables) return undefined;
  try {
    return JSON.stringify(JSON.parse(variables), null, 2);
  } catch {
    return variables;
  }
}
