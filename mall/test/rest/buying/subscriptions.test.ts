import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../../src/db/schema/operations.ts';
import { subscriptionCharges } from '../../../src/db/schema/subscriptions.ts';
import { payableOf } from '../../../src/features/order-kinds/order-kinds.ts';
import { lockCharge } from '../../../src/features/subscriptions/charges.ts';
import { announceRise } from '../../../src/features/subscriptions/rises.ts';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { day, openPaymentShop, pass } from '../harness/payment-shop.ts';
import { aNewMember, messagesAbout } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import {
  applicationOf,
  beans,
  book,
  refuseCard,
  rowOf,
  subscribe,
  type Application,
} from '../harness/subscriptions.ts';

const paidDates = ({ payHist }: Application) =>
  payHist.filter(({ payStat }) => payStat === 'PAID').map(({ payDt }) => payDt);

describe.each(oneDatabase)('subscriptions on %s', (kind) => {
  let shop: Shop;
  let loginId: string;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
    loginId = (await aNewMember(shop)).loginId;
  });
  afterAll(() => shop.close());

  const token = async () => (await shop.signIn({ id: loginId })).accessToken;
  const today = () => shop.context.now().toISOString().slice(0, 10).replaceAll('-', '');
  const read = async (applNo: string): Promise<Application> => applicationOf(shop, await token(), applNo);
  const days = async (count: number) => {
    for (let passed = 0; passed < count; passed += 1) await pass(shop, day);
  };
  const change = async (operation: string, applNo: string, body: object) =>
    shop.ask<Application>(operation, { token: await token(), params: { applNo, ...aKey() }, body });

  test('charge once for each date, try refused cards again after 1, 3 and 5 days, and end', async () => {
    const { applNo, stat } = await subscribe(shop, await token(), { bgnDt: today(), cyclCd: 'W2' });
    expect(stat).toBe('SB00103');
    await days(15);
    const paid = await read(applNo);
    expect(paidDates(paid)).toHaveLength(2);
    const charges = await shop.context.db
      .select({ chgNo: subscriptionCharges.chgNo })
      .from(subscriptionCharges)
      .where(eq(subscriptionCharges.applNo, applNo));
    // The first one too, which was paid with the registration of the card.
    expect(charges.map(({ chgNo }) => payableOf(chgNo)?.lock)).toEqual([lockCharge, lockCharge]);
    await refuseCard(shop, applNo, 'Y');
    await days(14);
    expect((await read(applNo)).stat).toBe('SB00105');
    await days(6);
    const ended = await read(applNo);
    expect(ended).toMatchObject({ stat: 'SB00201', nextPayDt: null, cardNm: null });
    expect(paidDates(ended)).toEqual(paidDates(paid));
    await refuseCard(shop, applNo, 'N');
    await days(20);
    expect(paidDates(await read(applNo))).toEqual(paidDates(paid));
    expect((await rowOf(shop, applNo)).sealedCard).toBeNull();
    const kinds = (await shop.context.db.select().from(outbox)).map((row) => row.kind);
    expect(kinds).toEqual(expect.arrayContaining(['CHARGE_ANNOUNCED', 'CHARGE_REFUSED', 'SUBSCRIPTION_ENDED']));
  });

  test('are told from goods by their number', async () => {
    const numberOf = async (id: string) =>
      (await shop.ask<{ subsNo: string | null }>('getGoods', { token: await token(), params: { id } })).subsNo;
    expect([await numberOf(beans), await numberOf('GD0001')]).toEqual([beans, null]);
    const listed = { token: await token(), body: { gdsGrpNolist: ['GD0001', beans] } };
    const { goodsList } = await shop.ask<{ goodsList: { subsNo: string | null }[] }>('listGoods', listed);
    expect(goodsList.map(({ subsNo }) => subsNo)).toEqual(expect.arrayContaining([null, beans]));
  });

  test('take no money after a trial without consent', async () => {
    const { applNo, stat } = await subscribe(shop, await token(), { subsNo: book, bgnDt: today() });
    expect(stat).toBe('SB00102');
    const refused = await change('answerPriceChange', applNo, { agreeYn: 'N' });
    expect(refused.chgReq).toMatchObject({ agreeYn: 'N', askYn: 'N' });
    await days(30);
    expect(await read(applNo)).toMatchObject({ stat: 'SB00201', payHist: [] });
  });

  test('cost more with consent alone, and refund the unsent goods of their term when they are cancelled', async () => {
    const { applNo, nextPayDt } = await subscribe(shop, await token(), { bgnDt: today() });
    await announceRise(shop.context, { subsNo: beans, cyclCd: 'M1', prc: 19_900, fromDt: nextPayDt ?? '' });
    await days(32);
    expect((await read(applNo)).payHist.map(({ prc }) => prc)).toEqual([14_900, 14_900]);
    const asked = (await messagesAbout(shop, applNo)).find(({ kind }) => kind === 'PRICE_CONSENT');
    expect(asked?.body).toMatch(
      /결제마다 19,900원.*까지 동의할 수 있어요\. 동의하지 않으면 지금 금액 14,900원 그대로예요/su,
    );
    const cancelled = await change('cancelApplication', applNo, { rsnCd: 'SB00301' });
    expect(cancelled.stat).toBe('SB00106');
    await days(40);
    const ended = await read(applNo);
    expect(ended.stat).toBe('SB00201');
    expect(ended.payHist.map(({ payStat }) => payStat)).toEqual(['REFUND', 'PAID']);
  });
});
