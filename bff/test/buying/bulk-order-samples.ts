/** The mall's responses about bulk orders. */
export const someCells = {
  custOrdNo: 'A-1001',
  gdsGrpNo: 'GD0002',
  optNm: '',
  colorNm: '화이트',
  qty: '1',
  rcvrNm: '한가온',
  rcvrTel: '1012345678',
  zipCd: '04524',
  roadAddr: '서울특별시 중구 한빛로 12',
  dtlAddr: '101동 1203호',
  dlvMsg: '문 앞에 놓아 주세요.',
  entrMthdCd: '비밀번호',
  entrCntn: '#1234',
};

export function anUpload(fields: Record<string, unknown> = {}) {
  return {
    upldNo: 'UL1',
    stat: 'UP00102',
    fileNm: 'orders.xlsx',
    regDts: '20261123101500',
    totCnt: 2,
    okCnt: 1,
    errCnt: 1,
    ordCnt: 0,
    totPrc: 32_000,
    payMthdCd: null,
    payMthdNm: null,
    payPrc: null,
    rfndPrc: 0,
    payStat: null,
    vbank: null,
    payDueDts: null,
    payDts: null,
    endDts: null,
    psblList: ['EDIT', 'CONFIRM', 'DELETE', 'SOMETHING_NEW'],
    payMthdList: [
      { payMthdCd: 'PM00103', payMthdNm: '가상계좌', bankList: [{ bankCd: 'BK01', bankNm: '가온은행' }] },
      { payMthdCd: 'PM00107', payMthdNm: '월 청구서' },
    ],
    ...fields,
  };
}

export function anUploadRow(fields: Record<string, unknown> = {}) {
  return {
    rowNo: 1,
    rowStat: 'OPEN',
    cells: someCells,
    errList: [{ colNm: 'rcvrTel', errCd: 'FORMAT', errMsg: '0이 빠진 것 같아요.', fixVal: '01012345678' }],
    payPrc: 0,
    ordNo: null,
    ...fields,
  };
}

export const aStatement = {
  stmtTp: 'STATEMENT',
  issDts: '20261129100000',
  lineList: [{ gdsNm: '현미', optNm: null, colorNm: null, slPrc: 17_500, qty: 2, prc: 35_000 }],
  dlvPrc: 3_000,
  dscntPrc: 0,
  totPrc: 38_000,
  taxFreePrc: 35_000,
  splyPrc: 2_727,
  vatPrc: 273,
  rfndPrc: 0,
  taxInv: null,
  taxRsnCd: null,
};
