import type { OpenApiDocument } from '../http/openapi-document.ts';

type Schema = Record<string, unknown>;

/**
 * The document as a mall keeps to it: every field that the texts of the contract name is there, and codes are those of the tables. What is
 * marked as beyond the contract may be missing, and answers may hold more.
 */
export function toContractDocument(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, responses = {} } = document.components;
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, demanding(schema)])),
      responses: Object.fromEntries(Object.entries(responses).map(([name, response]) => [name, withContent(response)])),
    },
  };
}

function withContent(response: Schema): Schema {
  const content = response['content'] as Record<string, { schema: Schema }> | undefined;
  const schema = content?.['application/json']?.schema;
  return schema ? { ...response, content: { 'application/json': { schema: demanding(schema) } } } : response;
}

function demanding(schema: Schema): Schema {
  const { allOf, anyOf, oneOf, properties, items, ...rest } = schema as Record<string, Schema[] & Schema>;
  const codes = schema['x-extensible-enum'] as string[] | undefined;
  return {
    ...rest,
    ...(codes && { enum: String(rest['type']).includes('null') ? [...codes, null] : codes }),
    ...(items && { items: demanding(items) }),
    ...(allOf && { allOf: allOf.map(demanding) }),
    ...(anyOf && { anyOf: anyOf.map(demanding) }),
    ...(oneOf && { oneOf: oneOf.map(demanding) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, Schema>).map(([name, inner]) => [name, demanding(inner)]),
      ),
      required: requiredOf(schema),
    }),
  };
}

function requiredOf(schema: Schema): string[] {
  const properties = schema['properties'] as Record<string, Schema>;
  const named = Object.keys(properties).filter((name) => properties[name]?.['x-beyond'] !== true && !tellsPlace(name));
  return [...new Set([...((schema['required'] ?? []) as string[]), ...named])];
}

/** The place of a row is told where its list goes on by it, and nowhere else. */
function tellsPlace(name: string): boolean {
  return name === 'aftrKey';
}
