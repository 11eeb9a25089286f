import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { coordinatesIn } from './schema-coordinates.ts';
import { namesOnDisk, readExamples } from './example-files.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const examples = readExamples();
const manifest = new URL('../../../web/src/__generated__/persisted-documents.json', import.meta.url);
const screens = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>).map((text) => ({
  text,
  name: /\b(?:query|mutation) (\w+)/u.exec(text)?.[1] ?? '',
}));

test('the panel lists every example once', () => {
  const listed = examples.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(namesOnDisk().toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(examples)('$name matches the schema, with notes in English and Korean', ({ query, title, notes }) => {
  expect(validate(schema, parse(query))).toEqual([]);
  for (const words of [title, notes]) {
    expect(words.en).toMatch(/[a-z]/);
    expect(words.ko).toMatch(/[가-힣]/);
  }
});

test.each(screens)(
  'some example selects all parts of a mall that the screen with $name does, by the same arguments',
  ({ text }) => {
    const parts = [...coordinatesIn(text, schema)].filter((coordinate) =>
      /^(?:Query|Mutation|Mall|Member)\./u.test(coordinate),
    );
    expect(parts).not.toEqual([]);
    expect(examples.some(({ query }) => parts.every((part) => coordinatesIn(query, schema).has(part)))).toBe(true);
  },
);
