import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { freePorts } from './ports.ts';
import { TopologyProcess } from './topology-process.ts';

/** The proxy of the containers, run by the machine's own nginx. */
export interface Proxy {
  url: string;
  process: TopologyProcess;
  /** The proxied requests, from its access log. */
  accessLog(): string;
}

/** Starts nginx with the configuration in deploy/proxy, in front of the gateways at these ports. */
export async function startProxy(
  folder: string,
  gatewayPorts: readonly number[],
  {
    trustedFront = '127.0.0.2/32',
    port,
    mallPort = 9,
  }: { trustedFront?: string; port?: number; mallPort?: number } = {},
): Promise<Proxy> {
  const home = join(folder, 'proxy');
  await mkdir(join(home, 'conf.d'), { recursive: true });
  const [free = 0] = await freePorts(1);
  const listen = `127.0.0.1:${port ?? free}`;
  const gateways = gatewayPorts.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=5s;`).join(' ');
  const settings: Record<string, string> = {
    LISTEN: listen,
    RESOLVER: '127.0.0.1', // never asked: there are addresses here, not names
    GATEWAYS: gateways,
    MALL: `127.0.0.1:${mallPort}`,
    TRUSTED_FRONT: trustedFront,
  };
  const place = (text = '') => text.replaceAll('/tmp/', `${home}/`).replaceAll('/dev/stdout', join(home, 'access.log'));
  // As the container's entrypoint does it: only the names that are set, so that nginx keeps its own.
  const filled = (text: string) => text.replace(/\$\{(\w+)\}/gu, (whole, name: string) => settings[name] ?? whole);
  const copy = async (name: string, to: string, change: (text: string) => string) =>
    writeFile(join(home, to), change(place(await readFile(join(root, 'deploy/proxy', name), 'utf8'))));
  await Promise.all([
    copy('nginx.conf', 'nginx.conf', (text) => text),
    copy('shop.conf.template', 'conf.d/shop.conf', filled),
    copy('notices.location.template', 'conf.d/notices.location', filled),
  ]);

  const process = new TopologyProcess({
    name: 'nginx',
    command: findNginx(),
    args: ['-c', join(home, 'nginx.conf'), '-e', 'stderr'],
    logFile: join(home, 'nginx.log'),
  });
  const accessLogFile = join(home, 'access.log');
  await process.ready(async () => (await fetch(`http://${listen}/health`)).status > 0, 10_000);
  return {
    url: `http://${listen}`,
    process,
    accessLog: () => (existsSync(accessLogFile) ? readFileSync(accessLogFile, 'utf8') : ''),
  };
}

function findNginx(): string {
  const found = [
    process.env.NGINX,
    '/usr/sbin/nginx',
    '/usr/bin/nginx',
    '/opt/homebrew/bin/nginx',
    '/usr/local/bin/nginx',
  ].find((path) => path && existsSync(path));
  if (!found)
    throw new Error('nginx is missing. On Debian: apt-get install nginx-light. Elsewhere set NGINX to its path.');
  return found;
}
