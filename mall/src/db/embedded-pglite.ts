import {
  PGlite,
  types,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

/** Types that drizzle reads itself, from text: its PGlite driver (0.45.4) names them in each query, and these arrays. */
const readByDrizzle = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE];
/** PGlite names no arrays: each with the type of its items. */
const arraysReadByDrizzle = new Map([
  [1231, types.NUMERIC],
  [1115, types.TIMESTAMP],
  [1185, types.TIMESTAMPTZ],
  [1187, types.INTERVAL],
  [1182, types.DATE],
]);

/**
 * PGlite as drizzle's client. For a query that names parsers PGlite (0.5.17) copies those of all its types, of which each table
 * adds one: more than the rest of a small statement costs. Here drizzle's parsers are those of the database, and only what
 * asks without drizzle, such as the queue of jobs, names some.
 */
export class EmbeddedPglite extends PGlite {
  /** How PGlite itself reads the types of drizzle. */
  #ownParsers: QueryOptions['parsers'] = {};

  static async open(options: PGliteOptions): Promise<EmbeddedPglite> {
    const pglite = new EmbeddedPglite(options);
    await pglite.waitReady;
    pglite.#readAsDrizzle();
    return pglite;
  }

  #readAsDrizzle(): void {
    const own = Object.fromEntries(readByDrizzle.map((type) => [type, this.parsers[type] ?? asText]));
    for (const [type, ofItem] of arraysReadByDrizzle)
      own[type] = (text) => types.arrayParser(text, own[ofItem] ?? asText, type);
    this.#ownParsers = own;
    for (const type of [...readByDrizzle, ...arraysReadByDrizzle.keys()]) this.parsers[type] = asText;
  }

  override query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return super.query(text, values, this.#optionsFor(options));
  }

  override exec(text: string, options?: QueryOptions): Promise<Results[]> {
    return super.exec(text, this.#optionsFor(options));
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((transaction) => {
      const { query } = transaction;
      transaction.query = (text, values, options) => query(text, values, this.#optionsFor(options));
      return work(transaction);
    });
  }

  /** Only drizzle names parsers. */
  #optionsFor(options: QueryOptions | undefined): QueryOptions {
    const { parsers, ...others } = options ?? {};
    return parsers ? others : { ...others, parsers: this.#ownParsers };
  }
}

function asText(value: string): string {
  return value;
}
