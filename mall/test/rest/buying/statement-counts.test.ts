import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { aKey, anOrder, kettle, vacuum } from '../cases/buying-calls.ts';
import { aBuyer, type Placed } from '../harness/orders.ts';
import { comeBack, play, returnUrl } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { aPhoneOrder, stockPhones } from '../harness/phone-orders.ts';
import { runJobs } from '../harness/jobs.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { costOf, type Cost } from '../harness/statements.ts';
import { sellSubscriptions, subscribe } from '../harness/subscriptions.ts';

const plain = { cpnIsuNoList: [], usePnt: 0 };
const daySeconds = 86_400;

/** By step. A change that reads the same again fails here. */
type Costs = Record<string, Cost>;

const sum = (costs: Costs): Cost => ({
  statements: Object.values(costs).reduce((total, { statements }) => total + statements, 0),
  transactions: Object.values(costs).reduce((total, { transactions }) => total + transactions, 0),
});

describe('statements that a call costs', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop('postgres', { SHOP_PACE_SECONDS: '60' });
    for (const stock of [products, goodsOptions, productColors]) {
      await shop.context.db.update(stock).set({ stckqty: 1000 });
    }
    await stockPhones(shop, 10);
    await sellSubscriptions(shop);
  });
  afterAll(() => shop.close());

  const aMember = async () => {
    const { loginId, memNo } = await aNewMember(shop);
    const { accessToken: token } = await shop.signIn({ id: loginId });
    return { memNo, token, buyer: aBuyer(shop, async () => token) };
  };
  const purchase = async ({ token, buyer }: Awaited<ReturnType<typeof aMember>>, source: object) => {
    const costs: Costs = {};
    const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const { result, cost } = await costOf(work);
      costs[name] = cost;
      return result;
    };
    const dlvNo = await buyer.addressNo();
    const { ordShtNo } = await step('sheet', () =>
      buyer.ask<{ ordShtNo: string }>('createOrderSheet', { body: source }),
    );
    const choice = { params: { ordShtNo }, body: { ...plain, dlvNo } };
    const { summary } = await step('price', () =>
      buyer.ask<{ summary: { payPrc: number } }>('priceOrderSheet', choice),
    );
    const body = { ...anOrder(ordShtNo, dlvNo, summary.payPrc), rtnUrl: returnUrl };
    const { ordNo, pgReq } = await step('order', () => buyer.ask<Placed>('placeOrder', { body }));
    const form = { act: 'approve', back: 'once', notice: 'none' };
    const { back } = await step('provider', () => play(shop, pgReq?.payNo ?? '', form));
    expect(await step('return', () => comeBack(shop, { token }, back))).toMatchObject({ payStat: 'PAID' });
    await step('status', () => buyer.ask('getPaymentStatus', { params: { ordNo } }));
    return { ordNo, costs };
  };

  test('a purchase from sheet to paid', async () => {
    const member = await aMember();
    const { costs } = await purchase(member, { directItem: vacuum });
    expect(costs).toEqual({
      sheet: { statements: 8, transactions: 1 },
      price: { statements: 3, transactions: 0 },
      order: { statements: 15, transactions: 1 },
      provider: { statements: 3, transactions: 1 },
      return: { statements: 15, transactions: 2 },
      status: { statements: 3, transactions: 0 },
    });
    expect(sum(costs)).toEqual({ statements: 47, transactions: 5 });
  });

  test('cart, order list, order, and a cancellation', async () => {
    const member = await aMember();
    const { buyer } = member;
    const costs: Costs = {};
    const add = await costOf(() =>
      buyer.ask<{ cartNoList: string[] }>('addToCart', { body: { itemList: [kettle, vacuum] } }),
    );
    costs['add to cart'] = add.cost;
    costs['cart'] = (await costOf(() => buyer.ask('getCart', {}))).cost;
    const { ordNo, costs: ofPurchase } = await purchase(member, { cartNoList: add.result.cartNoList });
    costs['purchase of the cart'] = sum(ofPurchase);
    costs['order list'] = (await costOf(() => buyer.ask('listOrders', {}))).cost;
    const order = await costOf(() => buyer.read(ordNo));
    costs['order'] = order.cost;
    const itemList = order.result.itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty }));
    const claim = { itemList, rsnCd: 'CL00201' };
    const preview = await costOf(() =>
      buyer.ask<{ rfndPrc: number }>('cancelOrder', { params: { ordNo }, body: { ...claim, dryYn: 'Y' } }),
    );
    costs['refund preview'] = preview.cost;
    const { rfndPrc } = preview.result;
    costs['cancellation'] = (
      await costOf(() => buyer.ask('cancelOrder', { params: { ordNo }, body: { ...claim, rfndPrc } }))
    ).cost;
    expect(costs).toEqual({
      'add to cart': { statements: 11, transactions: 1 },
      cart: { statements: 4, transactions: 0 },
      'purchase of the cart': { statements: 48, transactions: 5 },
      'order list': { statements: 4, transactions: 0 },
      order: { statements: 2, transactions: 0 },
      'refund preview': { statements: 8, transactions: 1 },
      cancellation: { statements: 42, transactions: 1 },
    });
  });

  test('a phone application', async () => {
    const member = await aMember();
    const body = await aPhoneOrder(shop, member);
    const { cost } = await costOf(() => shop.ask('placePhoneOrder', { token: member.token, params: aKey(), body }));
    expect(cost).toEqual({ statements: 35, transactions: 1 });
  });

  test('a charge of a subscription', async () => {
    const { token } = await aMember();
    await subscribe(shop, token);
    await runJobs(shop);
    shop.pass(45 * daySeconds);
    const { cost } = await costOf(() => runJobs(shop));
    // With the looks into each queue, whose number depends on what else is due.
    expect(cost.statements).toBeLessThanOrEqual(90);
    expect(cost.transactions).toBeLessThanOrEqual(10);
  });
});
