import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer, openCluster, removeCluster } from '../../mall/test/rest/harness/cluster.ts';
import { untilStopped } from '../../scripts/lib/signals.ts';
import { openTopology } from '../harness/topology.ts';

// Two gateways behind nginx, Redis, PostgreSQL and the mall on this machine, to try them together: node
// tests/topology/run.ts. PORT sets the proxy's port, GATEWAYS the number of gateways.
const folder = await mkdtemp(join(tmpdir(), 'family-mall-cluster-'));
await chmod(folder, 0o755);
try {
  const cluster = await openCluster(folder);
  await administer(cluster, 'create database shop');
  const topology = await openTopology({
    databaseUrl: cluster.urlOf('shop'),
    gateways: Number(process.env.GATEWAYS ?? 2),
    port: Number(process.env.PORT) || undefined,
  });
  console.log(`\n  Open ${topology.url}\n\n  Ctrl-C ends it.`);
  await untilStopped();
  await topology.stop();
} finally {
  await removeCluster(folder);
}
