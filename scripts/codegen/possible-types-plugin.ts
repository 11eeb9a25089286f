import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType } from 'graphql';

/** Which types each interface and union may be, for a normalized cache. */
export const plugin: PluginFunction = (schema) => {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const entries = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  const text = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `/** Which types each interface and union may be, for a normalized cache. */\nexport const possibleTypes: Record<string, string[]> = ${text};\n`;
};
