import { Client } from 'pg';
import { vi } from 'vitest';

/** Statements that some work sends to the database server, those of its transactions included. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  return (await recordStatements(work)).texts.length;
}

export interface Cost {
  /** Without those that only open and close transactions. */
  statements: number;
  transactions: number;
}

/** What some work costs at the database server, with its result. */
export async function costOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> {
  const { result, texts } = await recordStatements(work);
  const transactions = texts.filter((text) => text === 'begin').length;
  return { result, cost: { statements: texts.filter((text) => !isControl(text)).length, transactions } };
}

function isControl(text: string): boolean {
  return /^(?:begin|commit|rollback|savepoint|release)\b/iu.test(text);
}

async function recordStatements<Result>(work: () => Promise<Result>): Promise<{ result: Result; texts: string[] }> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const result = await work();
    return { result, texts: query.mock.calls.map(([wanted]) => textOf(wanted)) };
  } finally {
    query.mockRestore();
  }
}

function textOf(wanted: unknown): string {
  return typeof wanted === 'string' ? wanted : (wanted as { text: string }).text;
}
