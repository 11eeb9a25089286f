import { Socket } from 'node:net';
import { Pool, type PoolClient } from 'pg';
import type { Settings } from '../config.ts';
import { nameStatementsOf } from './named-statements.ts';

/** How long a call waits for a connection. */
const longestWaitMs = 5000;
/** Longer than a query or a transaction takes to notice that its connection has ended. */
const noticeMs = 1000;
/** Less than a connection may be silent. */
const idleTimeoutMillis = 5000;
/** Bounds what a connection's prepared statements take, and how long one fails whose columns a migration has changed. */
const maxLifetimeSeconds = 300;

/** Connections to a server. A lost one fails its current statement, and nothing else. */
export function openPool(
  databaseUrl: string,
  { connections, statementMs, preparesStatements }: Settings['pool'],
  connectionTimeoutMillis = longestWaitMs,
): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis,
    idleTimeoutMillis,
    maxLifetimeSeconds,
    statement_timeout: statementMs,
    // Ends a transaction whose client is gone without a word: its locks would stay.
    idle_in_transaction_session_timeout: statementMs,
    // Compiling a statement of lists and search takes longer than running it.
    options: '-c jit=off',
    stream: () => impatientSocket(statementMs),
  });
  surviveLosses(pool);
  if (preparesStatements) nameStatementsOf(pool);
  return pool;
}

/**
 * A socket that ends itself after a silence in which the server would have ended every statement. The timer of pg for a query
 * (`query_timeout`, pg 8.23.1, client.js) fails the query alone: a transaction would give its connection back to the pool, with
 * the statement still running on it. TCP keep-alive asks the nearest hop, after two hours.
 */
function impatientSocket(statementMs: number): Socket {
  const socket = new Socket();
  if (statementMs > 0)
    socket.setTimeout(statementMs + noticeMs, () => socket.destroy(new Error('The database does not answer.')));
  return socket;
}

/** A connection that breaks fails its statement, and leaves the pool. */
export function surviveLosses(pool: Pool): void {
  // Without a listener, its event would end the process: the pool passes on those of idle ones only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  takeBackEnded(pool);
}

/**
 * Releases connections that ended: a transaction whose first statement fails keeps its own, and ten of these would use up the
 * pool.
 */
function takeBackEnded(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) =>
    client.once('end', () => setTimeout(() => inUse.has(client) && client.release(true), noticeMs).unref()),
  );
}

/** Whether the call found no free connection in time: the mall is crowded, and nothing is broken. */
export function isCrowded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The pool says it in no other way. Queries wrap it.
  return error.message === 'timeout exceeded when trying to connect' || isCrowded(error.cause);
}
