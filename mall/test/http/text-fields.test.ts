import { describe, expect, test } from 'vitest';
import { readOpenApiDocument, resolveSchema, type Operation } from '../../src/http/openapi-document.ts';
import { Refusal, type FieldFault } from '../../src/http/refusal.ts';
import { requestCheckers, type SentRequest } from '../../src/http/request-checker.ts';
import { operations } from '../rest/harness/contract.ts';
import { textAt, textFieldsOf, withText, type TextField } from '../rest/harness/text-fields.ts';

// Every text of the document, at the function that checks all requests.

const document = readOpenApiDocument();
const checkerFor = requestCheckers(document);

/** A body that fits: the document's example. */
function exampleOf({ id, bodyPointer }: Operation): unknown {
  const { examples = [] } = resolveSchema(document, { $ref: bodyPointer }) as { examples?: unknown[] };
  if (examples.length === 0) throw new Error(`The body of ${id} has no example.`);
  return examples[0];
}

function faultsOf(operation: Operation, sent: Partial<SentRequest>): FieldFault[] {
  try {
    checkerFor(operation)({ params: {}, query: {}, headers: {}, body: {}, ...sent });
    return [];
  } catch (error) {
    if (error instanceof Refusal && error.code === '1400') return error.data as FieldFault[];
    throw error;
  }
}

/** Why the text is refused in this field of the example. */
function reasonOf({ operation, text }: (typeof texts)[number], typed: string): string | undefined {
  const faults = faultsOf(operation, { body: withText(exampleOf(operation), text.path, typed) });
  return faults.find(({ field }) => field === text.name)?.rsnCd;
}

/** Reads the body alone: parameters are not sent. */
function bodyRead(operation: Operation, body: unknown): unknown {
  return checkerFor({ ...operation, parameters: [] })({ params: {}, query: {}, headers: {}, body }).body;
}

const withTexts = operations.filter((operation) => !operation.takesForm && textFieldsOf(operation).length > 0);
const texts = withTexts.flatMap((operation) => textFieldsOf(operation).map((text) => ({ operation, text })));

const nameOf = ({ operation, text }: (typeof texts)[number]) => `${operation.id} ${text.name}`;

const isOfChoices = ({ schema }: TextField) => 'enum' in schema || 'const' in schema;
/** Its pattern says how long it is: it has no part without an end. */
const isOfPattern = ({ schema: { pattern } }: TextField) =>
  typeof pattern === 'string' && /^\^.*\$$/u.test(pattern) && !/[*+]|\{\d+,\}/u.test(pattern);
const isMeasured = ({ schema }: TextField) => schema['maxLength'] !== undefined && schema['pattern'] === undefined;

/** Their digits are counted. */
const numbers = new Set<unknown>(['telephone', 'receipt-number']);
const longTexts = new Set<unknown>(['cntn', 'rsnCntn', 'val']);

describe('every text of a body', () => {
  test('has a limit, and only long ones keep their line breaks', () => {
    expect(texts.length).toBeGreaterThan(150);
    const endless = texts.filter(
      ({ text }) =>
        !(typeof text.schema['maxLength'] === 'number' || isOfChoices(text) || isOfPattern(text)) &&
        !numbers.has(text.schema['x-text']),
    );
    expect(endless.map(nameOf)).toEqual([]);
    const kinds = texts.map(({ text }) => [text.path.at(-1), text.schema['x-text']] as const);
    expect(kinds.filter(([name, kind]) => longTexts.has(name) !== (kind === 'lines'))).toEqual([]);
  });

  test('has no control characters', () => {
    expect(texts.filter((each) => reasonOf(each, '가\u0007온') !== 'FORMAT').map(nameOf)).toEqual([]);
  });

  test('is measured composed and trimmed, and never cut', () => {
    const wrong = texts
      .filter(({ text }) => isMeasured(text))
      .filter((each) => {
        const { schema } = each.text;
        const longest = '각'.repeat(Number(schema['maxLength']) - 1) + '😀';
        const fits = schema['x-text'] === 'verbatim' ? longest : ` ${longest.normalize('NFD')}\n`;
        return reasonOf(each, fits) === 'LENGTH' || reasonOf(each, `${longest}각`) !== 'LENGTH';
      });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test('is refused when it is too long for its pattern or its choices', () => {
    const others = texts.filter(({ text }) => !isMeasured(text));
    expect(others.filter((each) => reasonOf(each, '1'.repeat(300)) === undefined).map(nameOf)).toEqual([]);
  });

  test('is the same with spaces and line breaks around it, and with decomposed letters', () => {
    for (const operation of withTexts) {
      const example = exampleOf(operation);
      const typed = textFieldsOf(operation).filter(
        ({ path, schema }) => typeof textAt(example, path) === 'string' && schema['x-text'] !== 'verbatim',
      );
      const body = typed.reduce<unknown>(
        (changed, { path }) => withText(changed, path, `\u3000 \n${String(textAt(example, path)).normalize('NFD')}\t `),
        example,
      );
      expect({ id: operation.id, body: bodyRead(operation, body) }).toEqual({
        id: operation.id,
        body: bodyRead(operation, example),
      });
    }
  });
});

test('no text of a query has control characters', () => {
  const queries = operations.flatMap((operation) =>
    operation.parameters
      .filter(({ in: place, name, schema }) => place === 'query' && name !== 'mallId' && schema['type'] !== 'integer')
      .map(({ name }) => ({ operation, name })),
  );
  expect(queries.length).toBeGreaterThan(20);
  const taken = queries.filter(
    ({ operation, name }) =>
      !faultsOf(operation, { query: { [name]: '가\u0007온' } }).some(({ field }) => field === name),
  );
  expect(taken.map(({ operation, name }) => `${operation.id} ${name}`)).toEqual([]);
});
