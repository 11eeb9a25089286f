import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities/internal';
import { Kind, type FieldNode, type SelectionSetNode } from 'graphql';
import { nextTask } from '../../shared/next-task.ts';

interface Asked {
  query: DocumentNode;
  variables: OperationVariables;
}

const itemsPerTask = 10;
/** Where the items stand for a moment: nobody asks there. */
const dataId = 'AHEAD';

/**
 * Writes and reads what a long list consists of a few items at a time, before the answer itself is: that finds them all
 * done then. Forty products in one piece are more than a slow processor's slice.
 */
export async function readAhead(cache: ApolloCache, { query, variables }: Asked, data: unknown): Promise<void> {
  const list = longestList(getMainDefinition(query).selectionSet, data);
  if (!list) return;
  const asksItems = withSelections(query, [list.field]);
  for (let start = 0; start < list.items.length; start += itemsPerTask) {
    const result = { [nameOf(list.field)]: list.items.slice(start, start + itemsPerTask) };
    cache.write({ query: asksItems, variables, dataId, result, broadcast: false });
    cache.diff({ query: asksItems, variables, id: dataId, optimistic: true, returnPartialData: true });
    cache.evict({ id: dataId, broadcast: false });
    await nextTask(); // oxlint-disable-line no-await-in-loop -- one task after the other
  }
}

export function hasLongList({ query }: Pick<Asked, 'query'>, data: unknown): boolean {
  return longestList(getMainDefinition(query).selectionSet, data) !== null;
}

interface List {
  field: FieldNode;
  items: unknown[];
}

function longestList({ selections }: SelectionSetNode, data: unknown): List | null {
  const lists = selections.flatMap((field): (List | null)[] => {
    if (field.kind !== Kind.FIELD || !field.selectionSet) return [];
    const value = (data as Record<string, unknown>)[nameOf(field)];
    if (Array.isArray(value)) return [{ field, items: value }];
    return typeof value === 'object' && value !== null ? [longestList(field.selectionSet, value)] : [];
  });
  return lists.reduce(
    (longest, list) => (list && list.items.length > (longest?.items.length ?? itemsPerTask) ? list : longest),
    null,
  );
}

function nameOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

function withSelections(document: DocumentNode, selections: FieldNode[]): DocumentNode {
  const main = getMainDefinition(document);
  return {
    ...document,
    definitions: document.definitions.map((each) =>
      each === main ? { ...main, selectionSet: { kind: Kind.SELECTION_SET, selections } } : each,
    ),
  };
}
