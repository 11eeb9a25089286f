import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { readOpenApiDocument } from '../../src/http/openapi-document.ts';

const document = readOpenApiDocument();
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(document, 'mall');

const { schemas = {}, parameters = {} } = document.components;
const inlineParameters = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).flatMap((operation) =>
    (operation.parameters ?? []).filter((parameter) => !('$ref' in parameter)),
  ),
);

describe('the document explains itself', () => {
  test.each(Object.keys(schemas))('%s has a description, and examples that fit it', (name) => {
    const { description, examples } = schemas[name] ?? {};
    expect(description).toEqual(expect.any(String));
    expect(examples).toEqual(expect.any(Array));
    const fits = ajv.compile({ $ref: `mall#/components/schemas/${name}` });
    for (const example of examples as unknown[]) expect([example, fits(example)]).toEqual([example, true]);
  });

  test.each(Object.entries(schemas))('every field of %s has a description', (_, schema) => {
    const parts = [schema, ...((schema['allOf'] ?? []) as (typeof schema)[])];
    const fields = parts.flatMap((part) => Object.entries((part['properties'] ?? {}) as Record<string, typeof schema>));
    const silent = fields.filter(
      ([, field]) => !('$ref' in field) && field['type'] !== 'null' && !field['description'],
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('every parameter has a description and an example', () => {
    for (const parameter of [...Object.values(parameters), ...inlineParameters]) {
      expect(parameter).toMatchObject({ description: expect.any(String), example: expect.anything() });
    }
  });

  test('every operation has a summary, and a unique name', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    for (const operation of operations)
      expect(operation).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });
});
