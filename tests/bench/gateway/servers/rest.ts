import { readFileSync } from 'node:fs';
import type { Operation } from '../operations.ts';

/** How a server of the benchmark calls the mall: the data of a success, without its envelope. */
export interface Rest {
  get(path: string, token?: string | null): Promise<any>; // eslint-disable-line typescript/no-explicit-any -- as such servers usually do
  post(path: string, body: unknown, token?: string | null): Promise<any>; // eslint-disable-line typescript/no-explicit-any -- see above
}

export interface RestContext {
  rest: Rest;
  token: string | null;
}

export interface Job {
  port: number;
  mall: string;
  schema: string;
  operations: Operation[];
}

/** The configuration of such a server, from a file: it holds the schema, which is longer than a variable of the environment may be. */
export function readJob(): Job {
  return JSON.parse(readFileSync(process.env.BENCH_JOB ?? '', 'utf8')) as Job;
}
