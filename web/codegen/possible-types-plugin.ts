import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, visit } from 'graphql';

/**
 * Which types an interface or union may be, so that Apollo's cache can follow fragments on Product or Corner. Those that
 * no fragment is on, such as the results of mutations, need not travel: a fragment on one type is followed by its name.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const named = new Set<string>();
  for (const { document } of documents)
    if (document) visit(document, { NamedType: ({ name }) => void named.add(name.value) });
  const entries = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type) && named.has(type.name))
    .map((type) => [type.name, isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : []]);
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
};
