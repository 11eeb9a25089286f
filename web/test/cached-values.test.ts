import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  type DefinitionNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './support/schema.ts';

/** Never written to the cache, as another session asks. */
const uncached = new Set(['CheckoutOrderSheet', 'CheckoutPhoneOrderSheet']);
/** Written for an input of its own: no other query reads that entry. */
const ownInput = new Set(['PhoneContractEstimate']);

const sources = join(import.meta.dirname, '../src');
const definitions = globSync('**/*.graphql', { cwd: sources }).flatMap(
  (file): readonly DefinitionNode[] => parse(readFileSync(join(sources, file), 'utf8')).definitions,
);
const fragments = new Map(
  definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
);

/**
 * What a query writes to a field without an id takes the place of what another wrote there. With fewer fields it takes
 * fields away from a page that is shown: the server would render a skeleton, and the browser would fetch it all again.
 */
test('a value without an id is selected alike by all queries that write it', () => {
  const selections = new Map<string, Map<string, string>>();
  for (const each of definitions) {
    if (each.kind !== Kind.OPERATION_DEFINITION) continue;
    const name = each.name?.value ?? '';
    if (uncached.has(name) || ownInput.has(name)) continue;
    const root = schema.getRootType(each.operation);
    if (root)
      collect(root, each.selectionSet, (key, fields) => {
        const known = selections.get(key) ?? new Map<string, string>();
        selections.set(key, known.set(fields, name));
      });
  }
  expect(selections.size).toBeGreaterThan(50);
  const unlike = [...selections].filter(([, known]) => known.size > 1);
  expect(unlike.map(([key, known]) => [key, ...[...known].map(([fields, name]) => `${name}: ${fields}`)])).toEqual([]);
});

type Note = (key: string, fields: string) => void;

/** Notes each field of a type with an id that holds a type without one, with all that is selected of it. */
function collect(type: GraphQLCompositeType, selectionSet: SelectionSetNode, note: Note): void {
  const parents = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  for (const parent of parents)
    for (const [key, nodes] of fieldsOf(parent, selectionSet)) {
      const field = parent.getFields()[nodes[0]?.name.value ?? ''];
      const value = field && getNamedType(field.type);
      if (!isCompositeType(value)) continue;
      if ('id' in parent.getFields() && !hasId(value)) note(`${parent.name}.${key}`, namesOf(value, nodes).join(' '));
      for (const { selectionSet: below } of nodes) if (below) collect(value, below, note);
    }
}

/** The fields that are selected of an object, by the name under which the cache keeps them. */
function fieldsOf(type: GraphQLObjectType, { selections }: SelectionSetNode): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const add = (key: string, nodes: FieldNode[]) => found.set(key, [...(found.get(key) ?? []), ...nodes]);
  for (const each of selections) {
    if (each.kind === Kind.FIELD) {
      const parameters = each.arguments?.map(({ name }) => name.value).join(',');
      add(parameters ? `${each.name.value}(${parameters})` : each.name.value, [each]);
      continue;
    }
    const part = each.kind === Kind.FRAGMENT_SPREAD ? fragments.get(each.name.value) : each;
    const condition = part?.typeCondition && schema.getType(part.typeCondition.name.value);
    const isOfType =
      !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
    if (part && isOfType) for (const [key, nodes] of fieldsOf(type, part.selectionSet)) add(key, nodes);
  }
  return found;
}

/** Paths of all that is selected below a value, whose lists and objects without an id are parts of it. */
function namesOf(type: GraphQLCompositeType, nodes: readonly FieldNode[]): string[] {
  const names = new Set<string>();
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  for (const { selectionSet } of nodes)
    for (const each of selectionSet ? types : [])
      for (const [key, below] of fieldsOf(each, selectionSet as SelectionSetNode)) {
        const field = each.getFields()[below[0]?.name.value ?? ''];
        const value = field && getNamedType(field.type);
        if (isCompositeType(value) && !hasId(value))
          for (const name of namesOf(value, below)) names.add(`${key}.${name}`);
        else names.add(key);
      }
  names.delete('__typename');
  return [...names].toSorted();
}

function hasId(type: GraphQLCompositeType): boolean {
  return isObjectType(type) ? 'id' in type.getFields() : schema.getPossibleTypes(type as never).every(hasId);
}
