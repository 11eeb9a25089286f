import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, Record<string, unknown>>>;
}

interface OperationObject {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: Record<string, unknown>[];
  requestBody?: Record<string, unknown>;
  responses: Record<string, { $ref: string }>;
  'x-allowed-sales-types'?: string[];
  'x-temporary-password'?: string;
}

/** How an operation identifies its caller. */
type Access = 'visitor' | 'member' | 'either' | 'expired member';

/** The parts of an operation's description that the service needs. */
export interface Operation {
  id: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** As in the document: /a/{b}. */
  path: string;
  access: Access;
  /** Null: every sales type. */
  allowedSalesTypes: ReadonlySet<string> | null;
  openToTemporaryPassword: boolean;
  parameters: readonly Parameter[];
  /** Whether a repeat with the same key has no second effect. */
  isIdempotent: boolean;
  /** Where the document keeps the schema of the body, as a JSON pointer. */
  bodyPointer: string | null;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Record<string, unknown>;
}

/** The header that names an intent of the caller. */
export const idempotencyHeader = 'X-Idempotency-Key';

const file = new URL('../../openapi.yaml', import.meta.url);

export function readOpenApiDocument(): OpenApiDocument {
  return parse(readFileSync(file, 'utf8')) as OpenApiDocument;
}

export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(document, path, method, operation)),
  );
}

function toOperation(document: OpenApiDocument, path: string, method: string, operation: OperationObject): Operation {
  const allowed = operation['x-allowed-sales-types'];
  const parameters = (operation.parameters ?? []).map(
    (parameter) => resolveReference(document, parameter) as unknown as Parameter,
  );
  return {
    id: operation.operationId,
    method: method as Operation['method'],
    path,
    access: accessOf(operation.security),
    allowedSalesTypes: allowed ? new Set(allowed) : null,
    openToTemporaryPassword: operation['x-temporary-password'] === 'allowed',
    parameters,
    isIdempotent: parameters.some(({ name }) => name === idempotencyHeader),
    bodyPointer: operation.requestBody ? bodyPointer(path, method) : null,
  };
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

function bodyPointer(path: string, method: string): string {
  const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return `#/paths/${encodeURI(escaped)}/${method}/requestBody/content/application~1json/schema`;
}
