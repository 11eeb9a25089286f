import type { Read } from '../../upstream/reading.ts';
import { anything, code, completeList, list, orNull, row, whole, won, words } from '../../upstream/wire.ts';
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
  hdnCnt: whole,
  hdnColList: orNull(list('hdnColList', words)),
  hdnYn: code,
  payMthdCd: code,
  payPrc: won,
  rfndPrc: won,
  payStat: code,
  vbank: virtualAccount,
  payDueDts: words,
  payDts: words,
  endDts: words,
  psblList: orNull(list('psblList', code)),
  aftrKey: code,
  payMthdList: orNull(list('payMthdList', paymentMethod)),
  agrmtId: code,
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
const rowError = row('UploadRowError', { colNm: code, errCd: code, errMsg: words }, { fixVal: words, fixTp: code });
/** A mistake that cannot be read must not make its row look right. */
const requiredRowFields = { rowNo: whole, cells, errList: completeList(rowError) };
const parcel = row('UploadParcel', { invcNo: code }, { dlvCmpnyNm: words });
const rowFields = {
  rowStat: code,
  payPrc: won,
  ordNo: code,
  gdsNm: words,
  slPrc: won,
  invcList: orNull(list('invcList', parcel)),
};
const uploadRow = row('UploadRow', requiredRowFields, rowFields);

/** A page of its rows: a missing one would be ordered unseen. */
export const uploadRows = row('UploadDetail', { list: completeList(uploadRow) }, { totalCnt: whole });
/** Rows with a text. */
export const uploadRowsFound = row('UploadRowPage', { list: completeList(uploadRow) }, { totalCnt: whole });
export const uploadAlone = row('UploadDetail', requiredFields, fields);
/** Null: which other rows changed is not known. */
const changedRows = orNull(completeList(uploadRow));
export const rowChange = row(
  'UploadRowChange',
  { ...requiredRowFields, upl: upload },
  { ...rowFields, chgList: changedRows },
);
/** Of a row that is gone nothing else is read. */
export const rowRemoval = row('UploadRowChange', { upl: upload }, { chgList: changedRows });
export const rowsChange = row(
  'UploadRowsChange',
  { rowList: completeList(uploadRow), upl: upload },
  { chgList: changedRows },
);
export const uploadDeleted = anything;
export const uploadConfirmed = row('UploadConfirmed', { upl: upload }, { pgReq: orNull(paymentRequest) });

export type WireUpload = Read<typeof upload>;
export type WireUploadRow = Read<typeof uploadRow>;
export type WireRowChange = Read<typeof rowChange>;
export type WireRowRemoval = Read<typeof rowRemoval>;
export type WireRowsChange = Read<typeof rowsChange>;
export type WireUploadConfirmed = Read<typeof uploadConfirmed>;
