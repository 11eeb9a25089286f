import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { invalid } from './refusal.ts';

/** A part of the order of a list. None is ever null. */
export interface OrderTerm {
  by: SQLWrapper;
  type: 'timestamptz' | 'integer' | 'float8' | 'text';
  isDescending: boolean;
}

export const descending = (by: SQLWrapper, type: OrderTerm['type']): OrderTerm => ({ by, type, isDescending: true });
export const ascending = (by: SQLWrapper, type: OrderTerm['type']): OrderTerm => ({ by, type, isDescending: false });

/** Order of a list, and its rows after a given row. The last term is unique. */
export interface RowOrder {
  orderBy: SQL[];
  /** Column from which the key of a row is made. */
  key: SQL;
  /** The condition on the rows that follow; undefined for all of them. */
  behind: SQL | undefined;
  /** Rows to skip. A key replaces the page. */
  offset: number;
}

interface Wanted {
  page: number;
  size: number;
  aftrKey?: string | undefined;
}

/** The order of `terms`, from the wanted page or behind the row of `aftrKey` on. Throws 1400 for a key of another order. */
export function rowOrder(terms: readonly OrderTerm[], { page, size, aftrKey }: Wanted): RowOrder {
  return {
    orderBy: terms.map(({ by, isDescending }) => (isDescending ? sql`${by} desc` : sql`${by}`)),
    // As text a time keeps its microseconds, which a Date has not.
    key: sql`json_build_array(${sql.join(
      terms.map(({ by }) => sql`${by}`),
      sql`, `,
    )})`,
    behind: aftrKey === undefined ? undefined : behind(terms, readKey(terms, aftrKey)),
    offset: aftrKey === undefined ? (page - 1) * size : 0,
  };
}

/** `aftrKey` of a row, by its column `key`. */
export function toAftrKey(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function behind(terms: readonly OrderTerm[], values: readonly (string | number)[]): SQL | undefined {
  const valueOf = ({ type }: OrderTerm, index: number) => sql`${values[index]}::${sql.raw(type)}`;
  return or(
    ...terms.map((term, last) =>
      and(
        ...terms.slice(0, last).map((each, index) => sql`${each.by} = ${valueOf(each, index)}`),
        sql`${term.by} ${term.isDescending ? sql`<` : sql`>`} ${valueOf(term, last)}`,
      ),
    ),
  );
}

function readKey(terms: readonly OrderTerm[], aftrKey: string): (string | number)[] {
  const values = parsed(aftrKey);
  if (Array.isArray(values) && values.length === terms.length && terms.every(({ type }, at) => fits(type, values[at])))
    return values as (string | number)[];
  const reason = '이 목록의 위치가 아니에요. 첫 쪽부터 다시 불러와 주세요.';
  throw invalid([{ field: 'aftrKey', reason, rsnCd: 'FORMAT' }]);
}

function parsed(aftrKey: string): unknown {
  try {
    return JSON.parse(Buffer.from(aftrKey, 'base64url').toString());
  } catch {
    return null;
  }
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d:\d\d$/u;
const largestInteger = 2_147_483_647;
const largestFloat = 1e30;

function fits(type: OrderTerm['type'], value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value) && Math.abs(Number(value)) <= largestInteger;
  if (type === 'float8') return typeof value === 'number' && Math.abs(value) <= largestFloat;
  if (typeof value !== 'string' || value.includes('\0')) return false;
  return type === 'text' || (time.test(value) && !Number.isNaN(Date.parse(value)));
}

/** Rows of products with their keys, which a list found apart from them. */
export function withAftrKeys<Row extends { gdsGrpNo: string }>(
  rows: readonly Row[],
  keys: ReadonlyMap<string, string>,
) {
  return rows.map((row) => ({ ...row, aftrKey: keys.get(row.gdsGrpNo) ?? null }));
}
