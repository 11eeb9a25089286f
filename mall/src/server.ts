import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { StartError, type Settings } from './config.ts';
import type { Content } from './content.ts';
import type { MallContext } from './context.ts';
import { checkDataFolder, withRemedy } from './db/data-folder.ts';
import { openDatabase } from './db/open-database.ts';
import { openFileStore } from './file-store.ts';
import { queueWaitingMails } from './mail/mailing.ts';
import { countRefunds } from './features/payments/refund-books.ts';
import { speakHttp1Outside } from './http/outside-calls.ts';
import { jobHandlers, setHandlers } from './job-handlers.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { Visits } from './jobs/visits.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { sealPlainRows } from './seal-plain-rows.ts';
import { openKeys } from './security/secret.ts';

export interface RunningMall {
  /** e.g. http://127.0.0.1:4100 */
  url: string;
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
  speakHttp1Outside();
  await checkPort(settings);
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
  metrics.watchJobs(jobs);
  metrics.watchRefunds(() => countRefunds(db));
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
    const app = createApp(context);
    await jobs.open();
    await queueWaitingMails(context);
    await jobs.work(jobHandlers(context), setHandlers(context));
    const server = await openDoor(context, app);
    const { port } = server.address() as AddressInfo;
    const close = async () => {
      await drain(server);
      await closeStores();
    };
    return {
      url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
      context,
      close,
    };
  } catch (error) {
    await closeStores();
    throw error;
  }
}

/** Before any access to data. */
async function checkPort(settings: Settings): Promise<void> {
  const probe = await listen(createServer(), settings);
  await new Promise((resolve) => probe.close(resolve));
}

async function openDoor(context: MallContext, app: RequestListener): Promise<Server> {
  const server = createServer(app);
  // Longer than clients keep an idle connection, so that the client closes it.
  server.keepAliveTimeout = 65_000;
  await listen(server, context.settings);
  server.on('error', (error) => context.log.error({ err: error }, 'a connection could not be accepted'));
  return server;
}

function listen(server: Server, { host, port }: Settings): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop what uses it, or set MALL_PORT to another port.`,
    EACCES: `Port ${port} may not be opened by this user. Set MALL_PORT to a port above 1023.`,
    EADDRNOTAVAIL: `The address ${host} is not one of this machine. Set HOST to one that is, or leave it out for 127.0.0.1.`,
    ENOTFOUND: `The host name ${host} is unknown. Set HOST to an address of this machine, or leave it out for 127.0.0.1.`,
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
