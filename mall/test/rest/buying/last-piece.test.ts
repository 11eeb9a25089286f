import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vacuum } from '../cases/buying-calls.ts';
import { databaseKinds } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { aBuyer, piecesOf, type Placed } from '../harness/orders.ts';
import { play, returnUrl, stockUp } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const buyers = 100;
const atOnce = 10;

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop, buyers);
  });
  afterAll(() => shop.close());

  test('of a hundred buyers of one piece one pays, and the others are told that it is sold out', async () => {
    const members = await Promise.all(Array.from({ length: buyers }, () => aNewMember(shop)));
    const ready: { buyer: ReturnType<typeof aBuyer>; body: object }[] = [];
    for (let from = 0; from < buyers; from += atOnce) {
      const some = members.slice(from, from + atOnce).map(async ({ loginId }) => {
        const { accessToken } = await shop.signIn({ id: loginId });
        const buyer = aBuyer(shop, async () => accessToken);
        const method = { payMthdCd: 'PM00102', cardCd: null, instMnth: null, rtnUrl: returnUrl };
        return { buyer, body: { ...(await buyer.bodyFor([vacuum])), ...method } };
      });
      ready.push(...(await Promise.all(some)));
    }
    await stockUp(shop, 1);

    const answers = await Promise.all(ready.map(({ buyer, body }) => buyer.place(body)));
    const placed = answers.filter(({ code }) => code === '0000').map(({ data }) => data as Placed);
    const refused = answers.filter(({ data }) => (data as { rsnCd?: string }).rsnCd === 'STOCK');
    expect([placed.length, refused.length]).toEqual([1, buyers - 1]);
    expect(await piecesOf(shop, vacuum.gdsGrpNo)).toMatchObject({ free: 0, held: 1, sold: 0 });

    const { back } = await play(shop, placed[0]?.pgReq?.payNo ?? '');
    await shop.ask('returnFromPaymentAsVisitor', { body: back });
    shop.pass(3600);
    await runJobs(shop);
    expect(await piecesOf(shop, vacuum.gdsGrpNo)).toMatchObject({ free: 0, held: 0, sold: 1 });
  }, 300_000);
});
