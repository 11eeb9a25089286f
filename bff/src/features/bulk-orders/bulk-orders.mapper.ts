import type {
  BulkOrderAction,
  BulkOrderCells,
  BulkOrderRow,
  BulkOrderRowError,
} from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MemberMall } from '../member/member.model.ts';
import { toPaymentOption, toPaymentRequest, toVirtualAccount } from '../payment/payment.mapper.ts';
import { paymentMethods, paymentStatuses } from '../purchase/purchase-codes.ts';
import {
  bulkOrderActions,
  bulkOrderStatuses,
  cellFields,
  columns,
  actionsByStatus,
  invoice,
  repairs,
  rowErrorCodes,
  rowStatuses,
} from './bulk-order-codes.ts';
import type { BulkOrderModel } from './bulk-order.model.ts';
import type {
  WireRowChange,
  WireRowRemoval,
  WireRowsChange,
  WireUpload,
  WireUploadConfirmed,
  WireUploadRow,
} from './bulk-order.wire.ts';

export function toBulkOrder(wire: WireUpload, mall: MemberMall): BulkOrderModel {
  const status = fromCode(bulkOrderStatuses, wire.stat, 'stat');
  return {
    __typename: 'BulkOrder',
    id: bulkOrderId(wire.upldNo, mall),
    mall,
    number: wire.upldNo,
    status,
    fileName: wire.fileNm,
    uploadedAt: toInstant(wire.regDts),
    rowCount: wire.totCnt,
    validCount: wire.okCnt,
    errorCount: wire.errCnt,
    orderCount: wire.ordCnt,
    total: wire.totPrc,
    hiddenRowCount: wire.hdnCnt,
    hiddenColumns: wire.hdnColList,
    isHiddenLeftOut: wire.hdnYn === null ? null : wire.hdnYn === 'N',
    paymentMethod: fromCode(paymentMethods, wire.payMthdCd, 'payMthdCd'),
    payTotal: wire.payPrc,
    refundedTotal: wire.rfndPrc,
    paymentStatus: fromCode(paymentStatuses, wire.payStat, 'payStat'),
    virtualAccount: wire.vbank && toVirtualAccount(wire.vbank),
    paymentDueAt: toInstant(wire.payDueDts),
    paidAt: toInstant(wire.payDts),
    endedAt: toInstant(wire.endDts),
    // The rest is for a mall that tells a state alone, which refuses what is not possible in it after all.
    availableActions: wire.psblList?.flatMap(toAction) ?? [...(actionsByStatus[status ?? 'DELETED'] ?? [])],
    paymentMethods: (wire.payMthdList ?? (status === 'CHECKED' ? [invoice] : [])).map(toPaymentOption),
    agreementId: wire.agrmtId,
  };
}

export function bulkOrderId(number: string, mall: MemberMall): string {
  return opaqueId('BulkOrder', mall.number, number);
}

/** None for one that is not known here. */
function toAction(code: string): BulkOrderAction[] {
  const action = bulkOrderActions[code];
  return action === undefined ? [] : [action];
}

export function toRow(wire: WireUploadRow, number: string, mall: MemberMall): BulkOrderRow {
  return {
    id: opaqueId('BulkOrderRow', mall.number, number, wire.rowNo),
    number: wire.rowNo,
    status: fromCode(rowStatuses, wire.rowStat ?? (wire.ordNo === null ? null : 'PLACED'), 'rowStat'),
    cells: toCells(wire.cells),
    errors: wire.errList.map(toRowError),
    payTotal: wire.payPrc,
    orderNumber: wire.ordNo,
    productName: wire.gdsNm,
    unitPrice: wire.slPrc,
    parcels: wire.invcList?.map(toParcel) ?? null,
  };
}

function toParcel({ dlvCmpnyNm, invcNo }: NonNullable<WireUploadRow['invcList']>[number]) {
  return { carrier: dlvCmpnyNm ?? '', number: invcNo };
}

function toCells(wire: WireUploadRow['cells']): BulkOrderCells {
  const textOf = (name: keyof typeof cellFields) => wire[cellFields[name]] ?? '';
  return {
    customerOrderNumber: textOf('customerOrderNumber'),
    productNumber: textOf('productNumber'),
    optionName: textOf('optionName'),
    colorName: textOf('colorName'),
    quantity: textOf('quantity'),
    receiverName: textOf('receiverName'),
    receiverPhone: textOf('receiverPhone'),
    postalCode: textOf('postalCode'),
    roadAddress: textOf('roadAddress'),
    detailAddress: textOf('detailAddress'),
    deliveryMessage: textOf('deliveryMessage'),
    entranceMethod: textOf('entranceMethod'),
    entranceDetail: textOf('entranceDetail'),
  };
}

function toRowError({ colNm, errCd, errMsg, fixVal, fixTp }: WireUploadRow['errList'][number]): BulkOrderRowError {
  return {
    column: fromCode(columns, colNm, 'colNm'),
    code: fromCode(rowErrorCodes, errCd, 'errCd'),
    message: errMsg,
    suggestion: fixVal,
    repair: fromCode(repairs, fixTp, 'fixTp'),
  };
}

export function toRowUpdated(wire: WireRowChange | WireRowRemoval, mall: MemberMall) {
  const { upl, chgList } = wire;
  return {
    __typename: 'BulkOrderRowUpdated',
    row: 'rowNo' in wire ? toRow(wire, upl.upldNo, mall) : null,
    changedRows: chgList?.map((row) => toRow(row, upl.upldNo, mall)) ?? null,
    bulkOrder: toBulkOrder(upl, mall),
  } as const;
}

export function toRowsUpdated({ rowList, chgList, upl }: WireRowsChange, mall: MemberMall) {
  return {
    __typename: 'BulkOrderRowsUpdated',
    rows: rowList.map((row) => toRow(row, upl.upldNo, mall)),
    changedRows: chgList?.map((row) => toRow(row, upl.upldNo, mall)) ?? null,
    bulkOrder: toBulkOrder(upl, mall),
  } as const;
}

/** Of a confirmation, and of another attempt to pay for it. */
export function toConfirmed(
  { upl, pgReq }: Pick<WireUploadConfirmed, 'upl' | 'pgReq'>,
  mall: MemberMall,
  returnUrl: string | null,
  endpoint: string,
) {
  return {
    __typename: 'BulkOrderConfirmed',
    bulkOrder: toBulkOrder(upl, mall),
    paymentRequest: pgReq && toPaymentRequest(pgReq, returnUrl, endpoint),
  } as const;
}
