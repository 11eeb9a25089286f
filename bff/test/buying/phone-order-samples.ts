import { anEstimate } from '../helpers/samples.ts';
import { anOrder, anOrderHead } from './samples.ts';

/** The mall's responses about phone orders. */
export const aPhoneOrderHead = {
  ...anOrderHead,
  ordNo: 'WO1',
  ordTp: 'WIRELESS',
  ordStat: 'WL00103',
  payPrc: 0,
  rmnPrc: 0,
  psblList: ['DOCUMENTS', 'CANCEL', 'WITHDRAW', 'SOMETHING_NEW'],
};

const aHolder = {
  nm: '한*온',
  telNo: '010-****-1234',
  email: 'ga***@familyshop.example',
  adultYn: 'N',
  grdnNm: '한*름',
  joinTp: 'TRANS',
  befTelecomCd: 'TC02',
  billTp: 'ACCT',
  billNo: '****0000',
};

const subsidies = [{ tp: 'SPRT', payerNm: '가온텔레콤', prc: 240_000, condCntn: '24개월 동안 유지해요.' }];
const agreements = [
  {
    agreeCd: 'AG00201',
    title: '계약 동의',
    cntnHtml: '<p>읽<script>x()</script>었어요.</p>',
    reqYn: 'Y',
    minorYn: 'Y',
  },
];

export function aPhoneOrder(fields: Record<string, unknown> = {}) {
  return {
    ...aPhoneOrderHead,
    stat: 'WL00103',
    estimate: { ...anEstimate, gdsGrpNm: '누리온 X5 프로', joinTp: 'TRANS' },
    holder: aHolder,
    dlv: anOrder().dlv,
    docList: [
      { docCd: 'DC00101', reqYn: 'Y', fileNo: 'FL1', regDts: '20261123130000' },
      { docCd: 'DC00199', reqYn: 'Y', fileNo: null, regDts: null },
    ],
    docDueDts: '20261130235959',
    rsnCntn: '가족관계를 확인할 서류가 필요해요.',
    wdrwEndDt: '20261130',
    wdrwRsnList: [
      { rsnCd: 'CL00208', endDt: '20261207' },
      { rsnCd: 'CL00299', endDt: null },
    ],
    payMthdCd: 'PM00108',
    pay: { payMthdCd: 'PM00108', payMthdNm: '정기결제 카드', payStat: 'PAID', payDts: '20261123120100' },
    rcptList: [{ rcptTp: 'CARD', prc: 978_000, issDts: '20261123120100', apprNo: '01234567', rcptUrl: null }],
    dlvCmpnyNm: '가온택배',
    invcNo: '612345678901',
    histList: [
      { stat: 'WL00101', dts: '20261123120000', whoTp: 'M', rsnCntn: null },
      { stat: 'WL00103', dts: '20261123123000', whoTp: 'S', rsnCntn: '가족관계를 확인할 서류가 필요해요.' },
    ],
    ...fields,
  };
}

export function aPhoneSheet(fields: Record<string, unknown> = {}) {
  return {
    wlsShtNo: 'WS1',
    expDts: '20261123130000',
    estimate: { ...anEstimate, gdsGrpNm: '누리온 X5 프로' },
    agreeList: agreements,
    addSvcList: [{ addSvcNo: 'AS1', addSvcNm: '통화 연결음', mnthPrc: 1_100 }],
    docList: [
      { docCd: 'DC00101', reqYn: 'N', fileNo: null, regDts: null },
      { docCd: 'DC00199', reqYn: 'Y', fileNo: null, regDts: null },
    ],
    telecomList: [{ telecomCd: 'TC02', telecomNm: '나래텔레콤' }],
    bankList: [{ bankCd: 'BK01', bankNm: '가온은행' }],
    ...fields,
  };
}

export const aPhonePrintout = {
  mall: { mallNm: '한빛 패밀리샵' },
  ordNo: 'WO1',
  ordDts: '20261123120000',
  stat: 'WL00103',
  holder: aHolder,
  dlv: anOrder().dlv,
  estimate: anEstimate,
  sprtList: subsidies,
  agreeList: agreements,
  signYn: 'Y',
};

export const aPorting = { mnpNo: 'MN1', expDts: '20261123130000' };
