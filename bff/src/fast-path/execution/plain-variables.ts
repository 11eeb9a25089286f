import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

/** Whether the engine would make the very same value of it. */
type IsPlain = (value: unknown) => boolean;

/**
 * The variables of an operation as the engine would read them, where they came in the form that it makes of them anyway. Null
 * where one is anything else, or is wrong: the engine knows what becomes of it.
 */
export function plainVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
): (given: Values) => Values | null {
  const wanted = definitions.map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node as never);
    const isKnown = isInputType(type);
    return {
      name: variable.name.value,
      isPlain: isKnown ? plainCheck(type) : never,
      mayBeMissing: isKnown && !isNonNullType(type) && !defaultValue,
    };
  });
  return (given) => {
    const values: Record<string, unknown> = {};
    for (const { name, isPlain, mayBeMissing } of wanted) {
      const isThere = Object.hasOwn(given, name);
      if (isThere ? !isPlain(given[name]) : !mayBeMissing) return null;
      if (isThere) values[name] = given[name];
    }
    return values;
  };
}

const never: IsPlain = () => false;
const isText: IsPlain = (value) => typeof value === 'string';

const scalars = new Map<GraphQLInputType, IsPlain>([
  [GraphQLString, isText],
  [GraphQLID, isText],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLFloat, (value) => Number.isFinite(value)],
  [GraphQLInt, (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31],
]);

function plainCheck(type: GraphQLInputType): IsPlain {
  if (isNonNullType(type)) return plainCheck(type.ofType);
  if (isListType(type)) {
    const isPlainItem = plainCheck(type.ofType);
    return (value) => Array.isArray(value) && value.every(isPlainItem);
  }
  if (isEnumType(type)) {
    const names = new Set<unknown>(type.getValues().flatMap(({ name, value }) => (name === value ? name : [])));
    return (value) => names.has(value);
  }
  return scalars.get(type) ?? never;
}
