import { char, integer, timestamp } from 'drizzle-orm/pg-core';

/** Y or N, the mall's booleans. */
export type Yn = 'Y' | 'N';

/** A Y/N column. */
export const yn = (name: string) => char(name, { length: 1 }).$type<Yn>();

/** Whole won. */
export const won = (name: string) => integer(name);

/** An instant; the wire shows it as `yyyyMMddHHmmss` in Korean time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
