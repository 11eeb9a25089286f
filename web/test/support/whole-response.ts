import {
  executeSync,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  responsePathAsArray,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
} from 'graphql';
import { schema } from './schema.ts';

/**
 * The gateway's response to an operation, made from a sample that says only what matters to a test. Other fields are null,
 * or empty where the contract has no null. A sample that contradicts the contract is written to the console, which fails the test.
 */
export function wholeResponse(document: DocumentNode, variableValues: Record<string, unknown>, sample: unknown) {
  const { data, errors = [] } = executeSync({
    schema,
    document,
    rootValue: sample,
    variableValues,
    fieldResolver: takeOrLeaveEmpty,
  });
  for (const { message, path = [] } of errors) console.error(`${path.join('.')}: ${message}`);
  return data;
}

/** Samples name fields as the operation does, so by their aliases. */
const takeOrLeaveEmpty: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _args, _context, info) => {
  const given = source[info.path.key];
  return given === undefined ? emptyOf(info) : given;
};

function emptyOf({ returnType, path }: GraphQLResolveInfo): unknown {
  if (!isNonNullType(returnType)) return null;
  const type = getNullableType(returnType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isAbstractType(type)) return null;
  if (!isLeafType(type)) return {};
  if (type.name === 'Boolean') return false;
  if (['Int', 'Float', 'Won'].includes(type.name)) return 0;
  // Entities without an id in the sample are different ones.
  return type.name === 'ID' ? responsePathAsArray(path).join('.') : '';
}
