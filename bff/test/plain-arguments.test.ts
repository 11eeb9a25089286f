import * as fc from 'fast-check';
import {
  buildSchema,
  getArgumentValues,
  GraphQLError,
  Kind,
  parse,
  type FieldNode,
  type GraphQLField,
  type OperationDefinitionNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { plainArguments } from '../src/fast-path/execution/plain-arguments.ts';

const schema = buildSchema(`
  scalar When
  enum Color { RED BLUE }
  input In { x: Int = 7 }
  type Query { all(id: ID, must: String!, some: Int = 3, sure: Int! = 4, color: Color = BLUE, list: [String!], at: When, in: In): Int }
`);
const field = schema.getQueryType()?.getFields()['all'] as GraphQLField<unknown, unknown>;

function nodeOf(given: string): FieldNode {
  const [operation] = parse(`{ all${given === '' ? '' : `(${given})`} }`).definitions as [OperationDefinitionNode];
  const [node] = operation.selectionSet.selections as [FieldNode];
  expect(node.kind).toBe(Kind.FIELD);
  return node;
}

/** What may stand for an argument, whether it fits or not. */
const written = fc.constantFrom(
  '$v',
  '$w',
  'null',
  '7',
  '"text"',
  'RED',
  'GREEN',
  '["a", "b"]',
  '["a", $v]',
  '{ x: 1 }',
  '{ x: $v }',
  '{}',
  'true',
);
const fitting = { id: '"a"', must: '"text"', some: '7', sure: '7', color: 'RED', list: '$v', at: '1', in: '$w' };
const names = fc.uniqueArray(fc.constantFrom(...(Object.keys(fitting) as (keyof typeof fitting)[])), { maxLength: 8 });
const chosenArguments = names.chain((chosen) =>
  fc.record(
    Object.fromEntries(
      [...new Set(['must', ...chosen] as const)].map((name) => [
        name,
        fc.oneof({ weight: 4, arbitrary: fc.constantFrom(fitting[name], '$v') }, { weight: 1, arbitrary: written }),
      ]),
    ),
  ),
);
const given = chosenArguments.map((each) =>
  Object.entries(each)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', '),
);
const variables = fc.dictionary(
  fc.constantFrom('v', 'w'),
  fc.constantFrom<unknown>(null, undefined, 7, 'text', 'RED', ['a'], { x: 2 }),
);

test('arguments that are taken as they came are those that the engine makes of them', () => {
  const plain = { count: 0 };
  fc.assert(
    fc.property(given, variables, (text, values) => {
      const node = nodeOf(text);
      const ours = plainArguments(field, node)(values);
      if (ours === null) return;
      plain.count += 1;
      expect(ours).toEqual(getArgumentValues(field, node, values));
      expect(Object.keys(ours)).toEqual(Object.keys(getArgumentValues(field, node, values)));
    }),
    { numRuns: 5_000 },
  );
  expect(plain.count).toBeGreaterThan(100);
});

test.each([
  ['must: "text"', {}],
  ['must: $v, id: $w', { v: 'text', w: null }],
  ['must: $v, id: $w, color: RED', { v: 'text' }],
  ['must: $v, list: $w', { v: 'text', w: ['a'] }],
])('%s needs no engine', (text, values) => {
  expect(plainArguments(field, nodeOf(text))(values)).not.toBeNull();
});

test.each([
  ['', {}],
  ['must: null', {}],
  ['must: $v', {}],
  ['must: $v', { v: null }],
])("(%s) is the engine's to refuse", (text, values) => {
  expect(plainArguments(field, nodeOf(text))(values)).toBeNull();
  expect(() => getArgumentValues(field, nodeOf(text), values)).toThrow(GraphQLError);
});
