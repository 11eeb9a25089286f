import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAddress, aKey, forgetAddresses } from './cases/buying-calls.ts';
import { goodCalls } from './cases/good-calls.ts';
import { anyDatabase } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { withText } from './harness/text-fields.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(anyDatabase);
});
afterAll(() => shop.close());

test('a text with control characters is refused, in a body and in a query', async () => {
  const token = await shop.tokenOf();
  const body = { ...anAddress, dtlAddr: '101동\u0007' };
  expect(await shop.send('createDelivery', { token, params: aKey(), body })).toMatchObject({
    status: 400,
    data: [{ field: 'dtlAddr', rsnCd: 'FORMAT' }],
  });
  expect(await shop.send('listFaqs', { token, params: { keyword: '가\u0007온' } })).toMatchObject({
    status: 400,
    data: [{ field: 'keyword' }],
  });
});

describe('what was typed is kept', () => {
  test('an address is kept composed, trimmed and in one line, its telephone as digits', async () => {
    const token = await shop.tokenOf();
    await forgetAddresses(shop, token);
    const typed = {
      ...anAddress,
      rcvrNm: ` ${'한가온'.normalize('NFD')}\n`,
      rcvrTel: '+82 10-1234-5678',
      dtlAddr: '101동\r\n1203호\t(안쪽)',
    };
    const { dlvNo } = await shop.ask<{ dlvNo: string }>('createDelivery', { token, params: aKey(), body: typed });
    expect(await shop.ask('getDelivery', { token, params: { dlvNo } })).toMatchObject({
      rcvrNm: '한가온',
      rcvrTel: '01012345678',
      dtlAddr: '101동 1203호 (안쪽)',
    });
    const [masked] = await shop.ask<{ rcvrTel: string }[]>('listDeliveries', { token });
    expect(masked?.rcvrTel).toBe('010-****-5678');
  });

  test.each(['02-123-4567', '０２-１２３-４５６７', '02\u2011123\u20114567'])(
    '%s is masked 02-***-4567',
    async (rcvrTel) => {
      const token = await shop.tokenOf();
      await forgetAddresses(shop, token);
      await shop.ask('createDelivery', { token, params: aKey(), body: { ...anAddress, rcvrTel } });
      expect(await shop.ask('listDeliveries', { token })).toMatchObject([{ rcvrTel: '02-***-4567' }]);
    },
  );

  test('a telephone that is too long is refused, not cut', async () => {
    const call = { token: await shop.tokenOf(), params: aKey(), body: { ...anAddress, rcvrTel: '010-1234-5678-999' } };
    expect(await shop.send('createDelivery', call)).toMatchObject({
      status: 400,
      data: [{ field: 'rcvrTel', rsnCd: 'FORMAT' }],
    });
  });

  test('a code goes to the number however it is written', async () => {
    const call = await goodCalls['sendCertCode']?.(shop);
    const body = withText(call?.body, ['target'], '+82 10.0000.0101');
    expect(await shop.send('sendCertCode', { ...call, body })).toMatchObject({ code: '0000' });
  });
});
