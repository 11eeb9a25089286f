import { eq } from 'drizzle-orm';
import { tickets } from '../../../src/db/schema/accounts.ts';
import { members } from '../../../src/db/schema/members.ts';
import { hashToken } from '../../../src/security/sealing.ts';
import { aNewMember } from '../harness/people.ts';
import { aKey } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';
import { aTicket } from './ticket-calls.ts';

const asking =
  (body: object): GoodCall =>
  async (shop) => ({ token: await shop.tokenOf(), params: aKey(), body });

export const ticketCases: Case[] = [
  aCase('createTicket', '1400', 'nothing', asking({}), ['tp']),
  aCase('createTicket', '1400', 'a sheet without its number', asking({ tp: 'SHEET' }), ['no']),
  aCase('createTicket', '1404', 'an unknown sheet', asking({ tp: 'SHEET', no: 'OS20260101ZZZZZZ' })),
  aCase('createTicket', '1404', 'an unknown sheet of a phone', asking({ tp: 'WIRELESS', no: 'WS20260101ZZZZZZ' })),
  aCase('createTicket', '1404', 'an unknown order', asking({ tp: 'ORDER', no: 'OR20260101ZZZZZZ' })),
  aCase('createTicket', '1404', 'goods that no subscription sells', asking({ tp: 'SUBS', no: 'GD0001' })),
  aCase('createTicket', '1409', 'one key for two', async (shop) => {
    const call = await asking({ tp: 'CART' })(shop);
    await shop.send('createTicket', call);
    return { ...call, body: { tp: 'CART', rtnUrl: 'gaonapp://other' } };
  }),
  aCase('redeemTicket', '1400', 'nothing', () => ({ body: {} }), ['tckt']),
  aCase('redeemTicket', '1400', 'a text that is none', () => ({ body: { tckt: 'nonsense' } }), ['tckt']),
  aCase(
    'redeemTicket',
    '1400',
    'that of a dormant member',
    async (shop) => {
      const { loginId, memNo } = await aNewMember(shop);
      const { accessToken } = await shop.signIn({ id: loginId });
      const tckt = await aTicket(shop, accessToken);
      await shop.context.db.update(members).set({ memStat: 'DORMANT' }).where(eq(members.memNo, memNo));
      return { body: { tckt } };
    },
    ['tckt'],
  ),
  aCase('redeemTicket', '1409', 'a second time', async (shop) => {
    const body = { tckt: await aTicket(shop) };
    await shop.send('redeemTicket', { body });
    return { body };
  }),
  aCase('redeemTicket', '1409', 'after its time', async (shop) => {
    const tckt = await aTicket(shop);
    const isIt = eq(tickets.ticketHash, hashToken(tckt));
    await shop.context.db.update(tickets).set({ expiresAt: shop.context.now() }).where(isIt);
    return { body: { tckt } };
  }),
];
