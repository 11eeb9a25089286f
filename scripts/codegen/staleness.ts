import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  buildSchema,
  getNamedType,
  isCompositeType,
  isUnionType,
  Kind,
} from 'graphql';

// An operation may pass through a layout object to reach data; these of its fields only identify it.
const identity = new Set(['id', 'number', 'url']);

interface Leaf {
  name: string;
  maxAge: number;
}

/**
 * What each generated query carries: for how many milliseconds its answer counts as fresh. It is the smallest
 * maxAge of its fields by Apollo Server's own rule (a root field or an object field without a hint counts 0,
 * inheritMaxAge passes the parent's on). Mutations carry none. An operation that holds layout fields and data
 * fields is refused: its layout would be asked for every second.
 */
export function operationStaleness(schemaText: string) {
  const schema = buildSchema(schemaText);
  return (document: DocumentNode): Record<string, unknown> | undefined => {
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operation?.operation !== 'query') return undefined;
    const leaves = leavesOf(schema, document, operation);
    assertOneAge(operation.name?.value ?? 'An operation', leaves);
    return { staleMs: Math.min(...leaves.map(({ maxAge }) => maxAge)) * 1000 };
  };
}

function assertOneAge(operation: string, leaves: Leaf[]): void {
  const told = leaves.filter(({ name }) => !identity.has(name.split('.')[1] ?? ''));
  const leafByAge = new Map(told.map((leaf) => [leaf.maxAge, leaf.name]));
  if (leafByAge.size <= 1) return;
  const mixed = [...leafByAge].map(([age, leaf]) => `${leaf} (${age} s)`).join(' with ');
  throw new Error(`${operation} mixes ${mixed}: make it two operations, one for layout and one for data.`);
}

/** All leaf fields, also of fragments, with the age that they inherit. */
function leavesOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Leaf[] {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const query = schema.getQueryType();

  function walk({ selections }: SelectionSetNode, parent: GraphQLCompositeType, parentAge: number): Leaf[] {
    return selections.flatMap((selection): Leaf[] => {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return walk(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? parent, parentAge);
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return fragment
          ? walk(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value) ?? parent, parentAge)
          : [];
      }
      const field = isUnionType(parent) ? undefined : parent.getFields()[selection.name.value];
      if (!field) return [];
      const type = getNamedType(field.type);
      const hint = hintOf(field.astNode?.directives, isCompositeType(type) ? type.astNode?.directives : undefined);
      const startsAnew = (parent === query || isCompositeType(type)) && !hint.inherits;
      const maxAge = hint.maxAge ?? (startsAnew ? 0 : parentAge);
      if (isCompositeType(type) && selection.selectionSet) return walk(selection.selectionSet, type, maxAge);
      return [{ name: `${parent.name}.${field.name}`, maxAge }];
    });
  }

  function typeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }

  return query ? walk(operation.selectionSet, query, 0) : [];
}

function hintOf(...places: (readonly DirectiveNode[] | undefined)[]): { maxAge?: number; inherits: boolean } {
  const directives = places.flatMap((each) => each?.filter(({ name }) => name.value === 'cacheControl') ?? []);
  const values = (argument: string) =>
    directives.flatMap(
      (each) => each.arguments?.filter(({ name }) => name.value === argument).map(({ value }) => value) ?? [],
    );
  const maxAge = values('maxAge').find((value) => value.kind === Kind.INT);
  return {
    maxAge: maxAge && Number(maxAge.value),
    inherits: values('inheritMaxAge').some((value) => value.kind === Kind.BOOLEAN && value.value),
  };
}
