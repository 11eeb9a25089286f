import { resolveSchema, readOpenApiDocument, type Operation } from '../../../src/http/openapi-document.ts';

type Schema = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** A text that a request may have. */
export interface TextField {
  path: Path;
  /** As refusals call it: itemList[0].gdsGrpNo. */
  name: string;
  schema: Schema;
}

const document = readOpenApiDocument();

/** Every text of the body of an operation, at any depth. */
export function textFieldsOf({ bodyPointer }: Operation): TextField[] {
  return bodyPointer === null ? [] : textsIn({ $ref: bodyPointer }, []);
}

function textsIn(given: Schema, path: Path): TextField[] {
  const schema = resolveSchema(document, given);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => chosenOf((schema[keyword] ?? []) as Schema[]));
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return [
    ...([schema['type']].flat().includes('string') ? [{ path, name: nameOf(path), schema }] : []),
    ...parts.flatMap((part) => textsIn(part, path)),
    ...fields.flatMap(([name, field]) => textsIn(field, [...path, name])),
    ...(schema['items'] ? textsIn(schema['items'] as Schema, [...path, 0]) : []),
  ];
}

/** Of a text or a list of texts, the text: a body has one of them. */
function chosenOf(parts: readonly Schema[]): readonly Schema[] {
  const isText = parts.some(({ type }) => type === 'string');
  return isText ? parts.filter(({ type }) => type !== 'array') : parts;
}

function nameOf(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./u, '');
}

/** The same body with another text there. */
export function withText(body: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (typeof step === 'number') {
    const [first, ...others] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withText(first, rest, text), ...others];
  }
  const object = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { ...object, [step]: withText(object[step], rest, text) };
}

export function textAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (part as Record<string | number, unknown> | null | undefined)?.[step],
    body,
  );
}
