import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { OperationId } from './call.ts';

export interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, Record<string, unknown>>> & { parameters?: Record<string, Parameter> };
}

/** Leads to a part of the components. */
interface Reference {
  $ref: string;
}

interface OperationObject {
  operationId: OperationId;
  security: Record<string, unknown>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { $ref: string }>;
  'x-allowed-sales-types'?: string[];
  'x-guests'?: 'open' | 'closed';
  'x-temporary-password'?: string;
}

/** How an operation identifies its caller. */
type Access = 'visitor' | 'member' | 'either' | 'expired member';

/** Parts of an operation's description that the service needs. */
export interface Operation<Id extends OperationId = OperationId> {
  id: Id;
  method: 'get' | 'post' | 'put' | 'delete';
  /** As in the document: /a/{b}. */
  path: string;
  access: Access;
  /** Null: every sales type. */
  allowedSalesTypes: ReadonlySet<string> | null;
  /** Whether guests of a marketing mall, who are no members, may call it. Null: the document says nothing. */
  guests: 'open' | 'closed' | null;
  openToTemporaryPassword: boolean;
  parameters: readonly Parameter[];
  /** Whether a visitor names the mall in the query or in the body. */
  takesMall: boolean;
  /** Whether a repeat with the same key has no second effect. */
  isIdempotent: boolean;
  /** Whether it takes `dryYn`: with Y it only calculates. */
  takesPreview: boolean;
  /** Whether its body is a form with a file, not JSON. */
  takesForm: boolean;
  /** JSON pointer to the schema of the body. Null if it takes none. */
  bodyPointer: string | null;
}

// An alias, since an interface is not assignable to a record.
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Record<string, unknown>;
};

/** Whether a checked request has the parameter: the check fills in defaults. */
export function isAlwaysPresent({ required, schema }: Parameter): boolean {
  return required === true || Object.hasOwn(schema, 'default');
}

/** The header that names an intent of the caller. */
export const idempotencyHeader = 'X-Idempotency-Key';

const file = new URL('../../openapi.yaml', import.meta.url);

/** The contract as a file, for clients that ask a running mall for it. */
export const openApiFile = fileURLToPath(file);

let parsed: OpenApiDocument | undefined;

/** Parsed once for a process, since it is long. Do not change it. */
export function readOpenApiDocument(): OpenApiDocument {
  return (parsed ??= parse(readFileSync(file, 'utf8')) as OpenApiDocument);
}

const operationsOfDocuments = new WeakMap<OpenApiDocument, readonly Operation[]>();

/** The same objects for the same document. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  const operations = operationsOfDocuments.get(document) ?? readOperations(document);
  operationsOfDocuments.set(document, operations);
  return operations;
}

function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(document, path, method, operation)),
  );
}

function toOperation(document: OpenApiDocument, path: string, method: string, operation: OperationObject): Operation {
  const allowed = operation['x-allowed-sales-types'];
  const bodyType = bodyTypeOf(operation);
  const parameters = (operation.parameters ?? []).map((parameter) => parameterOf(document, parameter));
  return {
    id: operation.operationId,
    method: method as Operation['method'],
    path,
    access: accessOf(operation.security),
    allowedSalesTypes: allowed ? new Set(allowed) : null,
    guests: operation['x-guests'] ?? null,
    openToTemporaryPassword: operation['x-temporary-password'] === 'allowed',
    parameters,
    takesMall:
      parameters.some(({ name }) => name === 'mallId') ||
      (bodyType !== null && hasField(document, operation.requestBody?.content[bodyType], 'mallId')),
    isIdempotent: parameters.some(({ name }) => name === idempotencyHeader),
    takesPreview: bodyType !== null && hasField(document, operation.requestBody?.content[bodyType], 'dryYn'),
    takesForm: bodyType === formType,
    bodyPointer: bodyType === null ? null : bodyPointer(path, method, bodyType),
  };
}

function parameterOf({ components }: OpenApiDocument, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The document has no ${parameter.$ref}.`);
  return found;
}

function hasField(document: OpenApiDocument, content: unknown, name: string): boolean {
  const { schema = {} } = content as { schema?: Record<string, unknown> };
  const { properties = {}, allOf = [] } = resolveReference(document, schema) as {
    properties?: object;
    allOf?: Record<string, unknown>[];
  };
  return Object.hasOwn(properties, name) || allOf.some((part) => hasField(document, { schema: part }, name));
}

function accessOf(security: Record<string, unknown>[]): Access {
  const schemes = security.flatMap((alternative) => Object.keys(alternative));
  if (schemes.includes('expiredBearerAuth')) return 'expired member';
  if (!schemes.includes('bearerAuth')) return 'visitor';
  return security.some((alternative) => Object.keys(alternative).length === 0) ? 'either' : 'member';
}

function resolveReference(document: OpenApiDocument, value: Record<string, unknown>): Record<string, unknown> {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const [, , section = '', name = ''] = reference.split('/');
  return document.components[section]?.[name] ?? {};
}

/** The schema itself, or what it refers to. */
export function resolveSchema(
  document: OpenApiDocument,
  schema: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? resolveSchema(document, schemaAt(document, reference)) : schema;
}

/** The schema that a JSON pointer leads to. */
export function schemaAt(document: OpenApiDocument, pointer: string): Readonly<Record<string, unknown>> {
  const steps = decodeURI(pointer).split('/').slice(1);
  const found = steps.reduce<unknown>(
    (part, step) => (part as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return found as Record<string, unknown>;
}

const formType = 'multipart/form-data';

/** Media type of the body. Null if there is none. */
function bodyTypeOf({ requestBody }: OperationObject): string | null {
  return Object.keys(requestBody?.content ?? {})[0] ?? null;
}

function bodyPointer(path: string, method: string, type: string): string {
  const [escapedPath, escapedType] = [path, type].map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'));
  return `#/paths/${encodeURI(escapedPath ?? '')}/${method}/requestBody/content/${escapedType}/schema`;
}
