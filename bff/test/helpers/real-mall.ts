import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { content } from '../../../mall/content/src/content.ts';
import { readSettings as readMallSettings } from '../../../mall/src/config.ts';
import { startMall } from '../../../mall/src/server.ts';
import { fillWithSeed } from '../../../mall/test/rest/harness/seeded.ts';
import { onContractViolation } from '../../src/errors/contract-violations.ts';
import { openGateway } from './open-gateway.ts';

/**
 * `test` for the gateway before the embedded mall. One pair serves all files of a worker, for starting it takes seconds.
 *
 * - `mall`: with the seed, the test company, the identity agency's pages and the outbox. Files share it: each buys as a member of its own.
 * - `gateway`: a gateway at this mall.
 *
 * A test fails when the mall sends anything outside the contract.
 */
/* oxlint-disable eslint/no-empty-pattern -- Vitest reads from the pattern which fixtures another needs */
export const test = base
  .extend('mall', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'family-mall-gateway-'));
    await fillWithSeed(folder);
    const mall = await startMall(
      readMallSettings({
        MALL_PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        PG_TEST: '1',
        CERTIFICATION_PAGE: '1',
        DEV_OUTBOX: '1',
      }),
      content,
    );
    onCleanup(async () => {
      await mall.close();
      await rm(folder, { recursive: true, force: true });
    });
    return mall;
  })
  .extend('gateway', { scope: 'worker' }, async ({ mall }, { onCleanup }) => {
    const gateway = await openGateway(mall.url, { SIGN_IN_TRIES_PER_ADDRESS: 10_000 });
    onCleanup(() => gateway.close());
    return gateway;
  })
  .extend('violations', { auto: true }, async ({}, { onCleanup }) => {
    const violations: string[] = [];
    const end = onContractViolation((violation) => violations.push(violation));
    onCleanup(() => {
      end();
      if (violations.length > 0) throw new Error(`Outside of the contract: ${violations.join('; ')}`);
    });
    return violations;
  });
