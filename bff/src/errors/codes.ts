import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import type { MallErrorKind, MallRefusal } from './mall-error.ts';

/** The contract, section 1: what the mall's codes mean to a client of the gateway. */
const codeMeanings = meanings<ErrorCode>({
  '1111': 'RECAPTCHA_FAILED',
  '1254': 'DORMANT_ACCOUNT',
  '1400': 'BAD_INPUT',
  '1401': 'ACCESS_TOKEN_EXPIRED',
  // The refresher handles an expired refresh token itself; from any other call, the code means the access token.
  '1402': 'ACCESS_TOKEN_EXPIRED',
  '1403': 'FORBIDDEN',
  '1404': 'NOT_FOUND',
  '1409': 'CONFLICT',
  '1429': 'RATE_LIMITED',
  // Placing and paying have a member of their own for it.
  '1503': 'MALL_FAULT',
});

const statusMeanings: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};

export function meaningOf({
  code,
  status,
  hadNoBearer,
}: Pick<MallRefusal, 'code' | 'status' | 'hadNoBearer'>): ErrorCode {
  if ((code === '1401' || code === '1402') && hadNoBearer) return 'UNAUTHENTICATED';
  return codeMeanings.get(code) ?? statusMeanings[status] ?? 'MALL_REFUSED';
}

/** Codes with fixed texts; the mall's own text is not shown. */
export const codesWithFixedTexts: ReadonlySet<ErrorCode> = new Set([
  'RECAPTCHA_FAILED',
  'DORMANT_ACCOUNT',
  'ACCESS_TOKEN_EXPIRED',
]);

export const kindMeanings: Readonly<Record<MallErrorKind, ErrorCode>> = {
  unreachable: 'MALL_UNREACHABLE',
  timeout: 'MALL_TIMEOUT',
  'bad-answer': 'MALL_BAD_ANSWER',
  fault: 'MALL_FAULT',
  overloaded: 'OVERLOADED',
  cancelled: 'CANCELLED',
};

/** Form fields, from the mall's names to the schema's. Other fields are filled by the gateway. */
export const fieldMeanings = meanings({
  id: 'id',
  password: 'password',
  tid: 'tid',
  smartSearch: 'keywords',
  keyword: 'keyword',
  page: 'page',
  size: 'first',
  colorHex: 'filter.color',
  brandType: 'filter.maker',
  rangeType: 'filter.minPrice',
  memNo: 'memberToken',
  certTp: 'channel',
  memNm: 'name',
  target: 'target',
  purposeCd: 'purpose',
  certReqNo: 'requestNumber',
  certVal: 'code',
  certNo: 'certificationNumber',
  rtnUrl: 'returnUrl',
  encData: 'result',
  stepToken: 'stepToken',
  checkToken: 'checkToken',
  'X-Check-Token': 'checkToken',
  token: 'token',
  email: 'email',
  mobile: 'mobile',
  agreeCdList: 'agreedTerms',
  curPwd: 'currentPassword',
  newPwd: 'newPassword',
  zipCd: 'postalCode',
  roadAddr: 'roadAddress',
  dtlAddr: 'detailAddress',
  smsAgreeYn: 'agreesToSms',
  emailAgreeYn: 'agreesToEmail',
  reasonCd: 'reasonCode',
  reason: 'reason',
  'X-Idempotency-Key': 'idempotencyKey',
  file: 'file',
  itemList: 'items',
  gdsGrpNo: 'productNumber',
  optNo: 'optionNumber',
  colorNm: 'colorName',
  qty: 'quantity',
  cartNoList: 'numbers',
  dlvNm: 'label',
  rcvrNm: 'receiverName',
  rcvrTel: 'receiverPhone',
  jibunAddr: 'lotAddress',
  dfltYn: 'isDefault',
  dlvMsg: 'deliveryMessage',
  entrMthdCd: 'entranceMethod',
  entrCntn: 'entranceDetail',
  ordTp: 'type',
  ordStat: 'status',
  fromDt: 'from',
  toDt: 'to',
  directItem: 'directItem',
  ordShtNo: 'sheetNumber',
  ordNo: 'orderNumber',
  ordItemNo: 'number',
  ordItemNoList: 'itemNumbers',
  ordrNm: 'buyer.name',
  ordrTel: 'buyer.phone',
  ordrEmail: 'buyer.email',
  dlvNo: 'addressNumber',
  cpnIsuNoList: 'couponNumbers',
  usePnt: 'points',
  payPrc: 'payTotal',
  payMthdCd: 'paymentMethod',
  cardCd: 'cardCode',
  instMnth: 'installmentMonths',
  cashRcpt: 'cashReceipt',
  pgCd: 'provider',
  authToken: 'token',
  resultCd: 'result',
  rsnCd: 'reason',
  rsnCntn: 'reasonText',
  fileNoList: 'fileNumbers',
  rfndAcct: 'refundAccount',
  bankCd: 'bankCode',
  acctNo: 'accountNumber',
  acctNm: 'holder',
  rfndPrc: 'refundTotal',
});

/** Fields that have another name in one form than elsewhere, from the mall's names to the schema's. */
export type OwnFields = Readonly<Record<string, string>>;

/** The meanings of the mall's codes. Own properties only: a plain object also has "constructor". */
export function meanings<T extends string>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(table));
}
