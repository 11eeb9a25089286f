import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files } from '../../../src/db/schema/files.ts';
import {
  askPhoneDocuments,
  passPhoneOrder,
  reviewPhoneOrder,
} from '../../../src/features/phone-orders/phone-order-steps.ts';
import { sweepFiles } from '../../../src/features/files/sweep-files.ts';
import { aForm, aKey, anAccount, dot } from '../cases/buying-calls.ts';
import { unreachableProvider } from '../cases/payment-cases.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNewMember } from '../harness/people.ts';
import { aPhoneOrder, stockPhones, type PhonePlaced } from '../harness/phone-orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const kind = oneDatabase[0] ?? 'postgres';

async function openWith(settings: Record<string, string>) {
  const shop = await openShop(kind, { SHOP_PACE_SECONDS: '0', ...settings });
  await stockPhones(shop, 50);
  const { loginId, memNo } = await aNewMember(shop);
  const { accessToken: token } = await shop.signIn({ id: loginId });
  const send = (operation: string, body: object, params: object = {}) =>
    shop.send(operation, { token, params: { ...aKey(), ...params }, body });
  const bodyOf = () => aPhoneOrder(shop, { token, memNo });
  return { shop, token, send, bodyOf };
}

type Opened = Awaited<ReturnType<typeof openWith>>;

/** Which files a sweep leaves. */
const kept = async ({ context }: Shop, numbers: string[]) => {
  await sweepFiles(context);
  const rows = await context.db.select().from(files).where(inArray(files.fileNo, numbers));
  return rows.map(({ fileNo }) => fileNo).toSorted();
};

describe('documents of a phone order', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openWith({});
  });
  afterAll(() => opened.shop.close());

  const placed = async () => {
    const { shop, token, bodyOf } = opened;
    const body = await bodyOf();
    const { ordNo } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body });
    await reviewPhoneOrder(shop.context, ordNo);
    return ordNo;
  };
  const give = async (ordNo: string, docCds: string[]) => {
    const { shop, token, send } = opened;
    const docList = [];
    for (const docCd of docCds) {
      const body = aForm(dot, 'a.png', 'DOCUMENT');
      const { fileNo } = await shop.ask<{ fileNo: string }>('uploadFile', { token, params: aKey(), body });
      docList.push({ docCd, fileNo });
    }
    expect((await send('givePhoneDocuments', { docList }, { ordNo })).code).toBe('0000');
    return docList.map(({ fileNo }) => fileNo);
  };

  test('are erased once others are asked for', async () => {
    const { shop } = opened;
    const ordNo = await placed();
    await askPhoneDocuments(shop.context, ordNo, ['DC00101', 'DC00102']);
    const first = await give(ordNo, ['DC00101', 'DC00102']);
    expect(await kept(shop, first)).toEqual(first.toSorted());
    await askPhoneDocuments(shop.context, ordNo, ['DC00101']);
    expect(await kept(shop, first)).toEqual([]);
    const second = await give(ordNo, ['DC00101']);
    await passPhoneOrder(shop.context, ordNo);
    expect(await kept(shop, second)).toEqual(second);
  });

  test('are erased once they are given anew', async () => {
    const { shop } = opened;
    const ordNo = await placed();
    await askPhoneDocuments(shop.context, ordNo, ['DC00101']);
    const first = await give(ordNo, ['DC00101']);
    await askPhoneDocuments(shop.context, ordNo, [], '글씨가 보이지 않아요.');
    const second = await give(ordNo, ['DC00101']);
    expect(await kept(shop, [...first, ...second])).toEqual(second);
  });
});

test('an order that the provider refused to open can be placed anew with its signature', async () => {
  // Its adapter registers no cards, and says so without a call.
  const { shop, send, bodyOf } = await openWith(unreachableProvider);
  const body = await bodyOf();
  const refused = await send('placePhoneOrder', { ...body, billTp: 'CARD', billAcct: null });
  expect(refused).toMatchObject({ code: '1400', data: [{ field: 'billTp' }] });
  expect(await send('placePhoneOrder', { ...body, billAcct: anAccount })).toMatchObject({ code: '0000' });
  await shop.close();
});
