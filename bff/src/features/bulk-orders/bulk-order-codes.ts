import type {
  BulkOrderAction,
  BulkOrderCells,
  BulkOrderColumn,
  BulkOrderErrorCode,
  BulkOrderRepair,
  BulkOrderRowStatus,
  BulkOrderStatus,
} from '../../graphql/__generated__/schema-types.ts';

export const bulkOrderStatuses: Readonly<Record<string, BulkOrderStatus>> = {
  UP00101: 'CHECKING',
  UP00102: 'CHECKED',
  UP00103: 'PLACING',
  UP00104: 'DONE',
  UP00105: 'DELETED',
};

export const rowStatuses: Readonly<Record<string, BulkOrderRowStatus>> = {
  OPEN: 'OPEN',
  PLACED: 'PLACED',
  FAILED: 'FAILED',
  LEFT_OUT: 'LEFT_OUT',
  ENDED: 'ENDED',
};

export const bulkOrderActions: Readonly<Record<string, BulkOrderAction>> = {
  EDIT: 'EDIT',
  CONFIRM: 'CONFIRM',
  PAY: 'PAY',
  DELETE: 'DELETE',
};

/** What the contract allows in a state. */
export const actionsByStatus: Readonly<Partial<Record<BulkOrderStatus, readonly BulkOrderAction[]>>> = {
  CHECKING: ['DELETE'],
  CHECKED: ['EDIT', 'CONFIRM', 'DELETE'],
};

/** The way to pay that the contract names, and that needs nothing of the mall. A virtual account would need its list of banks. */
export const invoice = { payMthdCd: 'PM00107', payMthdNm: '월 정산', cardList: null, bankList: null };

export const rowErrorCodes: Readonly<Record<string, BulkOrderErrorCode>> = {
  REQUIRED: 'REQUIRED',
  FORMAT: 'FORMAT',
  LENGTH: 'LENGTH',
  RANGE: 'RANGE',
  NO_GOODS: 'UNKNOWN_PRODUCT',
  NO_OPTION: 'UNKNOWN_OPTION',
  NO_COLOR: 'UNKNOWN_COLOR',
  STOCK: 'OUT_OF_STOCK',
  DUPLICATE: 'DUPLICATE',
  FORMULA: 'FORMULA',
  CELL: 'NO_TEXT',
};

export const repairs: Readonly<Record<string, BulkOrderRepair>> = {
  LOST_ZERO: 'LOST_ZERO',
  COUNT: 'QUANTITY_WORD',
  MERGED: 'MERGED_CELL',
  QUOTE: 'STRAY_QUOTE',
  DATE: 'DATE',
  SIGN: 'LEADING_SIGN',
};

export const columns: Readonly<Record<string, BulkOrderColumn>> = {
  custOrdNo: 'CUSTOMER_ORDER_NUMBER',
  gdsGrpNo: 'PRODUCT_NUMBER',
  optNm: 'OPTION_NAME',
  colorNm: 'COLOR_NAME',
  qty: 'QUANTITY',
  rcvrNm: 'RECEIVER_NAME',
  rcvrTel: 'RECEIVER_PHONE',
  zipCd: 'POSTAL_CODE',
  roadAddr: 'ROAD_ADDRESS',
  dtlAddr: 'DETAIL_ADDRESS',
  dlvMsg: 'DELIVERY_MESSAGE',
  entrMthdCd: 'ENTRANCE_METHOD',
  entrCntn: 'ENTRANCE_DETAIL',
};

/** The mall's word for each cell. */
export const cellFields = {
  customerOrderNumber: 'custOrdNo',
  productNumber: 'gdsGrpNo',
  optionName: 'optNm',
  colorName: 'colorNm',
  quantity: 'qty',
  receiverName: 'rcvrNm',
  receiverPhone: 'rcvrTel',
  postalCode: 'zipCd',
  roadAddress: 'roadAddr',
  detailAddress: 'dtlAddr',
  deliveryMessage: 'dlvMsg',
  entranceMethod: 'entrMthdCd',
  entranceDetail: 'entrCntn',
} as const satisfies Record<Exclude<keyof BulkOrderCells, '__typename'>, string>;
