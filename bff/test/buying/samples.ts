/** The mall's responses about buying, as in the contract's examples. */
export const aSummary = {
  gdsPrc: 45_900,
  cpnDscntPrc: 5_000,
  dlvPrc: 3_000,
  addDlvPrc: 0,
  usePnt: 1_000,
  payPrc: 42_900,
  savePnt: 429,
};

const aLine = {
  gdsGrpNo: 'GD00000101',
  dispGdsNm: '온결 무선 전기주전자 1.7L',
  imgPath: '/images/goods/kettle/f4f1ea-12-front.svg',
  slPrc: 42_900,
  addPrc: 3_000,
  optNo: 'GD00000101-1',
  optNm: '받침대',
  colorNm: '코튼 화이트',
  qty: 1,
  dlvGrpNo: 'DG1',
};

const aDeliveryGroup = { dlvGrpNo: 'DG1', dlvType: '1', dlvPrc: 3_000, freeStdPrc: 50_000 };

export function aSheet(fields: Record<string, unknown> = {}) {
  return {
    ordShtNo: 'OS1',
    expDts: '20261123123000',
    itemList: [{ ...aLine, cartNo: 'CA1', psblQty: 3 }],
    dlvGrpList: [aDeliveryGroup],
    ordr: {
      ordrNm: '한가온',
      ordrTel: '010-0000-1234',
      ordrEmail: 'gaon@familyshop.example',
      zipCd: '04524',
      roadAddr: '서울특별시 중구 가온길 12',
      dtlAddr: null,
    },
    cpnList: [
      {
        cpnIsuNo: 'CI1',
        cpnNo: 'CP1',
        cpnNm: '첫 구매 5,000원 할인',
        cpnTp: 'ORDER',
        dscntTp: 'AMT',
        dscntVal: 5_000,
        maxDscntPrc: null,
        minPrc: 30_000,
        endDts: '20991231235959',
        usblYn: 'Y',
        impsblRsnCntn: null,
        dscntPrc: 5_000,
      },
      {
        cpnIsuNo: 'CI2',
        cpnNm: '배송비 반값',
        cpnTp: 'DELIVERY',
        dscntTp: 'RATE',
        dscntVal: 50,
        usblYn: 'N',
        impsblRsnCntn: '10만 원부터 쓸 수 있어요.',
      },
    ],
    pntInfo: { hldPnt: 12_000, usblPnt: 10_000, minPnt: 1_000, unitPnt: 10 },
    payMthdList: [
      {
        payMthdCd: 'PM00101',
        payMthdNm: '신용카드',
        cardList: [{ cardCd: 'CD01', cardNm: '가온카드', instMnthList: [1, 2, 3], freeInstMnthList: [2, 3] }],
        bankList: null,
      },
      { payMthdCd: 'PM00103', payMthdNm: '가상계좌', bankList: [{ bankCd: 'BK01', bankNm: '가온은행' }] },
    ],
    agreeList: [
      { agreeCd: 'AG00101', title: '결제 동의', cntnHtml: '<p>확인<script>x()</script>했어요.</p>', reqYn: 'Y' },
      { agreeCd: 'AG00102', title: '소식 받기', reqYn: 'N' },
    ],
    instList: [{ instMnth: 3, totPrc: 42_900, mnthPrc: 14_300, fstMnthPrc: 14_300, freeYn: 'Y' }],
    choice: { cpnIsuNoList: ['CI1'], usePnt: 1_000, dlvNo: 'DL1' },
    summary: aSummary,
    ...fields,
  };
}

const aVirtualAccount = {
  bankNm: '가온은행',
  acctNo: '000-00-000000',
  acctNm: '한빛 패밀리샵',
  dueDts: '20261125235959',
};

export const anOrderHead = {
  ordNo: 'OR1',
  ordDts: '20261123120000',
  ordTp: 'GOODS',
  ordStat: 'OR00105',
  repGdsNm: '온결 무선 전기주전자 1.7L',
  repImgPath: '/images/goods/kettle/f4f1ea-12-front.svg',
  gdsCnt: 1,
  payPrc: 42_900,
  rfndPrc: 0,
  rmnPrc: 42_900,
  payDueDts: null,
  psblList: ['EXCHANGE', 'RETURN', 'CONFIRM', 'SOMETHING_NEW'],
};

export const aClaim = {
  clmNo: 'CL1',
  clmStat: 'CL00101',
  clmTp: 'RETURN',
  rsnCd: 'CL00203',
  rsnCntn: '뚜껑이 닫히지 않아요.',
  rejRsnCntn: null,
  itemList: [{ ordItemNo: 'OI1', qty: 1 }],
  fileNoList: ['FL1'],
  rfndPrc: 42_900,
  rfndList: [
    { tp: 'GOODS', prc: 45_900 },
    { tp: 'RTN_DLV', prc: -3_000 },
  ],
  rtnDlvPrc: 0,
  rstrPnt: 1_000,
  rstrCpnList: [{ cpnIsuNo: 'CI1', cpnNm: '첫 구매 5,000원 할인' }],
  rfndDueDt: '20261126',
  reqDts: '20261123130000',
};

export function anOrder(fields: Record<string, unknown> = {}) {
  return {
    ...anOrderHead,
    itemList: [
      {
        ...aLine,
        cartNo: null,
        ordItemNo: 'OI1',
        itemStat: 'OR00105',
        payPrc: 39_900,
        cpnDscntPrc: 5_000,
        usePnt: 1_000,
        savePnt: 399,
        rtnEndDt: '20261130',
        psblList: ['EXCHANGE', 'RETURN', 'CONFIRM'],
        clmRsnList: [
          { clmTp: 'RETURN', rsnCd: 'CL00201', payerTp: 'BUYER', endDt: '20261130' },
          { clmTp: 'EXCHANGE', rsnCd: 'CL00203', payerTp: 'SELLER', endDt: '20261201' },
          { clmTp: 'CANCEL', rsnCd: 'CL00207', payerTp: null, endDt: null },
          { clmTp: 'REPAIR', rsnCd: 'CL00203' },
          { clmTp: 'RETURN', rsnCd: 'CL00299' },
        ],
      },
    ],
    dlvGrpList: [aDeliveryGroup],
    summary: aSummary,
    ordr: { ordrNm: '한*온', ordrTel: '010-****-1234', ordrEmail: 'g***@familyshop.example' },
    dlv: {
      dlvNo: 'DL1',
      rcvrNm: '한*온',
      rcvrTel: '010-****-1234',
      zipCd: '04524',
      roadAddr: '서울특별시 중구 한빛로 12',
      dtlAddr: '***',
      dlvMsg: '문 앞에 놓아 주세요.',
      entrMthdCd: 'DV00104',
    },
    pay: {
      payMthdCd: 'PM00103',
      payMthdNm: '가상계좌',
      payStat: 'PAID',
      instMnth: 3,
      inst: { instMnth: 3, totPrc: 43_326, mnthPrc: 14_442, fstMnthPrc: 14_442, freeYn: 'N' },
      vbank: aVirtualAccount,
      rfndBankList: [{ bankCd: 'BK01', bankNm: '가온은행' }],
      payDts: '20261123120100',
    },
    rcptList: [
      {
        rcptTp: 'CASH',
        prc: 42_900,
        issDts: '20261123120100',
        taxFreePrc: 0,
        splyPrc: 39_000,
        vatPrc: 3_900,
        apprNo: '01234567',
        rcptUrl: 'https://receipts.example/1',
      },
      { rcptTp: 'CARD', prc: 1, rcptUrl: 'javascript:alert(1)' },
    ],
    clmList: [aClaim],
    histList: [{ dts: '20261123120100', ordItemNo: null, stat: 'OR00102', whoTp: 'S', memo: null }],
    ...fields,
  };
}

export const someShipments = [
  {
    ordItemNoList: ['OI1'],
    dlvCmpnyNm: '가온택배',
    invcNo: '612345678901',
    trackUrl: 'https://parcels.example/612345678901',
    stepList: [{ stepNm: '상품 인수', dts: '20261123150000', placeNm: '온결 물류센터' }],
  },
];

export const aPayment = {
  ordNo: 'OR1',
  payNo: 'PY1',
  payStat: 'WAIT',
  payPrc: 42_900,
  retryYn: 'N',
  failMsg: null,
  vbank: aVirtualAccount,
  payDts: null,
};

export const aPaymentRequest = {
  payNo: 'PY1',
  pgCd: 'TEST',
  payUrl: 'http://localhost:4000/pg-test/PY1',
  method: 'POST',
  params: [{ name: 'payNo', value: 'PY1' }],
  expDts: '20261123121500',
};

export const someGuides = [
  { payMthdCd: 'PM00101', cntnHtml: '<p>카드 결제는 당일 취소돼요.<img src=x onerror=alert(1)></p>' },
  { payMthdCd: 'PM99999', cntnHtml: '<p>그 밖의 안내</p>' },
];
