import { Client } from 'pg';
import { vi } from 'vitest';

/** Statements that some work sends to the database server, those of its transactions included. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
