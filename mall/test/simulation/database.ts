import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite, type PGliteInterface, type Results, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { embeddedOptions } from '../../src/db/embedded-database.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { applyMigrations } from '../../src/db/migrations.ts';
import { prepareJobs } from '../rest/harness/jobs.ts';
import { seedSimulation } from './seed-simulation.ts';
import type { Scheduler } from './scheduler.ts';

/** A migrated and filled database that others begin with: made once for a process. */
export interface Template {
  data: Blob;
  /** A key to the operator's door. */
  deskKey: string;
}

async function makeTemplate(): Promise<Template> {
  const pglite = await PGlite.create(embeddedOptions);
  const db = drizzle(pglite);
  await applyMigrations(db, (config) => migrate(db, config));
  const deskKey = await seedSimulation(db);
  await prepareJobs({ jobDatabase: fromPglite(pglite) });
  const data = await pglite.dumpDataDir('none');
  await pglite.close();
  return { data, deskKey };
}

/** The template of a file, which the first process of several makes. */
export async function templateAt(file: string): Promise<Template> {
  if (file === '') return makeTemplate();
  if (!existsSync(file)) {
    const { data, deskKey } = await makeTemplate();
    await writeFile(`${file}.${process.pid}`, Buffer.concat([Buffer.from(`${deskKey}\n`), await bytesOf(data)]));
    await rename(`${file}.${process.pid}`, file);
  }
  const bytes = await readFile(file);
  const end = bytes.indexOf('\n');
  return { data: new Blob([bytes.subarray(end + 1)]), deskKey: bytes.subarray(0, end).toString() };
}

async function bytesOf(data: Blob): Promise<Buffer> {
  return Buffer.from(await data.arrayBuffer());
}

export function openFrom({ data }: Template): Promise<PGlite> {
  return PGlite.create({ ...embeddedOptions, loadDataDir: data });
}

type Options = Parameters<PGliteInterface['query']>[2];

/** One program's line to the database. After `die` no statement of it ends any more. */
export interface Line extends Pick<OpenDatabase, 'db' | 'jobDatabase'> {
  /** Called before each statement and after each commit: true, the program ends here. */
  dies: () => boolean;
}

const never = new Promise<never>(() => undefined);

/** The error that rolls back what a killed program has begun. Nobody gets it. */
class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * A line through the scheduler. Each statement of its own and each begin of a transaction is a gate, so that other programs come
 * between; a program may end before any statement, and between a commit and its response.
 */
export function openLine(pglite: PGlite, scheduler: Scheduler): Line {
  const line: { dies: () => boolean } = { dies: () => false };
  const run = async <Row>(work: () => Promise<Row>, label: string): Promise<Row> => {
    await scheduler.gate(label);
    if (line.dies()) return never;
    const result = await work();
    return line.dies() ? never : result;
  };
  const query = (text: string, params?: unknown[], options?: Options) =>
    run(() => pglite.query(text, params, options), text.slice(0, 60));
  const exec = (text: string) => run(() => pglite.exec(text), text.slice(0, 60));

  const transaction = async <Result>(work: (tx: Pick<Transaction, 'query'>) => Promise<Result>): Promise<Result> => {
    await scheduler.gate('begin');
    try {
      const result = await pglite.transaction(async (tx) => {
        const killed = Promise.withResolvers<never>();
        const statement = (text: string, params?: unknown[], options?: Options): Promise<Results<never>> => {
          if (!line.dies()) return tx.query(text, params, options);
          killed.reject(new Killed());
          return never;
        };
        return Promise.race([work({ query: statement as Transaction['query'] }), killed.promise]);
      });
      scheduler.step('commit');
      return line.dies() ? await never : result;
    } catch (error) {
      if (error instanceof Killed) return never;
      throw error;
    }
  };

  const jobDatabase: OpenDatabase['jobDatabase'] = {
    executeSql: async (text, values) => {
      if (values && values.length > 0) return query(text, values as unknown[]);
      const results = await exec(text);
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
  return Object.assign(line, { db: drizzle({ client: { query, transaction } as unknown as PGlite }), jobDatabase });
}
