import { buildASTSchema, parse, type GraphQLSchema } from 'graphql';
import { mergedSchema } from './merged-schema.ts';

/**
 * Loads the schema as it is published. The loader of the library makes a type named Subscription the root of subscription
 * operations, whatever the definition of the schema says.
 */
// oxlint-disable-next-line import/no-default-export -- the loader's interface
export default function loadSchema(): GraphQLSchema {
  return buildASTSchema(parse(mergedSchema()));
}
