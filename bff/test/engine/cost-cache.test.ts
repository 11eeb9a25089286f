import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { charges } from '../helpers/charges.ts';
import { callsIn } from '../../src/graphql/cost.ts';
import { schema } from '../helpers/everything.ts';

const inMall = (variables: string, fields: string, more = '') =>
  `query (${variables}) { mall(url: "a", device: DESKTOP) { ${fields} } } ${more}`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `GD${index}`);

const ask = (text: string) => {
  const document = parse(text);
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === 'OperationDefinition',
  ) as OperationDefinitionNode;
  return (variables: Record<string, unknown>) => callsIn({ schema, charges, document, operation, variables });
};

/** Everything that a variable may decide, in each position. */
test.each<[string, string, Record<string, unknown>[]]>([
  [
    'how many products are named',
    inMall('$n: [String!]!', 'products(numbers: $n) { number }'),
    [1, 100, 101, 250, 3].map((count) => ({ n: numbers(count) })),
  ],
  [
    'how many different ones',
    inMall('$n: [String!]!', 'products(numbers: $n) { number }'),
    [{ n: [...numbers(150)] }, { n: Array.from({ length: 150 }, () => 'GD1') }],
  ],
  [
    'areas within a list',
    inMall('$a: DisplayArea!, $b: DisplayArea!', 'corners(areas: [$a, $b]) { id }'),
    [
      { a: 'CATEGORY_TOP', b: 'DESKTOP_MAIN_1' },
      { a: 'CATEGORY_TOP', b: 'CATEGORY_TOP' },
    ],
  ],
  [
    'products of a fragment',
    inMall('$n: [String!]!', '...F', 'fragment F on Mall { products(numbers: $n) { number } }'),
    [{ n: numbers(1) }, { n: numbers(200) }],
  ],
  [
    'areas',
    inMall('$a: [DisplayArea!]', 'corners(areas: $a) { id }'),
    [{ a: ['CATEGORY_TOP'] }, { a: ['CATEGORY_TOP', 'DESKTOP_MAIN_1'] }, {}, { a: null }],
  ],
  [
    'a place in a list',
    inMall('$c: String', 'posts(board: NOTICE, after: $c) { totalCount }'),
    [{}, { c: null }, { c: 'x' }, { c: '' }],
  ],
  ['a condition', inMall('$b: Boolean!', 'name menu @include(if: $b) { name }'), [{ b: true }, { b: false }]],
  [
    'a condition of a fragment',
    inMall('$b: Boolean!', '...F @skip(if: $b)', 'fragment F on Mall { popups { number } }'),
    [{ b: true }, { b: false }],
  ],
  [
    'a condition with what it is by default',
    inMall('$b: Boolean = false', 'popups @include(if: $b) { number }'),
    [{}, { b: true }, {}, { b: false }],
  ],
])('a question is reckoned by %s, though its text was reckoned before', (_what, text, all) => {
  const again = ask(text);
  const sums = all.map((variables) => again(variables));
  expect(sums).toEqual(all.map((variables) => ask(text)(variables)));
  expect(all.map((variables) => again(variables))).toEqual(sums);
  expect(new Set(sums).size).toBeGreaterThan(1);
});

test('what cannot decide does not crowd out what was reckoned', () => {
  const again = ask(
    inMall('$n: [String!]!, $number: String!', 'products(numbers: $n) { number } post(number: $number) { title }'),
  );
  const sum = again({ n: ['a'], number: '1' });
  for (let number = 0; number < 1_000; number += 1)
    expect(again({ n: ['a'], number: String(number), [`more${number}`]: 1 })).toBe(sum);
});
