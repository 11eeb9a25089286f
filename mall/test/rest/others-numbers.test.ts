import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodCalls } from './cases/good-calls.ts';
import { operations } from './harness/contract.ts';
import { oneDatabase } from './harness/databases.ts';
import { aNewMember } from './harness/people.ts';
import { openShop, type Answer, type Sent, type Shop } from './harness/shop.ts';
import { elsewhere } from './harness/world.ts';

/** What everybody may ask for. Uploads have cases of their own, by members of another kind of mall. */
const notOwned = new Set(['id', 'exhbNo', 'ctgNo', 'brdNo', 'code', 'subsNo', 'cpnNo', 'upldNo', 'rowNo', 'mallId']);

/** Of malls that sell to companies, with cases of their own too: these members may not ask at all. */
const ofCompanies = new Set(['getOrderStatement', 'requestTaxInvoice']);

/** The document's operations with a number of a member's own in their path. */
const ofOwn = operations.flatMap(({ id, path }) => {
  if (ofCompanies.has(id)) return [];
  const numbers = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '').filter((name) => !notOwned.has(name));
  return numbers.map((number) => ({ id, number }));
});

const toldOf = ({ status, code, message, description, data }: Answer) => ({ status, code, message, description, data });

describe.each(oneDatabase)("another member's numbers on %s", (kind) => {
  let shop: Shop;
  let others: string[];
  beforeAll(async () => {
    shop = await openShop(kind);
    const { loginId } = await aNewMember(shop);
    others = [(await shop.signIn({ id: loginId })).accessToken, await shop.tokenOf({ mallId: elsewhere })];
  });
  afterAll(() => shop.close());

  test('are many', () => {
    expect(ofOwn.length).toBeGreaterThan(25);
  });

  test.each(ofOwn)('$id says of them what it says of numbers that there are not: $number', async ({ id, number }) => {
    const good: Sent = (await goodCalls[id]?.(shop)) ?? {};
    for (const token of others) {
      const theirs = await shop.send(id, { ...good, token });
      const unknown = await shop.send(id, { ...good, token, params: { ...good.params, [number]: 'XX20260101ZZZZZZ' } });
      expect(theirs).toMatchObject({ status: 404, code: '1404' });
      expect(toldOf(theirs)).toEqual(toldOf(unknown));
    }
  });
});
