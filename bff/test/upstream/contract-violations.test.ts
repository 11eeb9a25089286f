import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { everythingOf } from '../helpers/everything.ts';
import { startFakeMall, type FakeMall, type SeenCall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, aMall, aMenu, anAccessToken, aPhone, samples } from '../helpers/samples.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Contract violations that other systems have sent. */
const odd: [string, Json | undefined][] = [
  ['left out', undefined],
  ['null', null],
  ['an empty text', ''],
  ['text', '어떤 글'],
  ['digits as text', '1000'],
  ['a date of another form', '2026-03-01 09:00'],
  ['a path to elsewhere', '/.//evil.example.com/\\x'],
  ['half a character', '\ud83d'],
  ['zero', 0],
  ['less than zero', -1],
  ['half', 0.5],
  ['more than an Int', 2 ** 40],
  ['more than is exact', 2 ** 60],
  ['true', true],
  ['an empty list', []],
  ['a list of nothing', [null, 'x', 7, {}]],
  ['an object', { constructor: 1, a: { b: 1 } }],
];

const extras = { modelNm: 'K-17', gdsGrpTag: '추천', gdsGrpStckr: { type: 'BEST', color: '#f00' } };
const notice = [{ title: '제조국', text: '대한민국' }];
const goodsDetail = {
  ...aGoods(extras),
  imgPaths: ['/images/a.svg'],
  detailHtml: '<p>끓는다</p>',
  options: [{ optNo: 1, optNm: '흰색', addPrc: 1_000, stckqty: 3 }],
  dlvPrc: 3_000,
  makerNm: '온결',
  originNm: '대한민국',
  notice,
  relGdsGrpNos: ['HP00000001'],
};
const plan = {
  planNo: 'P1',
  planNm: '가온',
  planPrice: 55_000,
  dataCntn: '10GB',
  voiceCntn: '무제한',
  smsCntn: '기본',
  sprtPrc: 1,
  addSprtPrc: 1,
  slctDscntPrc: 1,
  keepMnth: 6,
};
const offer = {
  planList: [plan],
  telecomList: [{ telecomCd: 'TC01', telecomNm: '한빛텔레콤' }],
  instMnthList: [12],
  agrmMnthList: [24],
  usimList: [{ usimTp: 'USIM', usimPrc: 7_700 }],
  brkFeeList: [{ discType: 'SUPPORT', brkFeeCntn: '돌려줘요' }],
};
const phoneDetail = {
  ...aPhone(extras),
  imgPaths: ['/images/a.svg'],
  detailHtml: '<p>x</p>',
  relsPrc: 1,
  memoryList: [{ phoneMemory: '256GB', relsPrc: 1 }],
  joinTpList: ['NEW'],
  ...offer,
  notice,
};
const login = {
  adMall: aMall({
    footerCiImg: '/f.svg',
    footerCiUrl: 'https://a.example.com',
    mobileFooterCertiImg: '/c.svg',
    mobileFooterCertiUrl: '/x',
    mallEmail: 'a@b.example',
    address: '서울',
    registrationNumber: '1',
    company: '회사',
    representativeName: '대표',
    businessNum: '2',
    salesPermitNumber: '3',
    prvcMngrNm: '책임자',
    hostNm: '호스팅',
  }),
  endPoint: 'https://img.example.com',
  tokenInfo: null,
};
/** Its rows are those of the calls for products, which are tried there. */
const productPage = {
  ctgNo: '200100',
  goodsList: [],
  ncpList: [],
  totalCnt: 2,
  page: 1,
  size: 20,
  facetList: [{ key: 'brandType', name: '브랜드', values: [{ value: 'A', name: '가', count: 3 }] }],
};
const post = {
  brdNo: 101,
  tp: 'CM00404',
  title: '안내',
  fixYn: 'Y',
  newYn: 'N',
  thmbImgPath: '/t.svg',
  cntnHtml: '<p>안내</p>',
  fileList: [{ fileNm: 'a.pdf', filePath: '/a.pdf', size: 10 }],
  regDts: '20260301090000',
  viewCnt: 2,
  prev: { brdNo: 100, title: '앞' },
  next: { brdNo: 102, title: '뒤' },
};
const posts = {
  list: [
    {
      brdNo: 101,
      tp: 'CM00404',
      title: '안내',
      fixYn: 'Y',
      newYn: 'N',
      thmbImgPath: '/t.svg',
      regDts: '20260301090000',
      viewCnt: 1,
    },
  ],
  totalCnt: 1,
  page: 1,
  size: 20,
};
const person = {
  memNo: 'MB1',
  memNm: '홍길동',
  tmpPwdYn: 'N',
  email: 'h***@example.com',
  mobile: '010-****-0000',
  mallId: 'M0001',
  salesType: 'GENERAL',
};

const inMall = (selection: string) =>
  `query ($url: String!) { mall(url: $url, device: DESKTOP) { number ${selection} } }`;
const products = everythingOf('ProductConnection');

/** Each endpoint with a complete response, and an operation that queries all of it. */
const trials: { path: string; answer: unknown; query: string; isMember?: true }[] = [
  {
    path: 'pre/layout/login',
    answer: login,
    query: `query ($url: String!) { mall(url: $url, device: DESKTOP) ${everythingOf('Mall')} }`,
  },
  {
    path: 'pre/layout/menu',
    answer: [{ ...aMenu[0], mobileImgFilePath: '/m.svg' }],
    query: inMall(`menu ${everythingOf('Category')}`),
  },
  { path: 'pre/layout/popup', answer: samples['pre/layout/popup'], query: inMall(`popups ${everythingOf('Popup')}`) },
  {
    path: 'pre/layout/prom',
    answer: [
      {
        promNo: 'P1',
        promNm: '봄',
        promDesc: '설명',
        imgPath: '/p.svg',
        url: '/x',
        startDts: '20260301090000',
        endDts: '20260401090000',
        prir: 1,
      },
    ],
    query: inMall(`promotions ${everythingOf('Promotion')}`),
  },
  {
    path: 'pre/layout/mcorner',
    answer: samples['pre/layout/mcorner'],
    query: inMall(`corners ${everythingOf('Corner')}`),
  },
  {
    path: 'pre/layout/term/ME0360101',
    answer: samples['pre/layout/term/ME0360101'],
    query: inMall(`terms(kind: TERMS_OF_USE) ${everythingOf('TermsVersion')}`),
  },
  {
    path: 'pre/layout/product/goods',
    answer: { goodsList: [aGoods(extras)] },
    query: inMall(`products(numbers: ["GD00000101"]) ${everythingOf('Product')}`),
  },
  {
    path: 'pre/layout/product/wireless',
    answer: { ncpList: [aPhone(extras)] },
    query: inMall(`products(numbers: ["HP00000001"]) ${everythingOf('Product')}`),
  },
  {
    path: 'pre/layout/product/goods/GD00000101',
    answer: goodsDetail,
    query: inMall(`product(number: "GD00000101") ${everythingOf('Product')}`),
  },
  {
    path: 'pre/layout/product/wireless/HP00000001/plans',
    answer: offer,
    query: inMall(
      `product(number: "HP00000001") { ... on WirelessPhone { plans(joinType: NEW, memory: "256GB") ${everythingOf('PhonePlanOffer')} } }`,
    ),
  },
  {
    path: 'pre/layout/product/wireless/HP00000001',
    answer: phoneDetail,
    query: inMall(`product(number: "HP00000001") ${everythingOf('Product')}`),
  },
  {
    path: 'pre/layout/product/category/200100',
    answer: productPage,
    query: inMall(`category(number: "200100") { products ${products} }`),
  },
  { path: 'pre/boards', answer: posts, query: inMall(`posts(board: NOTICE) ${everythingOf('PostConnection')}`) },
  { path: 'pre/boards/101', answer: post, query: inMall(`post(number: "101") ${everythingOf('Post')}`) },
  { path: 'pre/faqs', answer: samples['pre/faqs'], query: inMall(`faq ${everythingOf('Faq')}`) },
  {
    path: 'users/info',
    answer: person,
    query: `query ($url: String!) { viewer(mallUrl: $url) ${everythingOf('Member')} }`,
    isMember: true,
  },
  {
    path: 'wishes',
    answer: productPage,
    query: `query ($url: String!) { viewer(mallUrl: $url) { favorites ${products} } }`,
    isMember: true,
  },
  {
    path: 'products/search',
    answer: productPage,
    query: inMall(`searchProducts(keywords: ["무선"]) ${products}`),
    isMember: true,
  },
  {
    path: 'layout/smart',
    answer: [{ searchNo: 1, srhName: '무선', prir: 1 }],
    query: inMall(`smartKeywords ${everythingOf('SmartKeyword')}`),
    isMember: true,
  },
  {
    path: 'search/suggest',
    answer: [{ tp: 'GOODS', no: 'GD00000101', nm: '무선 이어폰' }],
    query: inMall(`searchSuggestions(text: "무선") ${everythingOf('SearchSuggestion')}`),
    isMember: true,
  },
];

let mall: FakeMall;
let gateway: OpenGateway;
const answers = new Map<string, unknown>();
let lastTrial = 0;

beforeAll(async () => {
  mall = await startFakeMall();
  const limits = {
    MAX_FIELDS: 5_000,
    MAX_TOKENS: 20_000,
    MAX_ALIASES: 2_000,
    MAX_DEPTH: 30,
    MAX_UPSTREAM_CALLS: 100,
    TELL_UPSTREAM_CALLS: false,
  };
  gateway = await openGateway(mall.url, limits);
  mall.on('users/info', answerFor('users/info', person));
  for (const { path, answer } of trials) mall.on(path, answerFor(path, answer));
  mall.on('pre/layout/login', (call) =>
    answerFor('pre/layout/login', {
      ...login,
      adMall: { ...login.adMall, mallId: call.query.get('mallUrl'), mallUrl: call.query.get('mallUrl') },
    })(call),
  );
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

/** The answer of a trial to its own request, and the usual one to all others. */
function answerFor(path: string, usual: unknown) {
  return ({ headers }: SeenCall) => {
    const key = `${path} ${String(headers['x-request-id'])}`;
    return answers.has(key) ? answers.get(key) : usual;
  };
}

/** A place is tried with a few invalid values, its neighbors with others: places of one kind meet all of them together. */
const apart = isFullTier && process.env.FAST_PATH !== 'off' ? 4 : 16;
const isTried = (placeIndex: number, valueIndex: number) => (placeIndex + valueIndex) % apart === 0;

/** Every place of an answer, from the whole to each leaf. */
function placesIn(value: unknown, place: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [place];
  return [
    place,
    ...Object.entries(value).flatMap(([key, each]) =>
      placesIn(each, [...place, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function withInvalid(value: unknown, [key, ...rest]: (string | number)[], invalid: Json | undefined): unknown {
  if (key === undefined) return invalid;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const inner = rest.length === 0 ? invalid : withInvalid(copy[key], rest, invalid);
  if (inner === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = inner ?? null;
  return copy;
}

/** Each trial uses a separate mall, so that no cached response is returned. */
async function ask({ path, query, isMember }: (typeof trials)[number], answer: unknown) {
  const url = `odd-${(lastTrial += 1)}`;
  const requestId = `trial-${url}`;
  answers.set(`${path} ${requestId}`, answer);
  const headers = {
    'x-request-id': requestId,
    ...(isMember ? { authorization: `Bearer ${anAccessToken({ mallId: url })}` } : {}),
  };
  const told = await gateway.ask(query, { url }, headers);
  answers.delete(`${path} ${requestId}`);
  return told;
}

test.each(trials)('$path without violations returns no error', async (trial) => {
  const { status, errors } = await ask(trial, trial.answer);
  expect([status, errors]).toEqual([200, []]);
});

test.each(trials)('a violation of $path costs its field or row, or makes the response malformed', async (trial) => {
  const places = placesIn(trial.answer);
  const faults: string[] = [];
  for (const [valueIndex, [what, invalid]] of odd.entries()) {
    const tried = places.filter((place, index) => place.length === 0 || isTried(index, valueIndex));
    for (const place of tried) {
      const told = await ask(trial, withInvalid(trial.answer, place, invalid));
      const text = JSON.stringify(told);
      const codes = told.errors.map(({ extensions }) => extensions.code);
      // A row of a list is never the end of the list.
      const isRow = place.some((key) => typeof key === 'number');
      const isTold = told.status === 200 && codes.every((code) => code === 'MALL_BAD_ANSWER' && !isRow);
      const isSane = !/NaN|undefined|\[object|"url":"\/\//u.test(text);
      if (!isTold || !isSane) faults.push(`${place.join('.')} ${what}: ${text.slice(0, 300)}`);
    }
  }
  expect(faults).toEqual([]);
});
