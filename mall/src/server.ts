import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { holidayDaysLeft, holidayNoticeDays } from './buying/holidays.ts';
import { StartError, type Settings } from './config.ts';
import type { Content } from './content.ts';
import type { MallContext } from './context.ts';
import { checkDataFolder, withRemedy } from './db/data-folder.ts';
import { openDatabase } from './db/open-database.ts';
import { openFileStore } from './file-store.ts';
import { queueWaitingMessages } from './mail/mailing.ts';
import { speakHttp1Outside } from './http/outside-calls.ts';
import { jobHandlers, setHandlers } from './job-handlers.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { Visits } from './jobs/visits.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { sealPlainRows } from './seal-plain-rows.ts';
import { createOperatorApp } from './operator/operator-app.ts';
import { openKeys } from './security/secret.ts';
import { watchDatabase } from './watched-metrics.ts';

export interface RunningMall {
  /** e.g. http://127.0.0.1:4100 */
  url: string;
  /** The operator's door. Null: it is closed. */
  deskUrl: string | null;
  context: MallContext;
  /** Finishes requests in progress, then closes port and data. */
  close(): Promise<void>;
}

/** Without content an empty database stays empty, and there are no pictures. */
export interface StartOptions extends Partial<Content> {
  now?: () => Date;
}

const drainMs = 5000;

/** Starts the mall. Failures of the environment are thrown as `StartError`, and nothing stays open. */
export async function startMall(
  settings: Settings,
  { seed = async () => undefined, drawPicture = () => null, now = () => new Date() }: StartOptions = {},
): Promise<RunningMall> {
  const log = createLog(settings.logLevel);
  for (const line of settings.unknown) log.warn(line);
  const daysLeft = holidayDaysLeft(now());
  if (daysLeft < holidayNoticeDays) log.warn({ daysLeft }, 'the table of holidays ends: add the next year');
  speakHttp1Outside();
  await checkPorts(settings);
  await checkDataFolder(settings);
  const {
    db,
    jobDatabase,
    close: closeDatabase,
  } = await withRemedy(settings.dataDir, () =>
    openDatabase(
      settings,
      (db) => seed(db, { hasDemoMembers: settings.hasDemoMembers, filledOn: now() }),
      (line) => log.warn(line),
    ),
  );
  const keys = await withRemedy(settings.dataDir, async () => {
    const opened = await openKeys(settings, db);
    await sealPlainRows({ db, keys: opened });
    return opened;
  }).catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  const metrics = new Metrics();
  const jobs = new JobQueue(jobDatabase, { log, now, onRun: metrics.onJob, keepsSchedules: true });
  watchDatabase(metrics, { db, jobs, now });
  const fileStore = openFileStore(settings);
  const context: MallContext = {
    db,
    settings,
    keys,
    fileStore,
    log,
    jobs,
    visits: new Visits(),
    metrics,
    now,
    drawPicture,
  };
  const closeStores = async () => {
    await jobs.stop();
    await closeDatabase();
  };
  try {
    // Before the jobs: reading the contract takes seconds on a busy machine, in which they would wait for connections in vain.
    const ending = { isDraining: false };
    const app = createApp(context, ending);
    await jobs.open();
    await queueWaitingMessages(context);
    await jobs.work(jobHandlers(context), setHandlers(context));
    const server = await openDoor(context, app, mallDoor(settings));
    const desk =
      settings.operator &&
      (await openDoor(context, createOperatorApp(context, settings.operator.host), operatorDoor(settings.operator)));
    const close = async () => {
      ending.isDraining = true;
      await pause(settings.unreadyMs);
      await Promise.all([drain(server), desk && drain(desk)]);
      await closeStores();
    };
    return {
      url: urlOf(server, settings.host),
      deskUrl: desk && settings.operator && urlOf(desk, settings.operator.host),
      context,
      close,
    };
  } catch (error) {
    await closeStores();
    throw error;
  }
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Before any access to data. */
async function checkPorts(settings: Settings): Promise<void> {
  for (const door of [mallDoor(settings), ...(settings.operator ? [operatorDoor(settings.operator)] : [])]) {
    const probe = await listen(createServer(), door);
    await new Promise((resolve) => probe.close(resolve));
  }
}

async function openDoor(context: MallContext, app: RequestListener, door: Door): Promise<Server> {
  const server = createServer(app);
  // Longer than clients keep an idle connection, so that the client closes it.
  server.keepAliveTimeout = 65_000;
  await listen(server, door);
  server.on('error', (error) => context.log.error({ err: error }, 'a connection could not be accepted'));
  return server;
}

/** An address to listen at, and the settings that say it. */
interface Door {
  host: string;
  port: number;
  names: { host: string; port: string };
}

function mallDoor({ host, port }: Pick<Settings, 'host' | 'port'>): Door {
  return { host, port, names: { host: 'HOST', port: 'MALL_PORT' } };
}

function operatorDoor({ host, port }: NonNullable<Settings['operator']>): Door {
  return { host, port, names: { host: 'OPERATOR_HOST', port: 'OPERATOR_PORT' } };
}

function listen(server: Server, door: Door): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, door)));
    server.listen(door.port, door.host, () => resolve(server));
  });
}

function portError(error: NodeJS.ErrnoException, { host, port, names }: Door): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop what uses it, or set ${names.port} to another port.`,
    EACCES: `Port ${port} may not be opened by this user. Set ${names.port} to a port above 1023.`,
    EADDRNOTAVAIL: `The address ${host} is not one of this machine. Set ${names.host} to one that is, or leave it out for 127.0.0.1.`,
    ENOTFOUND: `The host name ${host} is unknown. Set ${names.host} to an address of this machine, or leave it out for 127.0.0.1.`,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new StartError(reason, { cause: error }) : error;
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), drainMs).unref();
  await closed;
  clearTimeout(impatience);
}
