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

// The mall leaves this out when it starts.
test('every schema fits the meta-schema', () => {
  const ofParameters = [...Object.values(parameters), ...inlineParameters].map((parameter) =>
    'schema' in parameter ? parameter.schema : null,
  );
  const wrong = [...Object.values(schemas), ...ofParameters].filter((schema) => !ajv.validateSchema(schema ?? {}));
  expect(wrong).toEqual([]);
});

describe('the document explains itself', () => {
  test('every schema has a description, and examples that fit it', () => {
    const wrong = Object.entries(schemas).flatMap(([name, { description, examples }]) => {
      if (typeof description !== 'string' || !Array.isArray(examples)) return [`${name} explains nothing`];
      const fits = ajv.compile({ $ref: `mall#/components/schemas/${name}` });
      return examples.filter((example) => !fits(example)).map((example) => `${name}: ${JSON.stringify(example)}`);
    });
    expect(wrong).toEqual([]);
  });

  test('every field of a schema has a description', () => {
    const silent = Object.entries(schemas).flatMap(([name, schema]) => {
      const parts = [schema, ...((schema['allOf'] ?? []) as (typeof schema)[])];
      return parts
        .flatMap((part) => Object.entries((part['properties'] ?? {}) as Record<string, typeof schema>))
        .filter(([, field]) => !('$ref' in field) && field['type'] !== 'null' && !field['description'])
        .map(([field]) => `${name}.${field}`);
    });
    expect(silent).toEqual([]);
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
