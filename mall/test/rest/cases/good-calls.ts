import { randomUUID } from 'node:crypto';
import { tidCodes } from '../../../src/db/schema/members.ts';
import { signMemNo } from '../../../src/features/mail-links/unsubscribe.ts';
import { memNoOf } from '../harness/builders.ts';
import type { Shop } from '../harness/shop.ts';
import { home, password } from '../harness/world.ts';
import { accountCalls } from './account-calls.ts';
import { alertCalls } from './alert-calls.ts';
import { buyingCalls } from './buying-calls.ts';
import { exhibitionCalls } from './exhibition-calls.ts';
import { questionCalls } from './question-calls.ts';
import { couponCalls } from './coupon-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { guestOrderCalls } from './guest-order-cases.ts';
import { statementCalls } from './statement-calls.ts';
import { ticketCalls } from './ticket-calls.ts';
import { uploadCalls } from './upload-calls.ts';
import type { GoodCalls } from './case.ts';
import { phoneOrderCalls } from './phone-order-calls.ts';
import { phonePriceCalls } from './phone-price-cases.ts';

const everything = { brandType: 'ALL', rangeType: 'ALL' };
const category = {
  ctgNo: '201',
  sort: 'PRICE_ASC',
  page: 1,
  size: 10,
  brandType: 'GAON',
  rangeType: '0-99999',
  colorHex: 'fff',
  inStockYn: 'Y',
};

/** One good call for every operation. Their runner adds tokens for members. */
export const goodCalls: GoodCalls = {
  ...accountCalls,
  ...buyingCalls,
  ...phoneOrderCalls,
  ...subscriptionCalls,
  ...exhibitionCalls,
  ...questionCalls,
  ...couponCalls,
  ...uploadCalls,
  ...alertCalls,
  ...ticketCalls,
  ...guestOrderCalls,
  ...statementCalls,
  ...phonePriceCalls,
  getLoginLayout: () => ({ params: { mallUrl: 'familyshop', device: 'PC' } }),
  isRecaptchaRequired: () => ({}),
  getTerms: () => ({ params: { code: 'ME0360101', mallId: home } }),
  getSmartKeywords: () => ({}),
  getMenu: () => ({ params: { device: 'MO' } }),
  getPreMenu: () => ({ params: { mallId: home, device: 'PC' } }),
  getMainCorners: () => ({ params: { device: 'PC' } }),
  getPreMainCorners: () => ({ params: { mallId: home, device: 'MO' } }),
  getPromotions: () => ({}),
  getPrePromotions: () => ({ params: { mallId: home, device: 'PC' } }),
  getPopups: () => ({ params: { device: 'PC' } }),
  getPrePopups: () => ({ params: { mallId: home, device: 'PC' } }),
  getAreaCorners: () => ({ params: { dispArea: '014001', device: 'PC' } }),
  countView: () => ({ body: { contentsId: '100', contentsType: 'CATEGORY' } }),
  suggestWords: () => ({ params: { kwd: '무선', size: 5 } }),
  searchProducts: () => ({ body: { smartSearch: ['무선'] } }),
  listGoods: () => ({ body: { gdsGrpNolist: ['GD0001'] } }),
  listPreGoods: () => ({ body: { mallId: home, gdsGrpNolist: ['GD0001'] } }),
  getGoods: () => ({ params: { id: 'GD0001' } }),
  getPreGoods: () => ({ params: { id: 'GD0001', mallId: home } }),
  listWireless: () => ({ body: { searchProps: everything, gdsGrpNolist: [] } }),
  listPreWireless: () => ({ body: { mallId: home, searchProps: everything, gdsGrpNolist: ['HP0001'] } }),
  getWireless: () => ({ params: { id: 'HP0001' } }),
  getPreWireless: () => ({ params: { id: 'HP0001', mallId: home } }),
  getWirelessPlans: () => ({ params: { id: 'HP0001', joinTp: 'TRANS', phoneMemory: '256GB' } }),
  getPreWirelessPlans: () => ({ params: { id: 'HP0001', joinTp: 'NEW', phoneMemory: '512GB', mallId: home } }),
  listCategoryProducts: () => ({ params: category }),
  listPreCategoryProducts: () => ({ params: { ctgNo: '100', mallId: home } }),
  setWish: () => ({ body: { gdsGrpNo: 'GD0001', fvrtYn: 'Y' } }),
  getMyShopSummary: () => ({}),
  listWishes: () => ({ params: { page: 1, size: 10 } }),
  signIn: () => ({ body: { id: 'member', password, mallId: home } }),
  signInWithTid: async (shop) => ({ body: { tid: await aTid(shop, memNoOf(home)), mallId: home } }),
  refreshTokens: async (shop) => ({ params: { refreshToken: (await shop.signIn()).refreshToken } }),
  signOut: async (shop) => ({ token: (await shop.signIn()).accessToken }),
  getUserInfo: () => ({}),
  unsubscribe: (shop) => ({ body: { memNo: signMemNo(shop.context.keys, memNoOf(home)) } }),
  listBoards: () => ({ params: { tp: 'CM00404', page: 1, size: 10 } }),
  listPreBoards: () => ({ params: { tp: 'CM00410', mallId: home } }),
  getBoard: () => ({ params: { brdNo: 3 } }),
  getPreBoard: () => ({ params: { brdNo: 2, mallId: home } }),
  listFaqs: () => ({ params: { faqCtgCd: 'FAQ01' } }),
  listPreFaqs: () => ({ params: { mallId: home } }),
};

/** A fresh one-time code of the telecom identity service. */
export async function aTid(shop: Shop, memNo: string, mallId = home): Promise<string> {
  const tid = randomUUID();
  await shop.context.db.insert(tidCodes).values({ tid, mallId, memNo });
  return tid;
}
