import { eq } from 'drizzle-orm';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { mallProducts } from '../../../src/db/schema/categories.ts';
import { goods, products } from '../../../src/db/schema/products.ts';
import { aGoods, aProduct } from '../harness/builders.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { apply, beans, sellSubscriptions, subscribe } from '../harness/subscriptions.ts';
import { elsewhere, home } from '../harness/world.ts';
import { aKey, vacuum } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';
import { subscriptionCalls } from './subscription-calls.ts';

const changed =
  (operation: string, change: (sent: Sent) => Sent): GoodCall =>
  async (shop) => ({ ...change((await subscriptionCalls[operation]?.(shop)) ?? {}), token: await shop.tokenOf() });

const withBody = (operation: string, change: object) =>
  changed(operation, (sent) => ({ ...sent, body: { ...(sent.body as object), ...change } }));

const withParams = (operation: string, params: NonNullable<Sent['params']>) =>
  changed(operation, (sent) => ({ ...sent, params: { ...sent.params, ...params } }));

const fromElsewhere =
  (operation: string): GoodCall =>
  async (shop) => ({
    ...(await subscriptionCalls[operation]?.(shop)),
    token: await shop.tokenOf({ mallId: elsewhere }),
  });

/** The number of a product that is sold out. */
async function soldOut(shop: Shop): Promise<string> {
  const gdsGrpNo = 'GD0203';
  const { db } = shop.context;
  const gone = aProduct({ gdsGrpNo, name: '다 팔린 구독', sortPrc: 14_900, gdsStat: 'GD00405' });
  const subs = { cyclList: [{ cyclCd: 'M1' as const, prc: 14_900 }], cntrctMnth: 0, trialDays: 0, brkFeeCntn: '' };
  await db.insert(products).values(gone).onConflictDoNothing();
  await db
    .insert(goods)
    .values(aGoods({ gdsGrpNo, slPrc: 14_900, subs }))
    .onConflictDoNothing();
  await db.insert(mallProducts).values({ mallId: home, gdsGrpNo, ctgNo: '201' }).onConflictDoNothing();
  return gdsGrpNo;
}

/** A call that would buy as goods what is sold by subscription. */
const buying =
  (body: object): GoodCall =>
  async (shop) => {
    await sellSubscriptions(shop);
    return { token: await shop.tokenOf(), params: aKey(), body };
  };

/** A call for a line of the cart whose goods are sold by subscription since. */
const keptInCart =
  (bodyOf: (cartNo: string) => object): GoodCall =>
  async (shop) => {
    await sellSubscriptions(shop);
    const token = await shop.tokenOf();
    const { db } = shop.context;
    await db.delete(cartLines).where(eq(cartLines.gdsGrpNo, beans));
    const inCart = { token, params: aKey(), body: { itemList: [vacuum] } };
    const { cartNoList } = await shop.ask<{ cartNoList: string[] }>('addToCart', inCart);
    const [cartNo = ''] = cartNoList;
    await db.update(cartLines).set({ gdsGrpNo: beans }).where(eq(cartLines.cartNo, cartNo));
    return { token, params: { cartNo, ...aKey() }, body: bodyOf(cartNo) };
  };

/** A call for an application whose card is not registered. */
const waiting =
  (body?: object): GoodCall =>
  async (shop) => {
    const token = await shop.tokenOf();
    return { token, params: { applNo: (await apply(shop, token)).applNo, ...aKey() }, ...(body && { body }) };
  };

const keyed = [
  'skipApplication',
  'pauseApplication',
  'resumeApplication',
  'cancelApplication',
  'answerPriceChange',
] as const;
const ofOwn = [...keyed, 'getApplication', 'changeApplicationCard', 'changeApplicationDelivery'] as const;
const wishes = ['estimateSubscription', 'applySubscription'] as const;

export const subscriptionCases: Case[] = [
  ...(['listSubscriptionProducts', 'listPreSubscriptionProducts'] as const).flatMap((operation) => [
    aCase(operation, '1400', 'an order that is none', withParams(operation, { sort: 'CHEAP' }), ['sort']),
    aCase(operation, '1404', 'an unknown category', withParams(operation, { ctgNo: 'none' })),
  ]),
  ...(['getSubscriptionProduct', 'getPreSubscriptionProduct'] as const).flatMap((operation) => [
    aCase(operation, '1400', 'a number of another form', withParams(operation, { subsNo: 'a b' }), ['subsNo']),
    aCase(operation, '1404', 'goods that are no subscription', withParams(operation, { subsNo: 'GD0001' })),
  ]),
  ...wishes.flatMap((operation) => [
    aCase(operation, '1400', 'a day that no calendar has', withBody(operation, { bgnDt: '20260431' }), ['bgnDt']),
    aCase(operation, '1400', 'yesterday', withBody(operation, { bgnDt: '20260414' }), ['bgnDt']),
    aCase(operation, '1400', 'more than 60 days on', withBody(operation, { bgnDt: '20260615' }), ['bgnDt']),
    aCase(operation, '1400', 'no pieces', withBody(operation, { qty: 0 }), ['qty']),
    aCase(operation, '1400', 'an unknown address', withBody(operation, { dlvNo: 'DLnone' }), ['dlvNo']),
    aCase(operation, '1400', 'a cycle that it has not', withBody(operation, { subsNo: 'GD0202', cyclCd: 'W1' }), [
      'cyclCd',
    ]),
    aCase(operation, '1404', 'an unknown product', withBody(operation, { subsNo: 'GDnone' })),
    aCase(operation, '1404', 'goods that are no subscription', withBody(operation, { subsNo: 'GD0001' })),
  ]),
  aCase('estimateSubscription', '1409', 'a product that is sold out', async (shop) => {
    const sent = (await subscriptionCalls['estimateSubscription']?.(shop)) ?? {};
    return { ...sent, body: { ...(sent.body as object), subsNo: await soldOut(shop) }, token: await shop.tokenOf() };
  }),
  aCase('applySubscription', '1409', 'another price', withBody('applySubscription', { payPrc: 1 })),
  aCase('applySubscription', '1400', 'without consent', withBody('applySubscription', { agreeCdList: ['AG00203'] }), [
    'agreeCdList',
  ]),
  aCase(
    'applySubscription',
    '1400',
    'another site to come back to',
    withBody('applySubscription', { rtnUrl: 'https://elsewhere.example/pg' }),
    ['rtnUrl'],
  ),
  aCase(
    'listApplications',
    '1400',
    'a day that no calendar has',
    withParams('listApplications', { fromDt: '20260230' }),
    ['fromDt'],
  ),
  ...ofOwn.flatMap((operation) => [
    aCase(operation, '1404', 'an unknown subscription', withParams(operation, { applNo: 'SBnone' })),
    aCase(operation, '1404', "another member's subscription", fromElsewhere(operation)),
    aCase(operation, '1400', 'a number of another form', withParams(operation, { applNo: 'a b' }), ['applNo']),
  ]),
  ...keyed.map((operation) =>
    aCase(
      operation,
      '1400',
      'no key',
      changed(operation, ({ params, ...sent }) => ({ ...sent, params: { applNo: params?.['applNo'] } })),
      ['X-Idempotency-Key'],
    ),
  ),
  ...['20260415', '20260715', '20260631'].map((toDt) =>
    aCase('pauseApplication', '1400', `until ${toDt}`, withBody('pauseApplication', { toDt }), ['toDt']),
  ),
  aCase(
    'changeApplicationDelivery',
    '1400',
    'an unknown address',
    withBody('changeApplicationDelivery', { dlvNo: 'DLnone' }),
    ['dlvNo'],
  ),
  aCase('skipApplication', '1409', 'another date than the next', withBody('skipApplication', { payDt: '20260615' })),
  aCase('pauseApplication', '1409', 'no card yet', waiting({ toDt: '20260601' })),
  aCase('resumeApplication', '1409', 'it is not paused', async (shop) => {
    const token = await shop.tokenOf();
    return { token, params: { applNo: (await subscribe(shop, token)).applNo, ...aKey() } };
  }),
  aCase('cancelApplication', '1409', 'no card yet', waiting({})),
  aCase('answerPriceChange', '1409', 'nothing to agree to', waiting({ agreeYn: 'Y' })),
  aCase(
    'changeApplicationCard',
    '1409',
    'its first card is not registered',
    waiting({ rtnUrl: 'http://localhost:4000/pg?mallUrl=familyshop' }),
  ),
  aCase('addToCart', '1409', 'goods that are subscribed to', buying({ itemList: [{ gdsGrpNo: beans, qty: 1 }] })),
  aCase(
    'createOrderSheet',
    '1409',
    'goods that are subscribed to',
    buying({ directItem: { gdsGrpNo: beans, qty: 1 } }),
  ),
  aCase(
    'createOrderSheet',
    '1409',
    'a line of the cart that is subscribed to since',
    keptInCart((cartNo) => ({ cartNoList: [cartNo] })),
  ),
  aCase(
    'updateCartLine',
    '1409',
    'goods that are subscribed to since',
    keptInCart(() => ({ qty: 2 })),
  ),
  aCase(
    'updateCartLines',
    '1409',
    'goods that are subscribed to since',
    keptInCart((cartNo) => ({ itemList: [{ cartNo, qty: 2 }] })),
  ),
  aCase('changeApplicationDelivery', '1409', 'no card yet', waiting({ dlvNo: 'DLnone' })),
];
