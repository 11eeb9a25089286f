import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, isObjectType, visit } from 'graphql';

/**
 * Which types an interface or union may be, so that Apollo's cache can follow fragments on Product or Corner. Those that
 * no fragment is on, such as the results of mutations, need not travel: a fragment on one type is followed by its name.
 * In development the cache warns of a type that it was told nothing of, so it is told then that these have no others.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const named = new Set<string>();
  for (const { document } of documents)
    if (document) visit(document, { NamedType: ({ name }) => void named.add(name.value) });
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => named.has(name));
  const abstract = types
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)] as const);
  const single = types.filter(isObjectType).map(({ name }) => [name, []] as const);
  return [constant('possibleTypes', abstract), constant('singleTypes', single)].join('\n');
};

function constant(name: string, entries: (readonly [string, readonly string[]])[]): string {
  return `export const ${name}: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
}
