import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { consequencesFor } from '../../src/graphql/manifests/schema-change.ts';

const before = buildSchema(`
  type Query { shop(by: ShopBy, kind: Kind): Shop }
  type Shop { name: String! kind: Kind tags: [String!]! owner: Owner }
  enum Kind { SMALL LARGE }
  input ShopBy { name: String place: Place }
  input Place { city: String zip: String }
  union Owner = Person | Company
  type Person { name: String }
  type Company { name: String }
`);

const text = `query FindShop($by: ShopBy, $kind: Kind) {
  shop(by: $by, kind: $kind) { name kind tags owner { ... on Person { name } } } }`;

const changed = (from: string, to: string) =>
  consequencesFor(text, { before, after: buildSchema(printed.replace(from, to)) }).map(
    ({ operation, isBreaking, reason }) => `${operation} ${isBreaking ? 'breaks' : 'danger'}: ${reason}`,
  );

const printed = `
  type Query { shop(by: ShopBy, kind: Kind): Shop }
  type Shop { name: String! kind: Kind tags: [String!]! owner: Owner }
  enum Kind { SMALL LARGE }
  input ShopBy { name: String place: Place }
  input Place { city: String zip: String }
  union Owner = Person | Company
  type Person { name: String }
  type Company { name: String }
  type Club { name: String }
`;

test.each([
  ['nothing', '', '', []],
  ['a field goes', 'tags: [String!]! ', '', ['FindShop breaks: Cannot query field "tags" on type "Shop".']],
  ['an argument goes', ', kind: Kind)', ')', ['FindShop breaks: Unknown argument "kind" on field "Query.shop".']],
  [
    'a field may be null',
    'name: String! kind',
    'name: String kind',
    ['FindShop breaks: Shop.name was String! and is String'],
  ],
  ['items may be null', '[String!]!', '[String]!', ['FindShop breaks: Shop.tags was [String!]! and is [String]!']],
  ['a field is never null', 'owner: Owner', 'owner: Owner!', []],
  [
    'an input takes one field alone, which graphql-js reports in no way',
    'input Place {',
    'input Place @oneOf {',
    ['FindShop breaks: Place became @oneOf: it takes one field alone'],
  ],
  ['an input field is required', 'city: String', 'city: String!', ['FindShop breaks: Place.city is required now']],
  ['an input field is new', 'city: String', 'city: String street: String', []],
  ['an input field goes', ' zip: String', '', ['FindShop breaks: Place.zip was removed']],
  ['an input field has another type', 'zip: String', 'zip: Int', ['FindShop breaks: Place.zip has another type']],
  ['a value goes', 'LARGE', '', ['FindShop breaks: Kind.LARGE was removed']],
  ['a value is new', 'LARGE', 'LARGE HUGE', ['FindShop danger: Kind may be HUGE now']],
  ['a member is new', 'Person | Company', 'Person | Company | Club', ['FindShop danger: Owner may be a Club now']],
])('%s', (_what, from, to, consequences) => {
  expect(changed(from, to)).toEqual(consequences);
});

test('without the schema before, an operation is checked against the one after', () => {
  const after = buildSchema(printed.replace('tags: [String!]! ', ''));
  expect(consequencesFor(text, { before: null, after })).toMatchObject([{ operation: 'FindShop', isBreaking: true }]);
});
