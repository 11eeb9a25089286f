import { expect, test } from 'vitest';
import { mergeFields, mergeParts } from '../../src/graphql/merge-parts.ts';
import { resolvers } from '../../src/graphql/resolvers.ts';

const mall = { Query: { mall: () => null } };
/** Its type says that it resolves every field. */
const whole = resolvers as Required<typeof resolvers>;

test('every part there, it compiles', () => {
  expect(mergeParts([whole])).toEqual(resolvers);
});

test('a missing part does not compile', () => {
  // @ts-expect-error -- unresolved: all fields but one
  expect(mergeParts([mall])).toEqual(mall);
});

test('an unknown type or field does not compile', () => {
  // @ts-expect-error -- unknown Shop
  expect(mergeParts([whole, { Shop: { name: () => 'Aram' } }])).toHaveProperty('Shop');
  // @ts-expect-error -- unknown Mall.nickname
  expect(mergeParts([whole, { Mall: { nickname: () => 'Aram' } }])).toHaveProperty('Mall.nickname');
});

test('parts that resolve fields of one type are merged', () => {
  const viewer = { Query: { viewer: () => null } };
  expect(mergeFields([mall, viewer])).toEqual({ Query: { ...mall.Query, ...viewer.Query } });
});

test('a field that two parts resolve stops the start', () => {
  expect(() => mergeFields([mall, { Query: { mall: () => null } }])).toThrow('Two parts resolve Query.mall');
});
