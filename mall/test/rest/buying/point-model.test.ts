import { asc, eq } from 'drizzle-orm';
import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MallContext } from '../../../src/context.ts';
import { pointEntries } from '../../../src/db/schema/benefits.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import {
  expirePointsOf,
  heldPoints,
  restorePoints,
  revokePoints,
  savePoints,
  spendPoints,
} from '../../../src/features/benefits/points.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNewMember } from '../harness/people.ts';
import { PointModel, type Rest } from '../harness/point-model.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const day = 86_400_000;
const start = Date.parse('2026-04-15T12:00:00+09:00');

const amount = integer({ min: 1, max: 5_000 });
/** Few, so that events meet. */
const order = integer({ min: 1, max: 2 });
const step = oneof(
  {
    weight: 6,
    arbitrary: record({ kind: constantFrom('save', 'save', 'use', 'restore', 'revoke'), pnt: amount, order }),
  },
  { weight: 1, arbitrary: record({ kind: constant('pass'), days: constantFrom(1, 200, 400) }) },
  { weight: 1, arbitrary: record({ kind: constant('expire') }) },
);
/** Long enough that a broken rule of the ledger shows in one story of three to six. */
const story = array(step, { minLength: 1, maxLength: 40, size: 'max' });
/** A failure is made as small as it gets in this time. */
const longestMs = 30_000;

type Step = { kind: string; pnt?: number; order?: number };

interface Turn {
  context: MallContext;
  memNo: string;
  at: Date;
  model: PointModel;
  spenders: Set<string>;
}

describe.each(oneDatabase)('the ledger of points on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  test('adds up to what a plain replay holds after any order of events, and is never below 0', async () => {
    await assert(
      asyncProperty(story, async (steps) => {
        const { memNo } = await aNewMember(shop);
        const model = new PointModel();
        const spenders = new Set<string>();
        let now = start;
        for (const each of steps) {
          // A minute apart, so that no two lots end at the same moment.
          now += 60_000 + ('days' in each ? each.days * day : 0);
          await take(each, { context: shop.context, memNo, at: new Date(now), model, spenders });
          expect(await heldPoints(shop.context.db, memNo, new Date(now))).toBe(model.held(now));
          expect(await restsOf(shop.context, memNo, now)).toEqual(sorted(model.rests(now)));
        }
        await expectToAddUp(shop.context, memNo, new Date(now), model.held(now));
      }),
      { numRuns: 20, interruptAfterTimeLimit: longestMs },
    );
  }, 60_000);
});

async function take({ kind, pnt = 0, order = 0 }: Step, turn: Turn): Promise<void> {
  const { context, memNo, at, model, spenders } = turn;
  const now = at.getTime();
  // Orders of members of other runs are not theirs.
  const ordNo = `OR-${memNo}-${order}`;
  switch (kind) {
    case 'save':
      model.save(pnt, ordNo, now);
      return inTransaction(context, ({ db }) => savePoints(db, { memNo, ordNo, pnt, now: at }));
    case 'use': {
      // An order spends once, and no more than is held.
      const spent = spenders.has(ordNo) ? 0 : Math.min(pnt, model.held(now));
      if (spent > 0) spenders.add(ordNo);
      model.use(spent, ordNo, now);
      return inTransaction(context, ({ db }) => spendPoints(db, { memNo, ordNo, pnt: spent, now: at }));
    }
    case 'restore':
      model.restore(pnt, ordNo, now);
      return inTransaction(context, ({ db }) => restorePoints(db, { memNo, ordNo, pnt, now: at }));
    case 'revoke':
      model.revoke(pnt, ordNo, now);
      return inTransaction(context, ({ db }) => revokePoints(db, { memNo, ordNo, pnt, now: at }));
    case 'expire':
      return expirePointsOf(context.db, memNo, at);
    default:
  }
}

async function restsOf({ db }: MallContext, memNo: string, now: number): Promise<Rest[]> {
  const rows = await db.select().from(pointEntries).where(eq(pointEntries.memNo, memNo));
  return sorted(rows.map(({ leftPnt, expDts }) => ({ left: leftPnt, until: expDts?.getTime() ?? 0 }))).filter(
    ({ left, until }) => left > 0 && until > now,
  );
}

function sorted(rests: readonly Rest[]): Rest[] {
  return rests.toSorted((one, other) => one.until - other.until || one.left - other.left);
}

/** Once what has expired is recorded, the entries add up to the balance, and so do the rests. */
async function expectToAddUp({ db }: MallContext, memNo: string, at: Date, held: number): Promise<void> {
  await expirePointsOf(db, memNo, at);
  const rows = await db.select().from(pointEntries).where(eq(pointEntries.memNo, memNo)).orderBy(asc(pointEntries.seq));
  let balance = 0;
  for (const { pnt } of rows) {
    balance += pnt;
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  expect([balance, rows.reduce((sum, { leftPnt }) => sum + leftPnt, 0)]).toEqual([held, held]);
}
