import * as fc from 'fast-check';
import { buildSchema, getVariableValues, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { plainVariables } from '../src/fast-path/execution/plain-variables.ts';

const schema = buildSchema(`
  scalar When
  enum Color { RED BLUE }
  input In { x: Int = 7 }
  type Query { all(id: ID, ratio: Float, isOn: Boolean, at: When, color: Color, in: In): Int }
`);
const types = [
  'String',
  'String!',
  'ID',
  'Int',
  'Int!',
  'Float',
  'Boolean',
  'Color',
  'Color!',
  'In',
  'When',
  '[String!]!',
  '[Int]',
  '[[ID!]]',
  '[Color!]',
  'String = "given"',
  'Int! = 3',
];
const [operation] = parse(`query Q(${types.map((type, index) => `$v${index}: ${type}`).join(' ')}) { all }`)
  .definitions as [OperationDefinitionNode];
const definitions = operation.variableDefinitions ?? [];

const item = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, 2 ** 31, -(2 ** 31), -0, 'RED', 'GREEN', {}, { x: 1 }, '7'),
);
const value = fc.oneof(
  item,
  fc.constant(undefined),
  fc.array(item, { maxLength: 3 }),
  fc.array(fc.array(item, { maxLength: 2 }), { maxLength: 2 }),
);

test('variables that are taken as they came are those that the engine makes of them', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: types.length - 1 }), value, fc.boolean(), (index, given, isThere) => {
      const definition = definitions.slice(index, index + 1);
      const variables = isThere ? { [`v${index}`]: given } : {};
      const theirs = getVariableValues(schema, definition, variables).coerced;
      expect(plainVariables(schema, definition)(variables) ?? theirs).toEqual(theirs);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ['String!', 'text'],
  ['ID', 'text'],
  ['Int', 7],
  ['Float', 2.5],
  ['Boolean', false],
  ['Color!', 'RED'],
  ['[String!]!', ['one', 'two']],
  ['[[ID!]]', [['one'], []]],
])('a plain %s needs no engine', (type, given) => {
  const variables = { [`v${types.indexOf(type)}`]: given };
  expect(plainVariables(schema, definitions.slice(types.indexOf(type)).slice(0, 1))(variables)).toEqual(variables);
});
