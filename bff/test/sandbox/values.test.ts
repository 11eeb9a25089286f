import { parse, visit, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';
import { expect, test } from 'vitest';
import { collectValues, fillIn, madeUpValues, missingValues } from '../../sandbox/src/examples/values.ts';
import { readExamples, readKnownValues } from './example-files.ts';

const known = readKnownValues();
const examples = readExamples();
const ofPage = ['key', 'origin'];

test('every name that an example asks for is a value that some response has, and every value is asked for', () => {
  const asked = new Set(
    examples.flatMap(({ template }) =>
      [...JSON.stringify(template).matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name ?? ''),
    ),
  );
  expect([...asked].toSorted()).toEqual([...Object.keys(known), ...ofPage].toSorted());
});

test('every value is selected by an example where it is looked for', () => {
  const selected = new Set(examples.flatMap(({ query }) => pathsIn(parse(query))));
  const missing = Object.entries(known).flatMap(([name, { from }]) =>
    from.filter((path) => !selected.has(path)).map((path) => `${name}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('no example holds an invented number, an origin or a key of its own', () => {
  const faults = examples.filter(({ template }) =>
    /20260101X|localhost|"idempotencyKey":"(?!\{\{key\}\}")/u.test(JSON.stringify(template)),
  );
  expect(faults.map(({ name }) => name).toSorted()).toEqual(['place-phone-order', 'submit-phone-order-documents']);
});

test('a value keeps its type, a list stays one, and an order of another kind is none', () => {
  const data = {
    createOrderSheet: { number: 'OS1', agreements: [{ code: 'A' }, { code: 'B' }], summary: { payTotal: 12_000 } },
    viewer: { orders: { nodes: [{ number: 'WO7' }, { number: 'OR8' }] }, payment: null },
  };
  expect(collectValues(data, known)).toEqual({
    agreements: ['A', 'B'],
    order: 'OR8',
    payTotal: 12_000,
    phoneOrder: 'WO7',
    sheet: 'OS1',
  });
  const values = { ...madeUpValues(known), ...collectValues(data, known), origin: 'https://shop.example' };
  const variables = { payTotal: '{{payTotal}}', agreedTerms: '{{agreements}}', returnUrl: '{{origin}}/pg', points: 0 };
  expect(fillIn(variables, values)).toEqual({
    payTotal: 12_000,
    agreedTerms: ['A', 'B'],
    returnUrl: 'https://shop.example/pg',
    points: 0,
  });
  expect(() => fillIn({ a: '{{nothing}}' }, values)).toThrow('nothing');
});

test('what no response had yet is named with the place where responses have it', () => {
  const { template = null } = examples.find(({ name }) => name === 'cancel-order') ?? {};
  const named = (had: object) => missingValues(template, known, { ...had }).map(({ name }) => name);
  expect(named({}).toSorted()).toEqual(['order', 'orderItem', 'refundTotal']);
  expect(named({ order: 'OR8', refundTotal: 1 })).toEqual(['orderItem']);
  expect(missingValues({ a: 'in {{orderItem}}' }, known, {})).toEqual([
    { name: 'orderItem', from: known['orderItem']?.from },
  ]);
});

/** Paths of all fields that a document selects, by the names of the response. */
function pathsIn(document: DocumentNode): string[] {
  const fragments = new Map<string, SelectionSetNode>();
  visit(document, { FragmentDefinition: ({ name, selectionSet }) => void fragments.set(name.value, selectionSet) });
  const below = (set: SelectionSetNode | undefined, path: readonly string[]): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === 'FragmentSpread') return below(fragments.get(selection.name.value), path);
      if (selection.kind === 'InlineFragment') return below(selection.selectionSet, path);
      const here = [...path, nameOf(selection)];
      return [here.join('.'), ...below(selection.selectionSet, here)];
    });
  return document.definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' ? below(each.selectionSet, []) : [],
  );
}

function nameOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}
