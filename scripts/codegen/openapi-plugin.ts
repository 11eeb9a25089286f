import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import openapiTS, { astToString } from 'openapi-typescript';
import { mergedOpenapi } from './merged-openapi.ts';

/** Prints the mall's REST contract as types: `paths`, `components`, `operations`. */
export const plugin: PluginFunction = async () =>
  astToString(await openapiTS(mergedOpenapi(), { alphabetize: false, rootTypes: false }));
