import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { databaseKinds } from '../harness/databases.ts';
import { openPaymentShop, pass } from '../harness/payment-shop.ts';
import type { Shop } from '../harness/shop.ts';
import { faultsOfUploads } from '../harness/upload-books.ts';
import { anyUploadStep, Clerk } from '../harness/upload-model.ts';

/** The number of generated stories: a few each time, many by hand (`UPLOAD_MODEL_RUNS=300`). */
const numRuns = Number(process.env['UPLOAD_MODEL_RUNS'] ?? (isFullTier ? 5 : 4));
/** Long enough that most broken rules show in one of a few. */
const story = fc.array(anyUploadStep, { minLength: 6, maxLength: 18, size: 'max' });
/** A failure is made as small as it gets in this time. */
const longestMs = 30_000 + numRuns * 10_000;
const day = 86_400;

describe.runIf(databaseKinds.includes('postgres'))('uploads in any order of events', () => {
  let shop: Shop;
  let run = 0;
  beforeAll(async () => {
    shop = await openPaymentShop('postgres');
  });
  afterAll(() => shop.close());

  test(
    'have each number ordered once or named as failed, and the money of what is ordered',
    { timeout: 2 * longestMs },
    async () => {
      await fc.assert(
        fc.asyncProperty(story, async (steps) => {
          const clerk = new Clerk(shop, `M${(run += 1)}`);
          // What the story before has left would be too little to order anything.
          await clerk.take({ kind: 'stock', left: 20 });
          try {
            for (const step of steps) {
              await clerk.take(step);
              expect(await faultsOfUploads(shop, clerk)).toEqual([]);
            }
          } finally {
            // Let payment deadlines pass and run all waiting jobs, so that nothing happens in the next story.
            for (let days = 0; days < 8; days += 4) await pass(shop, 4 * day);
          }
          expect(await faultsOfUploads(shop, clerk, { isOver: true })).toEqual([]);
        }),
        { numRuns, interruptAfterTimeLimit: longestMs },
      );
    },
  );
});
