import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Request } from 'express';
import type { Input, OperationId } from './call.ts';
import { resolveSchema, type OpenApiDocument, type Operation, type Parameter } from './openapi-document.ts';
import { toFieldFaults } from './reasons.ts';
import { invalid, type FieldFault } from './refusal.ts';
import { readTexts, textShapeOf, type Schema, type TextShape } from './text-fields.ts';

/** Reads a request by the document, or throws a refusal that names all wrong fields. */
export type RequestChecker<Id extends OperationId> = (request: SentRequest) => Input<Id>;

export type SentRequest = Pick<Request, 'params' | 'query' | 'headers' | 'body'>;

const documentKey = 'mall';
const locations = ['path', 'query', 'header'] as const;
type Location = (typeof locations)[number];

type Checkers = <Id extends OperationId>(operation: Operation<Id>) => RequestChecker<Id>;

const checkersOfDocuments = new WeakMap<OpenApiDocument, Checkers>();

/** Kept for each document, so that a second mall of the process compiles nothing anew. */
export function requestCheckers(document: OpenApiDocument): Checkers {
  const checkers = checkersOfDocuments.get(document) ?? newCheckers(document);
  checkersOfDocuments.set(document, checkers);
  return checkers;
}

function newCheckers(document: OpenApiDocument): Checkers {
  const compile = compilerFor(document);
  const known = new WeakMap<Operation, RequestChecker<OperationId>>();
  return <Id extends OperationId>(operation: Operation<Id>) => {
    const checker = (known.get(operation) as RequestChecker<Id> | undefined) ?? lazyChecker(() => compile(operation));
    known.set(operation, checker);
    return checker;
  };
}

/** Compiles on first use: compiling all would slow the start, and most test processes use few. */
function lazyChecker<Id extends OperationId>(compile: () => CompiledChecks<Id>): RequestChecker<Id> {
  let compiled: CompiledChecks<Id> | undefined;
  return (request) => check(request, (compiled ??= compile()));
}

/** Checks one part of a request. Normalizes texts first, so that the schema applies to their stored form. */
interface PartCheck<Value> {
  texts: TextShape;
  validate: ValidateFunction<Value>;
}

interface CompiledChecks<Id extends OperationId> {
  parameters: (PartCheck<Partial<Input<Id>['params']>> & { location: Location; names: string[] })[];
  /** An empty body if the document has none. */
  body: PartCheck<Input<Id>['body']> & { isSent: boolean };
}

type Compile = <Id extends OperationId>(operation: Operation<Id>) => CompiledChecks<Id>;

function compilerFor(document: OpenApiDocument): Compile {
  const strictAjv = ajvFor(document, false);
  const coercingAjv = ajvFor(document, true);
  const textsOf = (schema: Schema) => textShapeOf(schema, (inner) => resolveSchema(document, inner));
  return <Id extends OperationId>({ parameters, bodyPointer }: Operation<Id>) => ({
    parameters: locations.flatMap((location) => {
      const here = parameters.filter((parameter) => parameter.in === location);
      if (here.length === 0) return [];
      const names = here.map(({ name }) => name);
      const texts = location === 'query' ? textsOf(propertiesOf(here)) : verbatim(names);
      return [{ location, names, texts, validate: coercingAjv.compile<Partial<Input<Id>['params']>>(objectOf(here)) }];
    }),
    body: {
      isSent: bodyPointer !== null,
      texts: bodyPointer === null ? verbatim([]) : textsOf({ $ref: bodyPointer }),
      validate: strictAjv.compile<Input<Id>['body']>(
        bodyPointer === null ? {} : { $ref: `${documentKey}${bodyPointer}` },
      ),
    },
  });
}

/** Leaves numbers and keys in paths and headers as they are. */
function verbatim(names: readonly string[]): TextShape {
  const text: TextShape = { kind: 'verbatim', fields: [], items: null };
  return { ...text, fields: names.map((name) => [name, text]) };
}

function check<Id extends OperationId>(request: SentRequest, { parameters, body }: CompiledChecks<Id>): Input<Id> {
  const faults: FieldFault[] = [];
  const parts = parameters.map((part) => read(part, pick(request, part.location, part.names), faults));
  const content = read(body, body.isSent ? (request.body ?? {}) : {}, faults);
  if (content === null || faults.length > 0) throw invalid(faults);
  return { params: Object.assign({}, ...parts), body: content };
}

function ajvFor(document: OpenApiDocument, coerceTypes: boolean): Ajv2020 {
  // document.test.ts holds the document against the meta-schema, which takes longer to compile than all of a start's schemas.
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strict: false, validateSchema: false, coerceTypes });
  ajv.addSchema(document, documentKey);
  return ajv;
}

function propertiesOf(parameters: readonly Parameter[]): Schema {
  return { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) };
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

function pick(request: SentRequest, location: Location, names: readonly string[]): Record<string, unknown> {
  const sources = { path: request.params, query: request.query, header: request.headers };
  const source = sources[location] as Record<string, unknown>;
  const entries = names.map((name) => [name, source[location === 'header' ? name.toLowerCase() : name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Null if there is a fault. */
function read<Value>({ texts, validate }: PartCheck<Value>, given: unknown, faults: FieldFault[]): Value | null {
  const textFaults: FieldFault[] = [];
  const value = readTexts(given, texts, textFaults);
  if (validate(value) && textFaults.length === 0) return value;
  const others = toFieldFaults(validate.errors ?? []);
  faults.push(...textFaults, ...others.filter(({ field }) => !textFaults.some((fault) => fault.field === field)));
  return null;
}
