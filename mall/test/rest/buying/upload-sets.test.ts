import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { products } from '../../../src/db/schema/products.ts';
import { uploadRows, uploads } from '../../../src/db/schema/uploads.ts';
import { stepUpload } from '../../../src/features/uploads/upload-steps.ts';
import { jobHandlers, setHandlers } from '../../../src/job-handlers.ts';
import { databaseKinds, oneDatabase } from '../harness/databases.ts';
import { countStatements } from '../harness/statements.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { anyUpload, becameOf, setStock, stockAll, toCells, type GeneratedUpload } from '../harness/upload-sets.ts';
import { anUploader, someCells } from '../harness/uploads.ts';

/** A few each time, many by hand (`UPLOAD_SET_RUNS=300`). */
const numRuns = Number(process.env['UPLOAD_SET_RUNS'] ?? (isFullTier ? 16 : 8));

async function openSetShop(kind: (typeof databaseKinds)[number]) {
  const shop = await openShop(kind, { SHOP_PACE_SECONDS: '60', ACCESS_TOKEN_SECONDS: '86400' });
  const who = await anUploader(shop);
  let last = 0;
  const confirm = async (rows: ReturnType<typeof toCells>) => {
    const { upldNo, totPrc } = await who.upload(rows);
    await who.confirm(upldNo, { okOnlyYn: 'Y', payMthdCd: 'PM00107', totPrc });
    return upldNo;
  };
  const confirmMany = (count: number) => {
    const prefix = `many-${(last += 1)}`;
    return confirm(Array.from({ length: count }, (_, index) => someCells(`${prefix}-${index}`)));
  };
  const step = (upldNo: string, size: number) => stepUpload(shop.context, upldNo, size);
  return { shop, who, confirm, confirmMany, step, next: () => `set-${(last += 1)}` };
}

describe.each(oneDatabase)('rows of an upload in sets, on %s,', (kind) => {
  let opened: Awaited<ReturnType<typeof openSetShop>>;
  let shop: Shop;
  beforeAll(async () => {
    opened = await openSetShop(kind);
    ({ shop } = opened);
  });
  afterAll(() => shop.close());

  const change = (upldNo: string, to: Partial<typeof uploads.$inferInsert>) =>
    shop.context.db.update(uploads).set(to).where(eq(uploads.upldNo, upldNo));

  /** A row without what its order needs: whatever is tried with it throws. */
  async function breakRow(upldNo: string, index: number): Promise<void> {
    const isRow = and(eq(uploadRows.upldNo, upldNo), eq(uploadRows.rowNo, index + 1));
    const [row] = await shop.context.db.select({ line: uploadRows.line }).from(uploadRows).where(isRow);
    if (!row?.line) return;
    await shop.context.db
      .update(uploadRows)
      .set({ line: { ...row.line, snapshot: null } as never })
      .where(isRow);
  }

  /** Returns what failed. */
  async function stepOrders(jobs: { ordNo: string }[], size: number) {
    if (size > 1) return setHandlers(shop.context)['shop-step']?.(jobs);
    for (const job of jobs) await jobHandlers(shop.context)['shop-step'](job);
    return [];
  }

  /** Places the rows, pays or ends them, and has the shop take its three steps; in sets, or each on its own. */
  async function story(upload: GeneratedUpload, size: number) {
    const { db } = shop.context;
    const prefix = opened.next();
    await stockAll(shop);
    const upldNo = await opened.confirm(toCells(upload, prefix));
    if (upload.orderedBefore !== null) {
      const before = await opened.confirm([someCells(`${prefix}-${upload.orderedBefore}`)]);
      await opened.step(before, 100);
    }
    // Not paid yet, as with an account.
    await change(upldNo, { payDts: null });
    await setStock(shop, upload.stock);
    if (upload.stopped !== null)
      await db.update(products).set({ gdsStat: 'GD00404' }).where(eq(products.gdsGrpNo, upload.stopped));
    if (upload.broken !== null) await breakRow(upldNo, upload.broken);
    const outcomes = [];
    const failureOf = (error: unknown) => String(error).replaceAll(upldNo, 'it');
    outcomes.push(await opened.step(upldNo, size).then(() => 'placed', failureOf), await becameOf(shop, upldNo));
    await change(upldNo, upload.end === 'paid' ? { payDts: new Date(0) } : { endDts: new Date(0) });
    outcomes.push(await opened.step(upldNo, size).then(() => 'done', failureOf), await becameOf(shop, upldNo));
    const rows = await db.select({ ordNo: uploadRows.ordNo }).from(uploadRows).where(eq(uploadRows.upldNo, upldNo));
    const jobs = rows.flatMap(({ ordNo }) => (ordNo === null ? [] : { ordNo }));
    for (let steps = 0; steps < 3; steps += 1) outcomes.push(await stepOrders(jobs, size));
    outcomes.push(await becameOf(shop, upldNo));
    return outcomes;
  }

  test(
    'become what they become one by one: the same orders, stock, refusals and jobs',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(anyUpload, async (upload) => {
          const inSets = await story(upload, upload.setSize);
          expect(inSets).toEqual(await story(upload, 1));
        }),
        // A busy machine tries fewer: one that is cut off goes on beside the next test.
        { numRuns, interruptAfterTimeLimit: 150_000 },
      );
    },
  );

  test.runIf(kind === 'postgres')('cost the same number of statements, however many they are', async () => {
    await stockAll(shop);
    const countFor = async (rows: number) => {
      const upldNo = await opened.confirmMany(rows);
      const placing = await countStatements(async () => opened.step(upldNo, 100));
      const { list } = await opened.who.see(upldNo);
      const jobs = list.flatMap(({ ordNo }) => (ordNo === null ? [] : { ordNo }));
      expect(jobs).toHaveLength(rows);
      const shipping = [];
      for (let steps = 0; steps < 3; steps += 1)
        shipping.push(await countStatements(async () => setHandlers(shop.context)['shop-step']?.(jobs)));
      return { placing, shipping };
    };
    const ofFew = await countFor(2);
    expect(await countFor(25)).toEqual(ofFew);
    expect(ofFew.placing).toBeLessThanOrEqual(40);
    expect(Math.max(...ofFew.shipping)).toBeLessThanOrEqual(17);
    // Rows find what those before them left, so a set in which some are sold out is not tried twice.
    const upldNo = await opened.confirmMany(25);
    await setStock(shop, [4, 3, 9, 9, 9]);
    expect(await countStatements(() => opened.step(upldNo, 100))).toBe(ofFew.placing);
    const { list } = await opened.who.see(upldNo);
    expect(list.filter(({ rowStat }) => rowStat === 'PLACED')).toHaveLength(7);
  });
});

describe.each(databaseKinds)('an upload of many rows, on %s,', (kind) => {
  let opened: Awaited<ReturnType<typeof openSetShop>>;
  beforeAll(async () => {
    opened = await openSetShop(kind);
  });
  afterAll(() => opened.shop.close());

  test('has a visit answered before its next set', async () => {
    const { shop, confirmMany } = opened;
    await stockAll(shop);
    const upldNo = await confirmMany(6);
    const events: string[] = [];
    const visits: Promise<unknown>[] = [];
    const visit = async () => {
      const { ok } = await fetch(`${shop.url}/health`);
      events.push(ok ? 'a visit' : 'a failed visit');
    };
    const { db } = shop.context;
    const watched: typeof db = new Proxy(db, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (key !== 'transaction') return value;
        return (...work: Parameters<typeof db.transaction>) => {
          events.push('a set');
          visits.push(visit());
          return target.transaction(...work);
        };
      },
    });
    await stepUpload({ ...shop.context, db: watched }, upldNo, 2);
    await Promise.all(visits);
    // The last one only settles the upload.
    expect(events).toEqual(['a set', 'a visit', 'a set', 'a visit', 'a set', 'a visit', 'a set', 'a visit']);
  });
});
