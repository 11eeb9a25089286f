import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmDays } from '../../src/buying/buying-times.ts';
import { files } from '../../src/db/schema/files.ts';
import { orderItems, orders } from '../../src/db/schema/orders.ts';
import { wirelessOrders } from '../../src/db/schema/phone-orders.ts';
import { accountDays, documentDays } from '../../src/features/phone-orders/erase-phone-data.ts';
import { entranceDays } from '../../src/features/shop/shop-steps.ts';
import { newNumber } from '../../src/security/numbers.ts';
import type { JobName } from '../../src/jobs/job-kinds.ts';
import { findOverdue } from '../../src/overdue-work.ts';
import { aKey, pot } from './cases/buying-calls.ts';
import { oneDatabase } from './harness/databases.ts';
import { runJobs } from './harness/jobs.ts';
import { aBuyer, pay } from './harness/orders.ts';
import { day, minute, openPaymentShop } from './harness/payment-shop.ts';
import { aNewMember } from './harness/people.ts';
import { aPhoneOrder, stockPhones, type PhonePlaced } from './harness/phone-orders.ts';
import type { Shop } from './harness/shop.ts';

type PhoneRow = typeof wirelessOrders.$inferSelect;

const fileNo = newNumber('FL', new Date());

/** Work whose job was lost, on one database since its searches are plain conditions. */
describe.each(oneDatabase)('work without a job is found ten minutes late on %s:', (kind) => {
  let shop: Shop;
  let ordNo: string;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
    await stockPhones(shop, 100);
  });
  afterAll(() => shop.close());

  const daysAgo = (days: number) => new Date(shop.context.now().getTime() - days * day * 1000);
  const loseJobs = () => shop.context.db.execute(sql`delete from pgboss.job`);
  const found = async (name: JobName) => {
    await findOverdue(shop.context);
    const jobs = await shop.context.jobs.boss.findJobs<{ ordNo: string }>(name, { data: { ordNo }, queued: true });
    return jobs.length;
  };
  const receive = (days: number) =>
    shop.context.db
      .update(orderItems)
      .set({ itemStat: 'OR00105', rcvDts: daysAgo(days) })
      .where(eq(orderItems.ordNo, ordNo));
  const entrance = async () =>
    (await shop.context.db.select().from(orders).where(eq(orders.ordNo, ordNo)))[0]?.sealedEntrance;
  const change = (columns: Partial<PhoneRow>) =>
    shop.context.db.update(wirelessOrders).set(columns).where(eq(wirelessOrders.ordNo, ordNo));
  const row = async () => {
    const [order] = await shop.context.db.select().from(wirelessOrders).where(eq(wirelessOrders.ordNo, ordNo));
    return order;
  };
  /** Not yet after nine minutes, once after eleven; then it is done. */
  const expectFound = async (name: JobName) => {
    await loseJobs();
    shop.pass(9 * minute);
    expect(await found(name)).toBe(0);
    shop.pass(2 * minute);
    expect(await found(name)).toBe(1);
    await runJobs(shop);
  };

  describe('a received order', () => {
    beforeEach(async () => {
      const { loginId } = await aNewMember(shop);
      const { accessToken } = await shop.signIn({ id: loginId });
      const placed = await aBuyer(shop, async () => accessToken).buy([pot]);
      await pay(shop, placed);
      ({ ordNo } = placed);
    });

    test('its lines are confirmed', async () => {
      await receive(confirmDays);
      await expectFound('order-confirm');
      const [item] = await shop.context.db.select().from(orderItems).where(eq(orderItems.ordNo, ordNo));
      expect(item?.itemStat).toBe('OR00106');
    });

    test('its entrance code is erased', async () => {
      expect(await entrance()).not.toBeNull();
      await receive(entranceDays);
      await expectFound('order-entrance');
      expect(await entrance()).toBeNull();
    });
  });

  describe('a phone order', () => {
    beforeEach(async () => {
      const { loginId, memNo } = await aNewMember(shop);
      const { accessToken: token } = await shop.signIn({ id: loginId });
      const body = await aPhoneOrder(shop, { token, memNo });
      ({ ordNo } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body }));
    });

    test('whose papers do not come ends', async () => {
      await change({ stat: 'WL00103', docDueDts: daysAgo(0) });
      await expectFound('wireless-documents');
      expect((await row())?.stat).not.toBe('WL00103');
    });

    test('its account is erased', async () => {
      await change({ stat: 'WL00106', opnDts: daysAgo(accountDays), rcvDts: null });
      expect((await row())?.sealedAcct).not.toBeNull();
      await expectFound('wireless-erase');
      expect((await row())?.sealedAcct).toBeNull();
    });

    test('its entrance code is erased', async () => {
      await change({ stat: 'WL00106', sealedAcct: null, opnDts: daysAgo(0), rcvDts: daysAgo(accountDays) });
      expect((await row())?.sealedEntrance).not.toBeNull();
      await expectFound('wireless-erase');
      expect((await row())?.sealedEntrance).toBeNull();
    });

    test('its papers are let go', async () => {
      const { memNo = '' } = (await row()) ?? {};
      const file = { fileNo, memNo, purpCd: 'DOCUMENT', sealedNm: '', mediaType: 'image/png', size: 1 } as const;
      await shop.context.db.insert(files).values({ ...file, createdAt: daysAgo(0), usedAt: daysAgo(0) });
      const docList: PhoneRow['docList'] = [{ docCd: 'DC00102', fileNo, regDts: null }];
      const erased = { sealedAcct: null, sealedEntrance: null };
      await change({ ...erased, docList, stat: 'WL00106', opnDts: daysAgo(documentDays) });
      await expectFound('wireless-erase');
      const [left] = await shop.context.db.select().from(files).where(eq(files.fileNo, fileNo));
      expect(left?.memNo).toBeNull();
    });
  });
});
