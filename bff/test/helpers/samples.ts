import type { SeenCall } from './fake-mall.ts';

/** The mall's responses, as in the contract's examples. */
export function aMall(fields: Record<string, unknown> = {}) {
  return {
    mallId: 'M0001',
    mallNm: '한빛 패밀리샵',
    mallTitle: '한빛 패밀리샵 - 가족이라 더 가벼운 쇼핑',
    mallUrl: 'familyshop',
    mallSalesType: 'GENERAL',
    mobileYn: 'Y',
    loginYn: 'N',
    marketingMallYn: 'N',
    mallStyle: 'A',
    ciImg: '/images/mall/A/ci.svg',
    custTel: '1588-0000',
    centerStartTime: '0900',
    centerEndTime: '1830',
    ...fields,
  };
}

export function aGoods(fields: Record<string, unknown> = {}) {
  return {
    gdsGrpNo: 'GD00000101',
    masterGdsNo: 'G000000101',
    ctgNo: '200100',
    dispGdsNm: '온결 무선 전기주전자 1.7L',
    mktPrc: null,
    slPrc: 1_000_000,
    fvrtYn: null,
    imgPath: '/images/goods/kettle/f4f1ea-12-front.svg',
    gdsStat: 'GD00403',
    stckqty: 34,
    stckqty2: 0,
    dlvType: '8',
    ingMm: [2, 3, 6],
    colorQtyList: [{ colorNm: '코튼 화이트', colorHexCode: '#F4F1EA', stckqty: 34, useYn: 'Y' }],
    ...fields,
  };
}

export function aPhone(fields: Record<string, unknown> = {}) {
  return {
    gdsGrpNo: 'HP00000001',
    gdsGrpNm: '누리온 X5 프로',
    masterCtgNo: '100100',
    mainImgPath: '/images/goods/phone/1b2a4a-3-front.svg',
    fvrtYn: null,
    newNum: 35,
    transNum: 42,
    changeNum: 30,
    otherItem1: '사은품 무선 충전기',
    otherItem2: null,
    gdsStat: 'GD00403',
    stckqty: 18,
    stckqty2: 0,
    colorList: [{ colorNm: '미드나이트 블루', colorHexCode: '#1b2a4a', gdsColorStat: 'GD00701' }],
    priceData: {
      discType: '공통지원금',
      phoneMemory: '256GB',
      phonePrice: 32_450,
      planName: '가온 5G',
      planPrice: 26_450,
      totalPrice: 58_900,
    },
    ...fields,
  };
}

export const aMenu = [
  {
    ctgNo: '200000',
    ctgNm: '생활',
    ctgType: 'GD05302',
    url: '/goods/living?ctgNo=200000',
    prir: 2,
    mobileUseYn: 'Y',
    gdCtgSub: [
      {
        ctgNo: '200100',
        ctgNm: '주방',
        ctgType: 'GD05302',
        url: '/goods/living?ctgNo=200100',
        prir: 1,
        mobileUseYn: 'Y',
        gdCtgSub: null,
      },
    ],
  },
  {
    ctgNo: '100000',
    ctgNm: '휴대폰',
    ctgType: 'GD05301',
    url: '/goods/phone?ctgNo=100000',
    prir: 1,
    mobileUseYn: 'N',
    gdCtgSub: [],
  },
];

/** What every mall of the contract tells of the price of a phone, and no more. The discount on the plan costs less. */
export const anEstimate = {
  gdsGrpNo: 'HP00000001',
  instMnth: 24,
  discType: 'SUPPORT',
  instPrncpl: 978_000,
  instTotPrc: 1_039_278,
  instFee: 61_278,
  phonePrice: 43_303,
  planDscntPrc: 0,
  totalPrice: 98_303,
  fstMnthPrc: 98_309,
  cntrctTotPrc: 2_366_978,
  altList: [
    { discType: 'SUPPORT', totalPrice: 98_303, cntrctTotPrc: 2_366_978 },
    { discType: 'PLAN_DISCOUNT', totalPrice: 95_179, cntrctTotPrc: 2_292_022 },
    { discType: 'NONE', totalPrice: 110_523, cntrctTotPrc: 2_660_260 },
  ],
  breakMnth: 19,
};

export const samples: Record<string, unknown> = {
  'pre/layout/login': { adMall: aMall(), endPoint: 'http://localhost:4000', tokenInfo: null },
  'pre/layout/menu': aMenu,
  'pre/layout/popup': [
    { popSeq: 7, popType: 'DP01802', popHtml: '<strong>첫 구매</strong>', url: '/board/boardList?tp=CM00404&page=1' },
  ],
  'pre/layout/prom': [
    {
      promNo: 'P1',
      promNm: '봄맞이',
      imgPath: '/images/p.svg',
      url: '/goods/phone',
      startDts: '20260301090000',
      prir: 1,
    },
  ],
  'pre/layout/mcorner': [
    {
      cornerNo: 'C2',
      cornerNm: '추천',
      dispArea: '012002',
      dispType: 'DP00101',
      prir: 1,
      contents: [
        { gdsGrpNo: 'HP00000001', prir: 2 },
        { gdsGrpNo: 'GD00000101', prir: 1 },
      ],
    },
    {
      cornerNo: 'C1',
      cornerNm: '배너',
      dispArea: '012001',
      dispType: 'DP00103',
      prir: 1,
      contents: [{ imgPath: '/images/b.svg', altText: '봄', url: '/goods/phone?ctgNo=1' }],
    },
    {
      cornerNo: 'C3',
      cornerNm: '안내',
      dispArea: '012003',
      dispType: 'DP00104',
      prir: 1,
      contents: [{ html: '<p>배송 안내</p>' }],
    },
  ],
  'pre/layout/product/goods': { goodsList: [aGoods()] },
  'pre/layout/product/wireless': { ncpList: [aPhone()] },
  'pre/layout/product/category/200100': {
    ctgNo: '200100',
    goodsList: [aGoods()],
    ncpList: null,
    totalCnt: 41,
    page: 1,
    size: 20,
    facetList: [{ key: 'brandType', name: '브랜드', values: [{ value: 'HANBIT', name: '한빛', count: 3 }] }],
  },
  'pre/layout/product/goods/GD00000101': {
    ...aGoods(),
    imgPaths: ['/images/a.svg'],
    detailHtml: '<p>끓는다</p>',
    options: null,
    dlvPrc: 3000,
    relGdsGrpNos: ['HP00000001'],
  },
  'pre/layout/product/wireless/estimate': anEstimate,
  'pre/layout/product/wireless/HP00000001': {
    ...aPhone(),
    relsPrc: 1_254_000,
    joinTpList: ['NEW', 'TRANS', 'WHATEVER'],
    instMnthList: [12, 24],
    planList: [{ planNo: 'PL1', planNm: '가온', planPrice: 55_000 }],
  },
  'pre/layout/term/ME0360101': [
    { infoNo: 12, terms: '<p>#{mallNm} (#{mallUrl}) 이용약관</p>', apprDts: '20260301090000' },
  ],
  'pre/boards': {
    list: [{ brdNo: 101, tp: 'CM00404', title: '안내', fixYn: 'Y', newYn: 'N', regDts: '20260301090000', viewCnt: 1 }],
    totalCnt: 1,
    page: 1,
    size: 20,
  },
  'pre/boards/101': {
    brdNo: 101,
    tp: 'CM00404',
    title: '안내',
    fixYn: 'Y',
    newYn: 'N',
    cntnHtml: '<p>안내</p>',
    regDts: '20260301090000',
    viewCnt: 2,
    prev: null,
    next: { brdNo: 102, title: '다음' },
  },
  'pre/faqs': {
    categories: [{ faqCtgCd: 'FAQ01', faqCtgNm: '배송' }],
    list: [{ faqNo: 11, faqCtgCd: 'FAQ01', qstn: '언제?', ansHtml: '<p>곧</p>' }],
  },
  'recaptcha/require': false,
};

/** An access token as the mall makes them; its signature is not checked here. */
export function anAccessToken({ mallId = 'M0001', memNo = 'MB000001', secondsLeft = 1_800 } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: memNo,
    mallId,
    salesType: 'GENERAL',
    sid: 's1',
    iat: now + secondsLeft - 1_800,
    exp: now + secondsLeft,
    jti: Math.random(),
  };
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Goods and phones for all numbers of a call. */
export function productsFor({ body }: SeenCall) {
  const numbers = (body as { gdsGrpNolist: string[] }).gdsGrpNolist;
  return {
    goodsList: numbers.map((gdsGrpNo) => aGoods({ gdsGrpNo })),
    ncpList: numbers.map((gdsGrpNo) => aPhone({ gdsGrpNo })),
  };
}
