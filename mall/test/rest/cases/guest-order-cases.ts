import { aGuestOrder, findingOf } from '../harness/guest-orders.ts';
import { aMobile, aProof } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { mallOf } from '../harness/world.ts';
import { aCase, type Case, type GoodCalls } from './case.ts';

const finding = async (shop: Shop, change: object = {}) => ({
  body: { ...(await findingOf(shop, await aGuestOrder(shop))), ...change },
});

export const guestOrderCalls: GoodCalls = { findGuestOrder: (shop) => finding(shop) };

export const guestOrderCases: Case[] = [
  aCase('findGuestOrder', '1400', 'nothing', () => ({ body: {} }), ['certNo', 'mallId', 'ordNo', 'telNo']),
  aCase('findGuestOrder', '1400', 'a proof that is none', (shop) => finding(shop, { certNo: 'x' }), ['certNo']),
  aCase('findGuestOrder', '1400', 'a number of no mobile', (shop) => finding(shop, { telNo: '0212345678' }), ['telNo']),
  aCase(
    'findGuestOrder',
    '1400',
    'a proof by mail',
    async (shop) => {
      const wanted = {
        purposeCd: 'ORDER',
        certTp: 'EMAIL',
        target: 'gaon@example.com',
        mallId: mallOf.MARKETING,
      } as const;
      return finding(shop, { certNo: await aProof(shop, wanted) });
    },
    ['certNo'],
  ),
  aCase('findGuestOrder', '1404', 'an unknown order', (shop) => finding(shop, { ordNo: 'OR20260101ZZZZZZ' })),
  aCase('findGuestOrder', '1404', 'another telephone than the order names', async (shop) => {
    const { placed } = await aGuestOrder(shop);
    return { body: await findingOf(shop, { placed, ordrTel: aMobile() }) };
  }),
];
