import { isScalarType, isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { readSchema } from '../../src/graphql/staleness.ts';
import { executableSchema } from '../../src/graphql/resolvers.ts';

test('every scalar of our own says to clients where it is specified', () => {
  const scalars = Object.values(executableSchema(readSchema()).getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type));
  expect(scalars.length).toBeGreaterThan(5);
  expect(scalars.filter(({ specifiedByURL }) => !URL.canParse(specifiedByURL ?? '')).map(({ name }) => name)).toEqual(
    [],
  );
});
