import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { namesOnDisk, readExamples } from './example-files.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const examples = readExamples();

test('the panel lists every example once', () => {
  const listed = examples.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(namesOnDisk().toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(examples)('$name asks what the schema has, and is told in English and Korean', ({ query, title, notes }) => {
  expect(validate(schema, parse(query))).toEqual([]);
  for (const words of [title, notes]) {
    expect(words.en).toMatch(/[a-z]/);
    expect(words.ko).toMatch(/[가-힣]/);
  }
});
