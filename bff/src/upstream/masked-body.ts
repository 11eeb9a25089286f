import { pathWithQuery, type MallCall } from './call.ts';

/** Calls whose answers are the same for every visitor; others hold what belongs to somebody. */
const publicPaths =
  /^\/api\/v1\/mall\/(?:pre\/layout\/(?!login)|pre\/boards|pre\/faqs|pre\/exhibitions|pre\/subs|pre\/zip|recaptcha|layout\/corner)/u;
const mostRows = 2;
const mostLetters = 80;
const codes = /^(?:[YN]|[A-Z]{2}\d{3,7}|[A-Z_]{2,20}|\d{14})$/u;

/** Whether the answer of a call may be shown as it is. */
function isPublic({ path }: Pick<MallCall<unknown>, 'path'>, bearer: string | null): boolean {
  return bearer === null && publicPaths.test(path);
}

/** A call for a developer: of one for somebody its template, without the numbers and words in it. */
export function shownCall(call: MallCall<unknown>, bearer: string | null): string {
  if (isPublic(call, bearer)) return `${call.method} ${pathWithQuery(call)}`;
  const names = Object.entries(call.query ?? {}).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : `${name}=…`,
  );
  return `${call.method} ${call.path}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** An answer for a developer: short, and of what belongs to somebody its shape, codes and truth values alone. */
export function maskedBody(call: MallCall<unknown>, bearer: string | null, data: unknown): unknown {
  return shown(data, isPublic(call, bearer));
}

function shown(value: unknown, isOpen: boolean): unknown {
  if (Array.isArray(value)) {
    const rows = value.slice(0, mostRows).map((row) => shown(row, isOpen));
    return value.length > mostRows ? [...rows, `… ${value.length - mostRows} more`] : rows;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(inner, isOpen)]));
  if (typeof value === 'string') return isOpen || codes.test(value) ? shortened(value) : '…';
  if (typeof value === 'number') return isOpen ? value : 0;
  return value;
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}
