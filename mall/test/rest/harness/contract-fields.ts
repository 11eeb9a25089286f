import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readOpenApiDocument, type OpenApiDocument } from '../../../src/http/openapi-document.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** What the texts of the contract name, as mall/contract-fields.yaml lists it. */
interface ContractFields {
  calls: Readonly<Record<string, readonly string[]>>;
  shapes: Readonly<Record<string, readonly string[]>>;
  notToldYet: {
    calls: readonly string[];
    parameters: readonly string[];
    shapes: Readonly<Record<string, readonly string[]>>;
  };
}

const file = new URL('../../../contract-fields.yaml', import.meta.url);

export const contractFields = parse(readFileSync(file, 'utf8')) as ContractFields;
export const document: OpenApiDocument = readOpenApiDocument();

/** A field of a shape of the document. */
export interface Field {
  /** The name of the schema, and the path to a shape inside of it. */
  shape: string;
  name: string;
  isBeyond: boolean;
  isRequired: boolean;
}

export function isBeyond(part: object): boolean {
  return 'x-beyond' in part;
}

/** The fields of all shapes of requests and responses, but of shapes that only malls with more than the contract know. */
export function fieldsOfShapes(): Field[] {
  return fieldsWithin(
    namedCalls().flatMap((call) => [call.requestBody ?? {}, ...responsesOf(call)].flatMap(contentsOf)),
  );
}

/** The fields of what successful calls tell, without the envelope around it. */
export function fieldsTold(): Field[] {
  const told = namedCalls().flatMap((call) => responsesOf(call, '200').flatMap(contentsOf));
  return fieldsWithin(told).filter(({ shape }) => shape !== 'Success');
}

/** Of the schemas, and of all that they contain. */
function fieldsWithin(schemas: readonly Schema[]): Field[] {
  const found: Field[] = [];
  const seen = new Set<string>();

  function visit(schema: Schema, shape: string): void {
    const name = referredTo(schema);
    if (name !== null) {
      if (seen.has(name)) return;
      seen.add(name);
      visit(document.components['schemas']?.[name] ?? {}, name);
      return;
    }
    for (const part of partsOf(schema)) visit(part, shape);
    if (schema['items']) visit(schema['items'] as Schema, shape);
    const required = (schema['required'] ?? []) as string[];
    for (const [field, inner] of propertiesOf(schema)) {
      found.push({ shape, name: field, isBeyond: isBeyond(inner), isRequired: required.includes(field) });
      if (!isBeyond(inner)) visit(inner, `${shape}.${field}`);
    }
  }

  for (const schema of schemas) visit(schema, '');
  // Schemas without a name are envelopes.
  return found.filter(({ shape }) => shape !== '' && !shape.startsWith('.'));
}

type Call = OpenApiDocument['paths'][string][string];

function namedCalls(): Call[] {
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  return calls.filter((call) => !isBeyond(call));
}

/** With `status`: of that status alone. None whose whole data other malls may leave out. */
function responsesOf(call: Call, status?: string): object[] {
  return Object.entries(call.responses)
    .filter(([each]) => status === undefined || each === status)
    .filter(([each]) => !(each === '200' && 'x-beyond-data' in call))
    .map(([, response]) => document.components['responses']?.[referredTo(response) ?? ''] ?? {});
}

/** The schemas of a body or of a response; none of files. */
export function contentsOf(part: object): Schema[] {
  const content = 'content' in part ? (part.content as Record<string, { schema?: Schema }>) : {};
  return Object.values(content).flatMap<Schema>(({ schema }) => schema ?? []);
}

/** The name that a reference ends with. Null for what is none. */
export function referredTo(part: object): string | null {
  return '$ref' in part ? (String(part.$ref).split('/').at(-1) ?? null) : null;
}

/** Schemas that a value fits beside or instead of this one. */
export function partsOf(schema: Schema): Schema[] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap<Schema>((kind) => (schema[kind] ?? []) as Schema[]);
}

export function propertiesOf(schema: Schema): [name: string, schema: Schema][] {
  return Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
}
