import { readFileSync } from 'node:fs';
import { buildSchema, OperationTypeNode } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

const names = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
} satisfies Record<OperationTypeNode, string>;

// @graphql-tools/schema 10.1.5 takes a type of such a name for the root, whatever the schema's definition says, and so do
// Apollo's composition and urql's graphcache, which answers `data: null` without an error where a query meets one.
test.each(Object.values(OperationTypeNode))('only the root of a %s has its name', (operation) => {
  expect(schema.getType(names[operation])?.name).toBe(schema.getRootType(operation)?.name);
});
