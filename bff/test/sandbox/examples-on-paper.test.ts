import { readFileSync } from 'node:fs';
import {
  buildSchema,
  Kind,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { coordinatesIn } from './schema-coordinates.ts';
import { namesOnDisk, readExamples, readFragments } from './example-files.ts';

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

test('every example matches the schema, with notes in English and Korean', () => {
  const faults = examples.flatMap(({ name, query, title, notes }) => {
    const isNoted = [title, notes].every(({ en, ko }) => /[a-z]/u.test(en) && /[가-힣]/u.test(ko));
    const errors = validate(schema, parse(query)).map(({ message }) => message);
    return isNoted && errors.length === 0 ? [] : [{ name, isNoted, errors }];
  });
  expect(faults).toEqual([]);
});

test('a fragment is shared: by two examples at least, under the name of its file', () => {
  const faults = [...readFragments()].filter(([name, text]) => {
    const uses = examples.filter(({ query }) => query.includes(`fragment ${name} on `));
    return uses.length < 2 || !text.startsWith(`fragment ${name} on `);
  });
  expect(faults).toEqual([]);
});

test('no example writes out what a fragment selects', () => {
  const shared = [...readFragments().values()].flatMap((text) => parse(text).definitions).filter(isFragment);
  const found = examples.flatMap(({ name, query }) => {
    const info = new TypeInfo(schema);
    const written: string[] = [];
    const enter = (node: SelectionSetNode, _key: unknown, parent: unknown) => {
      const type = info.getParentType()?.name;
      const selected = new Set(selectionsOf(node));
      for (const { name: fragment, typeCondition, selectionSet } of shared) {
        const isItself = (parent as Partial<FragmentDefinitionNode>).name?.value === fragment.value;
        const isWhole = selectionsOf(selectionSet).every((selection) => selected.has(selection));
        if (typeCondition.name.value === type && !isItself && isWhole) written.push(`${name}: ${fragment.value}`);
      }
    };
    visit(parse(query), visitWithTypeInfo(info, { SelectionSet: enter }));
    return written;
  });
  expect(found).toEqual([]);
});

test('some example selects all parts of a mall that a screen does, by the same arguments, for every screen', () => {
  const selectedBy = examples.map(({ query }) => coordinatesIn(query, schema));
  const faults = screens.flatMap(({ name, text }) => {
    const parts = [...coordinatesIn(text, schema)].filter((coordinate) =>
      /^(?:Query|Mutation|Mall|Member)\./u.test(coordinate),
    );
    const isShown = parts.length > 0 && selectedBy.some((selected) => parts.every((part) => selected.has(part)));
    return isShown ? [] : [{ name, parts }];
  });
  expect(faults).toEqual([]);
});

function selectionsOf({ selections }: SelectionSetNode): string[] {
  return selections.map((selection) => print(selection));
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}
