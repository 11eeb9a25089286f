import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { kettle, pot, vacuum } from '../../mall/test/rest/cases/buying-calls.ts';
import { giveCoupon, givePoints } from '../../mall/test/rest/harness/benefits.ts';
import { aBuyer } from '../../mall/test/rest/harness/orders.ts';
import { anUnpaidOrder, stockUp } from '../../mall/test/rest/harness/payments.ts';
import { aNewMember } from '../../mall/test/rest/harness/people.ts';
import { hashesOfTables } from '../../mall/test/rest/harness/rows.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';
import { badInputs, type Belongings, type Told } from './bad-inputs.ts';

const mallUrl = 'familyshop';
const mallCode = /\b[A-Z]{2}\d{5}\b/u;

let shop: Shop;
let gateway: GatewayProcess;
let mine: Belongings;
let others: Belongings;
beforeAll(async () => {
  shop = await openShop(anyDatabase);
  gateway = await startGatewayProcess({ MALL_API_URL: shop.url });
  await stockUp(shop);
  mine = await belongingsOf('mine');
  others = await belongingsOf('others');
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

async function belongingsOf(who: string): Promise<Belongings> {
  const { loginId, memNo } = await aNewMember(shop);
  const { accessToken: token } = await shop.signIn({ id: loginId });
  const buyer = aBuyer(shop, async () => token);
  const order = await anUnpaidOrder(shop, { loginId });
  const address = await buyer.addressNo();
  const { ordShtNo: sheet } = await buyer.sheetOf(vacuum);
  const { ordShtNo: smallSheet } = await buyer.sheetOf(pot);
  const { cartNoList } = await buyer.ask<{ cartNoList: string[] }>('addToCart', { body: { itemList: [kettle] } });
  const coupon = await giveCoupon(shop, { cpnNo: who, cpnTp: 'ORDER', dscntVal: 1000 }, memNo);
  await givePoints(shop, 5000, undefined, memNo);
  const [item] = (await buyer.read(order.ordNo)).itemList;
  return { token, line: cartNoList[0] ?? '', address, sheet, smallSheet, coupon, order, item: item?.ordItemNo ?? '' };
}

interface Response {
  data: Record<string, Result> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

interface Result {
  __typename: string;
  message?: string;
  fields?: { path: string[]; code: string; reason: string }[];
}

async function send(mutation: string, input: object): Promise<{ told: Told; message: string }> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const withKey = ['updateCartLines', 'priceOrderSheet'].includes(mutation) ? {} : { idempotencyKey: randomUUID() };
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename
    ... on UserError { message } ... on FormRefused { fields { path code reason } } } }`;
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${mine.token}` },
    body: JSON.stringify({ query, variables: { input: { mallUrl, ...withKey, ...input } } }),
  });
  const { data, errors = [] } = (await response.json()) as Response;
  const [error] = errors;
  if (error) {
    const [, place = ''] = /at "input\.(.+?)"/u.exec(error.message) ?? [];
    const field = place.replaceAll(/\[(\d+)\]/gu, '.$1');
    return { told: `${String(error.extensions['code'])} ${field}`, message: error.message };
  }
  const { __typename = 'nothing', message = '', fields = [] } = data?.[mutation] ?? {};
  if (__typename !== 'FormRefused') return { told: __typename, message };
  return {
    told: Object.fromEntries(fields.map(({ path, code }) => [path.join('.'), code])),
    message: message + fields.map((field) => field.reason).join(' '),
  };
}

test.each(badInputs)(
  '%s: %s refuses it at its place, and nothing has changed',
  async (_what, mutation, input, told) => {
    const before = await hashesOfTables(shop);
    const answer = await send(mutation, input(mine, others));
    expect(answer.told).toEqual(told);
    expect(answer.message).toMatch(/[가-힣]|^Variable /u);
    expect(answer.message).not.toMatch(mallCode);
    expect(await hashesOfTables(shop)).toEqual(before);
  },
);
