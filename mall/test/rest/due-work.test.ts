import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptionCharges } from '../../src/db/schema/subscriptions.ts';
import { addDays, chargeTime } from '../../src/buying/subscription-calendar.ts';
import { jobNames, queueOptions, schedules, type JobHandlers, type JobName } from '../../src/jobs/job-kinds.ts';
import { findOverdue } from '../../src/overdue-work.ts';
import { toDay } from '../../src/wire/days.ts';
import { oneDatabase } from './harness/databases.ts';
import { runJobs, setJobClock } from './harness/jobs.ts';
import { day, minute, openPaymentShop, outcomeOf, pass } from './harness/payment-shop.ts';
import { anUnpaidOrder, orderStateOf } from './harness/payments.ts';
import { aNewMember } from './harness/people.ts';
import type { Shop } from './harness/shop.ts';
import { subscribe } from './harness/subscriptions.ts';

const hour = 60 * minute;
const ended = { order: 'OR00901', payStat: 'FAIL', retryYn: 'N', held: 0 };
const plannedNames = jobNames.filter((name) => !(name in schedules));

describe.each(oneDatabase)('work that is due on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openPaymentShop(kind)));
  afterAll(() => shop.close());

  /** A subscription that was charged today, and is charged again in a week, at ten. */
  const aWeeklySubscription = async () => {
    const { loginId } = await aNewMember(shop);
    const { accessToken } = await shop.signIn({ id: loginId });
    return subscribe(shop, accessToken, { bgnDt: toDay(shop.context.now()), cyclCd: 'W1' });
  };
  const chargesOf = ({ applNo }: { applNo: string }) =>
    shop.context.db.$count(subscriptionCharges, eq(subscriptionCharges.applNo, applNo));
  const loseJobs = () => shop.context.db.execute(sql`delete from pgboss.job`);

  test('no handler is called before its time, however far the clock of the database is ahead', async () => {
    const { db, jobs, now } = shop.context;
    const called: JobName[] = [];
    const handlers = Object.fromEntries(
      jobNames.map((name) => [name, async () => void called.push(name)]),
    ) as unknown as JobHandlers;
    const run = async (leadSeconds: number) => {
      await setJobClock(db, new Date(now().getTime() + leadSeconds * 1000));
      for (const name of plannedNames) {
        for (const job of await jobs.boss.fetch<never>(name)) {
          await jobs.run(name, job, handlers);
          await jobs.boss.complete(name, job.id);
        }
      }
    };
    const due = new Date(now().getTime() + 2000);
    for (const name of plannedNames) {
      if (queueOptions[name].policy === 'short') await jobs.sendOnePerKey(db, name, 'a key', {} as never, due);
      else await jobs.send(db, name, {} as never, due);
    }
    for (let second = 0; second < 2; second += 1) {
      await run(2);
      expect(called).toEqual([]);
      shop.pass(1);
    }
    await run(2);
    expect(called.toSorted()).toEqual(plannedNames.toSorted());
    await run(hour);
    expect(called).toHaveLength(plannedNames.length);
  });

  test.each([2, -2])('an unpaid order ends once its time is over, with a database that is %i s ahead', async (lead) => {
    const order = await anUnpaidOrder(shop);
    shop.pass(15 * minute);
    await runJobs(shop, lead);
    expect(await orderStateOf(shop, order)).toBe('OR00101');
    shop.pass(1 + Math.max(0, -lead));
    await runJobs(shop, lead);
    expect(await outcomeOf(shop, order)).toEqual(ended);
  });

  test.each([2, -2])('the charge of a day is made at ten, with a database that is %i s ahead', async (lead) => {
    const subscription = await aWeeklySubscription();
    await pass(shop, 4 * day);
    const due = chargeTime(addDays(toDay(shop.context.now()), 3));
    shop.pass((due.getTime() - shop.context.now().getTime()) / 1000 - 1);
    await runJobs(shop, lead);
    expect(await chargesOf(subscription)).toBe(1);
    shop.pass(1 + Math.max(0, -lead));
    await runJobs(shop, lead);
    expect(await chargesOf(subscription)).toBe(2);
  });

  test('what came early since the clock was set back is done in its time', async () => {
    const order = await anUnpaidOrder(shop);
    shop.pass(15 * minute + 1 - hour);
    await runJobs(shop, hour);
    expect(await orderStateOf(shop, order)).toBe('OR00101');
    await pass(shop, hour + minute);
    expect(await outcomeOf(shop, order)).toEqual(ended);
  });

  test('work whose job was lost is found by its state, ten minutes late', async () => {
    const order = await anUnpaidOrder(shop);
    const subscription = await aWeeklySubscription();
    await pass(shop, minute);
    await loseJobs();
    await pass(shop, 15 * minute);
    await findOverdue(shop.context);
    await runJobs(shop);
    expect(await orderStateOf(shop, order)).toBe('OR00101');
    await pass(shop, 10 * minute);
    await findOverdue(shop.context);
    await runJobs(shop);
    expect(await outcomeOf(shop, order)).toEqual(ended);

    await loseJobs();
    for (let passed = 0; passed < 8; passed += 1) {
      await pass(shop, day);
      await findOverdue(shop.context);
      await runJobs(shop);
    }
    expect(await chargesOf(subscription)).toBe(2);
  });
});

const isGivenUp = (name: JobName) => (queueOptions[name].retryLimit ?? 0) * 300 < 300 * day;

test('what must happen is retried for as long as it fails', () => {
  // Notices of the test provider stand for those that a provider sends.
  expect(plannedNames.filter(isGivenUp)).toEqual(['payment-test-notice']);
});
