import type {
  BulkOrderCellsInput,
  BulkOrderRowsArgs,
  ConfirmBulkOrderInput,
  DeleteBulkOrderInput,
  MemberBulkOrdersArgs,
  UpdateBulkOrderRowInput,
  UpdateBulkOrderRowsInput,
} from '../../graphql/__generated__/schema-types.ts';
import { fromDay } from '../../rules/korean-time.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { paymentMethodCodes } from '../purchase/purchase-codes.ts';
import { cellFields } from './bulk-order-codes.ts';
import {
  rowChange,
  rowRemoval,
  rowsChange,
  uploadAlone,
  uploadConfirmed,
  uploadDeleted,
  uploadPage,
  uploadRows,
  uploadRowsFound,
  type WireUpload,
} from './bulk-order.wire.ts';

const one = {
  endpoint: 'GET uploads/orders/{upldNo}',
  method: 'GET',
  path: '/api/v1/mall/uploads/orders/{upldNo}',
  isShared: true,
} as const;

export function bulkOrderPageCall(
  { from, to }: Pick<MemberBulkOrdersArgs, 'from' | 'to'>,
  paging: PageQuery,
): MallCall<Read<typeof uploadPage>> {
  return {
    endpoint: 'GET uploads/orders',
    method: 'GET',
    path: '/api/v1/mall/uploads/orders',
    query: { fromDt: from && fromDay(from), toDt: to && fromDay(to), ...paging },
    fields: { ...pageFields, fromDt: 'from', toDt: 'to' },
    isShared: true,
    response: uploadPage,
  };
}

/** A bulk order without its rows, of which the mall sends one at least. */
export function bulkOrderCall(number: string): MallCall<WireUpload> {
  return { ...one, numbers: { upldNo: number }, query: { page: 1, size: 1 }, response: uploadAlone };
}

export function rowPageCall(
  number: string,
  { errorsOnly }: Pick<BulkOrderRowsArgs, 'errorsOnly'>,
  paging: PageQuery,
): MallCall<Read<typeof uploadRows>> {
  return {
    ...one,
    numbers: { upldNo: number },
    query: { errOnlyYn: errorsOnly === true ? 'Y' : 'N', ...paging },
    fields: pageFields,
    response: uploadRows,
  };
}

/** Rows whose receiver or own order number has a text. */
export function rowSearchCall(
  number: string,
  keyword: string,
  paging: PageQuery,
): MallCall<Read<typeof uploadRowsFound>> {
  return {
    endpoint: 'GET uploads/orders/{upldNo}/rows',
    method: 'GET',
    path: '/api/v1/mall/uploads/orders/{upldNo}/rows',
    isShared: true,
    numbers: { upldNo: number },
    query: { kwd: keyword, ...paging },
    fields: { ...pageFields, kwd: 'keyword' },
    response: uploadRowsFound,
  };
}

const cellNames = Object.fromEntries(Object.entries(cellFields).map(([name, wire]) => [wire, name]));

type RowPlace = Pick<UpdateBulkOrderRowInput, 'number' | 'rowNumber'>;

export function replaceRowCall({ number, rowNumber }: RowPlace, cells: BulkOrderCellsInput) {
  return privateCall({ ...rowPut({ number, rowNumber }, toWireCells(cells)), response: rowChange });
}

export function removeRowCall({ number, rowNumber }: RowPlace) {
  return privateCall({ ...rowPut({ number, rowNumber }, null), response: rowRemoval });
}

function rowPut({ number, rowNumber }: RowPlace, cells: object | null) {
  return {
    method: 'PUT',
    path: 'uploads/orders/{upldNo}/rows/{rowNo}',
    numbers: { upldNo: number, rowNo: String(rowNumber) },
    body: { cells },
    fields: { ...cellNames, cells: 'cells', upldNo: 'number', rowNo: 'rowNumber' },
  } as const;
}

export function updateRowsCall({ number, rows }: UpdateBulkOrderRowsInput) {
  return privateCall({
    method: 'PUT',
    path: 'uploads/orders/{upldNo}/rows',
    numbers: { upldNo: number },
    body: { rowList: rows.map(({ rowNumber, cells }) => ({ rowNo: rowNumber, cells: toWireCells(cells) })) },
    fields: { ...cellNames, cells: 'cells', upldNo: 'number', rowList: 'rows', rowNo: 'rowNumber' },
    response: rowsChange,
  });
}

function toWireCells(cells: BulkOrderCellsInput) {
  const names = Object.keys(cellFields) as (keyof typeof cellFields)[]; // the keys of a constant are its type's
  return Object.fromEntries(names.map((name) => [cellFields[name], cells[name] ?? '']));
}

export function deleteBulkOrderCall({ number }: DeleteBulkOrderInput) {
  return privateCall({
    method: 'DELETE',
    path: 'uploads/orders/{upldNo}',
    numbers: { upldNo: number },
    fields: { upldNo: 'number' },
    response: uploadDeleted,
  });
}

/** `returnUrl` is one of the shop's own. */
export function confirmBulkOrderCall(input: ConfirmBulkOrderInput, returnUrl: string | null) {
  const { refundAccount } = input;
  return privateCall({
    path: 'uploads/orders/{upldNo}/confirm',
    numbers: { upldNo: input.number },
    body: {
      okOnlyYn: input.isWithoutErrors ? 'Y' : 'N',
      totPrc: input.payTotal,
      agrmtId: input.agreementId ?? undefined,
      payMthdCd: paymentMethodCodes[input.method],
      rtnUrl: returnUrl,
      rfndAcct: refundAccount && {
        bankCd: refundAccount.bankCode,
        acctNo: refundAccount.accountNumber,
        acctNm: refundAccount.holder,
      },
    },
    fields: {
      upldNo: 'number',
      okOnlyYn: 'isWithoutErrors',
      totPrc: 'payTotal',
      agrmtId: 'agreementId',
      payMthdCd: 'method',
      rtnUrl: 'returnUrl',
      rfndAcct: 'refundAccount',
      bankCd: 'bankCode',
      acctNo: 'accountNumber',
      acctNm: 'holder',
    },
    idempotencyKey: input.idempotencyKey,
    response: uploadConfirmed,
  });
}
