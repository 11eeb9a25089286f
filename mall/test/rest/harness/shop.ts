import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { drawPicture } from '../../../content/src/pictures/draw-picture.ts';
import { createApp } from '../../../src/app.ts';
import { readSettings, type Settings } from '../../../src/config.ts';
import type { MallContext } from '../../../src/context.ts';
import type { OpenDatabase } from '../../../src/db/database.ts';
import { JobQueue } from '../../../src/jobs/job-queue.ts';
import { Visits } from '../../../src/jobs/visits.ts';
import { openFileStore } from '../../../src/file-store.ts';
import { createLog } from '../../../src/log.ts';
import { Metrics } from '../../../src/metrics.ts';
import { watchDatabase } from '../../../src/watched-metrics.ts';
import { sealPlainRows } from '../../../src/seal-plain-rows.ts';
import { openKeys } from '../../../src/security/secret.ts';
import { checkAnswer, operationOf } from './contract.ts';
import { openTestDatabase, type DatabaseKind } from './databases.ts';
import { setJobClock } from './jobs.ts';
import { home, password, worldNow } from './world.ts';

export interface Sent {
  /** Path, query and header values by name. */
  params?: Record<string, string | number | undefined>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  code: string;
  // Typed loosely: tests know the data that they request.
  data: unknown;
  message: string;
  description: string | null;
  headers: Headers;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

interface Who {
  id?: string;
  mallId?: string;
}

/** A separate mall with its own database, called over HTTP. */
export interface Shop {
  url: string;
  context: MallContext;
  database: OpenDatabase;
  /** Calls an operation and checks the response against the document. */
  send(operation: string, sent?: Sent): Promise<Answer>;
  /** As `send`, and returns the data of a success; throws for a refusal. */
  ask<Data>(operation: string, sent?: Sent): Promise<Data>;
  signIn(who?: Who): Promise<TokenPair>;
  /** An access token of a session that all callers for one member share. */
  tokenOf(who?: Who): Promise<string>;
  /** Moves the clock of the mall. */
  pass(seconds: number): void;
  /** Ends the mall's program, and starts another on the same data, at another address. */
  restart(): Promise<void>;
  /** From now on every statement fails. */
  loseDatabase(): Promise<void>;
  close(): Promise<void>;
}

/** Limits that no test reaches by accident. */
const testSettings = {
  MALL_SECRET: 'a secret of the tests, of 32 letters and more',
  LOG_LEVEL: 'silent',
  SIGN_IN_LIMIT: '1000',
  SIGN_IN_ADDRESS_LIMIT: '100000',
  SEND_LIMIT: '1000',
  SEND_ADDRESS_LIMIT: '100000',
  DEV_OUTBOX: '1',
  CERTIFICATION_PAGE: '1',
  PG_TEST: '1',
  SHOP_PACE_SECONDS: '0',
};

export async function openShop(
  kind: DatabaseKind,
  settings: Record<string, string> = {},
  log?: DestinationStream,
): Promise<Shop> {
  const database = await openTestDatabase(kind);
  let now = worldNow.getTime();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'family-mall-shop-'));
  const read = readSettings({ DATA_DIR, ...testSettings, ...settings });
  const context = await contextOf(database, read, () => new Date(now), log);
  let { server, url } = await listen(context);
  let databaseIsOpen = true;
  const loseDatabase = async () => {
    if (!databaseIsOpen) return;
    databaseIsOpen = false;
    await context.jobs.stop();
    await database.close();
  };
  const send = (operation: string, sent: Sent = {}) => sendTo(url, operation, sent);
  const ask = async <Data>(operation: string, sent: Sent = {}) => {
    const { code, data, message } = await send(operation, sent);
    if (code !== '0000') throw new Error(`${operation} was refused: ${code} ${message}`);
    return data as Data;
  };
  const signIn = ({ id = 'member', mallId = home }: Who = {}) =>
    ask<TokenPair>('signIn', { body: { id, password, mallId } });
  const sessions = new Map<string, Promise<TokenPair>>();
  const tokenOf = async (who: Who = {}) => {
    const key = JSON.stringify(who);
    const session = sessions.get(key) ?? signIn(who);
    sessions.set(key, session);
    return (await session).accessToken;
  };
  return {
    get url() {
      return url;
    },
    context,
    database,
    send,
    ask,
    signIn,
    tokenOf,
    pass: (seconds) => {
      now += seconds * 1000;
    },
    loseDatabase,
    restart: async () => {
      await hangUp(server);
      await context.jobs.stop();
      Object.assign(context, await openJobs(database, context));
      ({ server, url } = await listen(context));
    },
    close: async () => {
      await hangUp(server);
      await loseDatabase();
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

async function contextOf(
  database: OpenDatabase,
  settings: Settings,
  now: () => Date,
  log?: DestinationStream,
): Promise<MallContext> {
  const logger = createLog(settings.logLevel, log);
  const queue = await openJobs(database, { log: logger, now });
  const keys = await openKeys(settings, database.db);
  await sealPlainRows({ db: database.db, keys });
  const fileStore = openFileStore(settings);
  return { db: database.db, settings, keys, fileStore, log: logger, ...queue, visits: new Visits(), now, drawPicture };
}

async function openJobs(
  { db, jobDatabase }: OpenDatabase,
  { log, now }: Pick<MallContext, 'log' | 'now'>,
): Promise<Pick<MallContext, 'jobs' | 'metrics'>> {
  const metrics = new Metrics();
  const jobs = new JobQueue(jobDatabase, { log, now, onRun: metrics.onJob, keepsSchedules: false });
  watchDatabase(metrics, { db, jobs, now });
  await jobs.open();
  await setJobClock(db, now());
  return { jobs, metrics };
}

async function listen(context: MallContext): Promise<{ server: Server; url: string }> {
  const server = createServer(createApp(context));
  // As the mall itself has it: a busy process must not hang up on a connection that is about to be used.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function hangUp(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export async function sendTo(
  url: string,
  id: string,
  { params = {}, body, token, headers = {} }: Sent,
): Promise<Answer> {
  const operation = operationOf(id);
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(`${url}${addressOf(id, params)}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headerParameters(id, params),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : (body as FormData | undefined),
  });
  const envelope = await envelopeOf(answer);
  checkAnswer(id, answer.status, envelope);
  return { ...envelope, status: answer.status, headers: answer.headers };
}

/** The envelope of a response; for a file one with its bytes as data. */
async function envelopeOf(answer: Response): Promise<Omit<Answer, 'status' | 'headers'>> {
  if (answer.headers.get('content-type')?.startsWith('application/json')) {
    return (await answer.json()) as Omit<Answer, 'status' | 'headers'>;
  }
  return { code: '0000', message: '', description: null, data: Buffer.from(await answer.arrayBuffer()) };
}

function addressOf(id: string, params: NonNullable<Sent['params']>): string {
  const { path, parameters } = operationOf(id);
  const isHeader = (name: string) =>
    parameters.some((parameter) => parameter.name === name && parameter.in === 'header');
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && !path.includes(`{${name}}`) && !isHeader(name)) query.set(name, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

function headerParameters(id: string, params: NonNullable<Sent['params']>): Record<string, string> {
  const names = operationOf(id)
    .parameters.filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name);
  return Object.fromEntries(
    names.filter((name) => params[name] !== undefined).map((name) => [name, String(params[name])]),
  );
}
