import type { OpenApiDocument } from '../../../src/http/openapi-document.ts';

type Schema = Record<string, unknown>;

/**
 * The document lists what readers must tolerate: missing fields, null lists, new codes. The embedded mall is stricter:
 * every field is required, no other is allowed, lists are lists and codes are in the current tables. Only the place of a row
 * is told where its list goes on by it, and nowhere else.
 */
export function toStrictDocument(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, responses = {} } = document.components;
  const strictSchemas = Object.entries(schemas).flatMap(([name, schema]) => [
    [name, strict(schema, 'closed')],
    // In an allOf the whole is closed, not its parts.
    [`${name}Part`, strict(schema, 'part')],
  ]);
  const strictResponses = Object.entries(responses).map(([name, response]) => [name, strictContent(response)]);
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(strictSchemas),
      responses: Object.fromEntries(strictResponses),
    },
  };
}

function strictContent(response: Schema): Schema {
  const content = response['content'] as Record<string, { schema: Schema }>;
  const schema = content['application/json']?.schema;
  if (!schema) return response;
  return { ...response, content: { 'application/json': { schema: strict(schema, 'closed') } } };
}

function strict(schema: Schema, mode: 'closed' | 'part'): Schema {
  if (typeof schema['$ref'] === 'string') return { $ref: mode === 'part' ? `${schema['$ref']}Part` : schema['$ref'] };
  const { allOf, anyOf, properties, items, ...rest } = schema as Record<string, Schema[] & Schema>;
  const codes = schema['x-extensible-enum'] as string[] | undefined;
  return {
    ...rest,
    ...(isList(rest['type']) && { type: 'array' }),
    ...(codes && { enum: String(rest['type']).includes('null') ? [...codes, null] : codes }),
    ...(items && { items: strict(items, 'closed') }),
    ...(anyOf && { anyOf: anyOf.map((alternative) => strict(alternative, mode)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, Schema>).map(([name, inner]) => [name, strict(inner, 'closed')]),
      ),
      required: Object.keys(properties).filter((name) => name !== 'aftrKey'),
      ...(mode === 'closed' && { additionalProperties: false }),
    }),
    ...(allOf && {
      allOf: allOf.map((part) => strict(part, 'part')),
      ...(mode === 'closed' && { unevaluatedProperties: false }),
    }),
  };
}

function isList(type: unknown): boolean {
  return Array.isArray(type) && type.includes('array');
}
