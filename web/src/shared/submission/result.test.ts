import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType, isUnionType, getNamedType } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../../schema.graphql'), 'utf8'));

test('of the results of mutations, those and only those that are no success have a message', () => {
  const results = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ type }) => getNamedType(type));
  const members = results.flatMap((result) =>
    isUnionType(result) ? result.getTypes() : isObjectType(result) ? [result] : [],
  );
  const wrong = members.filter((type) => {
    const isRefusal = type.getInterfaces().some(({ name }) => name === 'UserError');
    return isRefusal !== Object.hasOwn(type.getFields(), 'message');
  });
  expect(members.length).toBeGreaterThan(40);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
