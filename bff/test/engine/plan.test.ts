import * as fc from 'fast-check';
import {
  buildSchema,
  execute,
  getOperationAST,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  validate,
  type ExecutionResult,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeResult } from '../../src/fast-path/execution/completed-values.ts';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { planOperation } from '../../src/fast-path/execution/executor.ts';
import { share } from '../../src/shared/shared-value.ts';

const schema: GraphQLSchema = buildSchema(`
  type Query { node: Node  must: Node!  nodes: [Node]  strict: [Node!]!  thing: Thing  things: [Thing!]  any: Any  anys: [Any]  argued(a: Int! = 3, b: [String!], c: In): String }
  input In { x: Int = 7  y: [Int!] }
  enum Color { RED BLUE }
  interface Thing { id: ID!  name: String }
  type Node implements Thing { id: ID!  name: String  count: Int  ratio: Float  isOn: Boolean!  color: Color  inner: Node  innerMust: Node!  list: [Int!]  matrix: [[Int]]  thing: Thing  any: Any  argued(a: Int! = 3, b: [String!], c: In): String }
  type Leaf implements Thing { id: ID!  name: String  weight: Float!  any: Any }
  union Any = Node | Leaf
`);
const query = (schema.getQueryType() as NonNullable<ReturnType<GraphQLSchema['getQueryType']>>).getFields();
for (const fields of [
  query,
  (schema.getType('Node') as typeof schema extends never ? never : { getFields(): typeof query }).getFields(),
]) {
  const { argued } = fields;
  if (argued) argued.resolve = (_source, given) => JSON.stringify(given);
}

/** How a value arrives: as it is, later, thrown, rejected, as an error, out of a function. */
type Arrival = 'now' | 'later' | 'muchLater' | 'thrown' | 'rejected' | 'error' | 'called';

const arrival = fc.constantFrom<Arrival>(
  'now',
  'now',
  'now',
  'now',
  'later',
  'muchLater',
  'thrown',
  'rejected',
  'error',
  'called',
);

function arriving(value: unknown, how: Arrival): unknown {
  if (how === 'now') return value;
  if (how === 'later') return () => Promise.resolve(value);
  if (how === 'muchLater')
    return async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      return value;
    };
  if (how === 'thrown')
    return () => {
      throw new Error('thrown');
    };
  if (how === 'rejected') return () => Promise.reject(new Error('rejected'));
  if (how === 'error') return new Error('an error');
  return () => value;
}

const anything = fc.constantFrom<unknown>(
  null,
  undefined,
  1,
  2.5,
  Number.NaN,
  'text',
  '',
  true,
  'RED',
  'GREEN',
  [],
  {},
  [1, null, 'x'],
  [[1], null, 3],
);

function some(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: anything }), arrival)
    .map(([given, how]) => arriving(given, how));
}

const { source } = fc.letrec((tie) => {
  const deep = fc.oneof(
    { maxDepth: 2, depthSize: 'small', withCrossShrink: true },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: tie('source') },
  );
  const list = fc.array(
    fc.oneof({ weight: 4, arbitrary: deep }, { weight: 1, arbitrary: fc.constantFrom(null, new Error('of an item')) }),
    { maxLength: 2 },
  );
  return {
    source: fc.record(
      {
        __typename: fc.constantFrom('Node', 'Node', 'Leaf', 'Leaf', 'Query', 'Nobody', undefined),
        id: some(fc.constantFrom('a', 7)),
        name: some(fc.string()),
        count: some(fc.integer()),
        ratio: some(fc.double({ noNaN: true })),
        isOn: some(fc.boolean()),
        color: some(fc.constantFrom('RED', 'BLUE')),
        list: some(fc.array(fc.integer())),
        matrix: some(fc.constant([[1, 2], null])),
        weight: some(fc.double()),
        inner: some(deep),
        innerMust: some(deep),
        thing: some(deep),
        any: some(deep),
        node: some(deep),
        must: some(deep),
        nodes: some(list),
        strict: some(list),
        things: some(list),
        anys: some(list),
      },
      { requiredKeys: ['__typename', 'id', 'inner', 'node', 'nodes'] },
    ),
  };
});

/** Text of a selection on a type; deep ones end in a leaf. */
const leaves = [
  'id',
  'name',
  'count',
  'ratio',
  'isOn',
  'color',
  'list',
  'matrix',
  '__typename',
  'n: name',
  'argued',
  'argued(a: $a, b: ["x"])',
  'again: argued(c: {y: [$a]})',
  'more: argued(b: $b)',
  'name @include(if: $i)',
  'count @skip(if: $i)',
  '... @include(if: $i) { ratio }',
  '...F @skip(if: $j)',
  'inner @include(if: $j) { name }',
];
const set = (parts: fc.Arbitrary<string>) =>
  fc.array(parts, { minLength: 1, maxLength: 4 }).map((each) => `{ ${each.join(' ')} }`);
const end = (...fields: string[]) => fc.constantFrom(...fields);
const { ofQuery } = fc.letrec<Record<'ofNode' | 'ofThing' | 'ofAny' | 'ofQuery', string>>((tie) => {
  const below = (field: string, of: 'ofNode' | 'ofThing' | 'ofAny') =>
    tie(of).map((selection) => `${field} ${selection}`);
  const small = { depthSize: 'small', maxDepth: 4 } as const;
  return {
    ofNode: set(
      fc.oneof(
        small,
        end(...leaves),
        below('inner', 'ofNode'),
        below('other: inner', 'ofNode'),
        below('innerMust', 'ofNode'),
        below('thing', 'ofThing'),
        below('any', 'ofAny'),
        below('... on Node', 'ofNode'),
        below('... on Thing', 'ofThing'),
        end('...F', '... { name }'),
      ),
    ),
    ofThing: set(
      fc.oneof(
        small,
        end('id', 'name', '__typename', '... on Leaf { weight }', '...F'),
        below('... on Node', 'ofNode'),
      ),
    ),
    ofAny: set(
      fc.oneof(
        small,
        end('__typename', '... on Leaf { id weight }', '...F', '... on Thing { name }'),
        below('... on Node', 'ofNode'),
      ),
    ),
    ofQuery: set(
      fc.oneof(
        small,
        end('__typename', 'argued', 'x: argued(a: 4)'),
        below('node', 'ofNode'),
        below('must', 'ofNode'),
        below('nodes', 'ofNode'),
        below('strict', 'ofNode'),
        below('thing', 'ofThing'),
        below('things', 'ofThing'),
        below('any', 'ofAny'),
        below('anys', 'ofAny'),
      ),
    ),
  };
});
const documents = ofQuery.map(
  (selection) =>
    `query Q($a: Int = 5, $b: [String!], $i: Boolean! = true, $j: Boolean = false) ${selection} fragment F on Node { id inner { name } }`,
);
const variables = fc.record({
  a: fc.constantFrom<unknown>(1, undefined, 'x'),
  b: fc.constantFrom<unknown>(undefined, null, ['y'], 3),
  i: fc.constantFrom<unknown>(true, false),
  j: fc.constantFrom<unknown>(true, false, null),
});

async function both(text: string, source: unknown, given: Record<string, unknown>) {
  const document = parse(text);
  const known = withRoot(source);
  const operation = getOperationAST(document);
  const plan = operation && planOperation(known, document, operation);
  const run = () => plan?.(given, {}) ?? execute({ schema: known, document, variableValues: given, contextValue: {} });
  const theirs = await execute({ schema: known, document, variableValues: given, contextValue: {} });
  return { theirs, ours: await run(), again: await run() };
}

/** The root's fields come from the source too, as resolvers. */
function withRoot(source: unknown): GraphQLSchema {
  for (const [name, field] of Object.entries(query)) {
    if (name !== 'argued') field.resolve = (_root, given, context, info) => read(source, name, given, context, info);
  }
  return schema;
}

function read(source: unknown, name: string, ...rest: unknown[]): unknown {
  const value = (source as Record<string, unknown>)[name];
  return typeof value === 'function' ? (value as (...given: unknown[]) => unknown)(...rest) : value;
}

const told = ({ data, errors }: ExecutionResult) => JSON.stringify({ data, errors });

const ignore = () => undefined;

describe('a planned query', () => {
  // Of two items of a list that fail, graphql-js leaves one without anybody who listens.
  let others: NodeJS.UnhandledRejectionListener[] = [];
  beforeAll(() => {
    others = process.listeners('unhandledRejection') as NodeJS.UnhandledRejectionListener[];
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', ignore);
  });
  afterAll(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.removeListener('unhandledRejection', ignore);
    for (const each of others) process.on('unhandledRejection', each);
  });

  test('has the values, the nulls, the errors and the order of both that graphql-js gives', async () => {
    await fc.assert(
      fc.asyncProperty(documents, source, variables, async (text, values, given) => {
        fc.pre(validate(schema, parse(text)).length === 0);
        const { theirs, ours, again } = await both(text, values, given);
        expect(told(ours)).toBe(told(theirs));
        expect(told(again)).toBe(told(theirs));
      }),
      { numRuns: isFullTier ? 300 : 100 },
    );
  });

  test('is written as JSON.stringify does it, shared values too', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fc.jsonValue(), async (text, value) => {
        fc.pre(validate(schema, parse(text)).length === 0);
        const shared = share({
          __typename: 'Node',
          id: 'a',
          name: value,
          inner: { __typename: 'Node', id: 'b', name: 'n', isOn: true },
          isOn: true,
        });
        const { theirs, ours, again } = await both(
          text,
          { node: shared, thing: shared, any: shared, nodes: share([shared, null]), things: [shared] },
          {},
        );
        for (const answer of [ours, again])
          expect(writeResult(answer).toString()).toBe(
            `${JSON.stringify(theirs.errors ? { errors: theirs.errors, data: theirs.data } : theirs)}\n`,
          );
      }),
      { numRuns: isFullTier ? 100 : 40 },
    );
  });

  test.each([
    [
      'many conditions',
      'query ($a: Boolean!, $b: Boolean!, $c: Boolean!, $d: Boolean!) { node { id @skip(if: $a) name @skip(if: $b) count @skip(if: $c) isOn @skip(if: $d) } }',
    ],
    ['a name that plain objects have', '{ __proto__: argued }'],
    ['a question about the schema', '{ __schema { queryType { name } } }'],
    ['a wrong variable', 'query ($a: Int!) { argued(a: $a) }'],
    ['a subscription', 'subscription { argued }'],
  ])('does not exist for %s, before anything is resolved', (_what, text) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    const plan = operation && planOperation(withRoot({}), document, operation);
    expect(plan?.({}, {}) ?? null).toBeNull();
  });
});

describe('a planned mutation', () => {
  const steps: string[] = [];
  const step = (name: string, outcome: () => unknown) => ({
    type: new GraphQLNonNull(GraphQLString),
    resolve: async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push(`${name} ends`);
      return outcome();
    },
  });
  const changes = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { a: { type: GraphQLString } } }),
    mutation: new GraphQLObjectType({
      name: 'Mutation',
      fields: {
        one: step('one', () => 'done'),
        two: step('two', () => 'done'),
        failing: step('failing', () => Promise.reject(new Error('failed'))),
        empty: step('empty', () => null),
      },
    }),
  });

  test.each(['one two', 'two failing one', 'one empty two'])(
    'does %s one after the other, as graphql-js does',
    async (fields) => {
      const document = parse(`mutation { ${fields} }`);
      const operation = getOperationAST(document);
      const plan = operation && planOperation(changes, document, operation);
      const theirs = await execute({ schema: changes, document });
      const theirSteps = steps.splice(0);
      const ours = await plan?.({}, {});
      expect(told(ours ?? {})).toBe(told(theirs));
      expect(steps.splice(0)).toEqual(theirSteps);
    },
  );
});
