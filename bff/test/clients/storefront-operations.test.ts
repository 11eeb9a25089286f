import { existsSync, readFileSync } from 'node:fs';
import { buildASTSchema, parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charges } from '../helpers/charges.ts';
import { callsIn } from '../../src/graphql/cost.ts';
import { variantId } from '../../src/features/products/variant-id.ts';
import { readSchema } from '../../src/graphql/staleness.ts';
import { accountOperations } from '../accounts/operations.ts';
import { anAlert } from '../buying/alert-operations.ts';
import { anUpload, anUploadRow, aStatement } from '../buying/bulk-order-samples.ts';
import { buyingOperations, paymentReturn } from '../buying/operations.ts';
import { anInquiry, anInquiryRow } from '../buying/inquiry-operations.ts';
import { aCoupon } from '../buying/coupon-samples.ts';
import { anExhibition, anExhibitionRow } from '../buying/exhibition-samples.ts';
import { aPhoneOrder, aPhoneOrderHead, aPhonePrintout, aPhoneSheet } from '../buying/phone-order-samples.ts';
import { anOrder, anOrderHead, aPayment, aSheet, aSummary, someGuides, someShipments } from '../buying/samples.ts';
import {
  aSubscription,
  aSubscriptionEstimate,
  aSubscriptionProduct,
  aSubscriptionProductDetail,
  aSubscriptionRow,
} from '../buying/subscription-samples.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { isContractAlone } from '../helpers/mall-address.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, aMall, anAccessToken, aPhone, productsFor } from '../helpers/samples.ts';

const operationOf = ({ name }: { name: string }) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/**
 * The number of calls to the mall for each operation of the storefront without a cache: sent as the visitor or member
 * of its screen, with phones and goods if a list may contain both. All of them, so that a new one must have a number.
 */
const numbers: Record<string, number> = {
  ...Object.fromEntries(accountOperations.map((operation) => [operationOf(operation), 2])),
  MemberProfile: 2,
  OwnData: 2,
  SignedInDevices: 2,
  UpdateProfile: 3,
  WithdrawalCheck: 2,
  MyShop: 2,
  OwnName: 2,
  MyShopSummary: 2,
  OrderCounts: 2,
  StartCheckout: 2,
  CheckoutCart: 2,
  CheckoutOrderSheet: 2,
  CheckoutPhoneOrderSheet: 2,
  CheckoutOrder: 2,
  CaptchaNeed: 1,
  CaptchaScript: 0,
  SignInWithTid: 2,
  MallShell: 1,
  ShellMenu: 2,
  ShellPopups: 2,
  HomeCorners: 3,
  HomeNotices: 2,
  HomePhones: 3,
  PopularProducts: 3,
  HomeProducts: 3,
  CategoryLayout: 3,
  CategoryCornerProducts: 3,
  CategoryProducts: 3,
  SitemapProducts: 3,
  ProductDetail: 3,
  FavoriteChoices: 2,
  GoodsPrice: 3,
  PhonePlans: 3,
  PhoneEstimate: 3,
  RelatedPhones: 3,
  RecentlyViewed: 3,
  SmartKeywords: 2,
  SearchProducts: 2,
  SearchSuggestions: 2,
  KeywordsApart: 4,
  Favorites: 2,
  BoardPosts: 2,
  BoardPost: 2,
  FaqQuestions: 2,
  Terms: 2,
  ViewerName: 2,
  ChatbotMember: 2,
  SignIn: 2,
  StartMarketingSession: 2,
  SignOut: 2,
  SetFavorite: 2,
  RecordCategoryView: 2,
  UnsubscribeEmail: 1,
  Addresses: 2,
  Address: 3,
  PostalAddresses: 2,
  ClaimGuides: 2,
  PaymentNotices: 2,
  CreateAddress: 2,
  UpdateAddress: 2,
  DeleteAddress: 2,
  Cart: 2,
  CartCount: 2,
  CartPrice: 2,
  CartLineChoices: 2,
  AddToCart: 2,
  UpdateCartLines: 2,
  RemoveCartLines: 2,
  OrderList: 2,
  OrderDetail: 2,
  OrderShipments: 3,
  ClaimPreview: 3,
  ExchangeChoices: 2,
  OrderSheet: 2,
  OrderToPay: 2,
  OrderPayment: 2,
  CreateOrderSheet: 2,
  PriceOrderSheet: 2,
  PlaceOrder: 2,
  RetryPayment: 2,
  ReturnFromPayment: 2,
  CancelOrder: 2,
  RequestReturn: 2,
  RequestExchange: 2,
  ConfirmPurchase: 2,
  WithdrawClaim: 2,
  GiveRefundAccount: 2,
  SendOrderTickets: 2,
  ChangeOrderAddress: 2,
  OrderRefundAccount: 2,
  Exhibitions: 2,
  ExhibitionPage: 4,
  EnterExhibition: 2,
  DownloadCoupon: 2,
  Coupons: 2,
  RegisterCoupon: 3,
  PointLedger: 2,
  SubscriptionProducts: 2,
  SubscriptionProduct: 2,
  SubscriptionOrder: 2,
  SubscriptionEstimate: 3,
  StartSubscription: 2,
  OwnSubscriptions: 2,
  OwnSubscription: 2,
  SkipDelivery: 2,
  PauseSubscription: 2,
  ResumeSubscription: 2,
  CancelSubscription: 2,
  AnswerPriceChange: 2,
  ChangeSubscriptionAddress: 2,
  ChangeSubscriptionCard: 2,
  PhoneToOrder: 2,
  PhoneSheet: 2,
  PhoneContractEstimate: 3,
  CreatePhoneOrderSheet: 2,
  CheckNumberPorting: 2,
  PlacePhoneOrder: 2,
  PhoneOrderDetail: 3,
  PhonePrintout: 3,
  SubmitPhoneOrderDocuments: 2,
  CancelPhoneOrder: 2,
  WithdrawPhoneOrder: 2,
  BulkOrders: 2,
  BulkOrderState: 2,
  BulkOrderRows: 3,
  BulkOrderStatement: 3,
  OrderStatement: 3,
  CartStatement: 2,
  RequestTaxInvoice: 2,
  UpdateBulkOrderRow: 2,
  UpdateBulkOrderRows: 2,
  DeleteBulkOrder: 2,
  ConfirmBulkOrder: 2,
  InquiryList: 2,
  InquiryDetail: 2,
  InquiryChoices: 5,
  CreateInquiry: 2,
  UpdateInquiry: 2,
  DeleteInquiry: 2,
  OwnAlerts: 2,
  AlertList: 3,
  CreateAlert: 3,
  DeleteAlert: 3,
};
/** Where the mall tells no more than the contract: it does not say what a write has changed. */
const numbersAlone: Record<string, number> = { EnterExhibition: 3, DeleteAddress: 3 };
const numberOf = (name: string) => (isContractAlone ? numbersAlone[name] : undefined) ?? numbers[name] ?? 0;
const membersOnly = new Set([
  'SmartKeywords',
  'SearchProducts',
  'SearchSuggestions',
  'KeywordsApart',
  'Favorites',
  'ViewerName',
  'MyShop',
  'OwnName',
  'MyShopSummary',
  'OrderCounts',
  'MemberProfile',
  'OwnData',
  'SignedInDevices',
  'WithdrawalCheck',
  'ChatbotMember',
  'SignOut',
  'SetFavorite',
  'Addresses',
  'Address',
  'CreateAddress',
  'UpdateAddress',
  'DeleteAddress',
  'Cart',
  'CartCount',
  'CartPrice',
  'ClaimPreview',
  'OrderList',
  'OrderDetail',
  'OrderRefundAccount',
  'OrderShipments',
  'OrderSheet',
  'OrderToPay',
  'OrderPayment',
  'Coupons',
  'PointLedger',
  'SubscriptionOrder',
  'SubscriptionEstimate',
  'OwnSubscriptions',
  'OwnSubscription',
  'PhoneSheet',
  'PhoneOrderDetail',
  'PhonePrintout',
  'BulkOrders',
  'BulkOrderState',
  'BulkOrderRows',
  'BulkOrderStatement',
  'OrderStatement',
  'CartStatement',
  'InquiryList',
  'InquiryDetail',
  'InquiryChoices',
  'OwnAlerts',
  'AlertList',
  'CheckoutCart',
  'CheckoutOrderSheet',
  'CheckoutPhoneOrderSheet',
  'CheckoutOrder',
  ...[...buyingOperations, paymentReturn].map(operationOf),
  ...accountOperations.filter(({ who }) => who === 'member').map(operationOf),
]);

const variables: Record<string, unknown> = {
  url: 'familyshop',
  mallUrl: 'familyshop',
  device: 'DESKTOP',
  number: '200100',
  category: '200100',
  numbers: ['GD00000101', 'HP00000001'],
  kind: 'TERMS_OF_USE',
  board: 'NOTICE',
  orderBy: 'RECOMMENDED',
  filter: { inStockOnly: true },
  first: 20,
  page: 1,
  keywords: ['무선'],
  keyword: '배송',
};
const phoneToEstimate = {
  number: 'HP00000001',
  input: { memory: '256GB', joinType: 'NEW', planNumber: 'PL1', discount: 'SUBSIDY', deviceMonths: 24 },
};
const ownVariables: Record<string, object> = {
  ...Object.fromEntries(accountOperations.map((operation) => [operationOf(operation), { input: operation.input }])),
  SignInWithTid: { input: { mallUrl: 'familyshop', tid: 't' } },
  ProductDetail: { number: 'GD00000101' },
  FavoriteChoices: { number: 'GD00000101' },
  GoodsPrice: {
    number: 'GD00000101',
    variantId: variantId('M0001', { productNumber: 'GD00000101', optionNumber: null, colorName: null }),
    quantity: 1,
  },
  CartPrice: { lineNumbers: ['CA1'] },
  ClaimPreview: {
    number: 'OR1',
    input: { return: { items: [{ number: 'OI1', quantity: 1 }], reason: 'FAULTY' } },
  },
  SearchSuggestions: { text: '이어', first: 3 },
  PhonePlans: { number: 'HP00000001', joinType: 'NEW', memory: '256GB' },
  PhoneEstimate: phoneToEstimate,
  PhoneContractEstimate: { ...phoneToEstimate, sheetNumber: 'WS1' },
  PhoneToOrder: { number: 'HP00000001' },
  PhoneSheet: { number: 'WS1' },
  KeywordsApart: { one: '무선', two: '가습기', three: '공기', hasThree: true },
  BoardPost: { number: '101' },
  SignIn: { input: { mallUrl: 'familyshop', id: 'a', password: 'b' } },
  StartMarketingSession: { input: { mallUrl: 'familyshopyoung', device: 'MOBILE' } },
  SignOut: { input: { mallUrl: 'familyshop' } },
  SetFavorite: { input: { mallUrl: 'familyshop', productNumber: 'GD00000101', isFavorite: true } },
  RecordCategoryView: { input: { mallUrl: 'familyshop', categoryNumber: '200100' } },
  UnsubscribeEmail: { input: { memberToken: 'm' } },
  ...Object.fromEntries(
    [...buyingOperations, paymentReturn].map((operation) => [operationOf(operation), { input: operation.input }]),
  ),
  Address: { number: 'DL1' },
  CreateAddress: { input: inputOf('createDeliveryAddress') },
  UpdateAddress: { input: inputOf('updateDeliveryAddress') },
  DeleteAddress: { input: inputOf('deleteDeliveryAddress') },
  CartLineChoices: { number: 'GD00000101' },
  InquiryChoices: { productNumber: 'GD00000101', hasProduct: true },
  // A mall of the contract alone neither orders favorites nor finds orders by a word, and the gateway says so.
  Favorites: isContractAlone ? { orderBy: null } : {},
  OrderList: {
    hasClaim: true,
    hasOpenClaim: true,
    from: '2026-04-01',
    to: '2026-04-30',
    ...(isContractAlone && { keyword: null }),
  },
  OrderDetail: { number: 'OR1' },
  OrderRefundAccount: { number: 'OR1' },
  OrderShipments: { number: 'OR1' },
  OrderSheet: { number: 'OS1' },
  StartCheckout: { input: { mallUrl: 'familyshop', ticket: 'a-ticket' } },
  CheckoutOrderSheet: { number: 'OS1' },
  CheckoutPhoneOrderSheet: { number: 'WS1' },
  CheckoutOrder: { number: 'OR1' },
  OrderToPay: { number: 'OR1' },
  OrderPayment: { number: 'OR1' },
  ExchangeChoices: { number: 'GD00000101' },
  SubscriptionProduct: { number: 'GD00000201' },
  SubscriptionOrder: { number: 'GD00000201' },
  SubscriptionEstimate: {
    number: 'GD00000201',
    input: { cycle: 'EVERY_MONTH', startsAt: '2026-11-23', quantity: 2, addressNumber: 'DL1' },
  },
  OwnSubscription: { number: 'SB1' },
  Coupons: { status: 'USABLE' },
  Exhibitions: { status: 'RUNNING' },
  ExhibitionPage: { by: { number: 'EX1' }, corner: null, orderBy: null, page: null },
  PhoneOrderDetail: { number: 'WO1' },
  PhonePrintout: { number: 'WO1' },
  BulkOrderState: { number: 'UL1' },
  BulkOrderRows: { number: 'UL1', errorsOnly: true },
  BulkOrderStatement: { number: 'UL1' },
  OrderStatement: { number: 'OR1' },
  CartStatement: { lineNumbers: ['CA1'] },
  InquiryDetail: { number: 'QN1' },
};

function answerTo(mutation: string) {
  return buyingOperations.find(({ name }) => name === mutation)?.answer();
}

function inputOf(mutation: string) {
  return buyingOperations.find(({ name }) => name === mutation)?.input;
}

const manifests = [
  '../../../web/src/__generated__/persisted-documents.json',
  '../../../web/dist/server/persisted-documents.json',
].map((path) => new URL(path, import.meta.url));
const manifest = manifests.find((path) => existsSync(path));
const texts = manifest ? Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>) : [];
const operations = texts.map((text) => {
  const document = parse(text);
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition') as OperationDefinitionNode;
  return { name: operation.name?.value ?? '', text, document, operation };
});

let mall: FakeMall;
/** Without a cache, in which an operation would find what an earlier one has fetched. */
let gateway: OpenGateway;
const schema = buildASTSchema(readSchema());

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { LAYOUT_CACHE_BYTES: 0 });
  for (const path of ['pre/layout/product/goods', 'pre/layout/product/wireless', 'products/goods', 'products/wireless'])
    mall.on(path, productsFor);
  mall.on('products/goods/GD00000101', () => ({ ...aGoods(), relGdsGrpNos: ['GD00000102'] }));
  mall.on('pre/layout/product/wireless/HP00000001/plans', () => ({
    planList: [],
    telecomList: [],
    instMnthList: [],
    agrmMnthList: [],
  }));
  mall.on('layout/corner', () => []);
  for (const { call, answer } of accountOperations) mall.on(call.split(' ')[1] ?? '', answer);
  for (const { call, answer } of [...buyingOperations, paymentReturn]) mall.on(call.split(' ')[1] ?? '', answer);
  const anAddress = { dlvNo: 'DL1', rcvrNm: '한*온', rcvrTel: '010-****-1234', zipCd: '04524', roadAddr: '한빛로 12' };
  const changedCart = { cartCnt: 0, cart: { cartList: [], dlvGrpList: [], summary: aSummary } };
  const bought: Record<string, unknown> = {
    deliveries: [anAddress],
    alarms: [anAlert],
    'deliveries/DL1': anAddress,
    'pre/zip': { list: [], totalCnt: 0 },
    carts: changedCart.cart,
    'carts/count': { cartCnt: 0 },
    'carts/calc': { dlvGrpList: [], summary: aSummary, instList: [] },
    'pre/layout/product/goods/GD00000101/calc': { lnPrc: 1_000, dlvPrc: 0, payPrc: 1_000, instList: [] },
    'my-shop/summary': { ordStatCnt: {}, wlsStatCnt: {}, hldPnt: 0, cartCnt: 0, rcntOrdList: [anOrderHead] },
    orders: { list: [anOrderHead], totalCnt: 1, page: 1, size: 20, keyword: '배송' },
    'orders/OR1': anOrder(),
    'orders/OR1/delivery': someShipments,
    'orders/sheet/OS1': aSheet(),
    'payments/OR1/status': aPayment,
    'pre/payments/notice': someGuides,
    'pre/claims/info': someGuides,
    'pre/subs': { list: [aSubscriptionProduct], totalCnt: 1, page: 1, size: 20 },
    'pre/subs/GD00000201': aSubscriptionProductDetail,
    'subs/GD00000201': aSubscriptionProductDetail,
    'subs/estimate': aSubscriptionEstimate,
    'subs/applications': { list: [aSubscriptionRow], totalCnt: 1, page: 1, size: 20 },
    'subs/applications/SB1': aSubscription(),
    exhibitions: { list: [anExhibitionRow], totalCnt: 1 },
    'exhibitions/EX1': anExhibition(),
    'pre/exhibitions': { list: [anExhibitionRow], totalCnt: 1 },
    'pre/exhibitions/EX1': anExhibition(),
    'orders/wireless/sheet/WS1': aPhoneSheet(),
    coupons: { list: [aCoupon()], totalCnt: 1, page: 1, size: 10 },
    points: { hldPnt: 0, expPnt: 0, list: [{ pntTp: 'SAVE', pnt: 1 }], totalCnt: 1 },
    questions: { list: [anInquiryRow], totalCnt: 1, page: 1, size: 20 },
    'questions/types': [{ qstnTpCd: 'QT00101', qstnTpNm: '배송' }],
    'questions/QN1': anInquiry(),
    'orders/WO1': aPhoneOrderHead,
    'orders/wireless/WO1': aPhoneOrder(),
    'orders/wireless/WO1/print': aPhonePrintout,
    'uploads/orders': { list: [anUpload()], totalCnt: 1, page: 1, size: 20 },
    'uploads/orders/UL1': { ...anUpload(), list: [anUploadRow()], totalCnt: 1, page: 1, size: 20 },
    'uploads/orders/UL1/statement': aStatement,
    'orders/OR1/statement': aStatement,
    'carts/estimate': aStatement,
  };
  const changed: Record<string, unknown> = {
    deliveries: { dlvNo: 'DL1', dlvList: [anAddress] },
    'deliveries/DL1': { dlvList: [anAddress] },
    carts: changedCart,
    orders: answerTo('placeOrder'),
    'orders/OR1/delivery': answerTo('changeOrderAddress'),
    alarms: answerTo('createAlert'),
    questions: answerTo('createInquiry'),
    'questions/QN1': answerTo('updateInquiry'),
    'subs/applications': answerTo('startSubscription'),
    'uploads/orders/UL1': answerTo('deleteBulkOrder'),
  };
  for (const [path, answer] of Object.entries(bought))
    mall.on(path, ({ method }) => (method === 'GET' ? answer : (changed[path] ?? answer)));
  mall.on('users/withdrawal/check', () => ({ possibleYn: 'Y' }));
  mall.on('users/data', () => ({ fileNm: '내정보.json', cntn: '{}' }));
  mall.on('search/suggest', () => [{ tp: 'GOODS', no: 'GD00000101', nm: '이어폰' }]);
  mall.on('users/sessions', () => ({ sesList: [] }));
  mall.on('pre/tickets/redeem', () => ({ accessToken: anAccessToken(), refreshToken: 'r' }));
  mall.on('auth/tid', () => ({ accessToken: anAccessToken(), refreshToken: 'r' }));
  mall.on('auth/sign-in', () => ({ accessToken: anAccessToken(), refreshToken: 'r' }));
  mall.on('auth/logout', () => null);
  mall.on('layout/contents/view-cnt', () => null);
  const found = { goodsList: [aGoods()], ncpList: [aPhone()], totalCnt: 2, page: 1, size: 20 };
  mall.on('wishes', ({ method, body, query }) =>
    method === 'POST' ? body : { ...found, gdsTp: query.get('gdsTp'), sort: query.get('sort') },
  );
  mall.on('products/search', () => found);
  mall.on('layout/smart', () => [{ searchNo: 1, srhName: '무선', prir: 1 }]);
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  mall.on('email/unsubscribe', () => null);
  mall.on('pre/layout/login', ({ query }) => {
    const isYoung = query.get('mallUrl') === 'familyshopyoung';
    return {
      adMall: aMall({ marketingMallYn: isYoung ? 'Y' : 'N' }),
      endPoint: '',
      tokenInfo: isYoung ? { accessToken: anAccessToken(), refreshToken: 'g' } : null,
    };
  });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

interface UpstreamCall {
  endpoint: string;
}

async function callsFor(name: string, text: string): Promise<UpstreamCall[]> {
  const headers: Record<string, string> = membersOnly.has(name)
    ? { authorization: `Bearer ${anAccessToken()}`, 'x-check-token': 'c' }
    : {};
  const { extensions, errors } = await gateway.ask(text, { ...variables, ...ownVariables[name] }, headers);
  expect(errors).toEqual([]);
  return extensions.upstream as UpstreamCall[];
}

test('every operation of the storefront has its number here, and nothing else has', () => {
  expect(operations.length).toBeGreaterThan(10);
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(numbers).toSorted());
});

test.each(operations)(
  '$name makes its number of calls to the mall, and no more than are reckoned',
  async ({ name, text, document, operation }) => {
    mall.calls.splice(0);
    const told = await callsFor(name, text);
    expect(told).toHaveLength(mall.calls.length);
    expect(told).toHaveLength(numberOf(name));
    expect(told.length).toBeLessThanOrEqual(
      callsIn({ schema, charges, document, operation, variables: { ...variables, ...ownVariables[name] } }),
    );
  },
);

test('the calls are reported in development only', async () => {
  const quiet = await openGateway(mall.url, { TELL_UPSTREAM_CALLS: false });
  expect((await quiet.ask('{ isRecaptchaRequired }')).extensions).toEqual({});
  await quiet.close();
});
