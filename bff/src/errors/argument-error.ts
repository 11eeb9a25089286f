import { GraphQLError, isValueNode } from 'graphql';

/**
 * Whether graphql-js found a mistake in an argument while it executed: a null in a variable whose default made it valid, a variable
 * without a value. It reports these (16.14, getArgumentValues) as plain errors without a code, at the argument's value; the errors of
 * its own and of resolvers are at fields.
 */
export function isArgumentError(thrown: unknown): boolean {
  return thrown instanceof GraphQLError && thrown.extensions['code'] === undefined && isAtValue(thrown);
}

function isAtValue({ nodes = [] }: GraphQLError): boolean {
  return nodes.length > 0 && nodes.every(isValueNode);
}
