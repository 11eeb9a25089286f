import { eq } from 'drizzle-orm';
import { categoryProducts, mallProducts } from '../../../src/db/schema/categories.ts';
import { goods, products, type SubscriptionTerms } from '../../../src/db/schema/products.ts';
import { testPayments } from '../../../src/db/schema/payment-books.ts';
import { subscriptions } from '../../../src/db/schema/subscriptions.ts';
import { aKey, anAddress } from '../cases/buying-calls.ts';
import { aGoods, aProduct } from './builders.ts';
import { comeBack, play, returnUrl } from './payments.ts';
import type { Shop } from './shop.ts';
import { home } from './world.ts';

/** Beans that come every two weeks or months, and a book that begins with a trial of 14 days. */
export const beans = 'GD0201';
export const book = 'GD0202';

const termsOf: Record<string, SubscriptionTerms> = {
  [beans]: {
    cyclList: [
      { cyclCd: 'M1', prc: 14_900 },
      { cyclCd: 'W1', prc: 14_000 },
      { cyclCd: 'W2', prc: 14_500 },
      { cyclCd: 'M2', prc: 15_500 },
      { cyclCd: 'M3', prc: 15_900 },
    ],
    cntrctMnth: 12,
    trialDays: 0,
    brkFeeCntn: '약정 기간 안에 해지해도 위약금을 받지 않아요.',
  },
  [book]: { cyclList: [{ cyclCd: 'M1', prc: 12_600 }], cntrctMnth: 0, trialDays: 14, brkFeeCntn: '약정이 없어요.' },
};

/** Adds the products that can be subscribed to, unless they are there. */
export async function sellSubscriptions({ context: { db } }: Pick<Shop, 'context'>): Promise<void> {
  for (const [gdsGrpNo, subs] of Object.entries(termsOf)) {
    const product = aProduct({
      gdsGrpNo,
      name: gdsGrpNo === beans ? '이달의 원두 구독' : '이달의 책 구독',
      sortPrc: 14_900,
    });
    await db.insert(products).values(product).onConflictDoNothing();
    const row = aGoods({ gdsGrpNo, slPrc: 14_900, mktPrc: 18_900, subs });
    await db.insert(goods).values(row).onConflictDoNothing();
    await db.insert(mallProducts).values({ mallId: home, gdsGrpNo, ctgNo: '201' }).onConflictDoNothing();
    await db.insert(categoryProducts).values({ mallId: home, gdsGrpNo, ctgNo: '201' }).onConflictDoNothing();
  }
}

export interface Application {
  applNo: string;
  stat: string;
  ordNo: string;
  ordTp: string;
  payPrc: number;
  rfndPrc: number;
  rmnPrc: number;
  psblList: string[];
  nextPayDt: string | null;
  nextPayPrc: number | null;
  cardNm: string | null;
  maskNo: string | null;
  trialEndDt: string | null;
  pauseToDt: string | null;
  rsmFromDt: string | null;
  rsmToDt: string | null;
  payHist: { payDt: string; prc: number; payStat: string; rfndPrc: number; sentYn: string }[];
  schdList: { payDt: string; prc: number }[];
  chgReq: { newPrc: number; fromDt: string; agreeDueDt: string; agreeYn: string | null; askYn: string } | null;
  brkPrc: number;
  endDt: string | null;
  dlv: { roadAddr: string; rcvrNm: string };
}

export interface Applied {
  applNo: string;
  payPrc: number;
  payDueDts: string;
  pgReq: { payNo: string } | null;
  appl: Application;
}

interface Wish {
  subsNo?: string;
  cyclCd?: string;
  bgnDt?: string;
  qty?: number;
}

/** What a member subscribes to: beans each month from today on, by default. */
export async function anApplicationBody(shop: Shop, token: string, wish: Wish = {}) {
  await sellSubscriptions(shop);
  const { subsNo = beans, cyclCd = 'M1', bgnDt = '20260415', qty = 1 } = wish;
  const [known] = await shop.ask<{ dlvNo: string }[]>('listDeliveries', { token });
  const { dlvNo } =
    known ?? (await shop.ask<{ dlvNo: string }>('createDelivery', { token, params: aKey(), body: anAddress }));
  const prc = termsOf[subsNo]?.cyclList.find((cycle) => cycle.cyclCd === cyclCd)?.prc ?? 0;
  const agreeCdList = ['AG00201', 'AG00202'];
  return { subsNo, cyclCd, bgnDt, qty, dlvNo, agreeCdList, payPrc: prc * qty, rtnUrl: returnUrl };
}

/** An application whose card is not registered yet. */
export async function apply(shop: Shop, token: string, wish: Wish = {}): Promise<Applied> {
  const body = await anApplicationBody(shop, token, wish);
  return shop.ask<Applied>('applySubscription', { token, params: aKey(), body });
}

/** Registers the card of an application at the test provider. */
export async function registerCard(shop: Shop, token: string, payNo: string, form: Record<string, string> = {}) {
  const { back } = await play(shop, payNo, { act: 'approve', ...form });
  return comeBack(shop, { token }, back);
}

/** A subscription that runs. */
export async function subscribe(
  shop: Shop,
  token: string,
  wish: Wish = {},
  form: Record<string, string> = {},
): Promise<Application> {
  const { applNo, pgReq } = await apply(shop, token, wish);
  await registerCard(shop, token, pgReq?.payNo ?? '', form);
  return applicationOf(shop, token, applNo);
}

export const applicationOf = (shop: Shop, token: string, applNo: string): Promise<Application> =>
  shop.ask<Application>('getApplication', { token, params: { applNo } });

/** From now on the registered card of a subscription is refused, or accepted. */
export async function refuseCard(shop: Shop, applNo: string, refusesYn: 'Y' | 'N'): Promise<void> {
  await shop.context.db.update(testPayments).set({ refusesYn }).where(eq(testPayments.ordNo, applNo));
}

export async function rowOf(shop: Shop, applNo: string) {
  const [row] = await shop.context.db.select().from(subscriptions).where(eq(subscriptions.applNo, applNo));
  if (!row) throw new Error(`There is no subscription ${applNo}.`);
  return row;
}
