import { readReceiptNumber, readTelephone, withLostZero } from '../wire/telephone.ts';
import { toLine, toLines, toVerbatim } from '../wire/text.ts';
import { fieldAt } from './reasons.ts';
import type { FieldFault } from './refusal.ts';

/** `x-text` of the document: how a text is read before it is checked and measured. Without it a text is a line. */
type TextKind = 'line' | 'lines' | 'verbatim' | 'telephone' | 'receipt-number';

/** The fields of a schema's value, and of which kind texts are. */
export interface TextShape {
  kind: TextKind;
  fields: readonly (readonly [name: string, shape: TextShape])[];
  items: TextShape | null;
}

export type Schema = Readonly<Record<string, unknown>>;

export function textShapeOf(given: Schema, resolve: (schema: Schema) => Schema): TextShape {
  const schema = resolve(given);
  const parts = ['allOf', 'anyOf', 'oneOf']
    .flatMap((keyword) => (schema[keyword] ?? []) as Schema[])
    .map((part) => textShapeOf(part, resolve));
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const items = schema['items'] as Schema | undefined;
  const kinds = [schema['x-text'] as TextKind | undefined, ...parts.map(({ kind }) => kind)];
  return {
    kind: kinds.find((kind) => kind !== undefined && kind !== 'line') ?? 'line',
    fields: [
      ...own.map(([name, inner]) => [name, textShapeOf(inner, resolve)] as const),
      ...parts.flatMap(({ fields }) => fields),
    ],
    items: items ? textShapeOf(items, resolve) : (parts.find((part) => part.items)?.items ?? null),
  };
}

/**
 * A copy of the value with normalized texts, and with the fields of the schema alone: nothing else may reach what is stored. Adds
 * a fault for each invalid text.
 */
export function readTexts(
  value: unknown,
  shape: TextShape,
  faults: FieldFault[],
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return readText(value, shape.kind, faults, path);
  if (Array.isArray(value)) {
    const { items } = shape;
    return items ? value.map((item, index) => readTexts(item, items, faults, [...path, String(index)])) : value;
  }
  if (!isPlainObject(value)) return value;
  const present = shape.fields.filter(([name]) => Object.hasOwn(value, name));
  const texts = present.map(([name, inner]) => [name, readTexts(value[name], inner, faults, [...path, name])] as const);
  return Object.fromEntries(texts);
}

/** Excludes class instances, such as an uploaded file. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function readText(text: string, kind: TextKind, faults: FieldFault[], path: readonly string[]): string {
  const read = { line: toLine, lines: toLines, verbatim: toVerbatim, telephone: toLine, 'receipt-number': toLine }[
    kind
  ](text);
  const field = () => (path.length === 0 ? 'body' : fieldAt(path));
  if (read === null)
    faults.push({ field: field(), reason: '쓸 수 없는 문자가 있어요. 지우고 다시 입력해 주세요.', rsnCd: 'FORMAT' });
  if (read === null || read === '' || (kind !== 'telephone' && kind !== 'receipt-number')) return read ?? text;
  const digits = kind === 'telephone' ? readTelephone(read) : readReceiptNumber(read);
  if (digits === null) faults.push({ field: field(), reason: numberReason(read, kind), rsnCd: 'FORMAT' });
  return digits ?? read;
}

function numberReason(text: string, kind: TextKind): string {
  if (kind === 'receipt-number') return '휴대폰 번호나 사업자등록번호 10자리를 확인해주세요.';
  const meant = withLostZero(text);
  return meant === null
    ? '전화번호를 확인해주세요.'
    : `전화번호 맨 앞의 0이 빠졌어요. ${meant}이면 0부터 입력해주세요.`;
}
