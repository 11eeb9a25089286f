import { getNamedType, isInterfaceType, isObjectType, isUnionType, type GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../helpers/everything.ts';

const benefits = ['Coupon'];
const takenCoupon = ['Coupon', 'CouponOffer', 'Member'];
const claimed = ['Claim', 'GoodsOrder', 'OrderItem'];

/**
 * What each mutation changes of what a client keeps; Member stands for the lists, counts and points that hang on it. Nothing where a new
 * session begins with an empty cache, where one ends, and where only proofs, mails and secrets are concerned.
 */
const changedBy: Record<string, readonly string[]> = {
  addToCart: ['Cart', 'CartLine', 'Member'],
  updateCartLines: ['Cart', 'CartLine', 'Member'],
  removeCartLines: ['Cart', 'Member'],
  createDeliveryAddress: ['DeliveryAddress', 'Member'],
  updateDeliveryAddress: ['DeliveryAddress', 'Member'],
  deleteDeliveryAddress: ['Member'],
  createOrderSheet: ['OrderSheet'],
  priceOrderSheet: ['OrderSheet'],
  // With nothing left to pay it is paid at once, and what is paid leaves the cart.
  placeOrder: ['GoodsOrder', 'Payment', 'Cart', 'Member', ...benefits],
  retryPayment: ['GoodsOrder', 'Payment', 'Member'],
  returnFromPayment: ['GoodsOrder', 'Payment', 'Cart', 'Member'],
  cancelOrder: [...claimed, 'Payment', 'Member', ...benefits],
  requestReturn: claimed,
  requestExchange: claimed,
  withdrawClaim: claimed,
  giveRefundAccount: ['GoodsOrder'],
  requestTaxInvoice: [],
  sendOrderTickets: ['GoodsOrder'],
  changeOrderAddress: ['GoodsOrder'],
  confirmPurchase: ['GoodsOrder', 'OrderItem', 'Member'],
  startSubscription: ['SubscriptionOrder', 'Payment', 'Member'],
  changeSubscriptionCard: ['SubscriptionOrder', 'Payment', 'Member'],
  skipDelivery: ['SubscriptionOrder'],
  pauseSubscription: ['SubscriptionOrder'],
  resumeSubscription: ['SubscriptionOrder'],
  cancelSubscription: ['SubscriptionOrder'],
  answerPriceChange: ['SubscriptionOrder'],
  changeSubscriptionAddress: ['SubscriptionOrder'],
  enterExhibition: ['Exhibition'],
  createInquiry: ['Inquiry', 'Member'],
  updateInquiry: ['Inquiry'],
  deleteInquiry: ['Member'],
  downloadCoupon: takenCoupon,
  registerCoupon: takenCoupon,
  createPhoneOrderSheet: ['PhoneOrderSheet'],
  checkNumberPorting: [],
  placePhoneOrder: ['PhoneOrder', 'Payment', 'Member'],
  submitPhoneOrderDocuments: ['PhoneOrder'],
  cancelPhoneOrder: ['PhoneOrder'],
  withdrawPhoneOrder: ['PhoneOrder'],
  updateBulkOrderRow: ['BulkOrder'],
  updateBulkOrderRows: ['BulkOrder'],
  deleteBulkOrder: ['Member'],
  confirmBulkOrder: ['BulkOrder'],
  createAlert: ['ProductAlert', 'Member'],
  deleteAlert: ['Member'],
  setFavorite: ['Goods', 'WirelessPhone', 'Member'],
  updateProfile: ['Member'],
  createCheckout: [],
  startCheckout: [],
  signIn: [],
  signInWithTid: [],
  startMarketingSession: [],
  refreshSession: [],
  signOut: [],
  signOutDevices: [],
  signUp: [],
  withdraw: [],
  checkPassword: [],
  changePassword: [],
  checkLoginId: [],
  registerEmail: [],
  confirmEmail: [],
  setInitialPassword: [],
  sendWakingMail: [],
  wakeAccount: [],
  sendCertificationCode: [],
  verifyCertificationCode: [],
  startPhoneCertification: [],
  finishPhoneCertification: [],
  findLoginIds: [],
  findGuestOrder: [],
  sendTemporaryPassword: [],
  sendSignUpMail: [],
  verifySignUpMail: [],
  unsubscribeEmail: [],
  recordCategoryView: [],
};

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const levels = 5;

const objectsOf = (named: unknown): readonly GraphQLObjectType[] =>
  isUnionType(named) || isInterfaceType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : [];

const isRefusal = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'UserError');

/** All types of objects with an id that one selection in a result can reach. */
function selectableIn(result: unknown): Set<string> {
  let level = objectsOf(result).filter((type) => !isRefusal(type));
  const reached = new Set(level);
  for (let depth = 1; depth < levels; depth += 1) {
    level = level
      .flatMap((type) => Object.values(type.getFields()))
      .flatMap(({ type }) => objectsOf(getNamedType(type)))
      .filter((type) => !reached.has(type));
    for (const type of level) reached.add(type);
  }
  return new Set([...reached].filter((type) => 'id' in type.getFields()).map(({ name }) => name));
}

describe('what a mutation changes', () => {
  test('is known of every mutation', () => {
    expect(Object.keys(changedBy).toSorted()).toEqual(mutations.map(({ name }) => name).toSorted());
  });

  test.each(mutations)('can be selected in the result of $name, each object with its id', ({ name, type }) => {
    const selectable = selectableIn(getNamedType(type));
    const missing = (changedBy[name] ?? []).filter((changed) => !selectable.has(changed));
    expect(missing).toEqual([]);
  });

  test('has the names of the schema', () => {
    const names = Object.values(changedBy).flat();
    expect(names.filter((name) => !schema.getType(name))).toEqual([]);
  });
});
