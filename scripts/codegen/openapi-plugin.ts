import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import openapiTS, { astToString } from 'openapi-typescript';

/** Prints the mall's REST contract as types: `paths`, `components`, `operations`. */
export const plugin: PluginFunction<{ document: string }> = async (_schema, _documents, { document }) => {
  const path = resolve(document);
  readFileSync(path); // a missing document is named as such, not as an empty contract
  return astToString(await openapiTS(pathToFileURL(path), { alphabetize: false, rootTypes: false }));
};
