import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, chargeTime } from '../../../src/buying/subscription-calendar.ts';
import { toDay } from '../../../src/wire/days.ts';
import { oneDatabase } from '../harness/databases.ts';
import { day, openPaymentShop, pass } from '../harness/payment-shop.ts';
import { aNewMember, messagesAbout } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { applicationOf, subscribe } from '../harness/subscriptions.ts';

// The clock begins on 15 April, at noon in Korea. Between two steps of it nothing runs.
describe.each(oneDatabase)('dates of a subscription that passed while nothing ran, on %s', (kind) => {
  let shop: Shop;
  let loginId: string;
  beforeAll(async () => void (shop = await openPaymentShop(kind)));
  afterAll(() => shop.close());

  const token = async () => (await shop.signIn({ id: loginId })).accessToken;
  const after = (count: number) => addDays(toDay(shop.context.now()), count);
  const read = async (applNo: string) => applicationOf(shop, await token(), applNo);
  const begin = async (cyclCd: string) => {
    ({ loginId } = await aNewMember(shop));
    return subscribe(shop, await token(), { bgnDt: after(0), cyclCd });
  };
  const lettersOf = async (applNo: string, letter: 'CHARGE_OMITTED' | 'CHARGE_ANNOUNCED') => {
    const letters = (await messagesAbout(shop, applNo)).filter(({ kind }) => kind === letter);
    return letters.toReversed().map(({ body }) => body);
  };

  test('dates that passed without a notice are left out by name, with one letter', async () => {
    const { applNo } = await begin('W1');
    const [first, ...missed] = [0, 7, 14, 21, 28].map(after);
    await pass(shop, 30 * day);
    const late = await read(applNo);
    expect(late.payHist).toMatchObject([
      ...missed.toReversed().map((payDt) => ({
        payDt,
        payStat: 'OMIT',
        payDts: null,
        failMsg: '쇼핑몰의 사정으로 건너뛰었어요. 결제되지 않았어요.',
        rfndPrc: 0,
        sentYn: 'N',
      })),
      { payDt: first, payStat: 'PAID' },
    ]);
    expect(late).toMatchObject({ stat: 'SB00103', nextPayDt: after(5) });
    const missedDates = missed.map((payDt) => `${Number(payDt.slice(4, 6))}월 ${Number(payDt.slice(6))}일`);
    expect(await lettersOf(applNo, 'CHARGE_OMITTED')).toEqual([expect.stringContaining(missedDates.join(', '))]);
    await pass(shop, 2 * day);
    await pass(shop, 3 * day);
    expect((await read(applNo)).payHist[0]).toMatchObject({ payDt: after(0), payStat: 'PAID' });
  });

  test('a date that was not announced in time is charged three days after its notice, and later ones in their time', async () => {
    const { applNo } = await begin('W2');
    await pass(shop, 15 * day);
    const late = after(3);
    expect(await read(applNo)).toMatchObject({ nextPayDt: late, payHist: [{ payStat: 'PAID' }] });
    expect(await lettersOf(applNo, 'CHARGE_ANNOUNCED')).toEqual([
      expect.stringContaining(`${Number(late.slice(4, 6))}월 ${Number(late.slice(6))}일 오전 10시`),
    ]);
    await pass(shop, 2 * day);
    expect((await read(applNo)).payHist).toHaveLength(1);
    await pass(shop, day);
    expect(await read(applNo)).toMatchObject({
      nextPayDt: after(10),
      payHist: [{ payDt: late, payStat: 'PAID' }, { payStat: 'PAID' }],
    });
  });

  test('an announced date is charged three days late, and left out later', async () => {
    for (const [daysLate, payStat] of [
      [2, 'PAID'],
      [4, 'OMIT'],
    ] as const) {
      const { applNo } = await begin('M1');
      const { nextPayDt } = await read(applNo);
      const untilNotice = (chargeTime(addDays(nextPayDt ?? '', -3)).getTime() - shop.context.now().getTime()) / 1000;
      await pass(shop, untilNotice);
      await pass(shop, (3 + daysLate) * day);
      expect((await read(applNo)).payHist[0]).toMatchObject({ payDt: nextPayDt, payStat });
    }
  });
});
