import { aCoupon } from '../buying/coupon-samples.ts';
import {
  getNamedType,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldConfigMap,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charges } from '../helpers/charges.ts';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { productId } from '../../src/features/products/product.mapper.ts';
import { variantId } from '../../src/features/products/variant-id.ts';
import { charged, form, free, page } from '../../src/rules/charge.ts';
import { chargesOf } from '../../src/graphql/charges.ts';
import { callsIn } from '../../src/graphql/cost.ts';
import { accountOperations } from '../accounts/operations.ts';
import { anInquiry, anInquiryRow } from '../buying/inquiry-operations.ts';
import { buyingOperations, paymentReturn } from '../buying/operations.ts';
import {
  anOrder,
  anOrderHead,
  aPayment,
  aPaymentRequest,
  aSheet,
  someGuides,
  someShipments,
} from '../buying/samples.ts';
import { anExhibition, anExhibitionRow } from '../buying/exhibition-samples.ts';
import { aPhoneOrder, aPhonePrintout, aPhoneSheet } from '../buying/phone-order-samples.ts';
import { anUpload, anUploadRow } from '../buying/bulk-order-samples.ts';
import {
  aSubscription,
  aSubscriptionEstimate,
  aSubscriptionProduct,
  aSubscriptionProductDetail,
  aSubscriptionRow,
} from '../buying/subscription-samples.ts';
import { anAlert } from '../buying/alert-operations.ts';
import { everythingOf, schema } from '../helpers/everything.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, aMall, anAccessToken, productsFor, samples } from '../helpers/samples.ts';

/** A value for each argument; a number names something that has everything below it. */
const values: Record<string, unknown> = {
  url: '$url',
  mallUrl: '$url',
  device: 'DESKTOP',
  kind: 'TERMS_OF_USE',
  board: 'NOTICE',
  keywords: ['무선'],
  id: 'a',
  password: 'b',
  tid: 't',
  refreshToken: '$url',
  memberToken: 'm',
  numbers: ['GD00000101', 'HP00000001'],
  areas: ['CATEGORY_TOP', 'DESKTOP_MAIN_1'],
  productNumber: 'GD00000101',
  isFavorite: true,
  categoryNumber: '200100',
  recaptchaToken: 'c',
  keyword: 'k',
  category: 'FAQ01',
  checkToken: 'c',
  channel: 'SMS',
  name: 'n',
  target: '01055550101',
  purpose: 'SIGN_UP',
  opens: 'ORDER_SHEET',
  ticket: 'a-ticket',
  requestNumber: 'r',
  code: '1',
  returnUrl: 'http://localhost:4000/pg?mallUrl=MALL',
  result: 's',
  stepToken: 's',
  email: 'a@example.com',
  businessNumber: '1234567891',
  companyName: '다온상사',
  representativeName: '한가온',
  newPassword: 'p',
  currentPassword: 'p',
  token: 't',
  certificationNumber: 'c',
  agreedTerms: ['TERMS_OF_USE'],
  // A place in the middle of a page, whose rest is on two of the mall's.
  after: Buffer.from('place:4').toString('base64url'),
  first: 20,
  orderBy: 'NEWEST',
  joinType: 'NEW',
  memory: '256GB',
  planNumber: 'PL1',
  deviceMonths: 24,
  idempotencyKey: 'a-key-of-mine',
  items: 'one',
  others: 'one',
  lines: 'one',
  source: 'one',
  cartLines: ['CA1'],
  choice: 'one',
  coupons: 'one',
  payment: 'one',
  method: 'CARD',
  number: 'CA1',
  quantity: 1,
  receiverName: 'n',
  receiverPhone: '01055550101',
  postalCode: '04524',
  roadAddress: 'r',
  type: 'GOODS',
  phase: 'SHIPPING',
  hasClaim: true,
  hasOpenClaim: true,
  cancel: 'one',
  from: '2026-04-01',
  to: '2026-04-30',
  sheetNumber: 'OS1',
  orderNumber: 'OR1',
  telephone: '01055550101',
  itemNumbers: ['OI1'],
  refundAccount: 'one',
  bankCode: 'BK01',
  accountNumber: '000-00-000000',
  holder: '한가온',
  points: 0,
  status: 'USABLE',
  addressNumber: 'DL1',
  buyer: 'one',
  phone: '01055550101',
  payTotal: 1_000,
  provider: 'TEST',
  reason: 'CHANGED_MIND',
  refundTotal: 0,
  pickUpOn: '2026-11-24',
  pickUpAddressNumber: 'DL1',
  lineNumbers: ['CA1'],
  optionNumber: 'GD00000101-1',
  colorName: '코튼 화이트',
  variantId: 'VARIANT',
  cycle: 'EVERY_MONTH',
  startsAt: '2026-11-23',
  date: '2026-12-23',
  until: '2027-01-10',
  isAgreed: true,
  discount: 'SUBSIDY',
  usim: 'USIM',
  extraServiceNumbers: ['AS1'],
  carrierCode: 'TC02',
  proof: 'one',
  accountDigits: '1234',
  billing: 'one',
  account: 'one',
  signatureFileNumber: 'FL1',
  totalMonthly: 98_303,
  contractTotal: 2_366_978,
  documents: 'one',
  fileNumber: 'FL1',
  by: 'one',
  answers: 'one',
  question: 'Q1',
  value: 'one',
  rowNumber: 1,
  rows: 'one',
  cells: 'one',
  isWithoutErrors: true,
  errorsOnly: true,
  isAnswered: false,
  typeCode: 'QT00101',
  title: 't',
  text: 't',
  replyMethod: 'SMS',
};
const numbersOf: Record<string, string> = {
  'Mall.category': '200100',
  'Mall.product': 'GD00000101',
  'Mall.post': '101',
  'Member.address': 'DL1',
  'Member.orderSheet': 'OS1',
  'Member.order': 'OR1',
  'Member.phoneOrderSheet': 'WS1',
  'Member.subscription': 'SB1',
  'Mall.subscriptionProduct': 'GD00000201',
  'Exhibition.corners': 'EC1',
  'Member.bulkOrder': 'UL1',
  'Member.inquiry': 'QN1',
};
/** Not both at once. */
const leftOut = new Set(['page', 'filter']);
/** Where a name means something else. */
const valuesOf: Record<string, unknown> = {
  'BulkOrderCellsInput.quantity': '1',
  'PhoneDocumentInput.kind': 'FAMILY',
  'ExhibitionKey.number': 'EX1',
  'Mall.exhibitions.status': 'RUNNING',
  'Mall.exhibitions.type': 'EVENT',
  'CreateAlertInput.kind': 'PRICE',
};
const leftOutOf: Record<string, string> = {
  SendWakingMailInput: 'id',
  CancelSubscriptionInput: 'reason',
  OrderSourceInput: 'items',
};

function literal(value: unknown, type: GraphQLArgument['type']): string {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return `{ ${Object.values(named.getFields())
      .filter(({ name }) => name in values && leftOutOf[named.name] !== name)
      .map(
        (field) =>
          `${field.name}: ${literal(valuesOf[`${named.name}.${field.name}`] ?? values[field.name], field.type)}`,
      )
      .join(', ')} }`;
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, named)).join(', ')}]`;
  return isEnumType(named) || value === '$url' ? String(value) : JSON.stringify(value);
}

function argumentsOf(coordinate: string, field: GraphQLField<unknown, unknown>, wantsAll: boolean): string {
  const given = field.args.filter(
    ({ name, type }) => (wantsAll && !leftOut.has(name)) || isNonNullType(type) || values[name] === '$url',
  );
  const written = given.map(({ name, type }) => {
    const named = coordinate === 'Query.node' ? 'NODE' : (valuesOf[`${coordinate}.${name}`] ?? values[name]);
    const value = name === 'number' ? numbersOf[coordinate] : named;
    if (value === undefined && name !== 'input')
      throw new Error(`Say in this test what to ask ${coordinate} for by ${name}.`);
    return `${name}: ${literal(value, type)}`;
  });
  return written.length > 0 ? `(${written.join(', ')})` : '';
}

/** The path from the root to each type: the text before a selection of it, and how many braces to close after. */
const ways = new Map<string, { before: string; braces: number }>();
const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type !== null && type !== undefined);
const waiting: GraphQLObjectType[] = [];
for (const root of roots) {
  ways.set(root.name, { before: root.name === 'Mutation' ? 'mutation {' : 'query {', braces: 1 });
  waiting.push(root);
}
for (let type = waiting.shift(); type; type = waiting.shift()) {
  const { before, braces } = ways.get(type.name) as { before: string; braces: number };
  for (const field of Object.values(type.getFields())) {
    const inner = getNamedType(field.type);
    const kinds = isObjectType(inner)
      ? [inner]
      : isUnionType(inner) || isInterfaceType(inner)
        ? schema.getPossibleTypes(inner)
        : [];
    // One id finds one thing; every kind has a way of its own.
    for (const kind of kinds.filter(({ name }) => !ways.has(name) && field.name !== 'node')) {
      const selection = `${field.name}${argumentsOf(`${type.name}.${field.name}`, field, false)}`.replace(
        'GD00000101',
        kind.name === 'WirelessPhone' ? 'HP00000001' : 'GD00000101',
      );
      // As caches ask: the id of a member costs a call where the token does not hold it.
      const key = kind.name === 'Member' ? ' id' : '';
      ways.set(kind.name, { before: `${before} ${selection} { ... on ${kind.name} {${key}`, braces: braces + 2 });
      waiting.push(kind);
    }
  }
}

const question = (type: string, selection: string) => {
  const { before, braces } = ways.get(type) as { before: string; braces: number };
  const text = `${before} ${selection} ${'}'.repeat(braces)}`;
  return text.includes('$url') ? text.replace('{', '($url: String!) {') : text;
};
const types = [...ways.keys()].map((name) => schema.getType(name)).filter(isObjectType);
/** A charge of ten items for a list may be more than there are, and the product of an alert is reckoned as goods and as a phone. */
const isReckonedByItems = (text: string) => /\b(?:menu|subcategories|addresses|createAlert)\b/u.test(text);

/** A question that leads to a charged field, or one with required arguments, and asks for nothing else that costs. */
interface Asked {
  what: string;
  text: string;
}

function askedAlone(type: GraphQLObjectType): Asked[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const coordinate = `${type.name}.${field.name}`;
    if (charges[coordinate] === undefined && !field.args.some(({ type: argument }) => isNonNullType(argument)))
      return [];
    const inner = getNamedType(field.type);
    const isComposite = isObjectType(inner) || isUnionType(inner) || isInterfaceType(inner);
    const selection = inner.name === 'Member' ? ' { id }' : isComposite ? ' { __typename }' : '';
    const forms = field.args.some(
      ({ name, type: argument }) => !isNonNullType(argument) && !leftOut.has(name) && values[name] !== '$url',
    )
      ? [false, true]
      : [false];
    return forms.map((wantsAll) => ({
      what: wantsAll ? `${coordinate} with all arguments` : coordinate,
      text: question(type.name, `${field.name}${argumentsOf(coordinate, field, wantsAll)}${selection}`),
    }));
  });
}

const alone = types
  .map((type) => ({ type: type.name, asked: askedAlone(type) }))
  .filter(({ asked }) => asked.length > 0);

/** Types of which a text selects everything that costs nothing: there `everythingOf` also selects the name of the type. */
function wholeTypesIn(text: string): string[] {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  const Field = ({ name }: FieldNode) => {
    const parent = info.getParentType();
    if (name.value === '__typename' && parent) found.add(parent.name);
  };
  visit(parse(text), visitWithTypeInfo(info, { Field }));
  return [...found];
}

/** Questions for the fields without a charge, as few as hold all types. */
function askedTogether(): Asked[] {
  const held = new Set(['Mutation']);
  return types.flatMap(({ name }) => {
    if (held.has(name)) return [];
    const text = question(name, everythingOf(name).slice(1, -1));
    for (const type of wholeTypesIn(text)) held.add(type);
    return [{ what: name, text }];
  });
}

let mall: FakeMall;
let gateway: OpenGateway;
let lastMall = 0;

beforeAll(async () => {
  mall = await startFakeMall();
  const goods = {
    ...(samples['pre/layout/product/goods/GD00000101'] as object),
    relGdsGrpNos: ['HP00000001', 'GD00000102'],
  };
  const favorites = { goodsList: [aGoods()], ncpList: [], totalCnt: 90, page: 1, size: 20 };
  const answers: Record<string, unknown> = {
    ...samples,
    'pre/layout/product/goods/GD00000101': goods,
    'layout/corner': (samples['pre/layout/mcorner'] as { dispArea: string }[]).map((corner) => ({
      ...corner,
      dispArea: '014001',
    })),
    'layout/smart': [{ searchNo: 1, srhName: '무선', prir: 1 }],
    'search/suggest': [{ tp: 'GOODS', no: 'GD00000101', nm: '무선 이어폰' }],
    'users/info': { memNo: 'MB1', memNm: '홍길동', mallId: 'M0001', salesType: 'GENERAL' },
    wishes: favorites,
    'products/search': favorites,
    'products/goods/GD00000101': goods,
    'products/wireless/HP00000001': samples['pre/layout/product/wireless/HP00000001'],
    'products/category/200100': samples['pre/layout/product/category/200100'],
    'auth/sign-in': { accessToken: anAccessToken(), refreshToken: 'r' },
    'auth/tid': { accessToken: anAccessToken(), refreshToken: 'r' },
    'pre/tickets/redeem': { accessToken: anAccessToken(), refreshToken: 'r' },
    ...Object.fromEntries(accountOperations.map(({ call, answer }) => [call.split(' ')[1], answer()])),
    'users/withdrawal/check': { possibleYn: 'Y', blockList: [{ nm: '주문' }], lossList: [{ nm: '찜' }] },
    'auth/refresh/token': { accessToken: anAccessToken(), refreshToken: 'r' },
    'auth/logout': null,
    'email/unsubscribe': null,
    'layout/contents/view-cnt': null,
    ...Object.fromEntries(
      [...buyingOperations, paymentReturn].map(({ call, answer }) => [call.split(' ')[1], answer()]),
    ),
    'orders/sheet/OS1': aSheet(),
    'orders/claims/CA1/withdraw': { clmStat: 'CL00106', order: anOrder() },
    'orders/OR1': anOrder(),
    'orders/wireless/sheet/WS1': aPhoneSheet(),
    'orders/wireless/OR1': aPhoneOrder({ ordNo: 'OR1' }),
    'orders/wireless/OR1/print': aPhonePrintout,
    ...Object.fromEntries(
      ['documents', 'cancel', 'withdraw'].map((step) => [
        `orders/wireless/OR1/${step}`,
        { stat: 'WL00201', order: aPhoneOrder({ ordNo: 'OR1' }) },
      ]),
    ),
    'orders/OR1/delivery': someShipments,
    'payments/OR1/status': aPayment,
    'pre/payments/return': aPayment,
    'pre/payments/notice': someGuides,
    'pre/claims/info': someGuides,
    'subs/applications/SB1': aSubscription(),
    ...Object.fromEntries(
      ['skip', 'pause', 'resume', 'cancel', 'price-consent', 'delivery'].map((step) => [
        `subs/applications/CA1/${step}`,
        aSubscription(),
      ]),
    ),
    'subs/applications/CA1/billing-key': { pgReq: aPaymentRequest, appl: aSubscription() },
    'pre/subs/GD00000201': aSubscriptionProductDetail,
    'pre/subs': { list: [aSubscriptionProduct], totalCnt: 90 },
    'subs/estimate': aSubscriptionEstimate,
    'pre/exhibitions': { list: [anExhibitionRow], totalCnt: 90 },
    'pre/exhibitions/EX1': anExhibition(),
    'exhibitions/CA1': anExhibition(),
    'exhibitions/CA1/entries': { entryNo: 'EN1', entryDts: '20261127120000' },
    coupons: { list: [aCoupon()], totalCnt: 90 },
    'coupons/CA1/download': aCoupon(),
    'coupons/register': aCoupon(),
    points: { hldPnt: 0, expPnt: 0, list: [{ pntTp: 'SAVE', pnt: 1 }], totalCnt: 90 },
    tickets: { tckt: 'a-ticket', endDts: null },
    'pre/zip': { list: [{ zipCd: '04524', roadAddr: '한빛로 12' }], totalCnt: 90, page: 1, size: 20 },
  };
  for (const [path, answer] of Object.entries(answers)) {
    mall.on(path, () => answer);
    const memberPath = path.replace(/^pre\//u, '');
    if (path.startsWith('pre/') && !(memberPath in answers)) mall.on(memberPath, () => answer);
  }
  for (const path of ['pre/layout/product/goods', 'pre/layout/product/wireless', 'products/goods', 'products/wireless'])
    mall.on(path, productsFor);
  mall.on('wishes', ({ method, body, query }) =>
    method === 'POST' ? body : { ...favorites, gdsTp: query.get('gdsTp'), sort: query.get('sort') },
  );
  const addressBook = [{ dlvNo: 'DL1', rcvrNm: 'n', rcvrTel: '0', zipCd: '04524', roadAddr: 'r' }];
  const alert = { ...anAlert, gdsGrpNo: 'GD00000101' };
  mall.on('alarms', ({ method }) => (method === 'GET' ? [alert] : alert));
  mall.on('alarms/CA1', () => alert);
  mall.on('deliveries', ({ method }) => (method === 'GET' ? addressBook : answers['deliveries']));
  mall.on('deliveries/DL1', ({ method }) => (method === 'GET' ? addressBook[0] : answers['deliveries']));
  mall.on('deliveries/CA1', () => answers['deliveries']);
  const orderPage = { list: [anOrderHead], totalCnt: 90, page: 1, size: 20, keyword: 'k' };
  mall.on('orders', ({ method }) => (method === 'GET' ? orderPage : answers['orders']));
  const inquiryPage = { list: [anInquiryRow], totalCnt: 90, page: 1, size: 20 };
  mall.on('questions', ({ method }) => (method === 'GET' ? inquiryPage : answers['questions']));
  mall.on('questions/types', () => [{ qstnTpCd: 'QT00101', qstnTpNm: '배송' }]);
  mall.on('questions/QN1', () => anInquiry());
  mall.on('questions/CA1', () => answers['questions']);
  const subscriptionPage = { list: [aSubscriptionRow], totalCnt: 90 };
  mall.on('subs/applications', ({ method }) => (method === 'GET' ? subscriptionPage : answers['subs/applications']));
  mall.on('pre/layout/login', ({ query }) => {
    const mallUrl = query.get('mallUrl') || 'familyshop';
    return {
      adMall: aMall({
        mallId: mallUrl,
        mallUrl,
        marketingMallYn: 'Y',
        ...(mallUrl.startsWith('bulk') && { mallSalesType: 'UPLOAD' }),
      }),
      endPoint: '',
      tokenInfo: { accessToken: anAccessToken(), refreshToken: 'g' },
    };
  });
  const upload = { ...anUpload(), list: [anUploadRow()], totalCnt: 2000 };
  mall.on('uploads/orders', () => ({ list: [anUpload()], totalCnt: 90 }));
  mall.on('uploads/orders/UL1', () => upload);
  mall.on('uploads/orders/CA1', ({ method }) => (method === 'GET' ? upload : { upldNo: 'CA1', stat: 'UP00105' }));
  gateway = await openGateway(mall.url, {
    MAX_UPSTREAM_CALLS: 1_000,
    MAX_FIELDS: 5_000,
    MAX_ALIASES: 2_000,
    MAX_TOKENS: 20_000,
    MAX_DEPTH: 40,
    RETURN_TARGETS: [{ name: 'App', url: 'http://localhost:4000/pg' }],
    SIGN_IN_TRIES_PER_ACCOUNT: 1_000,
    SIGN_IN_TRIES_PER_ADDRESS: 1_000,
  });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

/** With the id of goods of this mall. */
const withNode = (text: string, url: string) => text.replace('NODE', productId({ url }, 'GD00000101'));

const reckoned = (text: string) => {
  const document = parse(withNode(text, 'x'));
  return callsIn({
    schema,
    charges,
    document,
    operation: document.definitions[0] as OperationDefinitionNode,
    variables: { url: 'x' },
  });
};

const atMost = (most: number) => expect.toSatisfy((calls: number) => calls <= most, `at most ${most}`) as unknown;

/** How many calls to the mall were made, to one of which nothing is kept yet. */
async function made(text: string, isMember: boolean): Promise<number> {
  // Bulk orders belong to malls of their own sales type.
  const url = `${/\bbulkOrder/u.test(text) ? 'bulk' : 'mall'}-${(lastMall += 1)}`;
  const variant = variantId(url, { productNumber: 'GD00000101', optionNumber: null, colorName: '코튼 화이트' });
  const told = await gateway.ask(
    withNode(text, url).replace('mallUrl=MALL', `mallUrl=${url}`).replaceAll('VARIANT', variant),
    { url },
    isMember ? { authorization: `Bearer ${anAccessToken({ mallId: url, memNo: '' })}`, 'x-check-token': 'c' } : {},
  );
  if (told.status !== 200) throw new Error(`${text}: ${JSON.stringify(told.errors)}`);
  return told.extensions.upstream.length;
}

test('every type can be queried', () => {
  const all = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map(({ name }) => name);
  expect([...ways.keys()].toSorted()).toEqual(all.toSorted());
});

test('fields without a charge make no call beyond those that are charged', async () => {
  for (const { what, text } of askedTogether()) {
    const most = reckoned(text);
    for (const isMember of isFullTier ? [true, false] : [true])
      expect({ what, isMember, calls: await made(text, isMember) }).toEqual({ what, isMember, calls: atMost(most) });
  }
});

test.each(alone)('the charged fields of $type make as many calls as are reckoned', async ({ asked }) => {
  for (const { what, text } of asked) {
    const most = reckoned(text);
    const member = await made(text, true);
    // Most of a visitor's calls are as many or fewer: the quick tier asks as one only where a member's are fewer.
    const visitor = isFullTier || member !== most ? await made(text, false) : 0;
    expect({ what, calls: Math.max(visitor, member) }).toEqual({
      what,
      calls: isReckonedByItems(text) ? atMost(most) : most,
    });
  }
});

const schemaOf = (fields: GraphQLFieldConfigMap<unknown, unknown>, name = 'Query') => {
  const type = new GraphQLObjectType({ name, fields });
  const query = new GraphQLObjectType({ name: 'Query', fields: { site: { type: GraphQLString } } });
  return new GraphQLSchema(name === 'Query' ? { query: type } : { query, mutation: type });
};
const callsTheMall = (_parent: unknown, _given: object, _context: unknown) => null;

test('a field that may call the mall and has no charge stops the start', () => {
  const mallField = { type: GraphQLString, resolve: callsTheMall };
  expect(() => chargesOf(schemaOf({ mall: mallField }))).toThrow('what Query.mall costs');
  expect(chargesOf(schemaOf({ mall: { ...mallField, ...charged({ calls: 3 }, callsTheMall) } }))).toEqual({
    'Query.mall': { calls: 3 },
  });
});

const callsByItsModel = (parent: unknown) => (parent as { load: () => Promise<string> }).load();

test('a field without a resolver costs nothing; one that takes no context must say so, for its model may make the call', () => {
  expect(chargesOf(schemaOf({ site: { type: GraphQLString } }))).toEqual({});
  expect(() => chargesOf(schemaOf({ hidden: { type: GraphQLString, resolve: callsByItsModel } }))).toThrow(
    'what Query.hidden costs',
  );
  expect(chargesOf(schemaOf({ told: { type: GraphQLString, ...charged(free, callsByItsModel) } }))).toEqual({
    'Query.told': {},
  });
});

test('a mutation is charged as a form and a connection as a page, unless they say otherwise', () => {
  const args = { first: { type: GraphQLInt }, after: { type: GraphQLString } };
  const field = { type: GraphQLString, resolve: callsTheMall };
  expect(chargesOf(schemaOf({ list: { ...field, args } }))).toEqual({ 'Query.list': page });
  expect(chargesOf(schemaOf({ send: field }, 'Mutation'))).toEqual({ 'Mutation.send': form });
  const one = { calls: 1 };
  expect(chargesOf(schemaOf({ send: { ...field, ...charged(one, callsTheMall) } }, 'Mutation'))).toEqual({
    'Mutation.send': one,
  });
});
