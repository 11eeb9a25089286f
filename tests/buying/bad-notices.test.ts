import { afterAll, beforeAll, expect, test } from 'vitest';
import { signNotice, type PaymentNotice } from '../../mall/src/features/payments/notices.ts';
import { anUnpaidOrder, stockUp, type UnpaidOrder } from '../../mall/test/rest/harness/payments.ts';
import { aNewMember } from '../../mall/test/rest/harness/people.ts';
import { hashesOfTables } from '../../mall/test/rest/harness/rows.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';

let shop: Shop;
let mine: UnpaidOrder;
let others: UnpaidOrder;
beforeAll(async () => {
  shop = await openShop(anyDatabase);
  await stockUp(shop);
  mine = await anUnpaidOrder(shop, { loginId: (await aNewMember(shop)).loginId });
  others = await anUnpaidOrder(shop, { loginId: (await aNewMember(shop)).loginId });
});
afterAll(() => shop.close());

test.each([
  ['forged', 'sign', async (notice: PaymentNotice) => ({ ...notice, sign: 'f'.repeat(64) })],
  ['signed for another amount', 'sign', async (notice: PaymentNotice) => ({ ...signed(notice), amt: 1 })],
  [
    "signed for another's attempt",
    'sign',
    async (notice: PaymentNotice) => ({ ...signed(notice), payNo: others.payNo }),
  ],
  ['of an attempt that is not known', '', async (notice: PaymentNotice) => signed({ ...notice, payNo: 'PYnone' })],
] as const)('a notice that is %s is refused, and nothing has changed', async (_what, field, notice) => {
  const { payNo, payPrc } = mine;
  const good: PaymentNotice = { payNo, tid: 'T1', eventTp: 'PAID', amt: payPrc, dts: '20260415120000' };
  const before = await hashesOfTables(shop);
  const { code, data } = await shop.send('notifyPayment', { body: await notice(good) });
  expect([code, data]).toMatchObject(field === '' ? ['1404', null] : ['1400', [{ field }]]);
  expect(await hashesOfTables(shop)).toEqual(before);
});

test('an old notice that comes again pays nothing a second time', async () => {
  const { loginId } = await aNewMember(shop);
  const order = await anUnpaidOrder(shop, { loginId });
  const notice = signed({ payNo: order.payNo, tid: 'T2', eventTp: 'FAIL', amt: 0, dts: '20260415120000' });
  await shop.ask('notifyPayment', { body: notice });
  const before = await hashesOfTables(shop);
  shop.pass(366 * 86_400);
  await shop.ask('notifyPayment', { body: notice });
  expect(await hashesOfTables(shop)).toEqual(before);
});

function signed(notice: PaymentNotice): PaymentNotice & { sign: string } {
  return { ...notice, sign: signNotice(shop.context.keys.testProvider, notice) };
}
