import { readdirSync, readFileSync } from 'node:fs';
import { parse, type DefinitionNode, type StringValueNode } from 'graphql';
import { expect, test } from 'vitest';

/** Schema files of the catalog half: everything before buying. */
const files =
  /^(?:base|boards|corners|faq|goods|keywords|mall|menu|node|phones|popups|products|promotions|site|terms)\.graphql$/u;
const folder = new URL('../../../schema/', import.meta.url);
const definitions = readdirSync(folder)
  .filter((name) => files.test(name))
  .flatMap((name): readonly DefinitionNode[] => parse(readFileSync(new URL(name, folder), 'utf8')).definitions);

interface Described {
  coordinate: string;
  names: readonly string[];
  description: StringValueNode | undefined;
}

const described = definitions.flatMap((definition): Described[] => {
  if (!('name' in definition) || !definition.name) return [];
  const type = definition.name.value;
  const fields = 'fields' in definition ? (definition.fields ?? []) : [];
  const values = 'values' in definition ? (definition.values ?? []) : [];
  return [...fields, ...values].map(({ name, description }) => ({
    coordinate: `${type}.${name.value}`,
    names: [type, name.value],
    description,
  }));
});

const empty = new Set('a an the its it of in to for is are that this with and or by own one'.split(' '));

function wordsIn(text: string): string[] {
  const parts = text.replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2').replaceAll('_', ' ');
  return (parts.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => !empty.has(word))
    .map((word) => word.replace(/s$/u, ''));
}

test('descriptions of the catalogue say more than the name', () => {
  expect(described.length).toBeGreaterThan(200);
  const repeating = described.filter(({ names, description }) => {
    const known = new Set(names.flatMap(wordsIn));
    return wordsIn(description?.value ?? '').every((word) => known.has(word));
  });
  expect(repeating.map(({ coordinate, description }) => `${coordinate}: ${description?.value}`)).toEqual([]);
});
