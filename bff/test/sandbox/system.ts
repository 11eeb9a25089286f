import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings as readMallSettings } from '../../../mall/src/config.ts';
import { startMall } from '../../../mall/src/server.ts';
import { fillWithSeed } from '../../../mall/test/rest/harness/seeded.ts';
import { readSettings } from '../../src/config.ts';
import { startGateway } from '../../src/server.ts';

const manifest = fileURLToPath(new URL('../../../web/src/__generated__/persisted-documents.json', import.meta.url));

/** A gateway over an embedded mall with its own seed. */
export interface System {
  url: string;
  /** A folder laid out like the repository, as far as the guide for clients names its files. */
  root: string;
  close(): Promise<void>;
}

export async function startSystem(): Promise<System> {
  const root = await mkdtemp(join(tmpdir(), 'family-mall-clients-'));
  const webDist = join(root, 'web/dist');
  await mkdir(join(webDist, 'server'), { recursive: true });
  await cp(manifest, join(webDist, 'server/persisted-documents.json'));
  await fillWithSeed(join(root, 'data'));
  const mall = await startMall(
    readMallSettings({ MALL_PORT: '0', DATA_DIR: join(root, 'data'), LOG_LEVEL: 'silent', PG_TEST: '1' }),
  );
  const gateway = await startGateway(
    readSettings({
      PORT: '0',
      METRICS_PORT: '0',
      MALL_API_URL: mall.url,
      WEB_DIST: webDist,
      LOG_LEVEL: 'silent',
      INTROSPECTION: '1',
      PG_TEST: '1',
      TELL_UPSTREAM_CALLS: '1',
    }),
  );
  async function close() {
    await gateway.close();
    await mall.close();
    await rm(root, { recursive: true, force: true });
  }
  return { url: gateway.url, root, close };
}
