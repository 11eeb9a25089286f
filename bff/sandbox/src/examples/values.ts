/** A value that responses to earlier examples leave for later ones. */
interface KnownValue {
  /** Stands in until a response had one. */
  madeUp: unknown;
  /** Where responses have it, from `data` on; lists are looked through. */
  from: readonly string[];
}

export type KnownValues = Readonly<Record<string, KnownValue>>;

/** The values that a response has, by their names. */
export function collectValues(data: unknown, known: KnownValues): Record<string, unknown> {
  const found = Object.entries(known).flatMap(([name, { madeUp, from }]) => {
    const candidates = from.flatMap((path) => valuesAt(data, path.split('.')));
    const value = Array.isArray(madeUp) ? candidates : candidates.find((each) => isAlike(each, madeUp));
    return value === undefined || candidates.length === 0 ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as Record<string, unknown>;
}

export function madeUpValues(known: KnownValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(known).map(([name, { madeUp }]) => [name, madeUp]));
}

/** Where responses have the values that variables name and no response had yet. */
export function missingValues(
  variables: unknown,
  known: KnownValues,
  had: Readonly<Record<string, unknown>>,
): { name: string; from: readonly string[] }[] {
  const names = new Set(Array.from(JSON.stringify(variables).matchAll(parts), ([, name]) => name ?? ''));
  return Object.entries(known)
    .filter(([name]) => names.has(name) && !Object.hasOwn(had, name))
    .map(([name, { from }]) => ({ name, from }));
}

const whole = /^\{\{(\w+)\}\}$/u;
const parts = /\{\{(\w+)\}\}/gu;

/** Variables with each {{name}} replaced by the value of that name. */
export function fillIn<Filled>(variables: Filled, values: Readonly<Record<string, unknown>>): Filled {
  return filled(variables, values) as Filled;
}

function filled(value: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, values));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, values)]));
  if (typeof value !== 'string') return value;
  const [, name] = whole.exec(value) ?? [];
  if (name !== undefined) return valueOf(name, values);
  return value.replaceAll(parts, (_text, part: string) => String(valueOf(part, values)));
}

function valueOf(name: string, values: Readonly<Record<string, unknown>>): unknown {
  if (!Object.hasOwn(values, name)) throw new Error(`No value is called ${name}.`);
  return values[name];
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return value === null || value === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[name], rest);
}

/** Orders of several kinds stand in one list, told apart by the letters that their numbers begin with. */
function isAlike(value: unknown, madeUp: unknown): boolean {
  if (typeof value !== 'string' || typeof madeUp !== 'string') return typeof value === typeof madeUp;
  const [letters = ''] = /^[A-Z]{2}/u.exec(madeUp) ?? [];
  return value.startsWith(letters);
}
