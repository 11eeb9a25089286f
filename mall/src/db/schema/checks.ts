import { getTableName, sql } from 'drizzle-orm';
import { check, type AnyPgColumn, type CheckBuilder } from 'drizzle-orm/pg-core';

/** Constraints of counting columns, so that no bug writes a negative number. */
export function notNegative(...columns: AnyPgColumn[]): CheckBuilder[] {
  return columns.map((column) => check(`${nameOf(column)}_not_negative`, sql`${column} >= 0`));
}

/** Constraints of columns that are at least one. */
export function positive(...columns: AnyPgColumn[]): CheckBuilder[] {
  return columns.map((column) => check(`${nameOf(column)}_positive`, sql`${column} > 0`));
}

/** A part is at most the whole, a column of the same row. */
export function within(part: AnyPgColumn, whole: AnyPgColumn): CheckBuilder {
  return check(`${nameOf(part)}_within_${whole.name}`, sql`${part} <= ${whole}`);
}

function nameOf(column: AnyPgColumn): string {
  return `${getTableName(column.table)}_${column.name}`;
}
