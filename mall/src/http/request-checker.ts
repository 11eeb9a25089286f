import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Request } from 'express';
import { UploadedFile } from './form-body.ts';
import type { OpenApiDocument, Operation, Parameter } from './openapi-document.ts';
import { fieldAt, toFieldFaults } from './reasons.ts';
import { invalid, type FieldFault } from './refusal.ts';

/** The caller's parameters that the document describes, with defaults filled in. */
export interface Input {
  /** Parameters of path, query and header, by name. */
  params: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** Reads a request by the document, or throws a refusal that names all wrong fields. */
export type RequestChecker = (request: Request) => Input;

const documentKey = 'mall';
const locations = ['path', 'query', 'header'] as const;
type Location = (typeof locations)[number];

export function requestCheckers(document: OpenApiDocument): (operation: Operation) => RequestChecker {
  const strictAjv = ajvFor(document, false);
  const coercingAjv = ajvFor(document, true);
  return (operation) => {
    // Compiled on first use: compiling all would slow the start, and most test processes use few.
    let compiled: CompiledChecks | undefined;
    return (request) => {
      compiled ??= compile(operation, coercingAjv, strictAjv);
      return check(request, compiled);
    };
  };
}

interface CompiledChecks {
  parameters: { location: Location; names: string[]; validate: ValidateFunction }[];
  body: ValidateFunction | null;
}

function compile({ parameters, bodyPointer }: Operation, coercingAjv: Ajv2020, strictAjv: Ajv2020): CompiledChecks {
  const present = locations.filter((location) => parameters.some((parameter) => parameter.in === location));
  return {
    parameters: present.map((location) => {
      const here = parameters.filter((parameter) => parameter.in === location);
      return { location, names: here.map(({ name }) => name), validate: coercingAjv.compile(objectOf(here)) };
    }),
    body: bodyPointer ? strictAjv.compile({ $ref: `${documentKey}${bodyPointer}` }) : null,
  };
}

function check(request: Request, { parameters, body }: CompiledChecks): Input {
  const faults: FieldFault[] = [];
  const parts = parameters.map(({ location, names, validate }) =>
    read(validate, pick(request, location, names), faults),
  );
  const input: Input = {
    params: Object.assign({}, ...parts),
    body: body ? read(body, request.body ?? {}, faults) : {},
  };
  if (faults.length === 0) faults.push(...nulFaults(input.params), ...nulFaults(input.body));
  if (faults.length > 0) throw invalid(faults);
  return input;
}

function ajvFor(document: OpenApiDocument, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strict: false, coerceTypes });
  ajv.addSchema(document, documentKey);
  return ajv;
}

function objectOf(parameters: readonly Parameter[]): Record<string, unknown> {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, absolute(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function absolute(schema: Record<string, unknown>): Record<string, unknown> {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? { $ref: `${documentKey}${reference}` } : schema;
}

function pick(request: Request, location: Location, names: readonly string[]): Record<string, unknown> {
  const sources = { path: request.params, query: request.query, header: request.headers };
  const source = sources[location] as Record<string, unknown>;
  const entries = names.map((name) => [name, source[location === 'header' ? name.toLowerCase() : name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function read(
  validate: ValidateFunction,
  value: Record<string, unknown>,
  faults: FieldFault[],
): Record<string, unknown> {
  if (!validate(value)) faults.push(...toFieldFaults(validate.errors ?? []));
  return value;
}

/** No text of PostgreSQL can hold U+0000, and no shopper types it. Looks into JSON alone: a file has millions of bytes. */
function nulFaults(value: unknown, path: readonly string[] = []): FieldFault[] {
  if (typeof value === 'string') {
    return value.includes('\u0000') ? [{ field: fieldAt(path), reason: '사용할 수 없는 문자가 있어요.' }] : [];
  }
  if (typeof value !== 'object' || value === null || value instanceof UploadedFile) return [];
  return Object.entries(value).flatMap(([key, inner]) => nulFaults(inner, [...path, key]));
}
