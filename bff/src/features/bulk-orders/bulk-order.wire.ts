import type { Read } from '../../upstream/reading.ts';
import { code, completeList, list, orNull, row, whole, won, words } from '../../upstream/wire.ts';
import { paymentMethod, paymentRequest, virtualAccount } from '../payment/payment.wire.ts';

const requiredFields = {
  upldNo: code,
  stat: code,
  fileNm: words,
  totCnt: whole,
  okCnt: whole,
  errCnt: whole,
  ordCnt: whole,
  totPrc: won,
};
const fields = {
  regDts: words,
  payMthdCd: code,
  payPrc: won,
  rfndPrc: won,
  payStat: code,
  vbank: virtualAccount,
  payDueDts: words,
  payDts: words,
  endDts: words,
  psblList: list('psblList', code),
  payMthdList: list('payMthdList', paymentMethod),
};
/** A bulk order, the same in a list and alone. */
export const upload = row('Upload', requiredFields, fields);
export const uploadPage = row('UploadPage', { list: list('bulk orders', upload) }, { totalCnt: whole });

const cells = row(
  'UploadCells',
  {},
  {
    custOrdNo: words,
    gdsGrpNo: words,
    optNm: words,
    colorNm: words,
    qty: words,
    rcvrNm: words,
    rcvrTel: words,
    zipCd: words,
    roadAddr: words,
    dtlAddr: words,
    dlvMsg: words,
    entrMthdCd: words,
    entrCntn: words,
  },
);
const rowError = row('UploadRowError', { colNm: code, errCd: code, errMsg: words }, { fixVal: words });
/** A mistake that cannot be read must not make its row look right. */
const requiredRowFields = { rowNo: whole, cells, errList: completeList(rowError), payPrc: won };
const rowFields = { rowStat: code, ordNo: code };
const uploadRow = row('UploadRow', requiredRowFields, rowFields);

/** A page of its rows: a missing one would be ordered unseen. */
export const uploadRows = row('UploadDetail', { list: completeList(uploadRow) }, { totalCnt: whole });
export const uploadAlone = row('UploadDetail', requiredFields, fields);
export const rowChange = row(
  'UploadRowChange',
  { ...requiredRowFields, upl: upload, chgList: completeList(uploadRow) },
  rowFields,
);
export const rowsChange = row(
  'UploadRowsChange',
  { rowList: completeList(uploadRow), upl: upload, chgList: completeList(uploadRow) },
  {},
);
export const uploadDeleted = row('UploadDeleted', { upldNo: code }, {});
export const uploadConfirmed = row('UploadConfirmed', { upl: upload }, { pgReq: orNull(paymentRequest) });

export type WireUpload = Read<typeof upload>;
export type WireUploadRow = Read<typeof uploadRow>;
export type WireRowChange = Read<typeof rowChange>;
export type WireRowsChange = Read<typeof rowsChange>;
export type WireUploadConfirmed = Read<typeof uploadConfirmed>;
