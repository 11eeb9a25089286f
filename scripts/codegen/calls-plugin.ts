import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import {
  isAlwaysPresent,
  operationsOf,
  schemaAt,
  type OpenApiDocument,
  type Operation,
} from '../../mall/src/http/openapi-document.ts';
import { mergedOpenapi, mergedOperatorApi } from './merged-openapi.ts';

/**
 * Prints what the handlers of a contract get, as `Calls`: parameters and body of each operation after the check of the request,
 * which fills in defaults. So a field with a default is always there.
 */
export const plugin: PluginFunction<{ contract?: 'operator' }> = async (_schema, _documents, { contract }) => {
  const document = parse(contract === 'operator' ? mergedOperatorApi() : mergedOpenapi()) as OpenApiDocument;
  const calls = operationsOf(document).map((operation) => [operation.id, callOf(document, operation)] as const);
  const schemas = { ...document.components['schemas'], Calls: objectOf(Object.fromEntries(calls)) };
  const types = await openapiTS({
    openapi: '3.1.0',
    info: { title: 'Calls', version: '1' },
    components: { schemas },
  } as OpenAPI3);
  return `${astToString(types)}\nexport type Calls = components['schemas']['Calls'];\n`;
};

function callOf(document: OpenApiDocument, { parameters, bodyPointer, isIdempotent }: Operation) {
  return objectOf({
    params: {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(isAlwaysPresent).map(({ name }) => name),
    },
    body: bodyPointer === null ? { type: 'object' } : schemaAt(document, bodyPointer),
    isKeyed: { const: isIdempotent },
  });
}

function objectOf(properties: Record<string, object>) {
  return { type: 'object', properties, required: Object.keys(properties) };
}
