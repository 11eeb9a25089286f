import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { exists, onceARun } from './once.ts';

const run = promisify(execFile);

/** A private PostgreSQL server, started by the first test file that needs it and shared by the run. */
export interface Cluster {
  urlOf(database: string): string;
}

const serverSettings = [
  "listen_addresses = '127.0.0.1'",
  'max_connections = 200',
  // The cluster is deleted at the end of the run.
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
];

/** Starts the cluster in this folder, or finds the one that another test file has started. Tests need little memory. */
export async function openCluster(folder: string, sharedBuffers = '32MB'): Promise<Cluster> {
  const portFile = join(folder, 'port');
  await onceARun(join(folder, 'cluster'), async () =>
    writeFile(portFile, String(await startCluster(folder, sharedBuffers))),
  );
  const port = await readFile(portFile, 'utf8');
  return { urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}` };
}

/** Ends the cluster of this folder, if one was started, and removes the folder. */
export async function removeCluster(folder: string): Promise<void> {
  if (await exists(join(folder, 'data', 'postmaster.pid'))) await stopCluster(folder, 'immediate');
  await rm(folder, { recursive: true, force: true });
}

/** Stops the server of this folder: `fast` ends its connections in order, `immediate` as a crash does. */
export async function stopCluster(folder: string, mode: 'fast' | 'immediate'): Promise<void> {
  await control(folder, '-m', mode, 'stop');
}

/** Starts the server of this folder again, at the same port. */
export async function resumeCluster(folder: string): Promise<void> {
  await control(folder, '-l', join(folder, 'data', 'log'), 'start');
}

async function control(folder: string, ...parameters: string[]): Promise<void> {
  const { program } = await findPostgres();
  await asServerUser(join(program, 'pg_ctl'), ['-D', join(folder, 'data'), '-w', ...parameters]);
}

async function startCluster(folder: string, sharedBuffers: string): Promise<number> {
  const { program } = await findPostgres();
  const data = join(folder, 'data');
  await mkdir(data);
  if (isRoot()) await giveToServerUser(folder, data);
  await asServerUser(join(program, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ]);
  const port = await freePort();
  const options = [
    ...serverSettings,
    `shared_buffers = ${sharedBuffers}`,
    `port = ${port}`,
    `unix_socket_directories = '${data}'`,
  ];
  await writeFile(join(data, 'postgresql.auto.conf'), `${options.join('\n')}\n`);
  await resumeCluster(folder);
  return port;
}

/** The newest installation; without one the run fails, since half of the tests need it. */
async function findPostgres(): Promise<{ program: string }> {
  const root = '/usr/lib/postgresql';
  const versions = (await readdir(root).catch(() => [])).toSorted((left, right) => Number(right) - Number(left));
  for (const program of [process.env['POSTGRES_BIN'], ...versions.map((version) => join(root, version, 'bin'))]) {
    if (program && (await exists(join(program, 'initdb')))) return { program };
  }
  throw new Error(
    `No PostgreSQL server in ${root}: install it (apt-get install postgresql), or set TEST_DATABASES=pglite to leave it out.`,
  );
}

const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
async function asServerUser(program: string, parameters: readonly string[]): Promise<void> {
  const owner = isRoot() ? await serverUser() : {};
  const child = spawn(program, parameters, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  // Waits for exit, not close: the server keeps its parent's pipes open.
  const status = await new Promise<number | null>((resolve, reject) =>
    child.once('exit', resolve).once('error', reject),
  );
  child.stderr.destroy();
  if (status !== 0) throw new Error(`${program} failed: ${Buffer.concat(complaints).toString()}`);
}

async function serverUser(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

async function giveToServerUser(...folders: string[]): Promise<void> {
  const { uid, gid } = await serverUser();
  await Promise.all(folders.map((folder) => chown(folder, uid, gid)));
}

/** A port of this machine that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs one statement in the maintenance database. */
export async function administer(cluster: Cluster, statement: string): Promise<void> {
  const client = new Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The folder of the server's programs. */
export async function postgresProgram(): Promise<string> {
  return (await findPostgres()).program;
}
