import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../helpers/everything.ts';

const unions = Object.values(schema.getTypeMap()).filter(isUnionType);

/** All fields of a type that need no argument, without what is below them. */
function fieldsOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return fields
    .map(({ name, type: inner }) => (isCompositeType(getNamedType(inner)) ? `${name} { __typename }` : name))
    .join(' ');
}

test.each(unions)('all fields of all members of $name can be selected side by side', (union) => {
  const members = union.getTypes().map((type) => `... on ${type.name} { ${fieldsOf(type)} }`);
  const document = parse(`fragment All on ${union.name} { ${members.join(' ')} }`);
  expect(validate(schema, document, [OverlappingFieldsCanBeMergedRule]).map(({ message }) => message)).toEqual([]);
});

test('whatever is no success of a mutation has a message for the shopper', () => {
  const results = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ type }) => getNamedType(type));
  const members = results.flatMap((type) => (isUnionType(type) ? type.getTypes() : [])).filter(isObjectType);
  const refused = members.filter((type) => 'message' in type.getFields());
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.filter((type) => !type.getInterfaces().some(({ name }) => name === 'UserError'))).toEqual([]);
});
