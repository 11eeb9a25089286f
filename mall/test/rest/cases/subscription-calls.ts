import { eq } from 'drizzle-orm';
import { subscriptions } from '../../../src/db/schema/subscriptions.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { anApplicationBody, apply, beans, book, sellSubscriptions, subscribe } from '../harness/subscriptions.ts';
import { returnUrl } from '../harness/payments.ts';
import { home } from '../harness/world.ts';
import { aKey } from './buying-calls.ts';
import type { GoodCall, GoodCalls } from './case.ts';

const selling =
  (params: Sent['params'] = {}): GoodCall =>
  async (shop) => {
    await sellSubscriptions(shop);
    return { params };
  };

async function wishOf(shop: Shop) {
  const {
    agreeCdList: _agreed,
    payPrc: _price,
    rtnUrl: _url,
    ...wish
  } = await anApplicationBody(shop, await shop.tokenOf());
  return wish;
}

/** A call for a subscription that runs. */
const running =
  (body?: object): GoodCall =>
  async (shop) => {
    const { applNo } = await subscribe(shop, await shop.tokenOf());
    return { params: { applNo, ...aKey() }, ...(body && { body }) };
  };

const putting =
  (bodyOf: (shop: Shop) => Promise<object>): GoodCall =>
  async (shop) => {
    const { applNo } = await subscribe(shop, await shop.tokenOf());
    return { params: { applNo }, body: await bodyOf(shop) };
  };

export const subscriptionCalls: GoodCalls = {
  listSubscriptionProducts: selling({ ctgNo: '200', sort: 'PRICE_DESC' }),
  listPreSubscriptionProducts: selling({ mallId: home }),
  getSubscriptionProduct: selling({ subsNo: beans }),
  getPreSubscriptionProduct: selling({ subsNo: book, mallId: home }),
  estimateSubscription: async (shop) => ({ body: await wishOf(shop) }),
  applySubscription: async (shop) => ({
    params: aKey(),
    body: await anApplicationBody(shop, await shop.tokenOf()),
  }),
  listApplications: async (shop) => {
    await apply(shop, await shop.tokenOf());
    return { params: { fromDt: '20260401', toDt: '20260430' } };
  },
  getApplication: async (shop) => ({ params: { applNo: (await apply(shop, await shop.tokenOf())).applNo } }),
  skipApplication: running({ payDt: '20260515' }),
  pauseApplication: running({ toDt: '20260601' }),
  resumeApplication: async (shop) => {
    const token = await shop.tokenOf();
    const { applNo } = await subscribe(shop, token);
    await shop.ask('pauseApplication', { token, params: { applNo, ...aKey() }, body: { toDt: '20260601' } });
    return { params: { applNo, ...aKey() } };
  },
  cancelApplication: running({ rsnCd: 'SB00301' }),
  answerPriceChange: async (shop) => {
    const { applNo } = await subscribe(shop, await shop.tokenOf());
    const rise = { chgPrc: 19_900, chgFromDt: '20260501' };
    await shop.context.db.update(subscriptions).set(rise).where(eq(subscriptions.applNo, applNo));
    return { params: { applNo, ...aKey() }, body: { agreeYn: 'N' } };
  },
  changeApplicationCard: putting(async () => ({ rtnUrl: returnUrl })),
  changeApplicationDelivery: putting(async (shop) => ({ dlvNo: (await wishOf(shop)).dlvNo })),
};
