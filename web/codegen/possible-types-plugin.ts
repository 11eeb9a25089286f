import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType } from 'graphql';

/** Which types an interface or union may be, so that Apollo's cache can follow fragments on Product or Corner. */
export const plugin: PluginFunction = (schema) => {
  const entries = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
    .map((type) => [type.name, isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : []]);
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
};
