import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { operationsOf, readOpenApiDocument, type Operation } from '../../../src/http/openapi-document.ts';
import { toStrictDocument } from './strict-document.ts';

const document = readOpenApiDocument();

export const operations: readonly Operation[] = operationsOf(document);

export function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The document has no operation ${id}.`);
  return found;
}

/** The error codes of an operation, by HTTP status. */
export function documentedCodes(id: string): Map<number, string[]> {
  const { path, method } = operationOf(id);
  const responses = document.paths[path]?.[method]?.responses ?? {};
  return new Map(Object.entries(responses).map(([status, { $ref }]) => [Number(status), codesOf($ref)]));
}

function codesOf(reference: string): string[] {
  return document.components['responses']?.[nameOf(reference)]?.['x-codes'] as string[];
}

/** The fields that the body of an operation may have. */
export function bodyFields(id: string): string[] {
  const { path, method } = operationOf(id);
  const content = document.paths[path]?.[method]?.requestBody?.['content'] as
    | Record<string, { schema: { $ref: string } }>
    | undefined;
  const reference = content?.['application/json']?.schema.$ref;
  return reference ? fieldsOf({ $ref: reference }) : [];
}

function fieldsOf(schema: Record<string, unknown>): string[] {
  const reference = schema['$ref'];
  const resolved = typeof reference === 'string' ? (document.components['schemas']?.[nameOf(reference)] ?? {}) : schema;
  const parts = (resolved['allOf'] ?? []) as Record<string, unknown>[];
  return [...Object.keys(resolved['properties'] ?? {}), ...parts.flatMap(fieldsOf)];
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
ajv.addSchema(toStrictDocument(document), 'mall');
const validators = new Map<string, ValidateFunction>();

/**
 * Throws unless the document has this status and code for the operation, and the response exactly the documented
 * shape: all fields there, none besides, every code of a table known.
 */
export function checkAnswer(id: string, status: number, body: unknown): void {
  const { path, method } = operationOf(id);
  const reference = document.paths[path]?.[method]?.responses[String(status)]?.$ref;
  const { code } = body as { code: string };
  if (!reference || !documentedCodes(id).get(status)?.includes(code)) {
    throw new Error(`${id} answered ${status}/${code}, which the document does not mention: ${JSON.stringify(body)}`);
  }
  if (!isJson(reference)) return;
  const validate = validatorOf(reference);
  if (!validate(body)) {
    throw new Error(
      `${id} answered ${status} unlike the document: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 2000)}`,
    );
  }
}

/** Files have no envelope. */
function isJson(reference: string): boolean {
  const content = document.components['responses']?.[nameOf(reference)]?.['content'];
  return Object.hasOwn((content ?? {}) as object, 'application/json');
}

function validatorOf(reference: string): ValidateFunction {
  const known = validators.get(reference);
  if (known) return known;
  const validate = ajv.compile({
    $ref: `mall#/components/responses/${nameOf(reference)}/content/application~1json/schema`,
  });
  validators.set(reference, validate);
  return validate;
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}
