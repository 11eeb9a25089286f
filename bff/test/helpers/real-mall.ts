import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { content } from '../../../mall/content/src/content.ts';
import { readSettings as readMallSettings } from '../../../mall/src/config.ts';
import { startMall, type RunningMall } from '../../../mall/src/server.ts';
import { seededDatabaseUrl } from '../../../mall/test/rest/harness/seeded.ts';
import { onContractViolation } from '../../src/errors/contract-violations.ts';
import { openMallAddress } from './mall-address.ts';
import { openGateway, type OpenGateway } from './open-gateway.ts';

interface World {
  mall: RunningMall;
  gateway: OpenGateway;
  close(): Promise<void>;
}

/** Of this worker. Vitest starts the fixtures of a worker once for each test that is extended, and files extend ours. */
let opened: Promise<World> | undefined;

async function openWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-gateway-'));
  const mall = await startMall(
    readMallSettings({
      MALL_PORT: '0',
      DATA_DIR: folder,
      // The server's answers are those of the embedded database, and sooner here.
      DATABASE_URL: await seededDatabaseUrl(),
      LOG_LEVEL: 'silent',
      PG_TEST: '1',
      CERTIFICATION_PAGE: '1',
      DEV_OUTBOX: '1',
    }),
    content,
  );
  const address = await openMallAddress(mall.url);
  const gateway = await openGateway(address.url, { SIGN_IN_TRIES_PER_ADDRESS: 10_000 });
  return {
    mall,
    gateway,
    async close() {
      await gateway.close();
      await address.close();
      await mall.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function closeWorld(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.then((world) => world.close());
}

/**
 * `test` for the gateway before the embedded mall. One pair serves all files of a worker, for starting it takes seconds.
 *
 * - `mall`: with the seed, the test company, the identity agency's pages and the outbox. Files share it: each buys as a member of its own.
 * - `gateway`: a gateway at this mall.
 */
/* oxlint-disable eslint/no-empty-pattern -- Vitest reads from the pattern which fixtures another needs */
export const testInMall = base
  .extend('world', { scope: 'worker' }, async ({}, { onCleanup }) => {
    onCleanup(closeWorld);
    return (opened ??= openWorld());
  })
  .extend('mall', { scope: 'worker' }, ({ world }) => world.mall)
  .extend('gateway', { scope: 'worker' }, ({ world }) => world.gateway);

/** The same, where a test fails when the mall sends anything outside the contract. */
export const test = testInMall.extend('violations', { auto: true }, async ({}, { onCleanup }) => {
  const violations: string[] = [];
  const end = onContractViolation((violation) => violations.push(violation));
  onCleanup(() => {
    end();
    if (violations.length > 0) throw new Error(`Outside of the contract: ${violations.join('; ')}`);
  });
  return violations;
});
