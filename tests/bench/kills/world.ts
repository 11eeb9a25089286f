import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openMailServer, type MailServer } from '../../../mall/test/rest/harness/mail-server.ts';
import { openTextServer, type TextServer } from '../../../mall/test/rest/harness/text-server.ts';
import { deriveKeys } from '../../../mall/src/keys.ts';
import { addKey } from '../../../scripts/lib/operator-client.ts';
import { root } from '../../../scripts/lib/paths.ts';
import { gatewayFlags, mallFlags } from '../../../scripts/lib/service.ts';
import { freePorts } from '../../harness/ports.ts';
import { openSilentProxy, type SilentProxy } from '../../harness/silent-proxy.ts';
import { TopologyProcess } from '../../harness/topology-process.ts';

const run = promisify(execFile);
/** Of a busy machine. */
const START_MS = 600_000;

export type Part = 'mall' | 'gateway' | 'database' | 'store';
export const parts: readonly Part[] = ['mall', 'gateway', 'database', 'store'];

/** The shop as separate processes, each of which can be killed and started again. */
export interface World {
  url: string;
  mallOrigin: string;
  metricsUrl: string;
  databaseUrl: string;
  /** Of the mall, by which it seals. */
  secret: string;
  /** The door of the shop's people. */
  door: string;
  /** A new key to it, for everything. */
  addOperatorKey(name: string): Promise<string>;
  /** What the mall hands over. These two are never killed. */
  mails: MailServer;
  texts: TextServer;
  /** Between the mall and its database, and between the gateway and its store. */
  lines: Record<'database' | 'store', SilentProxy>;
  /** Ends a part without any warning, and starts it again after a while. */
  killAndRestart(part: Part, pauseMs: number): Promise<void>;
  /** Parts that ended without having been killed, with their last output. */
  endedAlone(): string[];
  stop(): Promise<void>;
}

interface PartProgram {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  user?: { uid: number; gid: number };
  isReady: () => Promise<boolean>;
}

const secret = 'a secret of killed processes, of 32 letters and more';
const databaseUrlAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

export async function openWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-kills-'));
  await chmod(folder, 0o755);
  const [databasePort = 0, storePort = 0, mallPort = 0, port = 0, metricsPort = 0, doorPort = 0] = await freePorts(6);
  const [databaseLine, storeLine] = await Promise.all([openSilentProxy(databasePort), openSilentProxy(storePort)]);
  const [mails, texts] = await Promise.all([openMailServer(), openTextServer(() => new Date())]);
  const [url, mallOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${mallPort}`];
  const programs: Record<Part, PartProgram> = {
    database: await databaseProgram(join(folder, 'database'), databasePort),
    store: {
      command: process.env.REDIS_SERVER ?? '/usr/bin/redis-server',
      args: ['--port', String(storePort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
      isReady: () => canConnect(storePort),
    },
    mall: {
      command: process.execPath,
      args: [...mallFlags, join(root, 'mall/content/src/main.ts')],
      env: {
        MALL_PORT: String(mallPort),
        DATABASE_URL: databaseUrlAt(databaseLine.port),
        DATA_DIR: join(folder, 'data'),
        MALL_SECRET: secret,
        OPERATOR_PORT: String(doorPort),
        SMTP_URL: mails.url,
        ALIMTALK_URL: texts.url,
        ALIMTALK_APP_KEY: 'an-app',
        ALIMTALK_SECRET_KEY: 'a-secret',
        ALIMTALK_SENDER_KEY: 'a-sender',
        ALIMTALK_FALLBACK_NUMBER: '0200000000',
        PG_TEST: '1',
        SEED_DEMO: '1',
        SHOP_PACE_SECONDS: '0', // people move the orders
        SIGN_IN_ADDRESS_LIMIT: '100000',
        SIGN_IN_LIMIT: '100000',
        LOG_LEVEL: 'warn',
      },
      isReady: () => isOk(`${mallOrigin}/health`),
    },
    gateway: {
      command: process.execPath,
      args: [...gatewayFlags, join(root, 'bff/src/main.ts')],
      env: {
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        MALL_API_URL: mallOrigin,
        REDIS_URL: `redis://127.0.0.1:${storeLine.port}`,
        PG_TEST: '1',
        SIGN_IN_TRIES_PER_ACCOUNT: '100000',
        SIGN_IN_TRIES_PER_ADDRESS: '100000',
        LOG_LEVEL: 'warn',
      },
      isReady: () => isOk(`${url}/ready`),
    },
  };
  const running = new Map<Part, TopologyProcess>();
  const ended: string[] = [];
  const noteEnded = (part: Part) => {
    const program = running.get(part);
    if (program?.hasExited) ended.push(`${part}: ${program.log.slice(-1_000)}`);
  };
  const start = async (part: Part) => {
    const { isReady, ...program } = programs[part];
    const env = { HOST: '127.0.0.1', NODE_ENV: 'production', ...program.env };
    const started = new TopologyProcess({ name: part, logFile: join(folder, `${part}.log`), ...program, env });
    running.set(part, started);
    await started.ready(isReady, START_MS);
  };
  const stop = async () => {
    // From the outside inwards, so that each still has what it needs to finish.
    await running.get('gateway')?.stop();
    await running.get('mall')?.stop();
    await Promise.all([databaseLine.close(), storeLine.close()]);
    await Promise.all([running.get('store')?.stop(), running.get('database')?.stop('SIGINT')]);
    await Promise.all([mails.close(), texts.close()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([start('database'), start('store')]);
    await start('mall');
    await start('gateway');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    mallOrigin,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    databaseUrl: databaseUrlAt(databasePort),
    secret,
    door: `http://127.0.0.1:${doorPort}`,
    addOperatorKey: async (keyNm) =>
      (await addKey({ port: doorPort, key: deriveKeys(secret).operator.current }, { keyNm, roleCd: 'ALL' })).key,
    mails,
    texts,
    lines: { database: databaseLine, store: storeLine },
    async killAndRestart(part, pauseMs) {
      noteEnded(part);
      // A killed postmaster leaves its children behind; SIGQUIT ends them too, and no less rudely.
      await running.get(part)?.stop(part === 'database' ? 'SIGQUIT' : 'SIGKILL');
      await pause(pauseMs);
      await start(part);
    },
    endedAlone() {
      for (const part of parts) noteEnded(part);
      return ended;
    },
    stop,
  };
}

/** A PostgreSQL server of its own that keeps what it has acknowledged. It refuses to run as root. */
async function databaseProgram(data: string, port: number): Promise<PartProgram> {
  const bin = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
  const user = process.getuid?.() === 0 ? await userOf('postgres') : undefined;
  await mkdir(data);
  if (user) await chown(data, user.uid, user.gid);
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  await run(join(bin, 'initdb'), options, { cwd: '/', ...user });
  return {
    command: join(bin, 'postgres'),
    args: ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${data}`],
    ...(user && { user }),
    isReady: () => isOpen(join(bin, 'pg_isready'), port),
  };
}

async function userOf(name: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

/** A server that recovers accepts connections, and refuses queries. */
function isOpen(pgIsReady: string, port: number): Promise<boolean> {
  return run(pgIsReady, ['-h', '127.0.0.1', '-p', String(port)]).then(
    () => true,
    () => false,
  );
}

async function isOk(address: string): Promise<boolean> {
  return (await fetch(address, { signal: AbortSignal.timeout(1_000) })).ok;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
