// Full tier: a hundred guests of a marketing mall who buy at once.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { someItem, startGuest, youngMall } from '../helpers/guests.ts';
import type { OpenGateway } from '../helpers/open-gateway.ts';
import { test } from '../helpers/real-mall.ts';

const guests = 100;

/** Stands in all that a guest writes, so that it is found wherever it goes. */
const markOf = (turn: number) => `손님표${String(turn).padStart(3, '0')}`;
const marks = /손님표\d{3}/gu;

const sheetFields = `... on OrderSheet { number paymentMethods { method cards { code } } agreements { code } summary { payTotal } }`;

interface Sheet {
  number: string;
  paymentMethods: { method: string; cards: { code: string }[] }[];
  agreements: { code: string }[];
  summary: { payTotal: number };
}

/** One guest, from the first visit to an order that waits for its money. All answers are kept as they came. */
async function buy(gateway: OpenGateway, item: object, turn: number) {
  const headers = await startGuest(gateway);
  const mark = markOf(turn);
  const answers: string[] = [];
  const mutate = async <Answer>(name: string, fields: string, input: object): Promise<Answer> => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { ${fields} ... on UserError { message } } }`;
    const { data, errors } = await gateway.ask(query, { input: { mallUrl: youngMall, ...input } }, headers);
    answers.push(JSON.stringify(data));
    if (!data?.answer || 'message' in data.answer) throw new Error(`${name}: ${JSON.stringify(data ?? errors)}`);
    return data.answer as Answer;
  };
  const { address } = await mutate<{ address: { number: string } }>(
    'createDeliveryAddress',
    '... on DeliveryAddressSaved { address { number unmasked { receiverName detailAddress } } }',
    {
      idempotencyKey: randomUUID(),
      receiverName: mark,
      receiverPhone: '010-0000-1234',
      postalCode: '04524',
      roadAddress: '서울특별시 중구 가온길 12',
      detailAddress: mark,
    },
  );
  await mutate('addToCart', '... on CartChanged { cart { lineCount } }', {
    idempotencyKey: randomUUID(),
    items: [item],
  });
  const choice = { coupons: { numbers: [] }, points: 0, addressNumber: address.number };
  const { number } = await mutate<Sheet>('createOrderSheet', sheetFields, {
    idempotencyKey: randomUUID(),
    source: { item },
  });
  const sheet = await mutate<Sheet>('priceOrderSheet', sheetFields, { sheetNumber: number, choice });
  const card = sheet.paymentMethods.find(({ method }) => method === 'CARD')?.cards[0]?.code;
  const { order } = await mutate<{ order: { number: string } }>(
    'placeOrder',
    '... on OrderPlaced { order { number } }',
    {
      idempotencyKey: randomUUID(),
      sheetNumber: number,
      buyer: { name: mark, phone: '010-0000-1234', email: `guest${turn}@example.com` },
      choice,
      payment: { method: 'CARD', card: { code: card, months: 1 } },
      payTotal: sheet.summary.payTotal,
      agreedTerms: sheet.agreements.map(({ code }) => code),
      returnUrl: `http://localhost/pg?mallUrl=${youngMall}`,
    },
  );
  return { headers, mark, answers, order: order.number };
}

const own = `{ viewer(mallUrl: "${youngMall}") { cart { lineCount } addresses { unmasked { receiverName detailAddress } }
  orders { totalCount nodes { number } } } }`;

test.beforeAll(({ gateway }) => void gateway);

describe('guests of a marketing mall', () => {
  test('buy at once, and none sees anything of another', async ({ gateway }) => {
    const item = await someItem(gateway);
    const visits = await Promise.all(Array.from({ length: guests }, (_, turn) => buy(gateway, item, turn)));
    expect(new Set(visits.map(({ order }) => order)).size).toBe(guests);
    const seen = await Promise.all(visits.map(({ headers }) => gateway.ask(own, {}, headers)));
    for (const [turn, { data, errors }] of seen.entries()) {
      const visit = visits[turn];
      expect(errors).toEqual([]);
      expect(data.viewer).toMatchObject({
        cart: { lineCount: 1 },
        orders: { totalCount: 1, nodes: [{ number: visit?.order }] },
      });
      const found = [...(visit?.answers ?? []), JSON.stringify(data)].join('').match(marks) ?? [];
      expect(new Set(found)).toEqual(new Set([visit?.mark]));
    }
  }, 180_000);

  test("find no order by another guest's number", async ({ gateway }) => {
    const item = await someItem(gateway);
    const [one, other] = await Promise.all([buy(gateway, item, 900), buy(gateway, item, 901)]);
    const read = (number: string) =>
      gateway.ask(`{ viewer(mallUrl: "${youngMall}") { order(number: "${number}") { number } } }`, {}, one.headers);
    expect((await read(one.order)).data.viewer.order).toEqual({ number: one.order });
    expect((await read(other.order)).data.viewer?.order ?? null).toBeNull();
  });
});
