import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MessageKind } from '../../../src/db/schema/operations.ts';
import { testMoves, testPayments } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { subscriptionCharges } from '../../../src/db/schema/subscriptions.ts';
import { newTestMoney } from '../../../src/features/payments/test-provider/books.ts';
import { announceRise } from '../../../src/features/subscriptions/rises.ts';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { day, minute, openPaymentShop, pass } from '../harness/payment-shop.ts';
import { heldByProvider, silence } from '../harness/payments.ts';
import { allMessages, aNewMember, messagesAbout } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import {
  applicationOf,
  apply,
  beans,
  refuseCard,
  registerCard,
  rowOf,
  type Application,
} from '../harness/subscriptions.ts';

const hour = 60 * minute;
const never = new Date('2027-01-01T00:00:00Z');

// The clock begins on 15 April, at noon in Korea.
describe.each(oneDatabase)('late charges on %s', (kind) => {
  let shop: Shop;
  let loginId: string;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
  });
  afterAll(() => shop.close());

  const token = async () => (await shop.signIn({ id: loginId })).accessToken;
  /** A day from now in Korea. */
  const after = (count: number) => {
    const at = new Date(shop.context.now().getTime() + (9 * hour + count * day) * 1000);
    return at.toISOString().slice(0, 10).replaceAll('-', '');
  };
  const today = () => after(0);
  const days = async (count: number) => {
    for (let passed = 0; passed < count; passed += 1) await pass(shop, day);
  };
  const read = async (applNo: string): Promise<Application> => applicationOf(shop, await token(), applNo);
  const change = async (operation: string, applNo: string, body?: object) =>
    shop.ask<Application>(operation, { token: await token(), params: { applNo, ...aKey() }, ...(body && { body }) });
  const begin = async (cyclCd: string) => {
    ({ loginId } = await aNewMember(shop));
    const { applNo, pgReq } = await apply(shop, await token(), { bgnDt: today(), cyclCd });
    const payNo = pgReq?.payNo ?? '';
    await registerCard(shop, await token(), payNo);
    return { applNo, payNo };
  };
  const chargesOf = (applNo: string) =>
    shop.context.db.select().from(subscriptionCharges).where(eq(subscriptionCharges.applNo, applNo));
  const openCharge = async (applNo: string) => {
    const charge = (await chargesOf(applNo)).find(({ chgStat }) => chgStat === 'OPEN');
    if (!charge?.payNo) throw new Error('No charge is open.');
    return { ...charge, payNo: charge.payNo };
  };
  const triesOf = (chgNo: string) => shop.context.db.$count(payments, eq(payments.ordNo, chgNo));
  const mailsOf = async (kinds: readonly MessageKind[]) => {
    const rows = (await allMessages(shop)).filter(({ kind }) => kinds.includes(kind)).toReversed();
    return rows.map(({ kind: one, subject }) => [one, subject]);
  };
  /** A weekly subscription whose second charge has no answer. */
  const withUnknownCharge = async () => {
    const begun = await begin('W1');
    await days(6);
    await silence(shop, begun, never);
    await days(1);
    expect((await read(begun.applNo)).stat).toBe('SB00103');
    return { ...begun, charge: await openCharge(begun.applNo) };
  };

  test('money for a charge that was cancelled without an answer goes back for an hour', async () => {
    const { applNo, payNo, charge } = await withUnknownCharge();
    await change('cancelApplication', applNo, {});
    await silence(shop, { payNo }, null);
    await pass(shop, 10 * minute);
    const [attempt] = await shop.context.db.select().from(payments).where(eq(payments.payNo, charge.payNo));
    expect(attempt?.payStat).toBe('CANCEL');

    // The provider takes the money late.
    const { db, now } = shop.context;
    const sum = { amt: charge.prc, takenAmt: charge.prc, rtnUrl: 'http://localhost:4000/pg' };
    const taken = { payNo: charge.payNo, ordNo: charge.chgNo, payMthdCd: 'PM00108', stat: 'PAID' as const, ...sum };
    await db.insert(testPayments).values(taken);
    await db.insert(testMoves).values(newTestMoney({ payNo: charge.payNo }, charge.prc, now()));
    expect(await heldByProvider(shop, { ordNo: charge.chgNo })).toBe(charge.prc);
    for (let passed = 0; passed < 3; passed += 1) await pass(shop, 10 * minute);
    expect(await heldByProvider(shop, { ordNo: charge.chgNo })).toBe(0);
  });

  test('a refusal of a date that a pause left out changes neither state nor calendar', async () => {
    const { applNo, payNo, charge } = await withUnknownCharge();
    await change('pauseApplication', applNo, { toDt: after(3) });
    const resumed = await change('resumeApplication', applNo);
    expect(resumed.nextPayDt).toBe(after(7));
    await refuseCard(shop, applNo, 'Y');
    await silence(shop, { payNo }, null);
    await pass(shop, 10 * minute);
    const known = (await chargesOf(applNo)).find(({ chgNo }) => chgNo === charge.chgNo);
    expect(known?.chgStat).toBe('REFUSED');
    expect(await read(applNo)).toMatchObject({ stat: 'SB00103', nextPayDt: after(7) });

    await refuseCard(shop, applNo, 'N');
    await days(7);
    expect(await read(applNo)).toMatchObject({ stat: 'SB00103', nextPayDt: after(7) });
    expect((await chargesOf(applNo)).filter(({ chgStat }) => chgStat === 'PAID')).toHaveLength(2);
  });

  test('a charge that is refused during a pause mails no end', async () => {
    const { applNo, payNo } = await withUnknownCharge();
    await change('pauseApplication', applNo, { toDt: after(3) });
    await refuseCard(shop, applNo, 'Y');
    await silence(shop, { payNo }, null);
    const kinds = ['CHARGE_REFUSED' as const, 'SUBSCRIPTION_ENDED' as const];
    const before = await mailsOf(kinds);
    await pass(shop, 10 * minute);
    expect((await read(applNo)).stat).toBe('SB00104');
    const mails = (await mailsOf(kinds)).slice(before.length);
    expect(mails).toEqual([['CHARGE_REFUSED', expect.stringContaining('정기결제가 되지 않았어요')]]);
  });

  test('after a late refusal there is a day before the next try, and two between the others', async () => {
    const { applNo, payNo, charge } = await withUnknownCharge();
    await days(5);
    await refuseCard(shop, applNo, 'Y');
    await silence(shop, { payNo }, null);
    await pass(shop, 10 * minute);
    expect(await triesOf(charge.chgNo)).toBe(1);
    const counts = [];
    for (let passed = 0; passed < 5; passed += 1) {
      await days(1);
      counts.push([await triesOf(charge.chgNo), (await read(applNo)).stat]);
    }
    expect(counts).toEqual([
      [2, 'SB00105'],
      [2, 'SB00105'],
      [3, 'SB00105'],
      [3, 'SB00105'],
      [4, 'SB00201'],
    ]);
  });

  test('the first charge after a pause is announced in it', async () => {
    const { applNo } = await begin('W2');
    const next = after(14);
    await days(1);
    await change('pauseApplication', applNo, { toDt: after(12) });
    await days(9);
    expect((await rowOf(shop, applNo)).noticeDt).toBeNull();
    await days(1);
    const paused = await rowOf(shop, applNo);
    expect(paused).toMatchObject({ stat: 'SB00104', noticeDt: next });
    const announced = async () =>
      (await messagesAbout(shop, applNo)).filter(({ kind }) => kind === 'CHARGE_ANNOUNCED').length;
    const count = await announced();
    await days(3);
    expect(await read(applNo)).toMatchObject({ stat: 'SB00103' });
    expect((await read(applNo)).payHist[0]).toMatchObject({ payDt: next, payStat: 'PAID' });
    expect(await announced()).toBe(count);
  });

  test('a date that was announced is charged late, at the price of its day', async () => {
    const { applNo } = await begin('W1');
    const [first, second, third] = [today(), after(7), after(14)];
    await announceRise(shop.context, { subsNo: beans, cyclCd: 'W1', prc: 16_000, fromDt: after(8) });
    expect((await change('answerPriceChange', applNo, { agreeYn: 'Y' })).chgReq).toMatchObject({ agreeYn: 'Y' });
    await days(5);
    await pass(shop, 4 * day);
    const late = await read(applNo);
    expect(late.payHist.map(({ payDt, prc }) => [payDt, prc])).toEqual([
      [second, 14_000],
      [first, 14_000],
    ]);
    expect(late).toMatchObject({ nextPayDt: third, nextPayPrc: 16_000 });
    await days(5);
    expect((await read(applNo)).payHist[0]).toMatchObject({ payDt: third, prc: 16_000, payStat: 'PAID' });
  });

  test('an overdue charge keeps the price of its day, and its tries, after a rise', async () => {
    const { applNo } = await begin('W2');
    const { prc } = await rowOf(shop, applNo);
    const second = after(14);
    await announceRise(shop.context, { subsNo: beans, cyclCd: 'W2', prc: 16_000, fromDt: after(15) });
    await change('answerPriceChange', applNo, { agreeYn: 'Y' });
    await refuseCard(shop, applNo, 'Y');
    await days(16);
    expect((await read(applNo)).stat).toBe('SB00105');
    await refuseCard(shop, applNo, 'N');
    await days(1);
    const paid = await read(applNo);
    expect(paid.payHist[0]).toMatchObject({ payDt: second, prc, payStat: 'PAID' });
    expect(paid).toMatchObject({ stat: 'SB00103', nextPayPrc: 16_000 });
  });
});
