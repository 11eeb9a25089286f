import { noteContractViolation } from '../errors/contract-violations.ts';
import { Invalid, invalid, type AnyReader, type ContractRows, type Read, type Reader } from './reading.ts';

const text: Reader<string | number, string> = (value) =>
  typeof value === 'string' ? readable(value) : Number.isFinite(value) ? String(value) : invalid;

/** Replaces halves of characters, which no address and no encoding can hold, and drops null characters, which no page can. */
function readable(value: string): string {
  const whole = value.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}

/** Browsers split texts of more than 65,536 characters, and hydration then fails. No shopper reads a text of this length. */
const longestWords = 10_000;

/** Text, also where it came as digits. */
export const words: Reader<string, string> = (value) => {
  const read = text(value);
  if (typeof read !== 'string' || read.length <= longestWords) return read;
  noteContractViolation('a text is too long and was cut');
  return read.slice(0, longestWords).toWellFormed();
};

/** HTML as the mall wrote it: neither safe nor limited. */
export const markup: Reader<string, string> = text;

/** The number or code of a thing. An empty one names nothing. */
export const code: Reader<string | number, string> = (value) => {
  const read = text(value);
  const trimmed = typeof read === 'string' ? read.trim() : '';
  return trimmed !== '' && trimmed.length <= 200 ? trimmed : invalid;
};

/** As `code`, where the rule takes it. */
export function codeThat(isValid: (text: string) => boolean): Reader<string | number, string> {
  return (value) => {
    const read = code(value);
    return typeof read === 'string' && isValid(read) ? read : invalid;
  };
}

/** One of these codes, exactly. */
export function oneOf<const Code extends string>(...codes: readonly Code[]): Reader<string, Code> {
  return (value) => codes.find((each) => each === value) ?? invalid;
}

/** A text that goes back to the mall as it came: a token. */
export const token: Reader<string, string> = (value) => (typeof value === 'string' && value !== '' ? value : invalid);

const amount = /^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,9})?$/u;

/** A number, also where it came as text. */
export const decimal: Reader<number, number> = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : invalid;
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return amount.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : invalid;
};

/** Whole numbers between two bounds. */
function integer(from: number, to: number): Reader<number, number> {
  return (value) => {
    const read = decimal(value);
    return typeof read === 'number' && Number.isSafeInteger(read) && read >= from && read <= to ? read : invalid;
  };
}

const mostCounted = 2 ** 31 - 1;

/** How many, or in which order: as much as an Int of the schema holds. */
export const whole = integer(-mostCounted, mostCounted);

export const mostWon = 1_000_000_000_000;

/** An amount of money, never negative; small enough that sums of it stay exact. */
export const won = integer(0, mostWon);

/** Addition to a price, or deduction from it. */
export const surcharge = integer(-mostWon, mostWon);

const booleans = new Map([
  ['Y', true],
  ['YES', true],
  ['TRUE', true],
  ['1', true],
  ['N', false],
  ['NO', false],
  ['FALSE', false],
  ['0', false],
]);

/** Y or N, however it is written. */
export const yn: Reader<string | boolean, boolean> = (value) => {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return invalid;
  return booleans.get(String(value).trim().toUpperCase()) ?? invalid;
};

/** Always null, whatever the mall sends: this caller must not see it. */
export const withheld: Reader<unknown, null> = () => null;

/** Accepts any value: for data that is not used, or that another reader reads later. */
export const anything: Reader<unknown, unknown> = (value) => value;

/** Null or nothing, or as the reader reads it. */
export function orNull<Contract, Value>(reader: Reader<Contract, Value>): Reader<Contract | null, Value | null> {
  return (value) => (value === null || value === undefined ? null : reader(value));
}

type Readers = Record<string, AnyReader>;
type NotInContract = 'The contract has no such field';

/** Readers of fields that the contract promises. */
type RequiredOf<Row, Fields> = {
  [Name in keyof Fields]: Name extends keyof Row ? Reader<Row[Name], unknown> : NotInContract;
};

/** Readers of fields that the contract has. */
type OptionalOf<Row, Fields> = {
  [Name in keyof Fields]: Name extends keyof Row ? Reader<NonNullable<Row[Name]>, unknown> : NotInContract;
};

type RowOf<Required extends Readers, Optional extends Readers> = { [Name in keyof Required]: Read<Required[Name]> } & {
  [Name in keyof Optional]: Read<Optional[Name]> | null;
};

/**
 * A row of the contract. Without a required field the row is invalid. An optional field that is missing, null or
 * invalid costs only itself: it becomes null, and each kind of invalid field is logged once. A field outside of the
 * contract, or of another type, does not compile; neither does a required one that the contract makes optional.
 */
export function row<
  Name extends keyof ContractRows,
  Required extends Readers & RequiredOf<ContractRows[Name], Required>,
  Optional extends Readers & OptionalOf<ContractRows[Name], Optional>,
>(name: Name, required: Required, optional: Optional): Reader<ContractRows[Name], RowOf<Required, Optional>> {
  const fields = [...readersIn(required, true), ...readersIn(optional, false)];
  // Plain objects of a constructor of their own: with room for these fields from the start, and given each of them once.
  function Row(this: Record<string, unknown>, value: Record<string, unknown>) {
    for (const { field, read, isRequired } of fields) {
      const found = read(value[field]);
      const isInvalid = found instanceof Invalid;
      if (isInvalid && isRequired) return new Invalid(found.field === '' ? field : `${field}.${found.field}`);
      if (isInvalid && isGiven(value[field])) noteContractViolation(`${name}.${field} is invalid`);
      this[field] = isInvalid ? null : (found ?? null);
    }
    return undefined;
  }
  Row.prototype = Object.prototype;
  const Constructor = Row as unknown as new (value: object) => RowOf<Required, Optional> | Invalid;
  const reader = (value: unknown) => (isObject(value) ? new Constructor(value) : invalid);
  return Object.defineProperty(reader, 'name', { value: name }); // for developers
}

function readersIn(readers: Readers, isRequired: boolean) {
  return Object.entries(readers).map(([field, read]) => ({ field, read, isRequired }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A missing field, null and the empty text all mean that there is no value. */
function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/**
 * A list. Null or nothing is an empty list, and an invalid item is left out and noted once. Required in its row where it is the
 * main thing: the response is then unusable, rather than empty, when it is no list at all.
 */
export function list<Contract, Value>(
  name: string,
  item: Reader<Contract, Value>,
): Reader<readonly Contract[] | null | undefined, Value[]> {
  return (value) => {
    if (value === null || value === undefined) return [];
    return Array.isArray(value) ? validItems(name, item, value) : invalid;
  };
}

/**
 * As `list`, for rows whose sum stands beside them. One invalid item makes the list invalid: without that item the sum would
 * include something that is not shown. Use it among the required fields of a row.
 */
export function completeList<Contract, Value>(
  item: Reader<Contract, Value>,
): Reader<readonly Contract[] | null | undefined, Value[]> {
  return (value) => {
    if (value === null || value === undefined) return [];
    if (!Array.isArray(value)) return invalid;
    const items: Value[] = [];
    for (const [index, each] of value.entries()) {
      const read = item(each);
      if (read instanceof Invalid) return new Invalid(read.field === '' ? `${index}` : `${index}.${read.field}`);
      items.push(read);
    }
    return items;
  };
}

/** Items without those that are invalid, which are noted once. */
export function validItems<Value>(name: string, item: Reader<never, Value>, items: readonly unknown[]): Value[] {
  const valid: Value[] = [];
  for (const each of items) {
    const read = item(each);
    if (read instanceof Invalid) noteContractViolation(`${name}: an item is invalid (${read.field || 'itself'})`);
    else valid.push(read);
  }
  return valid;
}

/** Values by name. */
export function record<Contract, Value>(
  item: Reader<Contract, Value>,
): Reader<Readonly<Record<string, Contract>>, Record<string, Value>> {
  return (value) => {
    if (!isObject(value)) return invalid;
    const entries: [string, Value][] = [];
    for (const [name, each] of Object.entries(value)) {
      const read = item(each);
      if (read instanceof Invalid) return new Invalid(name);
      entries.push([name, read]);
    }
    return Object.fromEntries(entries);
  };
}

/** A lazy reader: for a row that contains rows of its own kind. */
export function later<Contract, Value>(reader: () => Reader<Contract, Value>): Reader<Contract, Value> {
  return (value) => reader()(value);
}

/** The meaning of a code. One that is not in the table is null and noted once. */
export function fromCode<T>(table: Readonly<Record<string, T>>, value: string | null, place: string): T | null {
  if (value === null) return null;
  if (Object.hasOwn(table, value)) return table[value] as T;
  noteContractViolation(`${place}: unknown code ${value.slice(0, 20)}`);
  return null;
}
