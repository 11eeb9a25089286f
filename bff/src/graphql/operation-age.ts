import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * For how many seconds an operation's response may be cached: the shortest age of all its fields, by the schema's hints. Computed once
 * per operation. 0: not at all.
 */
export function operationAges(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => number {
  const ages = new WeakMap<OperationDefinitionNode, number>();
  return (document, operation) => {
    const known = ages.get(operation);
    if (known !== undefined) return known;
    const age = shortestOf(schema, document, operation);
    ages.set(operation, age);
    return age;
  };
}

function shortestOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): number {
  const info = new TypeInfo(schema);
  let shortest = Infinity;
  const others = document.definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION);
  // Fragments that another operation of the document uses count too: rather too short than too long.
  visit(
    { ...document, definitions: [operation, ...others] },
    visitWithTypeInfo(info, {
      Field: () => {
        const field = info.getFieldDef();
        const isRoot = info.getParentType() === schema.getRootType(operation.operation);
        if (field && !field.name.startsWith('__')) shortest = Math.min(shortest, ageOf(field, isRoot));
      },
    }),
  );
  return Number.isFinite(shortest) ? shortest : 0;
}

/** A field without an age has its parent's; if that has none, or its type does not inherit, the age is 0. */
function ageOf(field: GraphQLField<unknown, unknown>, isRoot: boolean): number {
  const own = hintOf(field.astNode?.directives);
  if (typeof own === 'number') return own;
  const type = getNamedType(field.type);
  if (!isRoot && !isCompositeType(type)) return Infinity;
  const hint = isObjectType(type) || isInterfaceType(type) ? hintOf(type.astNode?.directives) : null;
  if (typeof hint === 'number') return hint;
  return !isRoot && (hint === 'inherited' || own === 'inherited') ? Infinity : 0;
}

function hintOf(directives: readonly ConstDirectiveNode[] | undefined): number | 'inherited' | null {
  const given = directives?.find(({ name }) => name.value === 'cacheControl')?.arguments ?? [];
  const valueOf = (wanted: string) => given.find(({ name }) => name.value === wanted)?.value;
  const maxAge = valueOf('maxAge');
  if (maxAge?.kind === Kind.INT) return Number(maxAge.value);
  const inherits = valueOf('inheritMaxAge');
  return inherits?.kind === Kind.BOOLEAN && inherits.value ? 'inherited' : null;
}
