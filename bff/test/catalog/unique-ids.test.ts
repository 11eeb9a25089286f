import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAlert } from '../buying/alert-operations.ts';
import { anUpload, anUploadRow } from '../buying/bulk-order-samples.ts';
import { aCoupon } from '../buying/coupon-samples.ts';
import { anExhibition } from '../buying/exhibition-samples.ts';
import { anInquiry } from '../buying/inquiry-operations.ts';
import { aPhoneOrder, aPhoneSheet } from '../buying/phone-order-samples.ts';
import { anOrder, aPayment, aSheet, aSummary } from '../buying/samples.ts';
import { aSubscription, aSubscriptionProductDetail } from '../buying/subscription-samples.ts';
import { schema } from '../helpers/everything.ts';
import { startFakeMall, type FakeMall, type SeenCall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, aMall, anAccessToken, samples } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

const page = { totalCnt: 1, page: 1, size: 20 };
const delivery = { dlvNo: 'DL1', rcvrNm: '한*온', rcvrTel: '010-****-1234', zipCd: '04524', roadAddr: '한빛로 12' };

/** What the mall has for everybody: the same for each member. */
const shared: Record<string, unknown> = {
  'products/goods/GD00000101': samples['pre/layout/product/goods/GD00000101'],
  'products/wireless/HP00000001': samples['pre/layout/product/wireless/HP00000001'],
  'products/goods': { goodsList: [aGoods()] },
  'layout/menu': samples['pre/layout/menu'],
  'layout/popup': samples['pre/layout/popup'],
  'layout/prom': samples['pre/layout/prom'],
  'layout/mcorner': samples['pre/layout/mcorner'],
  'layout/smart': [{ searchNo: 'KW1', srhName: '커피' }],
  boards: samples['pre/boards'],
  faqs: samples['pre/faqs'],
  'exhibitions/EX1': anExhibition(),
  'subs/GD00000201': aSubscriptionProductDetail,
};

/** What a member has; the numbers in it are this member's alone. */
const own: Record<string, unknown> = {
  carts: { cartList: [{ ...aGoods(), cartNo: 'CA1', qty: 1 }], dlvGrpList: [], summary: aSummary },
  'orders/OR1': anOrder(),
  'orders/wireless/WO1': aPhoneOrder(),
  'orders/WO1': aPhoneOrder(),
  'subs/applications/SB1': aSubscription(),
  'orders/sheet/OS1': aSheet(),
  'orders/wireless/sheet/WS1': aPhoneSheet(),
  'payments/OR1/status': aPayment,
  deliveries: [delivery],
  'questions/QN1': anInquiry(),
  coupons: { list: [aCoupon()], ...page },
  alarms: [anAlert],
  'uploads/orders/UL1': { ...anUpload(), list: [anUploadRow()], ...page },
};
const ownNumbers = /^(?:cartNo|ordNo|ordItemNo|clmNo|applNo|ordShtNo|wlsShtNo|dlvNo|qstnNo|cpnIsuNo|almNo|upldNo)$/u;

/** The same answer with the numbers of this member. */
function ofMember(answer: unknown, { headers }: SeenCall): unknown {
  const { sub } = JSON.parse(Buffer.from(String(headers.authorization).split('.')[1] ?? '', 'base64url').toString());
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    ownNumbers.test(name) && typeof value === 'string' ? `${value}-${sub}` : value,
  );
}

beforeAll(async () => {
  mall = await startFakeMall();
  for (const [path, answer] of Object.entries(shared)) mall.on(path, () => answer);
  for (const [path, answer] of Object.entries(own))
    // The number that is asked for, and the same as this member's.
    for (const each of [path, `${path}-MB1`, `${path}-MB2`]) mall.on(each, (call) => ofMember(answer, call));
  mall.on('pre/layout/login', ({ query }) => {
    const mallUrl = query.get('mallUrl') || 'familyshop';
    const mallSalesType = mallUrl.startsWith('bulk') ? 'UPLOAD' : 'GENERAL';
    return { adMall: aMall({ mallId: `M-${mallUrl}`, mallUrl, mallSalesType }), endPoint: '' };
  });
  gateway = await openGateway(mall.url, { MAX_UPSTREAM_CALLS: 100, MAX_FIELDS: 2_000, MAX_TOKENS: 5_000 });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const it = '__typename id';
const ofMall = `${it} menu { ${it} } corners { ${it} } popups { ${it} } promotions { ${it} } posts(board: NOTICE) { nodes { ${it} } }
  faq { questions { ${it} } } terms(kind: TERMS_OF_USE) { ${it} } smartKeywords { ${it} }
  goods: product(number: "GD00000101") { ${it} ... on Goods { variants { ${it} } } } phone: product(number: "HP00000001") { ${it} }
  exhibition(by: { number: "EX1" }) { ${it} corners { ${it} } coupons { ${it} } } subscriptionProduct(number: "GD00000201") { ${it} }`;
const ofViewer = `${it} cart { ${it} lines { ${it} } } addresses { ${it} } alerts { ${it} } coupons(status: USABLE) { nodes { ${it} } }
  goods: order(number: "OR1") { ${it} ... on GoodsOrder { items { ${it} } claims { ${it} } } } phone: order(number: "WO1") { ${it} }
  subscription(number: "SB1") { ${it} } orderSheet(number: "OS1") { ${it} } phoneOrderSheet(number: "WS1") { ${it} }
  payment(orderNumber: "OR1") { ${it} } inquiry(number: "QN1") { ${it} }`;
const ofBulkViewer = `${it} bulkOrder(number: "UL1") { ${it} rows { nodes { ${it} } } }`;

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids that a member gets, by type. */
async function idsOf(url: string, memNo: string): Promise<Ids> {
  const authorization = `Bearer ${anAccessToken({ mallId: `M-${url}`, memNo })}`;
  const ids = new Map<string, Set<string>>();
  const selections = url.startsWith('bulk')
    ? [`viewer(mallUrl: "${url}") { ${ofBulkViewer} }`]
    : [`viewer(mallUrl: "${url}") { ${ofViewer} }`, `mall(url: "${url}", device: DESKTOP) { ${ofMall} }`];
  for (const selection of selections) {
    const { data, errors } = await gateway.ask(`{ ${selection} }`, {}, { authorization });
    expect(errors).toEqual([]);
    for (const [type, id] of entities(data)) ids.set(type, (ids.get(type) ?? new Set()).add(id));
  }
  return ids;
}

function entities(value: unknown): [type: string, id: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(entities);
  return 'id' in value && '__typename' in value ? [[String(value.__typename), String(value.id)], ...inner] : inner;
}

/** The types of which both have an id. */
function typesShared(one: Ids, other: Ids): string[] {
  return [...one].filter(([type, ids]) => [...ids].some((id) => other.get(type)?.has(id))).map(([type]) => type);
}

const nodeTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => name);

/** The mall's own things: one for all of its members. */
const mallTypes =
  'Mall Category Popup Promotion Post FaqQuestion TermsVersion SmartKeyword ProductCorner BannerCorner HtmlCorner Exhibition ExhibitionCorner CouponOffer Goods GoodsVariant WirelessPhone SubscriptionProduct'.split(
    ' ',
  );

test('two members of a mall share the ids of what is the mall’s, and no other id of any type', async () => {
  const [one, other] = [await idsOf('familyshop', 'MB1'), await idsOf('familyshop', 'MB2')];
  const [bulkOne, bulkOther] = [await idsOf('bulk', 'MB1'), await idsOf('bulk', 'MB2')];
  expect(new Set([...one.keys(), ...bulkOne.keys()])).toEqual(new Set(nodeTypes));
  expect(typesShared(one, other).toSorted()).toEqual(mallTypes.toSorted());
  expect(typesShared(bulkOne, bulkOther)).toEqual([]);
});

test('two malls share no id of any type, whatever their numbers are', async () => {
  expect(typesShared(await idsOf('familyshop', 'MB1'), await idsOf('groupware', 'MB1'))).toEqual([]);
  expect(typesShared(await idsOf('bulk', 'MB1'), await idsOf('bulk-two', 'MB1'))).toEqual([]);
});
