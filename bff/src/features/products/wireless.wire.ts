import { isProductNumber } from '../../rules/product-number.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { MallScope } from '../mall/mall.model.ts';
import { notice, sticker } from './goods.wire.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, codeThat, decimal, list, markup, orNull, row, whole, won, words, yn } from '../../upstream/wire.ts';

const colorFields = { colorHexCode: words, gdsColorStat: words, imgPath: words };
const phoneColor = row('WirelessColor', { colorNm: words }, colorFields);
const detailedColor = row(
  'WirelessColor',
  { colorNm: words },
  { ...colorFields, imgPathList: list('imgPathList', words) },
);

const priceData = row(
  'PriceData',
  {},
  {
    joinTp: words,
    instMnth: whole,
    discType: words,
    phoneMemory: words,
    phonePrice: won,
    planName: words,
    planPrice: won,
    totalPrice: won,
  },
);

const plan = row(
  'WirelessPlan',
  { planNo: code, planNm: words },
  {
    planPrice: won,
    dataCntn: words,
    voiceCntn: words,
    smsCntn: words,
    sprtPrc: won,
    addSprtPrc: won,
    slctDscntPrc: won,
    keepMnth: whole,
    ageMin: whole,
    ageMax: whole,
  },
);

const planList = list('planList', plan);

const carrier = row('Carrier', { telecomCd: code, telecomNm: words }, {});
export const carriers = list('telecomList', carrier);
export type WireCarrier = Read<typeof carrier>;

/** Terms of a phone besides its plans. */
const terms = {
  telecomList: carriers,
  instMnthList: list('instMnthList', whole),
  agrmMnthList: list('agrmMnthList', whole),
  dfltAgrmMnth: whole,
  dfltDiscTp: words,
  usimList: orNull(list('usimList', row('UsimPrice', { usimPrc: won }, { usimTp: words }))),
  brkFeeList: list('brkFeeList', row('BreakFee', { brkFeeCntn: words }, { discType: words })),
};

const required = { gdsGrpNo: codeThat(isProductNumber), gdsGrpNm: words };
const optional = {
  masterCtgNo: code,
  mainImgPath: words,
  gdsGrpTag: words,
  gdsGrpStckr: sticker,
  fvrtYn: yn,
  newNum: decimal,
  transNum: decimal,
  changeNum: decimal,
  otherItem1: words,
  otherItem2: words,
  gdsStat: words,
  stckqty: whole,
  stckqty2: whole,
  colorList: list('colorList', phoneColor),
  priceData,
  aftrKey: code,
};

export const phone = row('Wireless', required, optional);

const phoneDetail = row('WirelessDetail', required, {
  ...optional,
  colorList: list('colorList', detailedColor),
  imgPaths: list('imgPaths', words),
  detailHtml: markup,
  relsPrc: won,
  memoryList: list('memoryList', row('WirelessMemory', { phoneMemory: words }, { relsPrc: won })),
  joinTpList: list('joinTpList', words),
  planList,
  ...terms,
  notice,
});

const phonePlans = row('WirelessPlans', { planList }, terms);

const phoneList = row('WirelessList', { ncpList: list('ncpList', phone) }, {});

export type WirePhoneList = Read<typeof phoneList>;

export type WirePhone = Read<typeof phone>;
export type WirePhoneColor = Read<typeof phoneColor>;
export type WirePhoneDetail = Read<typeof phoneDetail>;
export type WirePlan = Read<typeof plan>;
export type WirePhonePlans = Read<typeof phonePlans>;

export function phoneCalls(mallNumber: string, numbers: readonly string[]): CallVariants<WirePhoneList> {
  const shared = { method: 'POST', isShared: true, response: phoneList } as const;
  const body = { searchProps: { brandType: 'ALL', rangeType: 'ALL' }, gdsGrpNolist: numbers };
  return {
    member: { ...shared, endpoint: 'POST products/wireless', path: '/api/v1/mall/products/wireless', body },
    visitor: {
      ...shared,
      endpoint: 'POST pre/layout/product/wireless',
      path: '/api/v1/mall/pre/layout/product/wireless',
      body: { mallId: mallNumber, ...body },
    },
  };
}

export function phoneDetailCalls(
  { number }: Pick<MallScope, 'number'>,
  phoneNumber: string,
): CallVariants<WirePhoneDetail> {
  const shared = { method: 'GET', isShared: true, response: phoneDetail, numbers: { id: phoneNumber } } as const;
  return {
    member: { ...shared, endpoint: 'GET products/wireless/{id}', path: '/api/v1/mall/products/wireless/{id}' },
    visitor: {
      ...shared,
      endpoint: 'GET pre/layout/product/wireless/{id}',
      path: '/api/v1/mall/pre/layout/product/wireless/{id}',
      query: { mallId: number },
    },
  };
}

/** In the mall's words: how the line is opened, and the memory. */
interface PlanTerms {
  joinTp: string;
  phoneMemory: string;
}

export function phonePlansCalls(
  mallNumber: string,
  phoneNumber: string,
  terms: PlanTerms,
): CallVariants<WirePhonePlans> {
  const shared = { method: 'GET', isShared: true, response: phonePlans, numbers: { id: phoneNumber } } as const;
  return {
    member: {
      ...shared,
      endpoint: 'GET products/wireless/{id}/plans',
      path: '/api/v1/mall/products/wireless/{id}/plans',
      query: { ...terms },
    },
    visitor: {
      ...shared,
      endpoint: 'GET pre/layout/product/wireless/{id}/plans',
      path: '/api/v1/mall/pre/layout/product/wireless/{id}/plans',
      query: { mallId: mallNumber, ...terms },
    },
  };
}
