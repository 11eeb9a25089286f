import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** The deprecated fields, arguments, input fields and enum values that an operation names, by their coordinates. Found once for each. */
export function deprecatedUses(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => readonly string[] {
  const uses = new WeakMap<OperationDefinitionNode, readonly string[]>();
  return (document, operation) => {
    const known = uses.get(operation);
    if (known) return known;
    const found = usesIn(schema, document, operation);
    uses.set(operation, found);
    return found;
  };
}

/** Fragments that another operation of the document uses count too. */
function usesIn(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const info = new TypeInfo(schema);
  const found = new Set<string>();
  const others = document.definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION);
  const note = (coordinate: string, reason: string | null | undefined) => {
    if (reason !== null && reason !== undefined) found.add(coordinate);
  };
  visit(
    { ...document, definitions: [operation, ...others] },
    visitWithTypeInfo(info, {
      Field: ({ name }) => note(`${info.getParentType()?.name}.${name.value}`, info.getFieldDef()?.deprecationReason),
      Argument: ({ name }) =>
        note(
          `${info.getParentType()?.name}.${info.getFieldDef()?.name}(${name.value}:)`,
          info.getArgument()?.deprecationReason,
        ),
      ObjectField: ({ name }) => {
        const type = getNamedType(info.getParentInputType() ?? undefined);
        if (isInputObjectType(type))
          note(`${type.name}.${name.value}`, type.getFields()[name.value]?.deprecationReason);
      },
      EnumValue: ({ value }) => {
        const type = getNamedType(info.getInputType() ?? undefined);
        if (isEnumType(type)) note(`${type.name}.${value}`, type.getValue(value)?.deprecationReason);
      },
    }),
  );
  return [...found];
}
