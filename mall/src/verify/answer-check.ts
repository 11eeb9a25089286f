import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { operationsOf, type OpenApiDocument, type Operation } from '../http/openapi-document.ts';
import { toContractDocument } from './contract-document.ts';

/** An answer of a mall as it came. */
export interface Answer {
  status: number;
  contentType: string;
  text: string;
}

/** Where a mall differs from the contract. */
export interface Deviation {
  /** Such as GET /api/v1/mall/wishes. */
  operation: string;
  /** Such as data.goodsList[].gdsGrpNo; `status`, `content-type` or `body` outside of one. */
  field: string;
  what: string;
}

/** What a call is expected to end with. */
export interface Expected {
  status: number;
  code: string;
}

export const success: Expected = { status: 200, code: '0000' };

/** Compares answers with the contract. */
export class AnswerCheck {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]));
    this.#ajv.addSchema(toContractDocument(document), 'mall');
  }

  /** Deviations of one answer, and its data if it is what was expected. */
  check({ path, method }: Operation, answer: Answer, expected: Expected): { deviations: Deviation[]; data: unknown } {
    const deviations: Deviation[] = [];
    const operation = `${method.toUpperCase()} ${path}`;
    const note = (field: string, what: string) => void deviations.push({ operation, field, what });
    const reference = this.#document.paths[path]?.[method]?.responses[String(answer.status)]?.$ref;
    if (answer.status !== expected.status) note('status', `${answer.status} in place of ${expected.status}`);
    const types = Object.keys(this.#contentOf(reference) ?? { 'application/json': {} });
    const [type = ''] = answer.contentType.split(';');
    if (!types.includes(type.trim().toLowerCase()))
      note('content-type', `${type || 'none'} in place of ${types.join(' or ')}`);
    if (!types.includes('application/json')) return { deviations, data: null };
    const body = parsed(answer.text);
    if (body === undefined) {
      note('body', 'is no JSON');
      return { deviations, data: null };
    }
    const { code, data } = (body ?? {}) as { code?: unknown; data?: unknown };
    if (code !== expected.code) note('code', `${JSON.stringify(code)} in place of "${expected.code}"`);
    if (reference !== undefined) for (const { field, what } of this.#mistakesIn(reference, body)) note(field, what);
    return { deviations, data: deviations.length === 0 || code === expected.code ? data : null };
  }

  #contentOf(reference: string | undefined): object | undefined {
    return this.#document.components['responses']?.[nameOf(reference ?? '')]?.['content'] as object | undefined;
  }

  /** Each field once, with its first mistake. */
  #mistakesIn(reference: string, body: unknown): { field: string; what: string }[] {
    const validate = this.#validatorOf(reference);
    if (validate(body)) return [];
    const found = new Map<string, string>();
    for (const error of validate.errors ?? []) {
      const field = fieldOf(error);
      if (!isOfAlternatives(error) && !found.has(field)) found.set(field, whatIn(error));
    }
    // Where no alternative fits, the errors of each are noise.
    if (found.size === 0) found.set('data', 'has none of its shapes');
    return [...found].map(([field, what]) => ({ field, what }));
  }

  #validatorOf(reference: string): ValidateFunction {
    const known = this.#validators.get(reference);
    if (known) return known;
    const validate = this.#ajv.compile({
      $ref: `mall#/components/responses/${nameOf(reference)}/content/application~1json/schema`,
    });
    this.#validators.set(reference, validate);
    return validate;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isOfAlternatives({ keyword }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'if';
}

/** Rows of a list are one field. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const missing = keyword === 'required' ? `/${String((params as { missingProperty: string }).missingProperty)}` : '';
  const steps = `${instancePath}${missing}`.split('/').slice(1);
  return (
    steps.map((step, index) => (/^\d+$/u.test(step) ? '[]' : `${index === 0 ? '' : '.'}${step}`)).join('') || 'body'
  );
}

function whatIn({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'enum')
    return `is no code of its table: ${(params as { allowedValues: unknown[] }).allowedValues.join(', ')}`;
  return message ?? keyword;
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}
