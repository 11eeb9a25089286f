import { readFileSync } from 'node:fs';
import { Kind, parse, type ConstDirectiveNode, type DocumentNode } from 'graphql';

const schemaFile = new URL('../../../schema.graphql', import.meta.url);

let published: DocumentNode | undefined;

/** The published schema as it is written. Read once per process. */
export function readSchema(): DocumentNode {
  published ??= parse(readFileSync(schemaFile, 'utf8'));
  return published;
}

/** For how many seconds a field is fresh, by its coordinate such as Mall.menu, from the schema. */
export function freshnessOf(schema: DocumentNode): (coordinate: string) => number {
  const seconds = new Map<string, number>();
  for (const type of schema.definitions) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    for (const field of type.fields ?? []) {
      const maxAge = maxAgeOf(field.directives);
      if (maxAge !== null) seconds.set(`${type.name.value}.${field.name.value}`, maxAge);
    }
  }
  return (coordinate) => {
    const maxAge = seconds.get(coordinate);
    if (maxAge === undefined) throw new Error(`The schema does not say how long ${coordinate} stays fresh`);
    return maxAge;
  };
}

function maxAgeOf(directives: readonly ConstDirectiveNode[] | undefined): number | null {
  const directive = directives?.find(({ name }) => name.value === 'cacheControl');
  const value = directive?.arguments?.find(({ name }) => name.value === 'maxAge')?.value;
  return value?.kind === Kind.INT ? Number(value.value) : null;
}
