import { createHash } from 'node:crypto';
import { Client, type Pool, type PoolClient } from 'pg';

/** Executions after which a text gets a name. */
const namedAfter = 5;
/** A name costs the connection some 50 kB of the database's memory, and lasts as long as it. */
const mostNames = 256;
const mostCounted = 2000;
/** Longer ones are inserts of many rows, a text for each number of rows. */
const longestText = 16_000;

/**
 * Names for texts that one connection executes often: it parses a named statement once, and plans it anew only where that pays.
 * Texts beyond the most get none.
 */
export class StatementNames {
  readonly #nameByText = new Map<string, string>();
  readonly #countByText = new Map<string, number>();

  nameOf(text: string): string | undefined {
    const known = this.#nameByText.get(text);
    if (known !== undefined || this.#nameByText.size === mostNames || text.length > longestText) return known;
    const count = (this.#countByText.get(text) ?? 0) + 1;
    if (count < namedAfter) {
      if (this.#countByText.size === mostCounted) this.#countByText.clear();
      this.#countByText.set(text, count);
      return undefined;
    }
    // Of the text: where a pooler mixes connections up, a number could stand for another statement there.
    const name = `mall_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    this.#nameByText.set(text, name);
    this.#countByText.delete(text);
    return name;
  }
}

/** Has all clients of a pool name the statements of drizzle, but for those without values: `begin`, or several in one text. */
export function nameStatementsOf(pool: Pool): void {
  pool.on('connect', (client) => nameStatements(client, new StatementNames()));
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
