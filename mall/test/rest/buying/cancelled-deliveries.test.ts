// Full tier: deliveries of subscriptions that are cancelled; subscriptions.test.ts has the rest.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../../../src/db/schema/payments.ts';
import { subscriptionCharges } from '../../../src/db/schema/subscriptions.ts';
import { shipDelivery } from '../../../src/features/subscriptions/shipping.ts';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { day, openPaymentShop, pass } from '../harness/payment-shop.ts';
import { aNewMember } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { applicationOf, subscribe, type Application } from '../harness/subscriptions.ts';

describe.each(oneDatabase)('deliveries of cancelled subscriptions on %s', (kind) => {
  let shop: Shop;
  let loginId: string;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
  });
  afterAll(() => shop.close());

  const token = async () => (await shop.signIn({ id: loginId })).accessToken;
  const today = () => shop.context.now().toISOString().slice(0, 10).replaceAll('-', '');
  const begin = async (cyclCd: string) => {
    ({ loginId } = await aNewMember(shop));
    return subscribe(shop, await token(), { bgnDt: today(), cyclCd });
  };
  const cancel = async (applNo: string) =>
    shop.ask<Application>('cancelApplication', { token: await token(), params: { applNo, ...aKey() }, body: {} });
  const chargeOf = async (applNo: string) => {
    const ofOne = eq(subscriptionCharges.applNo, applNo);
    const [charge] = await shop.context.db.select().from(subscriptionCharges).where(ofOne);
    if (!charge) throw new Error('Nothing was charged.');
    return charge;
  };

  test('goods that were refunded are not sent', async () => {
    const { applNo } = await begin('M1');
    const { chgNo } = await chargeOf(applNo);
    expect((await cancel(applNo)).payHist).toMatchObject([{ payStat: 'REFUND', sentYn: 'N' }]);
    await shipDelivery(shop.context, chgNo);
    expect((await applicationOf(shop, await token(), applNo)).payHist).toMatchObject([
      { payStat: 'REFUND', sentYn: 'N' },
    ]);
  });

  test('goods whose money the provider gave back are not sent', async () => {
    const { applNo } = await begin('M1');
    const { chgNo, payNo, prc } = await chargeOf(applNo);
    await shop.context.db
      .update(payments)
      .set({ payStat: 'REFUND', rfndPrc: prc })
      .where(eq(payments.payNo, payNo ?? ''));
    await shipDelivery(shop.context, chgNo);
    expect((await chargeOf(applNo)).sentDts).toBeNull();
  });

  test('goods are either sent or refunded, whatever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { applNo } = await begin('M1');
      const { chgNo } = await chargeOf(applNo);
      await Promise.all([shipDelivery(shop.context, chgNo), cancel(applNo)]);
      const [sent] = (await applicationOf(shop, await token(), applNo)).payHist;
      expect([sent?.payStat, sent?.sentYn]).toEqual(sent?.sentYn === 'Y' ? ['PAID', 'Y'] : ['REFUND', 'N']);
    }
  });

  test('a cancel refunds the running term alone', async () => {
    const { applNo } = await begin('W1');
    for (let passed = 0; passed < 15; passed += 1) await pass(shop, day);
    const { payHist } = await cancel(applNo);
    expect(payHist.map(({ payStat }) => payStat)).toEqual(['REFUND', 'PAID', 'PAID']);
  });
});
