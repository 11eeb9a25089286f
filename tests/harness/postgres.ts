import '../../mall/test/rest/harness/global-setup.ts';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { administer, openCluster } from '../../mall/test/rest/harness/cluster.ts';

/** The address of an empty database on the run's own PostgreSQL server. */
export async function freshDatabase(): Promise<string> {
  const cluster = await openCluster(inject('runFolder'));
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster, `create database ${name}`);
  return cluster.urlOf(name);
}
