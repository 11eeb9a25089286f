import { Client, type Pool, type PoolClient } from 'pg';

/** Executions after which a text gets a name. */
const NAMED_AFTER = 5;
/** A name costs each connection some 50 kB of the database's memory. */
const MOST_NAMES = 256;
const MOST_COUNTED = 2000;

/**
 * Names for texts that are executed often: a connection parses a named statement once, and plans it anew only where that pays.
 * Seldom ones get none, and neither do those beyond the most.
 */
export class StatementNames {
  readonly #nameByText = new Map<string, string>();
  readonly #countByText = new Map<string, number>();

  nameOf(text: string): string | undefined {
    const known = this.#nameByText.get(text);
    if (known !== undefined || this.#nameByText.size === MOST_NAMES) return known;
    const count = (this.#countByText.get(text) ?? 0) + 1;
    if (count < NAMED_AFTER) {
      if (this.#countByText.size === MOST_COUNTED) this.#countByText.clear();
      this.#countByText.set(text, count);
      return undefined;
    }
    const name = `statement_${this.#nameByText.size}`;
    this.#nameByText.set(text, name);
    return name;
  }
}

/** Has all clients of a pool name the statements of drizzle, but for those without values: `begin`, or several in one text. */
export function nameStatementsOf(pool: Pool): void {
  const names = new StatementNames();
  pool.on('connect', (client) => nameStatements(client, names));
}

function nameStatements(client: PoolClient, names: StatementNames): void {
  client.query = ((statement: unknown, values?: unknown, ...others: unknown[]) => {
    const name = hasText(statement) && Array.isArray(values) && values.length > 0 && names.nameOf(statement.text);
    const named = name ? { ...statement, name } : statement;
    return (Client.prototype.query as (...all: unknown[]) => unknown).call(client, named, values, ...others);
  }) as PoolClient['query'];
}

function hasText(statement: unknown): statement is { text: string } {
  return typeof statement === 'object' && statement !== null && 'text' in statement;
}
