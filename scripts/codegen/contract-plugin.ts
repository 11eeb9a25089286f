import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { contractText } from './contracts.ts';

/** Writes a published contract. */
export const plugin: PluginFunction = (_schema, _documents, _config, info) => contractText(info?.outputFile ?? '');
