import { operationsOf } from '../../../src/http/openapi-document.ts';
import { contentsOf, document, isBeyond, partsOf, propertiesOf, referredTo, type Schema } from './contract-fields.ts';

interface Answer {
  status: number;
  body: unknown;
}

const calls = operationsOf(document)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
    numbers: path.split('{').length,
    call: document.paths[path]?.[method],
  }))
  // /orders/sheet is no order.
  .toSorted((a, b) => a.numbers - b.numbers);

const notFound = { code: '1404', message: '찾을 수 없습니다.', description: null, data: null };

/** As a mall answers that tells what the contract names, and no more: without whatever the document marks. */
export function withoutBeyond(method: string, path: string, { status, body }: Answer): Answer {
  const call = calls.find((each) => each.method === method && each.pattern.test(path))?.call;
  if (!call) return { status, body };
  if (isBeyond(call)) return { status: 404, body: notFound };
  if (status === 200 && 'x-beyond-data' in call) return { status, body: { ...(body as object), data: null } };
  const response = call.responses[String(status)];
  const schemas = contentsOf(document.components['responses']?.[referredTo(response ?? {}) ?? ''] ?? {});
  return { status, body: named(schemas, body) };
}

/** A value of these schemas, without what all of them mark that have it. */
function named(schemas: readonly Schema[], value: unknown): unknown {
  const whole = schemas.flatMap(flattened);
  if (Array.isArray(value)) {
    const items = whole.flatMap<Schema>((schema) => (schema['items'] as Schema | undefined) ?? []);
    return value.map((each) => named(items, each));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Map.groupBy(whole.flatMap(propertiesOf), ([name]) => name);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const declared = (fields.get(name) ?? []).map(([, schema]) => schema);
      const told = declared.filter((schema) => !isBeyond(schema));
      return declared.length > 0 && told.length === 0 ? [] : [[name, named(told, each)]];
    }),
  );
}

/** The schema and all that it is made of. */
function flattened(schema: Schema): Schema[] {
  const name = referredTo(schema);
  if (name !== null) return flattened(document.components['schemas']?.[name] ?? {});
  return [schema, ...partsOf(schema).flatMap(flattened)];
}
