import {
  GraphQLError,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { FieldPlace } from './plan-types.ts';

/** The object type of a value of an interface or a union. Throws graphql-js's messages where there is none. */
export function runtimeTypeOf(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  name: unknown,
  { parent, name: fieldName, nodes }: FieldPlace,
): GraphQLObjectType {
  const refuse = (message: string) => new GraphQLError(message, { nodes });
  if (name === null || name === undefined) {
    throw refuse(
      `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${parent.name}.${fieldName}". Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
    );
  }
  if (typeof name !== 'string') {
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${parent.name}.${fieldName}" with value of another kind, received "${String(name)}".`,
    );
  }
  const runtime = schema.getType(name);
  if (!runtime)
    throw refuse(
      `Abstract type "${type.name}" was resolved to a type "${name}" that does not exist inside the schema.`,
    );
  if (!isObjectType(runtime)) throw refuse(`Abstract type "${type.name}" was resolved to a non-object type "${name}".`);
  if (!schema.isSubType(type, runtime))
    throw refuse(`Runtime Object type "${runtime.name}" is not a possible type for "${type.name}".`);
  return runtime;
}
