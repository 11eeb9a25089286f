import { anOrder, anOrderHead } from './samples.ts';

/** The mall's responses about subscriptions. */
export const aSubscriptionHead = {
  ...anOrderHead,
  ordNo: 'SB1',
  ordTp: 'SUBS',
  ordStat: 'SB00103',
  psblList: ['SKIP', 'PAUSE', 'CANCEL', 'CONSENT', 'SOMETHING_NEW'],
};

export const aSubscriptionRow = {
  ...aSubscriptionHead,
  applNo: 'SB1',
  subsNo: 'GD00000201',
  subsNm: '온결 이달의 원두 구독',
  stat: 'SB00103',
  cyclCd: 'M1',
  qty: 2,
  nextPayDt: '20261223',
  nextPayPrc: 29_800,
};

export function aSubscription(fields: Record<string, unknown> = {}) {
  return {
    ...aSubscriptionRow,
    bgnDt: '20261123',
    dlv: anOrder().dlv,
    cardNm: '가온카드',
    maskNo: '1234',
    trialEndDt: null,
    pauseToDt: null,
    rsmFromDt: '20261128',
    rsmToDt: '20270225',
    payHist: [
      {
        payDt: '20261123',
        prc: 29_800,
        payStat: 'PAID',
        payDts: '20261123100000',
        failMsg: null,
        rfndPrc: 0,
        sentYn: 'Y',
      },
    ],
    schdList: [{ payDt: '20261223', prc: 29_800 }],
    chgReq: { newPrc: 32_800, fromDt: '20270123', agreeDueDt: '20270122', agreeYn: null, askYn: 'Y' },
    brkPrc: 0,
    endDt: null,
    ...fields,
  };
}

export const aSubscriptionProduct = {
  subsNo: 'GD00000201',
  subsNm: '온결 이달의 원두 구독',
  ctgNo: '1303',
  imgPath: '/images/goods/coffee/f4f1ea-1-front.svg',
  mnthPrc: 18_900,
  dscntPrc: 14_900,
  trialYn: 'Y',
  gdsStat: 'GD00403',
};

export const aSubscriptionProductDetail = {
  ...aSubscriptionProduct,
  cyclList: [
    { cyclCd: 'M1', prc: 14_900 },
    { cyclCd: 'M9', prc: 15_900 },
  ],
  cntrctMnth: 12,
  trialDays: 0,
  brkFeeCntn: '위약금을 받지 않아요.',
  imgPaths: ['/images/goods/coffee/f4f1ea-1-front.svg'],
  detailHtml: '<p>달마다<script>x()</script> 와요.</p>',
  notice: [{ title: '제조국', text: '한국' }],
  agreeList: [{ agreeCd: 'AG00201', title: '정기 결제 동의', reqYn: 'Y' }],
  bgnFromDt: '20261122',
  bgnToDt: '20270121',
};

export const aSubscriptionEstimate = {
  payPrc: 29_800,
  trialEndDt: '20261206',
  schdList: [
    { payDt: '20261206', prc: 29_800 },
    { payDt: '20270106', prc: 29_800 },
  ],
};
