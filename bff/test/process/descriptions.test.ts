import { readFileSync } from 'node:fs';
import { parse, type DefinitionNode, type NameNode, type StringValueNode } from 'graphql';
import { expect, test } from 'vitest';

interface Described {
  coordinate: string;
  names: readonly string[];
  description: string;
}

interface Member {
  name: NameNode;
  description?: StringValueNode | undefined;
}

const of = (names: readonly string[], { description }: Pick<Member, 'description'>): Described => ({
  coordinate: names.join('.'),
  names,
  description: description?.value ?? '',
});

/** A definition with its fields or values, and their arguments. */
function describedBy(definition: DefinitionNode): Described[] {
  if (!('name' in definition) || !definition.name || !('description' in definition)) return [];
  const type = definition.name.value;
  const fields = 'fields' in definition ? (definition.fields ?? []) : [];
  const values = 'values' in definition ? (definition.values ?? []) : [];
  return [
    of([type], definition),
    ...[...fields, ...values].flatMap((member) => [
      of([type, member.name.value], member),
      ...('arguments' in member ? (member.arguments ?? []) : []).map((argument) =>
        of([type, member.name.value, argument.name.value], argument),
      ),
    ]),
  ];
}

const schema = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const described = parse(schema).definitions.flatMap(describedBy);

const stopWords = new Set(
  'a an the it its one own this that these those of in on at to for from by with and or as is are be was were has have'.split(
    ' ',
  ),
);

/** The words of a name or of a text, in the singular. */
function wordsIn(text: string): string[] {
  const parts = text.replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2').replaceAll('_', ' ');
  return (parts.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map((word) => word.replace(/s$/u, ''));
}

const repeatsName = ({ names, description }: Described) => {
  const known = new Set(names.flatMap(wordsIn));
  return wordsIn(description).every((word) => known.has(word));
};

test.each([
  [['CancelOrderInput', 'orderNumber'], 'Number of the order.', true],
  [['Agreement', 'title'], 'Its title.', true],
  [['Payment', 'orderNumber'], "The mall's own number, as `Order.number`.", false],
  [['Agreement', 'title'], 'Its title, as Korean text.', false],
])('that %j is "%s" repeats the name: %s', (names, description, expected) => {
  expect(repeatsName({ coordinate: '', names, description })).toBe(expected);
});

test('descriptions say more than the name of what they describe and of its type', () => {
  expect(described.length).toBeGreaterThan(1_000);
  const repeating = described.filter(repeatsName);
  expect(repeating.map(({ coordinate, description }) => `${coordinate}: ${description}`)).toEqual([]);
});
