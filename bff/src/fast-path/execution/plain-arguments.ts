import {
  isNonNullType,
  Kind,
  valueFromAST,
  type ArgumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

/** Puts an argument where it belongs. False: the engine knows what becomes of it. */
type Place = (into: Record<string, unknown>, variables: Values) => boolean;

/** A field's arguments as the engine would read them, where each is a variable or something plain. Null for all else, and for what is wrong. */
export function plainArguments(
  { args }: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: Values) => Values | null {
  const places = args.map((argument) =>
    placeOf(
      argument,
      node.arguments?.find(({ name }) => name.value === argument.name),
    ),
  );
  return (variables) => {
    const values = Object.create(null) as Record<string, unknown>;
    for (const place of places) if (!place(values, variables)) return null;
    return values;
  };
}

function placeOf({ name, type, defaultValue }: GraphQLArgument, node: ArgumentNode | undefined): Place {
  const isNeeded = isNonNullType(type);
  const absent: Place = defaultValue === undefined ? () => !isNeeded : constant(name, defaultValue);
  if (!node) return absent;
  const { value } = node;
  if (value.kind !== Kind.VARIABLE) return constant(name, valueFromAST(value, type));
  const variable = value.name.value;
  return (into, variables) => {
    if (!Object.hasOwn(variables, variable)) return absent(into, variables);
    const given = variables[variable];
    if (given === undefined || (isNeeded && given === null)) return false;
    into[name] = given;
    return true;
  };
}

/** Undefined is what the engine finds wrong, or a variable within; an object is made anew for each who asks. */
function constant(name: string, value: unknown): Place {
  if (value === undefined || (typeof value === 'object' && value !== null)) return () => false;
  return (into) => {
    into[name] = value;
    return true;
  };
}
